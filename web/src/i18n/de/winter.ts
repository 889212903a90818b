import type { WinterVisitorId } from "../../wire/types";
import type { CardText } from "../card_text";

export const winterVisitors: Record<WinterVisitorId, CardText> = {
  assessor: {
    name: "Gutachter",
    options: [
      "Erhalte {lira 1} für jede {card} auf deiner Hand.",
      "Wirf deine ganze Hand ab (mindestens {card 1}) und erhalte {vp 2}.",
    ],
  },
  benefactor: {
    name: "Wohltäterin",
    options: ["Ziehe {vine 1} und {summer 1}.", "Wirf {visitor 2} ab und erhalte {vp 2}."],
  },
  bottler: {
    name: "Abfüller",
    lead: "Keltere 1 bis {wine 3}. Erhalte {vp 1} für jede Weinsorte darunter.",
  },
  caravan: {
    name: "Karawane",
    lead: "Decke von jedem Stapel die oberste {card} auf. Behalte {card 2} und wirf den Rest ab.",
  },
  craftsman: {
    name: "Handwerker",
    lead: "Wähle 2, in beliebiger Reihenfolge:",
    options: ["Ziehe {order 1}.", "Baue deinen Weinkeller zum vollen Preis aus.", "Erhalte {vp 1}."],
  },
  crush_expert: {
    name: "Kelterexpertin",
    options: ["Erhalte {lira 3} und ziehe {order 1}.", "Keltere 1 bis {wine 3}."],
  },
  crusher: {
    name: "Kelterer",
    options: [
      "Erhalte {lira 3} und ziehe {summer 1}.",
      "Ziehe {order 1}. Danach darfst du 1 oder {wine 2} keltern.",
    ],
  },
  designer: {
    name: "Gestalterin",
    lead: "Errichte 1 Bauwerk zum vollen Preis. Hast du dann mindestens 6 Bauwerke, erhalte {vp 2}.",
  },
  exporter: {
    name: "Exporteur",
    options: ["Keltere 1 oder {wine 2}.", "Erfülle {order 1}.", "Wirf {grape 1} ab und erhalte {vp 2}."],
  },
  governess: {
    name: "Gouvernante",
    options: [
      "Zahle {lira 3} und bilde {worker 1} aus, sofort einsetzbar.",
      "Wirf {wine 1} ab und erhalte {vp 2}.",
    ],
  },
  governor: {
    name: "Gouverneur",
    lead: "Wähle 1 bis 3 Mitspieler. Jeder von ihnen muss dir {summer 1} geben. Erhalte {vp 1} für jeden von ihnen, der keine hat.",
  },
  guest_speaker: {
    name: "Gastredner",
    lead: "Alle Spieler dürfen {lira 1} zahlen und {worker 1} ausbilden. Erhalte {vp 1} für jeden Mitspieler, der es tut.",
  },
  harvest_expert: {
    name: "Ernteexpertin",
    lead: "Ernte 1 Gebiet. Danach wähle 1:",
    options: ["Ziehe {vine 1}.", "Zahle {lira 1} und errichte das Gespann."],
  },
  harvester: {
    name: "Erntehelfer",
    lead: "Ernte 1 oder 2 Gebiete. Danach wähle 1:",
    options: ["Erhalte {lira 2}.", "Erhalte {vp 1}."],
  },
  innkeeper: {
    name: "Wirt",
    lead: "Nimm von 2 verschiedenen Ablagestapeln jeweils die oberste {card} auf die Hand.",
  },
  jack_of_all_trades: {
    name: "Tausendsassa",
    lead: "Wähle 2, in beliebiger Reihenfolge:",
    options: ["Ernte 1 Gebiet.", "Keltere 1 oder {wine 2}.", "Erfülle {order 1}."],
  },
  judge: {
    name: "Richter",
    options: ["Ziehe {summer 2}.", "Wirf {wine 1} mit Qualität 4 oder höher ab und erhalte {vp 3}."],
  },
  laborer: {
    name: "Tagelöhner",
    options: ["Ernte 1 oder 2 Gebiete.", "Keltere 1 bis {wine 3}."],
    after: "Du darfst {vp 1} abgeben, um beides zu tun.",
  },
  manager: {
    name: "Verwalter",
    lead: "Führe eine beliebige Aktion einer früheren Jahreszeit dieses Jahres aus, ohne einen Arbeiter einzusetzen und ohne ihren Bonus.",
    note: "Ob die Aktionsfelder besetzt sind, spielt keine Rolle.",
  },
  marketer: {
    name: "Vermarkter",
    options: ["Ziehe {summer 2} und erhalte {lira 1}.", "Erfülle {order 1} und erhalte zusätzlich {vp 1}."],
  },
  master_vintner: {
    name: "Winzermeister",
    options: [
      "Baue deinen Weinkeller um {lira 2} billiger aus.",
      "Lasse {wine 1} einmal reifen und erfülle {order 1}, in beliebiger Reihenfolge.",
    ],
    parts: ["Lasse {wine 1} einmal reifen.", "Erfülle {order 1}."],
  },
  mentor: {
    name: "Mentor",
    lead: "Alle Spieler dürfen 1 oder {wine 2} keltern. Ziehe {vine 1} oder {summer 1} für jeden Mitspieler, der es tut.",
  },
  merchant: {
    name: "Händler",
    options: [
      "Zahle {lira 3} und lege {red_grape 1} und {white_grape 1} der Qualität 1 in deine Weinpresse.",
      "Erfülle {order 1} und erhalte zusätzlich {vp 1}.",
    ],
  },
  motivator: {
    name: "Motivatorin",
    lead: "Alle Spieler dürfen ihren Großen Arbeiter zurücknehmen. Erhalte {vp 1} für jeden Mitspieler, der es tut.",
    note: "Mitspieler, die in dieser Jahreszeit schon gepasst haben, sind ausgenommen.",
  },
  noble: {
    name: "Adliger",
    options: ["Zahle {lira 1} und erhalte {residual 1}.", "Gib {residual 2} ab und erhalte {vp 2}."],
  },
  oenologist: {
    name: "Önologin",
    options: [
      "Lasse alle Weine in deinem Weinkeller zweimal reifen.",
      "Zahle {lira 3} und baue deinen Weinkeller aus.",
    ],
  },
  politician: {
    name: "Staatsmann",
    lead: "Hast du weniger als {vp 0}, erhalte {lira 6}. Sonst ziehe {vine 1}, {summer 1} und {order 1}.",
  },
  professor: {
    name: "Dozent",
    options: ["Zahle {lira 2} und bilde {worker 1} aus.", "Hast du mindestens {worker 6}, erhalte {vp 2}."],
  },
  promoter: {
    name: "Förderer",
    options: ["Wirf {grape 1} ab.", "Wirf {wine 1} ab."],
    after: "Erhalte {vp 1} und {residual 1}.",
  },
  queen: {
    name: "Königin",
    lead: "Der Spieler rechts von dir muss 1 wählen:",
    options: [
      "Gib {vp 1} ab.",
      "Gib {card 2} an den Besitzer der Königin.",
      "Gib {lira 3} an den Besitzer der Königin.",
    ],
  },
  reaper: {
    name: "Schnitter",
    lead: "Ernte 1 bis 3 Gebiete. Erntest du 3, erhalte {vp 2}.",
  },
  scholar: {
    name: "Gelehrter",
    options: ["Ziehe {order 2}.", "Zahle {lira 3} und bilde {worker 1} aus."],
    after: "Du darfst {vp 1} abgeben, um beides zu tun.",
  },
  supervisor: {
    name: "Vorarbeiter",
    lead: "Keltere 1 oder {wine 2}. Erhalte {vp 1} für jeden {sparkling} darunter.",
  },
  taster: {
    name: "Verkoster",
    lead: "Wirf {wine 1} ab und erhalte {lira 4}. Hat kein anderer Wein irgendeines Spielers die gleiche oder eine höhere Qualität, erhalte {vp 2}.",
  },
  teacher: {
    name: "Lehrerin",
    options: ["Keltere 1 oder {wine 2}.", "Zahle {lira 2} und bilde {worker 1} aus."],
  },
  uncertified_oenologist: {
    name: "Önologe ohne Diplom",
    options: [
      "Lasse alle Weine in deinem Weinkeller zweimal reifen.",
      "Gib {vp 1} ab und baue deinen Weinkeller kostenlos aus.",
    ],
  },
  uncertified_teacher: {
    name: "Lehrer ohne Diplom",
    options: [
      "Gib {vp 1} ab und bilde kostenlos {worker 1} aus.",
      "Erhalte {vp 1} für jeden Mitspieler, der mindestens {worker 6} hat.",
    ],
  },
  zymologist: {
    name: "Zymologin",
    lead: "Keltere 1 oder {wine 2} mit Qualität 4 oder höher, auch ohne die nötigen Weinkeller.",
  },
};
