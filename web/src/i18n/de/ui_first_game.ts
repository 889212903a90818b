import type { UiFirstGame } from "../en/ui_first_game";

export const uiFirstGame: UiFirstGame = {
  introduction: {
    title: "So geht es, in einer halben Minute",
    open: "Das Spiel in einer halben Minute",
    again: "Vorspann noch einmal zeigen",
    skip: "Überspringen",
    back: "Zurück",
    next: "Weiter",
    begin: "An den Tisch",
    close: "Schließen",
    pause: "Nicht mehr von selbst blättern",
    play: "Von selbst blättern",
    page: (page, pages) => `Seite ${page} von ${pages}`,
    pages: {
      goal: {
        title: "Dein eigenes Weingut",
        text: "Du hast ein kleines Weingut in der Toskana geerbt. Mach es berühmt: Wer zuerst 20 {vp|} Siegpunkte hat, macht dieses Jahr zum letzten (25 auf dem erweiterten Spielplan); dann gewinnt, wer die meisten Punkte hat.",
      },
      cycle: {
        title: "Von der Rebe ins Glas",
        text: "Pflanze Reben, ernte ihre Trauben, keltere daraus Wein und erfülle damit Bestellungen: So kommen die meisten {vp|} Punkte zusammen und dazu jedes Jahr Geld.",
      },
      year: {
        title: "Ein Jahr hat vier Jahreszeiten",
        text: "Im Frühling wählst du, wann du aufstehst. Im Sommer und im Winter arbeiten deine Leute, im Herbst kommt Besuch. Heim kommen sie erst, wenn das Jahr vorbei ist, und inzwischen wird der Wein besser.",
      },
      turn: {
        title: "Dein Zug: ein Arbeiter",
        text: "Schick einen Arbeiter an einen Ort und tu, was dort steht; dann sind die anderen dran. Plätze sind rar: Wer zuerst kommt, mahlt zuerst. Nur dein {grande|} Großer Arbeiter darf auch dorthin, wo alles besetzt ist.",
      },
    },
    chain: { plant: "Pflanzen", harvest: "Ernten", wine: "Keltern", order: "Bestellung erfüllen" },
    seasons: { spring: "Aufstehen", summer: "Arbeiten", fall: "Besuch", winter: "Arbeiten" },
  },
  notes: {
    label: "Erklärung",
    gotIt: "Verstanden",
    noMore: "Keine Erklärungen mehr",
    setting: "Neues erklären",
    settingText:
      "Alles einmal, wenn es zum ersten Mal vorkommt. Nach deiner ersten ganzen Partie nicht mehr.",
    all: {
      wake_up: {
        title: "Wann stehst du auf?",
        text: "Je früher deine Zeile, desto eher bist du dran, das ganze Jahr über. Je später sie ist, desto besser das Geschenk, das dort liegt.",
      },
      placing: {
        title: "Schick einen Arbeiter los",
        text: "Was grün umrandet ist, steht dir offen: Klick einen Ort an, um einen Arbeiter hinzuschicken, und sieh darunter, was es dir brächte. Arbeiter bleiben bis zum Jahresende weg, heb dir also ein paar für den Winter auf.",
      },
      bonus: {
        title: "Felder mit Bonus",
        text: "Manche Felder tragen ein Zeichen: Wer schnell genug dort steht, bekommt das zur Aktion dazu.",
      },
      grande: {
        title: "Dein Großer Arbeiter",
        text: "Hier sind alle Felder besetzt, aber dein {grande|} Großer Arbeiter darf trotzdem mitmachen. Spar ihn dir für das auf, was unbedingt sein muss.",
      },
      visitor: {
        title: "Besucher",
        text: "Ein Besucher tut einmal, was auf der Karte steht, und ist dann fort. Viele sind mehr wert als ein ganzer Zug. Zeig auf eine Karte, um sie groß zu lesen.",
      },
      fall: {
        title: "Der Herbst bringt Besuch",
        text: "{summer|} Sommerbesucher lassen sich nur im Sommer spielen, {winter|} Winterbesucher nur im Winter. Du wählst, von welchem Stapel du ziehst.",
      },
      planting: {
        title: "Wie viel ein Gebiet trägt",
        text: "Die Zahl eines Gebiets sagt, was die Qualitäten all seiner Reben zusammen höchstens ergeben dürfen. Manche Reben brauchen erst ein {trellis|} Spalier oder {irrigation|} Bewässerung.",
      },
      harvest: {
        title: "Die Ernte",
        text: "Ein Gebiet gibt höchstens eine rote und eine weiße Traube, jede in der Qualität, die seine Reben dieser Farbe zusammen haben. Die Reben bleiben und tragen im nächsten Jahr wieder.",
      },
      wines: {
        title: "Vier Sorten Wein",
        text: "Für {red|} Rotwein und {white|} Weißwein genügt eine Traube. {blush|} Roséwein braucht eine rote und eine weiße, deren Qualitäten sich addieren, {sparkling|} Schaumwein zwei rote und eine weiße.",
      },
      cellar: {
        title: "Dein Weinkeller",
        text: "Der kleine Keller fasst Weine bis Qualität 3. Für bessere und für Roséwein brauchst du den {medium_cellar|} mittleren, ab Qualität 7 und für Schaumwein den {large_cellar|} großen.",
      },
      order: {
        title: "Bestellungen",
        text: "Eine Bestellung nimmt jeden Wein in der gezeigten Qualität oder besser. Sie bringt {vp|} Siegpunkte sofort und Geld in jedem weiteren Jahr.",
      },
      residual: {
        title: "Geld, jedes Jahr",
        text: "Das ist dein Einkommen {residual|}: So viele Lira bekommst du an jedem Jahresende. Es steigt bis höchstens 5.",
      },
      ageing: {
        title: "Das Jahr ist vorbei",
        text: "Deine Arbeiter sind daheim, dein Einkommen ist gezahlt, und alle Trauben und Weine sind eine Qualität besser geworden, soweit dein Keller reicht.",
      },
      training: {
        title: "In Ausbildung",
        text: "Dein neuer Arbeiter kommt im nächsten Jahr und bleibt für immer. Wer früh ausbildet, hat viele Jahre etwas davon.",
      },
      building: {
        title: "Bauwerke",
        text: "Was du baust, bleibt und wirkt von selbst: Manches lässt dich bessere Reben pflanzen, manches bessere Weine lagern, manches bringt Lira, Karten oder {vp|} Punkte.",
      },
      hand_limit: {
        title: "Sieben Karten",
        text: "Am Jahresende darf niemand mehr als sieben Karten halten. Wirf ab, was du am spätesten brauchst.",
      },
      winter: {
        title: "Winter",
        text: "Jetzt ziehen die Arbeiter los, die daheim geblieben sind, zu den Orten des Winters. Wer keine mehr hat, muss auf das nächste Jahr warten.",
      },
      last_year: {
        title: "Das letzte Jahr",
        text: "Jemand hat das Ziel erreicht: Am Ende dieses Jahres gewinnt, wer die meisten {vp|} Punkte hat. Mach zu Punkten, was du kannst.",
      },
      undo: {
        title: "Doch lieber anders?",
        text: "Hier nimmst du zurück, was du gerade getan hast, solange dabei nichts Neues aufgedeckt wurde.",
      },
      chart: {
        title: "Die Zugtabelle",
        text: "Deine Zeile bestimmt, wann du dran bist, und sie ist dein Weg durchs Jahr: Immer wenn du in die nächste Jahreszeit weiterziehst, bekommst du, was deine Zeile dort zeigt.",
      },
      seasons: {
        title: "Vier Jahreszeiten Arbeit",
        text: "Hier werden Arbeiter in allen vier Jahreszeiten eingesetzt. Wer passt, zieht in die nächste und bekommt dort ein Geschenk; wer bleibt, hat mehr Orte zur Wahl.",
      },
      star: {
        title: "Sterne auf der Landkarte",
        text: "Ein Stern bringt sofort, was seine Region zeigt. Am Ende der Partie bekommt ihre {vp|} Punkte, wer dort die meisten Sterne hat; bei gleich vielen bekommt sie niemand.",
      },
      special: {
        title: "Spezialarbeiter",
        text: "Diese beiden kannst du in dieser Partie ausbilden, für {lira 1} mehr als einen gewöhnlichen Arbeiter. Jeder kann etwas Eigenes: Klick ihn an, um es zu lesen.",
      },
      structure_cards: {
        title: "Bauwerkskarten",
        text: "Errichte {structure|} Bauwerkskarten aus deiner Hand auf der Tableau-Erweiterung oder auf einem leeren Gebiet. Jede bringt {vp 1} und, solange sie liegt, was auf ihr steht.",
      },
      automa: {
        title: "Der Automa",
        text: "Er pflanzt nichts und verkauft nichts: Seine Karten sagen nur, welche Orte dir versperrt sind. Am Ende brauchst du mehr {vp|} Punkte, als sein Marker zeigt.",
      },
      tokens: {
        title: "Bonusmarken",
        text: "Mit jeder Zeile, die du wählst, bekommst du eine. Gib beim Einsetzen eines Arbeiters eine {token|} Bonusmarke aus, und du bekommst einen Bonus dieser Aktion, auch ohne auf seinem Feld zu stehen.",
      },
    },
  },
};
