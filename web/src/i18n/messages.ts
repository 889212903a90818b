import type {
  Answer,
  Ask,
  AutomaCardId,
  BoardActionId,
  BuildingPlaceName,
  Catalogue,
  DeckName,
  ErrorCode,
  GameEvent,
  GrapeName,
  HintStep,
  MamaId,
  Obstacle,
  OrderId,
  PapaId,
  PhaseName,
  PositionView,
  Preview,
  Reason,
  RegionId,
  SpaceName,
  StructureCardId,
  StructureId,
  UndoInfo,
  WineName,
  WorkerName,
} from "../wire/types";
import type { CardTexts } from "./card_text";
import type { IconWords } from "./icon_words";
import type { UiTexts } from "./messages_of";
import type { PlanStart } from "./plans_of";
import type { AnyCard, CardRef, Segment } from "./segments";
import type { Language } from "./words/list";

// Everything that the page says, in one language; `useText()` gives it in the chosen one.
//
// Texts may carry icons such as `{lira 2}`, or `{star|stars}` where the word that screen readers hear has to be given: draw them with <Rich text={...} />, and where only letters are
// possible (titles, labels, the live region) use `t.plain(text)`. Sentences that name players and cards come as
// segments, so that names can be coloured and cards opened; `t.plain` takes those as well.
//
// The words are data, a folder for each language (../../../words); scripts/words.mjs writes them as TypeScript into ./words, and
// `messagesOf` puts them together. The interface's own texts are `t.ui.<area>`, the file `page/<area>.json` of each language.

export type { UiTexts } from "./messages_of";
export type { Language } from "./words/list";

export interface Context {
  /** By seat; an empty or missing name becomes "Player 1". */
  names: string[];
  /** The seat that reads, who is addressed as "you"; null for a spectator. */
  viewer: number | null;
  catalogue: Catalogue;
  /** The id of the board in use; missing: the catalogue's first. */
  board?: string;
}

export interface AnswerContext extends Context {
  /** The question that is answered; without it an answer is put in general terms. */
  ask?: Ask;
  /** Adds prices and results. */
  preview?: Preview;
  /** Adds what only the table shows: the top of a discard pile, papa's gift. */
  view?: PositionView;
  /** The structure cards of who is asked, so that spaces bear their names. */
  buildings?: Partial<Record<BuildingPlaceName, StructureCardId>>;
}

export interface QuestionText {
  /** "You", or the name of the player who is asked. */
  who: string;
  /** A question for the player who is asked; for the others what is going on, with the name as subject: "chooses a row". */
  text: string;
  /** The card or action behind it: "Visitor Banker", "Anna's visitor Queen". */
  because?: Segment[];
}

export interface Names {
  /** A person's name as the server tells it; "Guest", where none was given, in the reader's language. */
  person(name: string): string;
  /** Null: the Automa. */
  player(seat: number | null, context: Context): string;
  /** "summer visitor card", "summer visitor cards". */
  deck(deck: DeckName, count?: number): string;
  /** The deck in a word or two, for tabs and headings: "Summer visitors". */
  deckTitle(deck: DeckName): string;
  season(season: PhaseName): string;
  worker(worker: WorkerName): string;
  /** "red wine", "red wine of quality 4". */
  wine(wine: WineName, quality?: number): string;
  grape(grape: GrapeName, quality?: number): string;
  action(action: BoardActionId): string;
  /** "Plant a vine, middle space". */
  space(space: SpaceName): string;
  field(field: number): string;
  card(deck: DeckName, card: AnyCard): string;
  structure(structure: StructureId): string;
  structureCard(card: StructureCardId): string;
  /** "upper place of the mat", "field 5". */
  place(place: BuildingPlaceName): string;
  region(region: RegionId): string;
  mama(mama: MamaId, context: Context): string;
  papa(papa: PapaId, context: Context): string;
  /** What an order asks for and gives: "red wine of quality 5 or more: {vp 2}, {residual 1}". */
  order(order: OrderId, context: Context): string;
  /** "card 7". */
  automaCard(card: AutomaCardId): string;
  /** The title of whatever a segment leads to. */
  ref(card: CardRef, context: Context): string;
  /** "a, b and c". */
  list(items: string[]): string;
}

export interface Messages {
  language: Language;
  languageName: string;
  cards: CardTexts;
  iconWords: IconWords;
  names: Names;
  question(ask: Ask, context: Context): QuestionText;
  /** What a button says that gives this answer: "Plant Pinot on field 6". */
  answer(answer: Answer, context: AnswerContext): string;
  /** The same in one to three words, where the place of the button says the rest. */
  answerShort(answer: Answer, context: AnswerContext): string;
  /** A sentence of the log, in the past tense. */
  event(event: GameEvent, context: Context): Segment[];
  /** What an answer would lead to, a few words for each thing; what the answer itself says is left out. */
  preview(preview: Preview, context: Context): Segment[][];
  /** What the computer means to do from this position on: "harvest field 6; in winter make white wine, fill wine order 12". */
  plan(steps: readonly HintStep[], start: PlanStart, context: AnswerContext): Segment[];
  reason(reason: Reason): string;
  /** What stands in the way: "Plant Pinot on field 6: The vine needs the trellis." */
  obstacle(obstacle: Obstacle, context: Context): string;
  error(code: ErrorCode): string;
  /** Why undo goes no further back. */
  undoStop(undo: UndoInfo, context: Context): string;
  /** Without icons, in words alone. */
  plain(text: string | Segment[]): string;
  ui: UiTexts;
}
