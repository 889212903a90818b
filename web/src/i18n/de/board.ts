import type { CardTexts } from "../card_text";
import { chartSigns, regionsNamed } from "../signs";

export const structures: CardTexts["structures"] = {
  trellis: { name: "Spalier", text: "Du darfst Reben pflanzen, die ein Spalier brauchen." },
  irrigation: { name: "Bewässerung", text: "Du darfst Reben pflanzen, die Bewässerung brauchen." },
  yoke: {
    name: "Gespann",
    text: "Dein eigenes Aktionsfeld, einmal im Jahr: Grabe {vine 1} aus oder ernte 1 Gebiet.",
  },
  windmill: { name: "Windmühle", text: "Erhalte {vp 1}, wenn du {vine 1} pflanzt, einmal im Jahr." },
  cottage: { name: "Cottage", text: "Ziehe jeden Herbst noch {visitor 1}, Sommer oder Winter." },
  tasting_room: {
    name: "Probierstube",
    text: "Erhalte {vp 1}, wenn du eine Führung gibst und mindestens {wine 1} im Weinkeller hast, einmal im Jahr.",
  },
  medium_cellar: {
    name: "Mittlerer Weinkeller",
    text: "Platz für Weine der Qualität 4 bis 6. Du darfst {blush} keltern.",
  },
  large_cellar: {
    name: "Großer Weinkeller",
    text: "Platz für Weine der Qualität 7 bis 9. Du darfst {sparkling} keltern. Braucht den mittleren Weinkeller.",
  },
};

export const actions: CardTexts["actions"] = {
  draw_vine: { name: "Rebe ziehen", text: "Ziehe {vine 1}." },
  give_tour: { name: "Führung geben", text: "Erhalte {lira 2}." },
  build_structure: { name: "Bauwerk errichten", text: "Errichte 1 Bauwerk zum vollen Preis." },
  play_summer_visitor: { name: "Sommerbesucher spielen", text: "Spiele {summer 1}." },
  plant_vine: { name: "Rebe pflanzen", text: "Pflanze {vine 1}." },
  sell_grapes_or_field: {
    name: "Trauben oder Gebiet handeln",
    text: "Verkaufe mindestens {grape 1}, oder verkaufe 1 Gebiet oder kaufe eines zurück.",
    options: ["Verkaufe mindestens {grape 1}.", "Verkaufe 1 leeres Gebiet.", "Kaufe 1 Gebiet zurück."],
  },
  draw_order: { name: "Weinbestellung ziehen", text: "Ziehe {order 1}." },
  harvest_field: { name: "Gebiet ernten", text: "Ernte 1 Gebiet." },
  train_worker: {
    name: "Arbeiter ausbilden",
    text: "Zahle {lira 4} und bilde {worker 1} für das nächste Jahr aus.",
  },
  play_winter_visitor: { name: "Winterbesucher spielen", text: "Spiele {winter 1}." },
  make_wine: { name: "Wein keltern", text: "Keltere 1 oder {wine 2}." },
  fill_order: { name: "Weinbestellung erfüllen", text: "Erfülle {order 1}." },
  influence: {
    name: "Stern setzen oder versetzen",
    text: "Setze {star 1} in eine Region und erhalte, was sie gibt. Sind alle sechs gesetzt, versetze einen.",
  },
  trade: {
    name: "Tauschen",
    text: "Gib {lira 3}, {vp 1}, {card 2} oder {grape 1} und nimm eins davon.",
    choices: [
      ["Gib {lira 3}.", "Gib {vp 1}.", "Gib {card 2} von deiner Hand.", "Gib {grape 1}."],
      [
        "Nimm {lira 3}.",
        "Nimm {vp 1}.",
        "Nimm {card 2} von beliebigen Stapeln.",
        "Nimm {grape 1} der Qualität 1.",
      ],
    ],
  },
  buy_sell_field: {
    name: "Gebiet handeln",
    text: "Verkaufe 1 leeres Gebiet oder kaufe 1 Gebiet zurück.",
    options: ["Verkaufe 1 leeres Gebiet.", "Kaufe 1 Gebiet zurück."],
  },
  build_or_tour: {
    name: "Bauen oder führen",
    text: "Errichte 1 Bauwerk zum vollen Preis oder gib eine Führung für {lira 2}.",
    options: ["Errichte 1 Bauwerk zum vollen Preis.", "Gib eine Führung für {lira 2}."],
  },
  sell_wine: {
    name: "Wein verkaufen",
    text: "Verkaufe {wine 1}: {red} oder {white} für {vp 1}, {blush} für {vp 2}, {sparkling} für {vp 4}.",
  },
};

export const actionsInShort: CardTexts["actionsInShort"] = {
  draw_vine: "Rebe ziehen",
  give_tour: "Führung",
  build_structure: "Bauen",
  influence: "Stern",
  play_summer_visitor: "Besucher",
  plant_vine: "Pflanzen",
  trade: "Tauschen",
  buy_sell_field: "Gebiet",
  draw_order: "Bestellung",
  harvest_field: "Ernten",
  make_wine: "Keltern",
  build_or_tour: "Bau/Führung",
  train_worker: "Ausbilden",
  play_winter_visitor: "Besucher",
  fill_order: "Erfüllen",
  sell_wine: "Verkaufen",
};

export const actionsOn: CardTexts["actionsOn"] = {
  long_harvest: { harvest_field: "Ernte 1 bis 3 Gebiete." },
};

export const actionsWith: CardTexts["actionsWith"] = {
  structures: {
    build_structure: "Errichte 1 Bauwerk oder {structure 1} von deiner Hand, zum vollen Preis.",
    build_or_tour:
      "Errichte 1 Bauwerk oder {structure 1} zum vollen Preis oder gib eine Führung für {lira 2}.",
  },
  workers: {
    train_worker:
      "Zahle {lira 4} und bilde {worker 1} für das nächste Jahr aus, einen Spezialarbeiter für {lira 1} mehr.",
  },
};

export const places: CardTexts["places"] = {
  cart: {
    name: "Karren",
    text: "Erhalte {lira 1}. Hier dürfen beliebig viele Arbeiter stehen.",
    options: ["Erhalte {lira 1}.", "Ziehe {structure 1}."],
  },
  yoke: {
    name: "Gespann",
    text: "Grabe {vine 1} aus oder ernte 1 Gebiet, einmal im Jahr.",
    options: ["Grabe {vine 1} aus.", "Ernte 1 Gebiet."],
  },
  destroy: {
    name: "Abreißen",
    text: "Wirf eine deiner errichteten Bauwerkskarten ab, einmal im Jahr. Ihr Platz wird frei; den {vp} behältst du.",
  },
};

export const placesOn: CardTexts["placesOn"] = {
  extended_with_structures: {
    cart: "Erhalte {lira 1} oder ziehe {structure 1}. Hier dürfen beliebig viele Arbeiter stehen.",
  },
};

export const chartBonuses: CardTexts["chartBonuses"] = {
  ...chartSigns,
  age_grapes: "alle Trauben reifen lassen",
  any_card: "{card 1} beliebiger Art",
  wake_first: "im nächsten Jahr zuerst aufstehen",
};

export const regions = regionsNamed({
  pisa: "Pisa",
  firenze: "Florenz",
  livorno: "Livorno",
  siena: "Siena",
  arezzo: "Arezzo",
  grosseto: "Grosseto",
  lucca: "Lucca",
});

export const parentPhrases: CardTexts["parentPhrases"] = {
  start: "Du beginnst mit:",
  choose: "Wähle 1:",
  structure: (name) => `${name}, bereits errichtet`,
  moreLira: (amount) => `weitere {lira ${amount}}`,
};
