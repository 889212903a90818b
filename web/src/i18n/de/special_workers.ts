import type { CardTexts } from "../card_text";

export const workers: CardTexts["workers"] = {
  farmer: {
    name: "Landwirt",
    object: "den Landwirt",
    text: "Nimm bei einer Aktion des Spielplans einen beliebigen der dort aufgedruckten Boni, wo auch immer er steht.",
    note: "Auch Boni geschlossener Aktionsfelder zählen. Es bleibt bei einem Bonus.",
  },
  mafioso: {
    name: "Mafioso",
    object: "den Mafioso",
    text: "Auf einem Aktionsfeld ohne Bonus darfst du die Aktion zweimal ausführen.",
    offer: "Die Aktion noch einmal ausführen?",
    note: "Jedes Mal zum vollen Preis. Das Gespann zählt, ein Aktionsbauwerk nicht.",
  },
  merchant: {
    name: "Kaufmann",
    object: "den Kaufmann",
    text: "Auf dem Spielplan, wenn alle anderen in dieser Jahreszeit gepasst haben: Ziehe nach der Aktion {card 1} beliebiger Art.",
    note: "Es zählt der Augenblick, in dem er eingesetzt wird.",
  },
  chef: {
    name: "Koch",
    object: "den Koch",
    text: "Darf auf ein Aktionsfeld, auf dem ein fremder Arbeiter steht. Der geht nach Hause und darf wieder eingesetzt werden.",
    note: "Ein Koch weicht keinem Koch. Was der andere Arbeiter gebracht hat, bleibt.",
  },
  innkeeper: {
    name: "Gastwirt",
    object: "den Gastwirt",
    text: "Beim Einsetzen darfst du jemandem mit einem Arbeiter bei der Aktion {lira 1} zahlen und zufällig {visitor 1} von dessen Hand nehmen, aus der Jahreszeit, die du nennst.",
    note: "Die Karte darf mit ebendieser Aktion gespielt werden.",
  },
  professore: {
    name: "Professor",
    object: "den Professor",
    text: "Beim Einsetzen darfst du 1 normalen {worker} von einer Aktion dieser Jahreszeit zurücknehmen.",
    note: "Der Wanderarbeiter gilt als normal; wer auf dem Karren steht, bleibt dort.",
  },
  soldato: {
    name: "Soldat",
    object: "den Soldaten",
    text: "Solange er auf einem Aktionsfeld des Spielplans steht, zahlen dir die anderen {lira 1} für jeden Arbeiter, den sie bei dieser Aktion einsetzen. Dort dürfen sie dazukommen, auch wenn alles besetzt ist.",
    note: "Der Zoll kommt zuerst: Was die Aktion einbringt, kann ihn nicht bezahlen.",
  },
  politico: {
    name: "Politiker",
    object: "den Politiker",
    text: "Auf einem Bonusfeld darfst du nach Aktion und Bonus {lira 1} zahlen, um den Bonus noch einmal zu bekommen.",
    offer: "{lira 1} zahlen, um den Bonus noch einmal zu bekommen?",
  },
  oracle: {
    name: "Orakel",
    object: "das Orakel",
    text: "Einmal im Zug, wenn sein Einsatz dich ziehen lässt: Ziehe noch {card 1} dieser Art, dann wirf {card 1} der eben gezogenen ab.",
    offer: "Noch {card 1} ziehen und danach eine davon abwerfen?",
  },
  traveler: {
    name: "Reisender",
    object: "den Reisenden",
    text: "Darf auf ein freies Aktionsfeld einer früheren Jahreszeit dieses Jahres, sogar auf ein geschlossenes. Die Aktion folgt sofort.",
  },
  messenger: {
    name: "Bote",
    object: "den Boten",
    text: "Darf auf ein freies Aktionsfeld einer späteren Jahreszeit dieses Jahres. Seine Aktion ist dann dein erster Zug jener Jahreszeit.",
    note: "Ist die Aktion dann nicht möglich, verfällt sie, und der Zug ist vorbei.",
  },
};
