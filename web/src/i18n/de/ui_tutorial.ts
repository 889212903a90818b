import type { UiTutorial } from "../en/ui_tutorial";

export const uiTutorial: UiTutorial = {
  title: "Spielend lernen",
  guide: "Begleiter",
  opponent: "Bruna",
  goals: { planted: "Pflanzen", harvested: "Ernten", wine: "Keltern", order: "Bestellung" },
  goalDone: (goal) => `${goal}: geschafft`,
  hide: "Begleiter ausblenden",
  show: "Begleiter zeigen",
  leave: "Einführung beenden",
  loading: "Der Tisch wird gedeckt …",
  astray: "Du bist einen anderen Weg gegangen. Auch gut, von hier geht es weiter.",
  takeBack: "Zurücknehmen",
  again: "Von vorn",
  againTitle: "Von vorn beginnen?",
  againText:
    "Die Einführung beginnt wieder bei der ersten Frage. Was du hier gespielt hast, wird aufgegeben.",
  tooSoon:
    "In kurzer Zeit wurden zu viele Tische eröffnet. Warte ein paar Sekunden und versuche es dann noch einmal.",
  next: "Weiter",
  playOn: (opponent) => `Gegen ${opponent} weiterspielen`,
  newGame: "Eine neue leichte Partie",
  hints: {
    goal: {
      title: "Worum es geht",
      text: "Mach dein Weingut berühmt. Hier steigen die {vp|} Siegpunkte aller: Wer 20 erreicht, macht dieses Jahr zum letzten; dann gewinnt, wer am meisten hat. Die meisten Punkte bringt Wein, der bestellt war.",
    },
    zoom: {
      title: "Deine erste Bestellung",
      text: "Diese Karte hast du auf der Hand: einen Rotwein und einen Weißwein der Qualität 2. Zeig auf eine Karte oder halte sie gedrückt, und du siehst sie groß. Pflanze eine Rebe mit beiden Farben, dann kannst du sie in zwei Jahren erfüllen.",
    },
    undo: {
      title: "Doch lieber anders?",
      text: "Nichts ist verloren: Dieser Pfeil nimmt zurück, was du getan hast, solange nichts Neues aufgedeckt wurde. Probier ruhig etwas aus.",
    },
    papa: {
      title: "Dein Erbe",
      text: "Dein Papa hinterlässt dir ein Spalier oder etwas mehr Lira. Nimm das {trellis|} Spalier: Dein Pinot braucht eins.",
    },
    row: {
      title: "Frühling: aufstehen",
      text: "Wer früh aufsteht, ist das ganze Jahr zuerst dran. Wer ausschläft, findet in seiner Zeile ein Geschenk. Nimm Zeile 1, damit dir niemand zuvorkommt.",
    },
    row_again: {
      title: "Ein neues Jahr",
      text: "Deine Weine sind gereift und eine Qualität besser. Deine Bestellung verlangt Rotwein und Weißwein der Qualität 2: Diesen Winter kannst du sie erfüllen. Wähle eine Zeile, ganz wie du magst.",
    },
    plant: {
      title: "Sommer: pflanzen",
      text: "Setze einen {worker|} Arbeiter auf „Rebe pflanzen“. Zu zweit hat jede Aktion nur ein offenes Feld: Wer zuerst kommt, pflanzt zuerst. Heb dir den {grande|} Großen Arbeiter für den Winter auf.",
    },
    plant_vine: {
      title: "Welche Rebe, und wohin?",
      text: "Wähle den Pinot: Er trägt eine rote und eine weiße Traube, beide von Qualität 1. Die Zahl eines Gebiets sagt, was die Qualitäten seiner Reben zusammen höchstens ergeben dürfen. Auf welches Gebiet du sie setzt, ist gleich.",
    },
    no_plant: {
      title: "Das Feld ist besetzt",
      text: "Dein {grande|} Großer Arbeiter kann trotzdem pflanzen: Er darf zu einer Aktion, deren Felder alle besetzt sind. Oder tu etwas anderes und pflanze nächstes Jahr.",
    },
    tour: {
      title: "Sommer: Geld verdienen",
      text: "Gib eine Führung für {lira 2}: Bauwerke und neue Arbeiter kosten Geld. Heb einen Arbeiter für den Winter auf.",
    },
    save_workers: {
      title: "Hände für den Winter",
      text: "Arbeiter kommen erst heim, wenn das Jahr vorbei ist. Was du im Winter vorhast, braucht sie. Passe also jetzt.",
    },
    summer_free: {
      title: "Wie du magst",
      text: "Einen Arbeiter hast du übrig. Sieh dich um: Bei jedem Ort steht, was er bringt. Oder passe.",
    },
    fall: {
      title: "Herbst: ein Gast kommt",
      text: "Alle ziehen einen Besucher. {summer|} Sommerbesucher spielt man im Sommer, {winter|} Winterbesucher im Winter. Nimm, was dir lieber ist.",
    },
    harvest: {
      title: "Winter: ernten",
      text: "Setze einen Arbeiter auf „Gebiet ernten“. Die Reben bleiben stehen und tragen jedes Jahr wieder.",
    },
    harvest_field: {
      title: "Welches Gebiet?",
      text: "Das Gebiet gibt eine rote und eine weiße Traube. Ihre Qualität ist die Summe seiner roten und die Summe seiner weißen Reben.",
    },
    make_wine: {
      title: "Winter: keltern",
      text: "Die Trauben liegen in deiner Weinpresse. Setze einen Arbeiter auf „Wein keltern“. Das Feld ist besetzt? Dein {grande|} Großer Arbeiter darf trotzdem hin.",
    },
    choose_wine: {
      title: "Von der Traube zur Flasche",
      text: "Aus einer Traube der Qualität 1 wird ein Wein der Qualität 1. Eine Aktion reicht für zwei Weine: Keltere einen roten und einen weißen.",
    },
    age: {
      title: "Geduld",
      text: "Deine Bestellung verlangt einen Rotwein und einen Weißwein von je Qualität 2. Am Jahresende reifen alle Trauben und Weine um eine Qualität; im nächsten Winter sind sie gut genug. Passe vorerst.",
    },
    winter_free: {
      title: "Wie du magst",
      text: "Für den Wein gibt es dieses Jahr nichts mehr zu tun. Nutze deine Arbeiter, wie du willst, oder passe.",
    },
    fill: {
      title: "Winter: Bestellung erfüllen",
      text: "Deine Weine sind gut genug. Setze einen Arbeiter auf „Weinbestellung erfüllen“.",
    },
    choose_order: {
      title: "Welche Bestellung?",
      text: "Eine Bestellung zeigt die Weine, die sie nimmt, mit der Qualität, die mindestens nötig ist, und was du bekommst: {vp|} Siegpunkte sofort und {residual|} Lira jedes Jahr.",
    },
    use_wine: {
      title: "Welcher Wein?",
      text: "Wähle den Wein, den du hergibst. Ein besserer als verlangt geht auch.",
    },
    other: {
      title: "Eine Frage",
      text: "Die Bühne unter dem Spielplan sagt, was gefragt ist und wohin jede Antwort führt. Was sie anbietet, ist alles erlaubt.",
    },
    others: {
      title: "Die andere ist dran",
      text: "Deine Gegnerin arbeitet. Was sie tut, siehst du in der Mitte, und ihre Arbeiter auf dem Spielplan zeigen, wo sie war. „Vorspulen“ erspart dir das Warten.",
    },
    finished: {
      title: "Deine erste Bestellung!",
      text: "Das ist der ganze Kreislauf: pflanzen, ernten, keltern, Bestellungen erfüllen. Besucher und Bauwerke beschleunigen ihn. Spiel diese Partie zu Ende oder beginne eine neue: beides gegen jemanden, der es dir leicht macht, und Neues wird erklärt, wenn es vorkommt.",
    },
  },
};
