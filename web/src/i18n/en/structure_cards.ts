import type { CardTexts } from "../card_text";

const star = "Place or move {star 1}.";

export const structureCards: CardTexts["structureCards"] = {
  cask: {
    name: "Cask",
    text: "Age {wine 1} by two steps.",
    gain: "Draw {order 1}.",
    offer: "Draw {order 1}?",
    note: "If only one step is possible, one is enough.",
  },
  aqueduct: {
    name: "Aqueduct",
    text: "The vines you plant need neither trellis nor irrigation.",
    note: "The limit of each field stays as it is.",
  },
  wine_cave: {
    name: "Wine Cave",
    text: "Age 1 or {wine 2} by one step each.",
    gain: "Draw {order 1}.",
    offer: "Draw {order 1}?",
  },
  trading_post: {
    name: "Trading Post",
    text: "Trade one thing for another, as with the trade action.",
    gain: star,
  },
  shop: { name: "Shop", text: "Fill {order 1}.", gain: star },
  wine_press: { name: "Wine Press", text: "Make 1 or {wine 2}.", gain: star },
  school: {
    name: "School",
    text: "Train {worker 1} for nothing, available at once.",
    gain: "Gain {lira 1}.",
    note: "A special worker still costs {lira 1}, to be paid before you gain anything.",
  },
  wine_bar: { name: "Wine Bar", text: "Discard {wine 1}.", gain: "Gain {vp 2}." },
  patio: { name: "Patio", text: "Gain {lira 2} for each {blush} or {sparkling} you make." },
  ristorante: {
    name: "Ristorante",
    text: "Discard {wine 1} and {grape 1}.",
    gain: "Gain {lira 3} and {vp 3}.",
  },
  guest_house: {
    name: "Guest House",
    text: "Discard {visitor 2}.",
    gain: "Gain {vp 2}.",
    note: "Summer and winter may be mixed.",
  },
  cafe: { name: "Cafe", text: "Discard {grape 1}.", gain: "Gain {lira 3} and {vp 1}." },
  distiller: {
    name: "Distiller",
    text: "At the end of each year all your grapes age once more.",
  },
  mercado: {
    name: "Mercado",
    text: "You may fill {order 1} the moment you draw it.",
    offer: "Fill the order you have just drawn?",
    note: "Not an order that you are given or take from a discard pile.",
  },
  studio: { name: "Studio", text: "Gain {vp 1} for each structure you build from now on." },
  barn: {
    name: "Barn",
    text: "When your summer ends, you may discard {card 2} to gain {vp 1}.",
    offer: "Discard {card 2} to gain {vp 1}?",
  },
  academy: {
    name: "Academy",
    text: "An opponent who trains {worker 1} pays you {lira 1} on top of the price.",
    note: "Whoever cannot pay that cannot train.",
  },
  gazebo: {
    name: "Gazebo",
    text: "With each tour you give, you may place or move {star 1}.",
  },
  workshop: { name: "Workshop", text: "Structures cost you {lira 1} less from now on." },
  veranda: { name: "Veranda", text: "Each order you fill brings another {vp 1}." },
  wine_parlor: { name: "Wine Parlor", text: "Each order you fill brings another {lira 2}." },
  label_factory: {
    name: "Label Factory",
    text: "Pay {lira 3} and fill {order 1}.",
    gain: "Gain {vp 2}.",
    note: "The order brings its own reward as well.",
  },
  harvest_machine: {
    name: "Harvest Machine",
    text: "Whenever you harvest a field, you may harvest all your fields instead.",
  },
  fermentation_tank: {
    name: "Fermentation Tank",
    text: "After each harvest you may make {wine 1}.",
    note: "Once for each harvest, however many fields it takes in.",
  },
  charmat: {
    name: "Charmat",
    text: "You may make {sparkling 1} from {red_grape 1} and {white_grape 1}.",
    note: "Together they need quality 7, and the wine needs the large cellar.",
  },
  inn: {
    name: "Inn",
    text: "Gain {lira 1} for each visitor you play.",
    note: "It comes before the visitor acts, so it may help to pay.",
  },
  tap_room: {
    name: "Tap Room",
    text: "After each visitor you play, you may discard {wine 1} to gain {vp 2}.",
    offer: "Discard {wine 1} to gain {vp 2}?",
  },
  tavern: {
    name: "Tavern",
    text: "After each visitor you play, you may discard {grape 2} to gain {vp 3}.",
    offer: "Discard {grape 2} to gain {vp 3}?",
  },
  banquet_hall: {
    name: "Banquet Hall",
    text: "When you move {star 1}, you also get what its new region gives.",
  },
  penthouse: {
    name: "Penthouse",
    text: "Gain {vp 1} for each wine of quality 7 or more that you make.",
    note: "The quality that it has in your cellar counts.",
  },
  fountain: { name: "Fountain", text: "Gain {lira 1} for each tour that an opponent gives." },
  mixer: {
    name: "Mixer",
    text: "Make {blush 1}, {sparkling 1}, or one of each.",
    gain: "Gain {vp 1}.",
  },
  storehouse: {
    name: "Storehouse",
    text: "At the end of each year all your wines age once more.",
  },
  statue: {
    name: "Statue",
    text: "At the end of each year gain {vp 1}.",
    note: "This point never makes a year the last one.",
  },
  dock: { name: "Dock", text: "At the end of each year draw {order 1}." },
  silo: { name: "Silo", text: "At the end of each year draw {vine 1}." },
};
