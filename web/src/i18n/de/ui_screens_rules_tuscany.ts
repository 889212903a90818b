import type { UiScreens } from "../en/ui_screens";

export const tuscanyRules: UiScreens["rules"]["sections"] = [
  {
    title: "Tuscany: der erweiterte Spielplan",
    lines: [
      "Arbeiter werden in allen vier Jahreszeiten eingesetzt, auf je vier Aktionen. Auch linke Aktionsfelder tragen Boni, es gibt sie also auch zu zweit.",
      "Vor dem ersten Jahr wählen alle eine Zeile der Zugtabelle, aber nicht Zeile 1; das bringt noch nichts ein.",
      "Wer passt, zieht den Hahn in die nächste Jahreszeit weiter, bekommt sofort, was die Tabelle dort zeigt, und wartet auf die anderen. Die Reihenfolge ist die der Zeilen.",
      "Im Herbst bringen nur die Zugtabelle und das Cottage Besucher.",
      "Wer im Winter passt, beendet damit sein Jahr: Arbeiter nach Hause, Trauben und Weine um eine Qualität reifer, bis auf sieben Karten abwerfen, Einkommen {residual|} erhalten, eine Zeile für das nächste Jahr wählen. Wer zuerst geht, wählt zuerst; die geräumten Felder sind frei für alle, die noch arbeiten.",
      "Wer im Winter in Zeile 7 steht, muss im nächsten Jahr Zeile 1 nehmen. Sonst darf es niemand.",
      "Tauschen: Gib {lira 3}, {vp 1}, {card 2} oder 1 beliebige {grape} für {lira 3}, {vp 1}, {card 2} von beliebigen Stapeln oder {grape 1} der Qualität 1. Gleiches für Gleiches ist erlaubt.",
      "Ein verkaufter Wein bringt {vp 1} für {red} oder {white}, {vp 2} für {blush} und {vp 4} für {sparkling}, gleich welcher Qualität.",
      "Wer beim Verlassen des Winters mindestens {vp 25} hat, macht dieses Jahr zum letzten.",
    ],
  },
  {
    title: "Tuscany: die Einflusskarte",
    lines: [
      "Alle haben sechs {star|Sterne}. In eine Region gesetzt, bringt ein Stern sofort, was dort zu sehen ist. In einer Region dürfen beliebig viele liegen.",
      "Sind alle sechs gesetzt, wird stattdessen ein Stern in eine andere Region versetzt. Das bringt nichts ein.",
      "Am Ende der Partie erhält in jeder Region, wer dort die meisten Sterne hat, deren {vp|Siegpunkte}. Bei gleich vielen erhält sie niemand.",
      "Variante, gut zu zweit: Die Regionen werden nicht gewertet.",
    ],
  },
  {
    title: "Tuscany: Spezialarbeiter",
    lines: [
      "Zwei der elf Arten werden für die Partie gezogen. Immer wenn du einen Arbeiter ausbildest, darfst du für {lira 1} mehr einen davon nehmen, selbst wenn die Ausbildung umsonst ist.",
      "Von jeder Art darfst du einen besitzen; mehr als sechs Arbeiter insgesamt hat niemand.",
      "Die Fähigkeit zu nutzen steht dir frei. Davon abgesehen ist ein Spezialarbeiter wie jeder andere, aber kein normaler, wo eine Karte danach fragt.",
      "Was beim Einsetzen geschieht, kommt zuerst: der Zoll eines Soldaten, dann Verdrängen, Zurücknehmen oder Nehmen einer Karte, dann die Aktion mit ihrem Bonus.",
      "Zu zweit bleibt der Gastwirt in der Schachtel.",
    ],
  },
  {
    title: "Tuscany: Bauwerkskarten",
    lines: [
      "{structure|Bauwerkskarten} sind Handkarten und zählen zu den sieben. Wann immer du ein Bauwerk errichten darfst, darfst du auch eine von ihnen errichten, zum aufgedruckten Preis.",
      "Sie kommt auf einen der zwei Bauplätze deiner Tableau-Erweiterung oder auf ein eigenes leeres Gebiet, das dann weder bepflanzt noch verkauft werden kann. Jede bringt sofort {vp 1}.",
      "Aktionsbauwerk: ein eigenes Aktionsfeld für einen Arbeiter im Jahr, zu jeder Jahreszeit. Tu zuerst, was es verlangt, dann nimm, was es gibt.",
      "Verstärkungsbauwerk: wirkt, solange die Karte liegt. Einkommensbauwerk: gibt etwas, wenn du {residual|dein Einkommen} bekommst.",
      "Einmal im Jahr reißt ein Arbeiter auf dem eigenen Feld der Tableau-Erweiterung eine von ihnen ab. Den {vp} behältst du.",
      "Mit dem erweiterten Spielplan werden sie im Lauf der Partie gezogen. Ohne ihn nehmen alle zu Beginn vier: eine behalten, den Rest nach rechts weitergeben, bis jeder vier hat.",
    ],
  },
  {
    title: "Tuscany: allein gegen den Automa",
    lines: [
      "Auf dem erweiterten Spielplan deckt der Automa in jeder Jahreszeit eine Karte auf, und alle ihre Balken gelten. Sind seine sechs Arbeiter verbraucht, setzt er keinen mehr. Sein Marker steht bei {vp 25|Siegpunkten}.",
      "Seine Sterne liegen von Anfang an auf der Landkarte, einer in jeder Region im Wert von {vp 1}, zwei in jeder im Wert von {vp 2|Siegpunkten}. Sie werden nie versetzt, und am Ende wird die Landkarte für euch beide gewertet.",
      "Eine {token} bringt einen Bonus, der auf der Aktion steht, aber nicht den des Felds, auf dem dein Arbeiter steht.",
      "Zeile 1 kann nur nach Zeile 7 genommen werden, also muss Zeile 7 spätestens im vorletzten Jahr kommen.",
      "Die Stufen schwer und sehr schwer sind anders: mindestens ein Arbeiter in jeder Jahreszeit, und bei sehr schwer steht der Marker bei {vp 30|Siegpunkten}. Die aggressive Variante braucht alle drei Module.",
      "Koch, Gastwirt, Kaufmann und Soldat bleiben in der Schachtel, ebenso Akademie und Brunnen.",
    ],
  },
];
