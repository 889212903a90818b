import type { SummerVisitorId } from "../../wire/types";
import type { CardText } from "../card_text";

export const summerVisitors: Record<SummerVisitorId, CardText> = {
  agriculturist: {
    name: "Agronom",
    lead: "Pflanze {vine 1}. Stehen auf dem Gebiet dann mindestens 3 verschiedene Reben, erhalte {vp 2}.",
    note: "Reben sind verschieden, wenn ihre Namen es sind.",
  },
  architect: {
    name: "Architekt",
    options: [
      "Errichte 1 Bauwerk um {lira 3} billiger.",
      "Erhalte {vp 1} für jedes deiner Bauwerke mit aufgedruckten Kosten von {lira 4}.",
    ],
  },
  artisan: {
    name: "Künstlerin",
    options: ["Erhalte {lira 3}.", "Errichte 1 Bauwerk um {lira 1} billiger.", "Pflanze 1 oder {vine 2}."],
  },
  auctioneer: {
    name: "Auktionator",
    options: ["Wirf {card 2} ab und erhalte {lira 4}.", "Wirf {card 4} ab und erhalte {vp 3}."],
  },
  banker: {
    name: "Bankier",
    lead: "Erhalte {lira 5}. Jeder Mitspieler darf {vp 1} abgeben, um {lira 3} zu erhalten.",
    offer: "{vp 1} abgeben und {lira 3} erhalten?",
  },
  blacksmith: {
    name: "Schmied",
    lead: "Errichte 1 Bauwerk um {lira 2} billiger. Kostet es laut Aufdruck {lira 5} oder {lira 6}, erhalte {vp 1}.",
  },
  broker: {
    name: "Makler",
    options: ["Zahle {lira 9} und erhalte {vp 3}.", "Gib {vp 2} ab und erhalte {lira 6}."],
  },
  buyer: {
    name: "Einkäuferin",
    options: [
      "Zahle {lira 2} und lege {red_grape 1} oder {white_grape 1} der Qualität 1 in deine Weinpresse.",
      "Wirf {grape 1} ab und erhalte {lira 2} und {vp 1}.",
    ],
  },
  contractor: {
    name: "Baumeister",
    lead: "Wähle 2, in beliebiger Reihenfolge:",
    options: ["Erhalte {vp 1}.", "Errichte 1 Bauwerk zum vollen Preis.", "Pflanze {vine 1}."],
  },
  cultivator: {
    name: "Rebzüchterin",
    lead: "Pflanze {vine 1}. Das Höchstmaß des Gebiets darf dabei überschritten werden.",
    note: "Die nötigen Bauwerke müssen errichtet sein.",
  },
  entertainer: {
    name: "Unterhalter",
    options: ["Zahle {lira 4} und ziehe {winter 3}.", "Wirf {wine 1} und {visitor 3} ab und erhalte {vp 3}."],
  },
  grower: {
    name: "Weinbäuerin",
    lead: "Pflanze {vine 1}. Stehen dann mindestens 6 Reben auf deinen Gebieten, erhalte {vp 2}.",
  },
  handyman: {
    name: "Heimwerker",
    lead: "Alle Spieler dürfen 1 Bauwerk um {lira 2} billiger errichten. Erhalte {vp 1} für jeden Mitspieler, der es tut.",
  },
  homesteader: {
    name: "Siedler",
    options: ["Errichte 1 Bauwerk um {lira 3} billiger.", "Pflanze 1 oder {vine 2}."],
    after: "Du darfst {vp 1} abgeben, um beides zu tun.",
  },
  horticulturist: {
    name: "Gärtnerin",
    options: [
      "Pflanze {vine 1}, auch ohne die nötigen Bauwerke.",
      "Grabe {vine 2} aus, wirf dann {vine 2} ab und erhalte {vp 3}.",
    ],
    note: "Das Höchstmaß des Gebiets gilt weiterhin. Du darfst beliebige Rebenkarten deiner Hand abwerfen.",
  },
  importer: {
    name: "Importeur",
    lead: "Ziehe {winter 3}, es sei denn, deine Mitspieler geben dir stattdessen zusammen {visitor 3}.",
  },
  landscaper: {
    name: "Gartenbauer",
    options: [
      "Ziehe {vine 1}. Danach darfst du {vine 1} pflanzen.",
      "Vertausche {vine 2} zwischen 2 deiner Gebiete.",
    ],
    note: "Nach dem Tausch darf kein Gebiet über seinem Höchstmaß liegen.",
  },
  negotiator: {
    name: "Unterhändler",
    options: ["Wirf {grape 1} ab und erhalte {residual 1}.", "Wirf {wine 1} ab und erhalte {residual 2}."],
  },
  novice_guide: {
    name: "Angehender Reiseleiter",
    options: ["Erhalte {lira 3}.", "Keltere 1 oder {wine 2}."],
  },
  organizer: {
    name: "Organisatorin",
    lead: "Setze deinen {rooster} in eine leere Zeile und nimm ihren Bonus. Danach passt du in dieser Jahreszeit.",
    note: "Die Spielerreihenfolge ändert sich mit der nächsten Jahreszeit.",
  },
  overseer: {
    name: "Aufseher",
    lead: "Errichte 1 Bauwerk zum vollen Preis und pflanze {vine 1}, in beliebiger Reihenfolge. Hat die Rebe Qualität 4, erhalte {vp 1}.",
    parts: ["Errichte 1 Bauwerk zum vollen Preis.", "Pflanze {vine 1}."],
  },
  patron: {
    name: "Mäzen",
    options: ["Erhalte {lira 4}.", "Ziehe {order 1} und {winter 1}."],
  },
  peddler: {
    name: "Hausierer",
    lead: "Wirf {card 2} ab, dann ziehe {card 1} von jedem Stapel.",
  },
  planner: {
    name: "Planerin",
    lead: "Setze {worker 1} auf eine Aktion einer späteren Jahreszeit dieses Jahres. Führe sie aus, wenn diese beginnt.",
  },
  planter: {
    name: "Pflanzerin",
    options: [
      "Pflanze 1 oder {vine 2} und erhalte {lira 1}.",
      "Grabe {vine 1} aus, wirf dann {vine 1} ab und erhalte {vp 2}.",
    ],
    note: "Du darfst eine beliebige Rebenkarte deiner Hand abwerfen.",
  },
  producer: {
    name: "Produzent",
    lead: "Zahle {lira 2} und nimm 1 oder {worker 2} von anderen Aktionen zurück. Du darfst sie dieses Jahr erneut einsetzen.",
  },
  sharecropper: {
    name: "Pächter",
    options: [
      "Pflanze {vine 1}, auch ohne die nötigen Bauwerke.",
      "Grabe {vine 1} aus, wirf dann {vine 1} ab und erhalte {vp 2}.",
    ],
    note: "Das Höchstmaß des Gebiets gilt weiterhin. Du darfst eine beliebige Rebenkarte deiner Hand abwerfen.",
  },
  sponsor: {
    name: "Sponsor",
    options: ["Ziehe {vine 2}.", "Erhalte {lira 3}."],
    after: "Du darfst {vp 1} abgeben, um beides zu tun.",
  },
  stonemason: {
    name: "Steinmetz",
    lead: "Errichte 2 Bauwerke für insgesamt {lira 8}.",
  },
  surveyor: {
    name: "Landvermesser",
    options: [
      "Erhalte {lira 2} für jedes deiner leeren Gebiete.",
      "Erhalte {vp 1} für jedes deiner bepflanzten Gebiete.",
    ],
  },
  swindler: {
    name: "Schwindler",
    lead: "Jeder Mitspieler darf dir {lira 2} geben. Erhalte {vp 1} für jeden, der es nicht tut.",
    offer: "$owner {lira 2} geben?",
  },
  tour_guide: {
    name: "Reiseleiterin",
    options: ["Erhalte {lira 4}.", "Ernte 1 Gebiet."],
  },
  uncertified_architect: {
    name: "Architekt ohne Diplom",
    options: [
      "Gib {vp 1} ab und errichte kostenlos 1 Bauwerk mit aufgedruckten Kosten von {lira 2} oder {lira 3}.",
      "Gib {vp 2} ab und errichte kostenlos 1 beliebiges Bauwerk.",
    ],
  },
  uncertified_broker: {
    name: "Makler ohne Lizenz",
    options: ["Gib {vp 3} ab und erhalte {lira 9}.", "Zahle {lira 6} und erhalte {vp 2}."],
  },
  vendor: {
    name: "Verkäuferin",
    lead: "Ziehe {vine 1}, {order 1} und {winter 1}. Jeder Mitspieler darf {summer 1} ziehen.",
    offer: "{summer 1} ziehen?",
  },
  volunteer_crew: {
    name: "Freiwillige Helfer",
    lead: "Alle Spieler dürfen {vine 1} pflanzen. Erhalte {lira 2} für jeden Mitspieler, der es tut.",
  },
  wedding_party: {
    name: "Hochzeitsgäste",
    lead: "Wähle 1 bis 3 Mitspieler. Gib jedem von ihnen {lira 2} und erhalte für jeden {vp 1}.",
  },
  wine_critic: {
    name: "Weinkritiker",
    options: ["Ziehe {winter 2}.", "Wirf {wine 1} mit Qualität 7 oder höher ab und erhalte {vp 4}."],
  },
};
