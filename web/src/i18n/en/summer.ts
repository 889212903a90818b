import type { SummerVisitorId } from "../../wire/types";
import type { CardText } from "../card_text";

export const summerVisitors: Record<SummerVisitorId, CardText> = {
  agriculturist: {
    name: "Agriculturist",
    lead: "Plant {vine 1}. If that field then has 3 or more different vines, gain {vp 2}.",
    note: "Vines are different if their names are.",
  },
  architect: {
    name: "Architect",
    options: [
      "Build 1 structure for {lira 3} less.",
      "Gain {vp 1} for each structure you have built with a printed cost of {lira 4}.",
    ],
  },
  artisan: {
    name: "Artisan",
    options: ["Gain {lira 3}.", "Build 1 structure for {lira 1} less.", "Plant 1 or {vine 2}."],
  },
  auctioneer: {
    name: "Auctioneer",
    options: ["Discard {card 2} to gain {lira 4}.", "Discard {card 4} to gain {vp 3}."],
  },
  banker: {
    name: "Banker",
    lead: "Gain {lira 5}. Each opponent may lose {vp 1} to gain {lira 3}.",
    offer: "Lose {vp 1} to gain {lira 3}?",
  },
  blacksmith: {
    name: "Blacksmith",
    lead: "Build 1 structure for {lira 2} less. If its printed cost is {lira 5} or {lira 6}, gain {vp 1}.",
  },
  broker: {
    name: "Broker",
    options: ["Pay {lira 9} to gain {vp 3}.", "Lose {vp 2} to gain {lira 6}."],
  },
  buyer: {
    name: "Buyer",
    options: [
      "Pay {lira 2} to place {red_grape 1} or {white_grape 1} of quality 1 on your crush pad.",
      "Discard {grape 1} to gain {lira 2} and {vp 1}.",
    ],
  },
  contractor: {
    name: "Contractor",
    lead: "Choose 2, in any order:",
    options: ["Gain {vp 1}.", "Build 1 structure at full price.", "Plant {vine 1}."],
  },
  cultivator: {
    name: "Cultivator",
    lead: "Plant {vine 1}. It may exceed the field's maximum.",
    note: "The structures it needs must be built.",
  },
  entertainer: {
    name: "Entertainer",
    options: ["Pay {lira 4} to draw {winter 3}.", "Discard {wine 1} and {visitor 3} to gain {vp 3}."],
  },
  grower: {
    name: "Grower",
    lead: "Plant {vine 1}. If you then have 6 or more vines on your fields, gain {vp 2}.",
  },
  handyman: {
    name: "Handyman",
    lead: "All players may build 1 structure for {lira 2} less. Gain {vp 1} for each opponent who does.",
  },
  homesteader: {
    name: "Homesteader",
    options: ["Build 1 structure for {lira 3} less.", "Plant 1 or {vine 2}."],
    after: "You may lose {vp 1} to do both.",
  },
  horticulturist: {
    name: "Horticulturist",
    options: [
      "Plant {vine 1}, even without the structures it needs.",
      "Uproot {vine 2}, then discard {vine 2} to gain {vp 3}.",
    ],
    note: "The field's maximum still applies. You may discard any vine cards in your hand.",
  },
  importer: {
    name: "Importer",
    lead: "Draw {winter 3}, unless your opponents together give you {visitor 3} instead.",
  },
  landscaper: {
    name: "Landscaper",
    options: ["Draw {vine 1}. Then you may plant {vine 1}.", "Swap {vine 2} between 2 of your fields."],
    note: "A swap must respect the maximum of both fields.",
  },
  negotiator: {
    name: "Negotiator",
    options: ["Discard {grape 1} to gain {residual 1}.", "Discard {wine 1} to gain {residual 2}."],
  },
  novice_guide: {
    name: "Novice Guide",
    options: ["Gain {lira 3}.", "Make 1 or {wine 2}."],
  },
  organizer: {
    name: "Organizer",
    lead: "Move your {rooster} to an empty row of the wake-up chart and take its bonus. Then you pass this season.",
    note: "The turn order changes with the next season.",
  },
  overseer: {
    name: "Overseer",
    lead: "Build 1 structure at full price and plant {vine 1}, in either order. If the vine's quality is 4, gain {vp 1}.",
    parts: ["Build 1 structure at full price.", "Plant {vine 1}."],
  },
  patron: {
    name: "Patron",
    options: ["Gain {lira 4}.", "Draw {order 1} and {winter 1}."],
  },
  peddler: {
    name: "Peddler",
    lead: "Discard {card 2}, then draw {card 1} from each deck.",
  },
  planner: {
    name: "Planner",
    lead: "Place {worker 1} on an action of a later season of this year. You take that action when the season begins.",
  },
  planter: {
    name: "Planter",
    options: [
      "Plant 1 or {vine 2} and gain {lira 1}.",
      "Uproot {vine 1}, then discard {vine 1} to gain {vp 2}.",
    ],
    note: "You may discard any vine card in your hand.",
  },
  producer: {
    name: "Producer",
    lead: "Pay {lira 2} to take back 1 or {worker 2} from other actions. You may place them again this year.",
  },
  sharecropper: {
    name: "Sharecropper",
    options: [
      "Plant {vine 1}, even without the structures it needs.",
      "Uproot {vine 1}, then discard {vine 1} to gain {vp 2}.",
    ],
    note: "The field's maximum still applies. You may discard any vine card in your hand.",
  },
  sponsor: {
    name: "Sponsor",
    options: ["Draw {vine 2}.", "Gain {lira 3}."],
    after: "You may lose {vp 1} to do both.",
  },
  stonemason: {
    name: "Stonemason",
    lead: "Build 2 structures for {lira 8} in total.",
  },
  surveyor: {
    name: "Surveyor",
    options: ["Gain {lira 2} for each empty field you own.", "Gain {vp 1} for each planted field you own."],
  },
  swindler: {
    name: "Swindler",
    lead: "Each opponent may give you {lira 2}. Gain {vp 1} for each opponent who does not.",
    offer: "Give {lira 2} to $owner?",
  },
  tour_guide: {
    name: "Tour Guide",
    options: ["Gain {lira 4}.", "Harvest 1 field."],
  },
  uncertified_architect: {
    name: "Uncertified Architect",
    options: [
      "Lose {vp 1} to build 1 structure with a printed cost of {lira 2} or {lira 3} for free.",
      "Lose {vp 2} to build any 1 structure for free.",
    ],
  },
  uncertified_broker: {
    name: "Uncertified Broker",
    options: ["Lose {vp 3} to gain {lira 9}.", "Pay {lira 6} to gain {vp 2}."],
  },
  vendor: {
    name: "Vendor",
    lead: "Draw {vine 1}, {order 1} and {winter 1}. Each opponent may draw {summer 1}.",
    offer: "Draw {summer 1}?",
  },
  volunteer_crew: {
    name: "Volunteer Crew",
    lead: "All players may plant {vine 1}. Gain {lira 2} for each opponent who does.",
  },
  wedding_party: {
    name: "Wedding Party",
    lead: "Choose 1 to 3 opponents. Give each of them {lira 2} and gain {vp 1} for each.",
  },
  wine_critic: {
    name: "Wine Critic",
    options: ["Draw {winter 2}.", "Discard {wine 1} of quality 7 or more to gain {vp 4}."],
  },
};
