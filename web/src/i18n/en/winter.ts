import type { WinterVisitorId } from "../../wire/types";
import type { CardText } from "../card_text";

export const winterVisitors: Record<WinterVisitorId, CardText> = {
  assessor: {
    name: "Assessor",
    options: [
      "Gain {lira 1} for each {card} in your hand.",
      "Discard your whole hand (at least {card 1}) to gain {vp 2}.",
    ],
  },
  benefactor: {
    name: "Benefactor",
    options: ["Draw {vine 1} and {summer 1}.", "Discard {visitor 2} to gain {vp 2}."],
  },
  bottler: {
    name: "Bottler",
    lead: "Make 1 to {wine 3}. Gain {vp 1} for each different type among them.",
  },
  caravan: {
    name: "Caravan",
    lead: "Reveal the top {card} of each deck. Keep {card 2} and discard the rest.",
  },
  craftsman: {
    name: "Craftsman",
    lead: "Choose 2, in any order:",
    options: ["Draw {order 1}.", "Upgrade your cellar at full price.", "Gain {vp 1}."],
  },
  crush_expert: {
    name: "Crush Expert",
    options: ["Gain {lira 3} and draw {order 1}.", "Make 1 to {wine 3}."],
  },
  crusher: {
    name: "Crusher",
    options: ["Gain {lira 3} and draw {summer 1}.", "Draw {order 1}. Then you may make 1 or {wine 2}."],
  },
  designer: {
    name: "Designer",
    lead: "Build 1 structure at full price. If you then have 6 or more structures, gain {vp 2}.",
  },
  exporter: {
    name: "Exporter",
    options: ["Make 1 or {wine 2}.", "Fill {order 1}.", "Discard {grape 1} to gain {vp 2}."],
  },
  governess: {
    name: "Governess",
    options: ["Pay {lira 3} to train {worker 1}, available at once.", "Discard {wine 1} to gain {vp 2}."],
  },
  governor: {
    name: "Governor",
    lead: "Choose 1 to 3 opponents. Each of them must give you {summer 1}. Gain {vp 1} for each of them who has none.",
  },
  guest_speaker: {
    name: "Guest Speaker",
    lead: "All players may pay {lira 1} to train {worker 1}. Gain {vp 1} for each opponent who does.",
  },
  harvest_expert: {
    name: "Harvest Expert",
    lead: "Harvest 1 field. Then choose 1:",
    options: ["Draw {vine 1}.", "Pay {lira 1} to build the yoke."],
  },
  harvester: {
    name: "Harvester",
    lead: "Harvest 1 or 2 fields. Then choose 1:",
    options: ["Gain {lira 2}.", "Gain {vp 1}."],
  },
  innkeeper: {
    name: "Innkeeper",
    lead: "Take the top {card} from each of 2 different discard piles into your hand.",
  },
  jack_of_all_trades: {
    name: "Jack-of-all-trades",
    lead: "Choose 2, in any order:",
    options: ["Harvest 1 field.", "Make 1 or {wine 2}.", "Fill {order 1}."],
  },
  judge: {
    name: "Judge",
    options: ["Draw {summer 2}.", "Discard {wine 1} of quality 4 or more to gain {vp 3}."],
  },
  laborer: {
    name: "Laborer",
    options: ["Harvest 1 or 2 fields.", "Make 1 to {wine 3}."],
    after: "You may lose {vp 1} to do both.",
  },
  manager: {
    name: "Manager",
    lead: "Take any action of an earlier season of this year, without placing a worker and without its bonus.",
    note: "It does not matter whether the action's spaces are taken.",
  },
  marketer: {
    name: "Marketer",
    options: ["Draw {summer 2} and gain {lira 1}.", "Fill {order 1} and gain an extra {vp 1}."],
  },
  master_vintner: {
    name: "Master Vintner",
    options: [
      "Upgrade your cellar for {lira 2} less.",
      "Age {wine 1} once and fill {order 1}, in either order.",
    ],
    parts: ["Age {wine 1} once.", "Fill {order 1}."],
  },
  mentor: {
    name: "Mentor",
    lead: "All players may make 1 or {wine 2}. For each opponent who does, draw {vine 1} or {summer 1}.",
  },
  merchant: {
    name: "Merchant",
    options: [
      "Pay {lira 3} to place {red_grape 1} and {white_grape 1} of quality 1 on your crush pad.",
      "Fill {order 1} and gain an extra {vp 1}.",
    ],
  },
  motivator: {
    name: "Motivator",
    lead: "All players may take back their grande worker. Gain {vp 1} for each opponent who does.",
    note: "Opponents who have passed this season are left out.",
  },
  noble: {
    name: "Noble",
    options: ["Pay {lira 1} to gain {residual 1}.", "Lose {residual 2} to gain {vp 2}."],
  },
  oenologist: {
    name: "Oenologist",
    options: ["Age all wines in your cellar twice.", "Pay {lira 3} to upgrade your cellar."],
  },
  politician: {
    name: "Politician",
    lead: "If you have fewer than {vp 0}, gain {lira 6}. Otherwise draw {vine 1}, {summer 1} and {order 1}.",
  },
  professor: {
    name: "Professor",
    options: ["Pay {lira 2} to train {worker 1}.", "If you have at least {worker 6}, gain {vp 2}."],
  },
  promoter: {
    name: "Promoter",
    options: ["Discard {grape 1}.", "Discard {wine 1}."],
    after: "Gain {vp 1} and {residual 1}.",
  },
  queen: {
    name: "Queen",
    lead: "The player to your right must choose 1:",
    options: [
      "Lose {vp 1}.",
      "Give {card 2} to whoever played the Queen.",
      "Give {lira 3} to whoever played the Queen.",
    ],
  },
  reaper: {
    name: "Reaper",
    lead: "Harvest 1 to 3 fields. If you harvest 3, gain {vp 2}.",
  },
  scholar: {
    name: "Scholar",
    options: ["Draw {order 2}.", "Pay {lira 3} to train {worker 1}."],
    after: "You may lose {vp 1} to do both.",
  },
  supervisor: {
    name: "Supervisor",
    lead: "Make 1 or {wine 2}. Gain {vp 1} for each {sparkling} among them.",
  },
  taster: {
    name: "Taster",
    lead: "Discard {wine 1} to gain {lira 4}. If no other wine of any player has the same or a higher quality, gain {vp 2}.",
  },
  teacher: {
    name: "Teacher",
    options: ["Make 1 or {wine 2}.", "Pay {lira 2} to train {worker 1}."],
  },
  uncertified_oenologist: {
    name: "Uncertified Oenologist",
    options: ["Age all wines in your cellar twice.", "Lose {vp 1} to upgrade your cellar for free."],
  },
  uncertified_teacher: {
    name: "Uncertified Teacher",
    options: [
      "Lose {vp 1} to train {worker 1} for free.",
      "Gain {vp 1} for each opponent who has at least {worker 6}.",
    ],
  },
  zymologist: {
    name: "Zymologist",
    lead: "Make 1 or {wine 2} of quality 4 or more, even without the cellars they need.",
  },
};
