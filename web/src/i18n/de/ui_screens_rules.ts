import type { UiScreens } from "../en/ui_screens";
import { tuscanyRules } from "./ui_screens_rules_tuscany";

export const rules: UiScreens["rules"] = {
  title: "Regeln in Kürze",
  intro:
    "Was man wissen muss, um sich an den Tisch zu setzen. Der Tisch selbst sagt, was erlaubt ist und warum etwas nicht geht.",
  tutorial: "Lieber spielend lernen?",
  sections: [
    {
      title: "Worum es geht",
      lines: [
        "Alle haben ein kleines Weingut geerbt. Pflanze Reben, ernte Trauben, keltere daraus Wein und erfülle Bestellungen.",
        "Bestellungen und viele Besucher bringen {vp|Siegpunkte}. Wer 20 erreicht, macht dieses Jahr zum letzten; danach gewinnt, wer die meisten {vp|Siegpunkte} hat.",
        "Bei Gleichstand entscheiden die meisten {lira}, dann die Qualität aller Weine zusammen, dann die aller Trauben.",
      ],
    },
    {
      title: "Das Jahr",
      lines: [
        "Frühling: Der Reihe nach wählen alle eine Zeile der Reihenfolge-Leiste. Frühe Zeilen handeln zuerst, späte bringen ein besseres Geschenk.",
        "Sommer: Setzt in dieser Reihenfolge abwechselnd je einen Arbeiter auf Sommeraktionen oder passt.",
        "Herbst: Alle ziehen einen Besucher, {summer|Sommer} oder {winter|Winter}. Wer ein Cottage hat, zieht zwei.",
        "Winter: Setzt die übrigen Arbeiter auf Winteraktionen. Nach Hause kommen sie erst am Jahresende.",
        "Jahresende: Trauben und Weine reifen um eine Qualität, die Arbeiter kehren heim, das Einkommen {residual|} wird gezahlt, und wer mehr als sieben Karten hat, wirft bis auf sieben ab.",
      ],
    },
    {
      title: "Arbeiter",
      lines: [
        "Auf jedem Aktionsfeld ist Platz für einen {worker}. Zu zweit ist ein Feld jeder Aktion offen, zu dritt oder viert zwei, mit mehr Spielern alle drei.",
        "Ab drei Spielern tragen manche Felder einen Bonus, der zur Aktion dazukommt.",
        "Der {grande|Große Arbeiter} darf eine Aktion auch dann ausführen, wenn alle ihre Felder besetzt sind.",
        "Auf dem Karren ist immer Platz: {lira 1}.",
        "Einen Arbeiter auszubilden kostet {lira 4}; er kommt im nächsten Jahr.",
      ],
    },
    {
      title: "Reben und Gebiete",
      lines: [
        "Du hast drei Gebiete. Die Qualitäten aller Reben eines Gebiets dürfen zusammen höchstens 5, 6 oder 7 ergeben, rot und weiß zusammengezählt.",
        "Manche Reben brauchen ein {trellis|} Spalier, {irrigation|} Bewässerung oder beides, bevor du sie pflanzen darfst. Pflanzen kostet nichts.",
        "Ein leeres Gebiet kann verkauft und zum selben Preis zurückgekauft werden.",
      ],
    },
    {
      title: "Ernte und Wein",
      lines: [
        "Ein Gebiet zu ernten gibt eine rote und eine weiße Traube, in der Qualität, die seine roten und weißen Reben zusammen haben. Die Reben bleiben; jedes Gebiet einmal im Jahr.",
        "Eine Traube kommt in die Weinpresse, in die Mulde ihrer Qualität. Ist die besetzt, rückt sie in die nächste freie darunter.",
        "{red|} Rotwein und {white|} Weißwein werden aus je einer Traube gekeltert, {blush|} Roséwein aus einer roten und einer weißen, {sparkling|} Schaumwein aus zwei roten und einer weißen.",
        "Roséwein hat mindestens Qualität 4 und braucht den {medium_cellar|} mittleren Weinkeller, Schaumwein mindestens Qualität 7 und den {large_cellar|} großen.",
        "Der kleine Keller fasst Weine bis Qualität 3, der mittlere bis 6, der große bis 9.",
      ],
    },
    {
      title: "Bestellungen",
      lines: [
        "Eine Bestellung nennt Weine und die Qualität, die jeder mindestens haben muss. Ein besserer geht auch, ein schlechterer nicht.",
        "Sie bringt sofort {vp|Siegpunkte} und erhöht das Einkommen {residual|}: Lira, die jedes Jahr kommen.",
      ],
    },
    {
      title: "Besucher",
      lines: [
        "Sommerbesucher {summer|} spielt man im Sommer, Winterbesucher {winter|} im Winter. Jeder kann etwas Eigenes.",
        "Einen Besucher darf nur spielen, wer tun kann, was er sagt.",
      ],
    },
    {
      title: "Bauwerke",
      lines: ["Jedes wird einmal errichtet. Windmühle, Probierstube und Gespann wirken einmal im Jahr."],
    },
    {
      title: "Allein gegen den Automa",
      lines: [
        "Der Automa ist ein Kartenstapel. Zu Beginn von Sommer und Winter deckt er eine Karte auf und setzt je einen Arbeiter auf die Aktionen, die sie für diese Jahreszeit nennt. Seine Arbeiter versperren nur; dein {grande} darf trotzdem dorthin.",
        "Benutzt werden nur die Felder für zwei Spieler. Vier Besucher, die von anderen Spielern leben, bleiben in der Schachtel.",
        "Anfangs liegt auf jeder Zeile der Reihenfolge-Leiste eine Marke. Nur Zeilen, die ihre noch haben, dürfen gewählt werden; du behältst sie als Bonusmarke {token|}.",
        "Einmal im Zug, wenn du einen Arbeiter auf eine Aktion setzt, die auf irgendeinem ihrer Felder einen Bonus trägt, darfst du eine {token} ausgeben und bekommst auch diesen Bonus, vor oder nach der Aktion.",
        "Die Partie endet nach dem letzten Jahr, nicht bei einer Punktzahl. Mit mehr {vp|Siegpunkten} als der Automa gewinnst du; bei gleich vielen ist es ein Unentschieden.",
        "In der aggressiven Variante steigt sein Marker jedes Jahr, und wer am Jahresende nicht vor ihm liegt, hat sofort verloren, auch bei Gleichstand.",
        "In der Kampagne werden acht Herausforderungen der Reihe nach gespielt, jede mit einer eigenen Regel. Was nicht gewonnen wird, wird wiederholt, mit einer {token} für jeden Fehlschlag in Folge. Die Wertung ist die Zahl der Partien.",
      ],
    },
    ...tuscanyRules,
  ],
};
