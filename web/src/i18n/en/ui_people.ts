import type { NoticeKind } from "../../wire/types";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const belongings = (tables: number, campaigns: number) =>
  [
    ...(tables > 0 ? [plural(tables, "table", "tables")] : []),
    ...(campaigns > 0 ? [plural(campaigns, "campaign", "campaigns")] : []),
  ].join(" and ");

/** Who is at the table, who comes and goes, and how long they may take. */
export const uiPeople = {
  title: "People at the table",
  here: "here",
  away: "away",
  gone: "gone",
  free: "free seat",
  computer: "computer",
  standIn: "a computer stands in",
  you: "you",
  muted: "muted",
  actions: {
    bot: "Let a computer play",
    openSeat: "Let somebody else sit down",
    mute: "Mute",
    unmute: "Unmute",
    remove: "Remove",
    for: (action: string, name: string) => `${action}: ${name}`,
  },
  removing: {
    title: (name: string) => `Remove ${name} from the table?`,
    text: "They are told, and cannot come back with the same browser. A seat becomes free.",
  },
  waitsForGrace: (name: string) => `${name} may be back in a moment; then you can decide.`,
  spectators: "Spectators",
  spectator: (number: number) => `Spectator ${number}`,
  freeSeat: {
    title: "A seat is free",
    text: "Whoever sits down plays on from here.",
    button: "Sit down",
  },
  news: {
    away: (name: string) => `${name} is away.`,
    here: (name: string) => `${name} is here again.`,
    gone: (name: string) => `${name} has been away for a while.`,
    left: (name: string) => `The seat of ${name} is free.`,
    timeUp: (name: string) => `${name} has no time left.`,
    decide: "Decide",
  },
  /** `by` is empty where nobody in particular did it. */
  notices: {
    sat: (name: string) => `${name} sits down.`,
    left: (name: string) => `${name} has left the table.`,
    bot: (name: string, by: string) =>
      by === "" ? `A computer plays for ${name} now.` : `${by} lets a computer play for ${name}.`,
    time_up: (name: string) => `${name} has no time left; a computer plays now.`,
    opened: (name: string, by: string) =>
      by === "" ? `The seat of ${name} is open.` : `${by} has opened the seat of ${name}.`,
    back: (name: string) => `${name} is back and plays again.`,
    host: (name: string) => `${name} is the host now.`,
    muted: (name: string) => `The host has muted ${name}.`,
    unmuted: (name: string) => `${name} may speak again.`,
    removed: (name: string) => `The host has removed ${name}.`,
    vote_asked: (name: string) => `${name} asks to take a move back.`,
    vote_granted: (name: string) => `All agree: ${name} takes the move back.`,
    vote_refused: (name: string, by: string) => `${by} refuses: the move of ${name} stays.`,
    vote_withdrawn: (name: string) => `${name} no longer asks to take a move back.`,
    vote_ran_out: (name: string) => `Not everybody answered in time: the move of ${name} stays.`,
    vote_dropped: (name: string) => `The game went on: the move of ${name} stays.`,
  } satisfies Record<NoticeKind, (name: string, by: string) => string> as Record<
    NoticeKind,
    (name: string, by: string) => string
  >,
  aSpectator: "a spectator",
  back: {
    played: (count: number) =>
      count === 0
        ? "A computer sat in for you, and did nothing yet. The seat is yours again."
        : `A computer played for you meanwhile, ${plural(count, "answer", "answers")}. The seat is yours again.`,
    opened: "Your seat was open meanwhile. It is yours again.",
    show: "See what it did",
    timeUp: "Your time was up. A computer plays for you now.",
    lost: (name: string) => `${name} has your seat now. You are watching.`,
    take: "Take my seat again",
  },
  vote: {
    asked: (name: string) => `${name} asks to take a move back.`,
    answer: "Answer",
    later: "Later",
    withdraw: "Withdraw",
  },
  removedTitle: "You are no longer at this table",
  word: {
    title: "A private table",
    text: "Only those who know its word come in. Ask whoever invited you.",
    label: "The word",
    wrong: "That is not the word of this table.",
    enter: "Come in",
  },
  clock: {
    title: "Clock",
    text: "How long a person may take. It runs only while they are asked, and never while the server is down.",
    none: "No clock",
    kinds: { none: "None", move: "Per move", game: "Per game", days: "Correspondence" },
    howLong: "How long",
    seconds: (count: number) => plural(count, "second", "seconds"),
    minutes: (count: number) => plural(count, "minute", "minutes"),
    days: (count: number) => plural(count, "day", "days"),
    units: { day: "d", hour: "h", minute: "min" },
    perMove: (time: string) => `${time} a move`,
    perGame: (time: string) => `${time} for the game`,
    bot: "A computer takes over at once",
    botText: "When the time is up. Otherwise the others decide.",
    factName: "Clock",
    left: (time: string) => `${time} left`,
    up: "no time left",
  },
  privacy: {
    title: "Private table",
    text: "Only those who know the word come in, to play or to watch. Tell it to your friends yourself.",
    word: "Word (empty: none)",
    short: "Private",
  },
  mine: {
    title: "My tables",
    yourTurn: "Your turn",
    waitsFor: (name: string) => `${name}’s turn`,
    standIn: "A computer plays for you",
  },
  notify: {
    text: "Shall your browser tell you when it is your turn?",
    yes: "Yes, please",
    no: "No",
  },
  me: {
    title: "My code",
    open: "My seats on another device",
    text: "This link is you: whoever opens it holds all the seats you have taken with this browser. Keep it for the day when the browser forgets, and open it on your other devices.",
    secret: "Show it to nobody else.",
    link: "Your link",
    copy: "Copy",
    copied: "Copied.",
    picture: "Your link as a picture to scan",
    take: "Is this you?",
    takeText: (tables: number, campaigns: number) =>
      tables + campaigns === 0
        ? "Nobody with this code has a seat on this server yet. Shall this browser use it from now on?"
        : `With this code ${tables + campaigns === 1 ? "comes" : "come"} ${belongings(tables, campaigns)}. Shall this browser use it from now on? Seats that it has already stay its own.`,
    takeButton: "Yes, this is me",
    not: "No",
    taken: "This browser has your seats now.",
    wrong: "This is not a whole code. Was the link cut off?",
    toTables: "To my tables",
    strays: (tables: number, campaigns: number) =>
      `This browser also has ${belongings(tables, campaigns)} that your code does not bring to another one yet.`,
    takeAlong: "Take them along",
    renew: "Make a new code",
    renewText:
      "Your seats and campaigns come to the new code. The old one is then good for nothing, wherever it is; your other devices need the new one.",
    renewSure: "Yes, end the old one",
    renewed: "This is your new code. The old one is good for nothing any more.",
    renewedInPart: (count: number) =>
      `This is your new code. At ${plural(count, "table or campaign", "tables and campaigns")} the old one is still good: the server could not do it now.`,
    again: "Try again",
  },
};

export type UiPeople = typeof uiPeople;
