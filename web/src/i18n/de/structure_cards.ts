import type { CardTexts } from "../card_text";

const star = "Setze oder versetze {star 1}.";

export const structureCards: CardTexts["structureCards"] = {
  cask: {
    name: "Fass",
    text: "Lass {wine 1} um zwei Stufen reifen.",
    gain: "Ziehe {order 1}.",
    offer: "{order 1} ziehen?",
    note: "Ist nur eine Stufe möglich, genügt die eine.",
  },
  aqueduct: {
    name: "Aquädukt",
    text: "Die Reben, die du pflanzt, brauchen weder Spalier noch Bewässerung.",
    note: "Das Höchstmaß jedes Gebiets bleibt, wie es ist.",
  },
  wine_cave: {
    name: "Felsenkeller",
    text: "Lass 1 oder {wine 2} um je eine Stufe reifen.",
    gain: "Ziehe {order 1}.",
    offer: "{order 1} ziehen?",
  },
  trading_post: {
    name: "Handelsposten",
    text: "Tausche eine Sache gegen eine andere, wie bei der Aktion Tauschen.",
    gain: star,
  },
  shop: { name: "Laden", text: "Erfülle {order 1}.", gain: star },
  wine_press: { name: "Kelterhaus", text: "Keltere 1 oder {wine 2}.", gain: star },
  school: {
    name: "Schule",
    text: "Bilde {worker 1} umsonst aus, sofort einsetzbar.",
    gain: "Erhalte {lira 1}.",
    note: "Ein Spezialarbeiter kostet trotzdem {lira 1}; zahle, bevor du etwas erhältst.",
  },
  wine_bar: { name: "Weinbar", text: "Wirf {wine 1} ab.", gain: "Erhalte {vp 2}." },
  patio: { name: "Innenhof", text: "Erhalte {lira 2} für jeden {blush} oder {sparkling}, den du kelterst." },
  ristorante: {
    name: "Ristorante",
    text: "Wirf {wine 1} und {grape 1} ab.",
    gain: "Erhalte {lira 3} und {vp 3}.",
  },
  guest_house: {
    name: "Gästehaus",
    text: "Wirf {visitor 2} ab.",
    gain: "Erhalte {vp 2}.",
    note: "Sommer und Winter dürfen gemischt sein.",
  },
  cafe: { name: "Café", text: "Wirf {grape 1} ab.", gain: "Erhalte {lira 3} und {vp 1}." },
  distiller: {
    name: "Brennerei",
    text: "Am Ende jedes Jahres reifen alle deine Trauben noch einmal.",
  },
  mercado: {
    name: "Markthalle",
    text: "Du darfst {order 1} in dem Augenblick erfüllen, in dem du sie ziehst.",
    offer: "Die eben gezogene Bestellung erfüllen?",
    note: "Das gilt nicht für eine, die man dir gibt oder die du von einem Ablagestapel nimmst.",
  },
  studio: { name: "Atelier", text: "Erhalte {vp 1} für jedes Bauwerk, das du von nun an errichtest." },
  barn: {
    name: "Scheune",
    text: "Wenn dein Sommer endet, darfst du {card 2} abwerfen und {vp 1} erhalten.",
    offer: "{card 2} abwerfen und {vp 1} erhalten?",
  },
  academy: {
    name: "Akademie",
    text: "Wer außer dir {worker 1} ausbildet, zahlt dir zusätzlich zum Preis {lira 1}.",
    note: "Wer das nicht zahlen kann, kann nicht ausbilden.",
  },
  gazebo: {
    name: "Pavillon",
    text: "Bei jeder Führung, die du gibst, darfst du {star 1} setzen oder versetzen.",
  },
  workshop: { name: "Werkstatt", text: "Bauwerke kosten dich von nun an {lira 1} weniger." },
  veranda: { name: "Veranda", text: "Jede Bestellung, die du erfüllst, bringt noch {vp 1}." },
  wine_parlor: { name: "Weinsalon", text: "Jede Bestellung, die du erfüllst, bringt noch {lira 2}." },
  label_factory: {
    name: "Etikettenfabrik",
    text: "Zahle {lira 3} und erfülle {order 1}.",
    gain: "Erhalte {vp 2}.",
    note: "Die Bestellung bringt auch ihre eigene Belohnung.",
  },
  harvest_machine: {
    name: "Erntemaschine",
    text: "Immer wenn du ein Gebiet erntest, darfst du stattdessen alle deine Gebiete ernten.",
  },
  fermentation_tank: {
    name: "Gärtank",
    text: "Nach jeder Ernte darfst du {wine 1} keltern.",
    note: "Einmal für jede Ernte, so viele Gebiete sie auch umfasst.",
  },
  charmat: {
    name: "Charmat-Tank",
    text: "Du darfst {sparkling 1} aus {red_grape 1|roter Traube} und {white_grape 1|weißer Traube} keltern.",
    note: "Zusammen brauchen sie Qualität 7, und der Wein braucht den großen Weinkeller.",
  },
  inn: {
    name: "Herberge",
    text: "Erhalte {lira 1} für jeden Besucher, den du spielst.",
    note: "Du bekommst es, bevor der Besucher handelt, und kannst damit bezahlen.",
  },
  tap_room: {
    name: "Schankstube",
    text: "Nach jedem Besucher, den du spielst, darfst du {wine 1} abwerfen und {vp 2} erhalten.",
    offer: "{wine 1} abwerfen und {vp 2} erhalten?",
  },
  tavern: {
    name: "Taverne",
    text: "Nach jedem Besucher, den du spielst, darfst du {grape 2} abwerfen und {vp 3} erhalten.",
    offer: "{grape 2} abwerfen und {vp 3} erhalten?",
  },
  banquet_hall: {
    name: "Festsaal",
    text: "Wenn du {star 1} versetzt, bekommst du auch, was die neue Region gibt.",
  },
  penthouse: {
    name: "Penthouse",
    text: "Erhalte {vp 1} für jeden Wein ab Qualität 7, den du kelterst.",
    note: "Es zählt die Qualität, die er in deinem Weinkeller hat.",
  },
  fountain: { name: "Brunnen", text: "Erhalte {lira 1} für jede Führung, die jemand anders gibt." },
  mixer: {
    name: "Mischbottich",
    text: "Keltere {blush 1}, {sparkling 1} oder von beiden je einen.",
    gain: "Erhalte {vp 1}.",
  },
  storehouse: {
    name: "Lagerhaus",
    text: "Am Ende jedes Jahres reifen alle deine Weine noch einmal.",
  },
  statue: {
    name: "Statue",
    text: "Am Ende jedes Jahres erhältst du {vp 1}.",
    note: "Dieser Punkt macht nie ein Jahr zum letzten.",
  },
  dock: { name: "Anlegestelle", text: "Am Ende jedes Jahres ziehst du {order 1}." },
  silo: { name: "Silo", text: "Am Ende jedes Jahres ziehst du {vine 1}." },
};
