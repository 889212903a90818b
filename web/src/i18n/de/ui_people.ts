import type { UiPeople } from "../en/ui_people";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const belongings = (tables: number, campaigns: number) =>
  [
    ...(tables > 0 ? [plural(tables, "Tisch", "Tische")] : []),
    ...(campaigns > 0 ? [plural(campaigns, "Kampagne", "Kampagnen")] : []),
  ].join(" und ");

export const uiPeople: UiPeople = {
  title: "Wer am Tisch ist",
  here: "da",
  away: "abwesend",
  gone: "fort",
  free: "freier Platz",
  computer: "Computer",
  standIn: "ein Computer springt ein",
  you: "du",
  muted: "stumm",
  actions: {
    bot: "Einen Computer spielen lassen",
    openSeat: "Jemand anderen Platz nehmen lassen",
    mute: "Stumm schalten",
    unmute: "Wieder reden lassen",
    remove: "Entfernen",
    for: (action, name) => `${action}: ${name}`,
  },
  removing: {
    title: (name) => `${name} vom Tisch entfernen?`,
    text: "Die Person erfährt es und kann mit demselben Browser nicht zurückkommen. Ein Platz wird frei.",
  },
  waitsForGrace: (name) => `${name} kann gleich zurück sein; danach könnt ihr entscheiden.`,
  spectators: "Zuschauer",
  spectator: (number) => `Zuschauer ${number}`,
  freeSeat: {
    title: "Ein Platz ist frei",
    text: "Wer sich setzt, spielt von hier an weiter.",
    button: "Platz nehmen",
  },
  news: {
    away: (name) => `${name} ist abwesend.`,
    here: (name) => `${name} ist wieder da.`,
    gone: (name) => `${name} ist schon eine Weile fort.`,
    left: (name) => `Der Platz von ${name} ist frei.`,
    timeUp: (name) => `${name} hat keine Zeit mehr.`,
    decide: "Entscheiden",
  },
  notices: {
    sat: (name) => `${name} setzt sich.`,
    left: (name) => `${name} hat den Tisch verlassen.`,
    bot: (name, by) =>
      by === ""
        ? `Für ${name} spielt jetzt ein Computer.`
        : `${by} lässt für ${name} einen Computer spielen.`,
    time_up: (name) => `${name} hat keine Zeit mehr; jetzt spielt ein Computer.`,
    opened: (name, by) =>
      by === "" ? `Der Platz von ${name} ist frei.` : `${by} hat den Platz von ${name} freigegeben.`,
    back: (name) => `${name} ist zurück und spielt wieder.`,
    host: (name) => `${name} leitet jetzt den Tisch.`,
    muted: (name) => `${name} wurde stumm geschaltet.`,
    unmuted: (name) => `${name} darf wieder reden.`,
    removed: (name) => `${name} wurde vom Tisch entfernt.`,
    vote_asked: (name) => `${name} möchte einen Zug zurücknehmen.`,
    vote_granted: (name) => `Alle sind einverstanden: ${name} nimmt den Zug zurück.`,
    vote_refused: (name, by) => `${by} lehnt ab: Der Zug von ${name} bleibt.`,
    vote_withdrawn: (name) => `${name} möchte nichts mehr zurücknehmen.`,
    vote_ran_out: (name) => `Nicht alle haben rechtzeitig geantwortet: Der Zug von ${name} bleibt.`,
    vote_dropped: (name) => `Die Partie ging weiter: Der Zug von ${name} bleibt.`,
  },
  aSpectator: "ein Zuschauer",
  back: {
    played: (count) =>
      count === 0
        ? "Ein Computer ist für dich eingesprungen und hat noch nichts getan. Der Platz gehört wieder dir."
        : `Inzwischen hat ein Computer für dich gespielt, ${plural(count, "Antwort", "Antworten")}. Der Platz gehört wieder dir.`,
    opened: "Dein Platz war inzwischen frei. Er gehört wieder dir.",
    show: "Zeigen, was er tat",
    timeUp: "Deine Zeit war um. Für dich spielt jetzt ein Computer.",
    lost: (name) => `${name} hat jetzt deinen Platz. Du siehst zu.`,
    take: "Meinen Platz zurück",
  },
  vote: {
    asked: (name) => `${name} möchte einen Zug zurücknehmen.`,
    answer: "Antworten",
    later: "Später",
    withdraw: "Zurückziehen",
  },
  removedTitle: "Du bist nicht mehr an diesem Tisch",
  word: {
    title: "Ein privater Tisch",
    text: "Herein kommt nur, wer sein Wort kennt. Frag, wer dich eingeladen hat.",
    label: "Das Wort",
    wrong: "Das ist nicht das Wort dieses Tisches.",
    enter: "Hereinkommen",
  },
  clock: {
    title: "Uhr",
    text: "Wie lange sich jemand Zeit lassen darf. Sie läuft nur für den, der gefragt ist, und nie, während der Server ruht.",
    none: "Keine Uhr",
    kinds: { none: "Keine", move: "Je Zug", game: "Je Partie", days: "Fernspiel" },
    howLong: "Wie lange",
    seconds: (count) => plural(count, "Sekunde", "Sekunden"),
    minutes: (count) => plural(count, "Minute", "Minuten"),
    days: (count) => plural(count, "Tag", "Tage"),
    units: { day: "T", hour: "Std.", minute: "Min." },
    perMove: (time) => `${time} je Zug`,
    perGame: (time) => `${time} je Partie`,
    bot: "Ein Computer übernimmt sofort",
    botText: "Wenn die Zeit um ist. Sonst entscheiden die anderen.",
    factName: "Uhr",
    left: (time) => `noch ${time}`,
    up: "keine Zeit mehr",
  },
  privacy: {
    title: "Privater Tisch",
    text: "Herein kommt nur, wer das Wort kennt, zum Spielen oder Zuschauen. Sag es deinen Freunden selbst.",
    word: "Wort (leer: keines)",
    short: "Privat",
  },
  mine: {
    title: "Meine Tische",
    yourTurn: "Du bist dran",
    waitsFor: (name) => `${name} ist dran`,
    standIn: "Für dich spielt ein Computer",
  },
  notify: {
    text: "Soll der Browser dir sagen, wenn du dran bist?",
    yes: "Ja, bitte",
    no: "Nein",
  },
  me: {
    title: "Mein Code",
    open: "Meine Plätze auf einem anderen Gerät",
    text: "Dieser Link bist du: Wer ihn öffnet, hat alle Plätze, die du mit diesem Browser eingenommen hast. Bewahre ihn für den Tag auf, an dem der Browser vergisst, und öffne ihn auf deinen anderen Geräten.",
    secret: "Zeig ihn sonst niemandem.",
    link: "Dein Link",
    copy: "Kopieren",
    copied: "Kopiert.",
    picture: "Dein Link als Bild zum Scannen",
    take: "Bist du das?",
    takeText: (tables, campaigns) =>
      tables + campaigns === 0
        ? "Mit diesem Code hat auf diesem Server noch niemand einen Platz. Soll dieser Browser ihn von nun an benutzen?"
        : `Mit diesem Code ${tables + campaigns === 1 ? "kommt" : "kommen"} ${belongings(tables, campaigns)}. Soll dieser Browser ihn von nun an benutzen? Seine bisherigen Plätze behält er.`,
    takeButton: "Ja, das bin ich",
    not: "Nein",
    taken: "Dieser Browser hat jetzt deine Plätze.",
    wrong: "Der Code ist nicht vollständig. Wurde der Link abgeschnitten?",
    toTables: "Zu meinen Tischen",
    strays: (tables, campaigns) =>
      `Dieser Browser hat auch ${belongings(tables, campaigns)}, die dein Code noch nicht auf ein anderes Gerät bringt.`,
    takeAlong: "Mitnehmen",
    renew: "Einen neuen Code machen",
    renewText:
      "Deine Plätze und Kampagnen kommen zum neuen Code. Der alte gilt dann nirgends mehr, wo immer er liegt; deine anderen Geräte brauchen den neuen.",
    renewSure: "Ja, den alten beenden",
    renewed: "Das ist dein neuer Code. Der alte gilt nicht mehr.",
    renewedInPart: (count) =>
      `Das ist dein neuer Code. An ${plural(count, "Stelle", "Stellen")} gilt der alte noch: Der Server konnte es jetzt nicht ändern.`,
    again: "Noch einmal versuchen",
  },
};
