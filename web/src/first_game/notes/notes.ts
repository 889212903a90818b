import type { UiTexts } from "../../i18n";
import type { Answer, BoardActionId, GameEvent, QuestionKind } from "../../wire/types";
import type { Moment } from "./moment";

export type NoteId = keyof UiTexts["firstGame"]["notes"]["all"];

interface Note {
  id: NoteId;
  /** Whether it has just come up. */
  when: (moment: Moment) => boolean;
  /** What it speaks of: selectors, the first that is in sight. */
  at: string;
}

const asks =
  (...kinds: QuestionKind[]) =>
  ({ ask }: Moment) =>
    kinds.includes(ask.kind);
const turn = asks("turn");
const onSeasonalBoard = ({ board }: Moment) => board.seasonal;

/** Something that happened to the player. */
const happened =
  (kind: GameEvent["kind"]) =>
  ({ events, me }: Moment) =>
    events.some((event) => event.kind === kind && event.seat === me.seat);

const offers = (moment: Moment, wanted: (answer: Answer) => boolean) =>
  turn(moment) && moment.answers.some(wanted);
const sendsTo = (action: BoardActionId) => (answer: Answer) =>
  answer.kind === "place" && answer.space.startsWith(`${action}.`);

/** A worker may go to a space with a bonus. */
function bonusIsOpen(moment: Moment): boolean {
  const spaces = moment.board.actions.flatMap((action) => action.spaces.filter(({ bonus }) => bonus));
  return offers(moment, (answer) => answer.kind === "place" && spaces.some(({ id }) => id === answer.space));
}

/** The grande may join where all spaces are taken: it stands in the picture then. */
function grandeMayJoin(moment: Moment): boolean {
  const pictures = moment.board.actions.map(({ art }) => art);
  return offers(
    moment,
    (answer) => answer.kind === "place" && answer.worker === "grande" && pictures.includes(answer.space),
  );
}

const chart = `[data-place^="row:"].is-legal, [data-place^="row:"]`;

/** What a newcomer is told, each once. Of those that fit, the first is told: a rare question before what comes up every turn. */
export const notes: readonly Note[] = [
  { id: "hand_limit", when: asks("hand_limit"), at: "#hand .is-legal, #hand .hand-head, #hand" },
  { id: "chart", when: (m) => asks("wake_up_row", "next_row")(m) && onSeasonalBoard(m), at: chart },
  { id: "wake_up", when: (m) => asks("wake_up_row")(m) && !onSeasonalBoard(m), at: chart },
  { id: "fall", when: asks("fall_visitor"), at: ".ask" },
  { id: "visitor", when: asks("play_visitor"), at: "#hand .is-legal, .ask" },
  { id: "planting", when: asks("plant"), at: `[data-place^="field:"].is-legal, #mat` },
  { id: "harvest", when: asks("harvest"), at: `[data-place^="field:"].is-legal, #mat` },
  { id: "wines", when: asks("make_wine"), at: "#mat .mat-crush, #mat" },
  { id: "order", when: asks("fill_order"), at: "#hand .is-legal, #hand" },
  { id: "building", when: asks("build"), at: "#mat .structures, #mat" },
  { id: "star", when: asks("star"), at: "#board .tuscany, #board" },
  { id: "residual", when: happened("residual_changed"), at: "#mat .mat-owner, .points-residual" },
  { id: "cellar", when: happened("wine_made"), at: "#mat .mat-cellar, #mat" },
  { id: "training", when: happened("trained"), at: "#mat .mat-workers, #mat" },
  {
    id: "ageing",
    when: ({ events }) => events.some((event) => event.kind === "aged" && event.year_end),
    at: "#mat .mat-cellar, #mat",
  },
  { id: "last_year", when: ({ view }) => view.final_year && view.solo === undefined, at: ".points" },
  {
    id: "structure_cards",
    when: (m) => asks("draft_card")(m) || (m.me.hand?.structure ?? []).length > 0,
    at: "#hand .card-deck-structure, #hand .is-legal, #hand",
  },
  {
    id: "placing",
    when: turn,
    at: `#board .board-season[data-active="true"] .oval.is-legal, #board .is-legal`,
  },
  { id: "automa", when: (m) => turn(m) && m.view.solo !== undefined, at: "#others" },
  { id: "seasons", when: (m) => turn(m) && onSeasonalBoard(m), at: "#board .board-head" },
  { id: "winter", when: (m) => turn(m) && m.view.season === "winter", at: "#board .is-legal" },
  { id: "grande", when: grandeMayJoin, at: "#board .oval-art.is-legal, .worker-toggle" },
  { id: "bonus", when: bonusIsOpen, at: "#board .is-legal:has(.oval-bonus)" },
  { id: "tokens", when: (m) => turn(m) && (m.view.solo?.tokens ?? 0) > 0, at: "#mat .mat-tokens, #mat" },
  {
    id: "special",
    when: (m) => m.view.special_workers !== undefined && offers(m, sendsTo("train_worker")),
    at: "#board .revealed, #board",
  },
  { id: "undo", when: ({ undo }) => (undo?.points.length ?? 0) > 0, at: ".undo .undo-button" },
];

/** What to tell now, of what has not been told. */
export function noteFor(moment: Moment, told: ReadonlySet<string>): Note | undefined {
  return notes.find(({ id, when }) => !told.has(id) && when(moment));
}
