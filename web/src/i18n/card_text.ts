import type {
  BoardActionId,
  ModuleName,
  RegionId,
  SpaceName,
  StructureCardId,
  StructureId,
  VineId,
  VisitorId,
} from "../wire/types";
import type { ChartSeason, SpecialWorkerId, TuscanyActionId } from "./tuscany_ids";

/** A visitor's words. Texts carry icons as `{lira 4}` or `{vine}`; RichText draws them. */
export interface CardText {
  name: string;
  /** What stands before the options, or the whole effect of a card without options. */
  lead?: string;
  /** The alternatives that the engine offers as "option 1", "option 2" ... when it asks to choose. */
  options?: string[];
  /** Parts that all happen in the order the player likes, offered as "option 1" ... when it asks for the order. */
  parts?: string[];
  /** The yes-or-no question that each opponent is asked; `$owner` stands for who played the card. */
  offer?: string;
  /** What follows the options. */
  after?: string;
  /** Small print: what newcomers get wrong. */
  note?: string;
}

export interface NamedText {
  name: string;
  text: string;
  /** As for visitors. */
  options?: string[];
  /** Where it asks to choose more than once: the alternatives of each choice. */
  choices?: string[][];
}

export interface StructureCardText {
  name: string;
  /** The whole effect; for an action structure what its worker has to do or to pay. */
  text: string;
  /** What an action structure brings when that is done. */
  gain?: string;
  /** The yes-or-no question that its owner is asked. */
  offer?: string;
  note?: string;
}

export interface WorkerText {
  name: string;
  /** As the object of a sentence: "the Chef". */
  object: string;
  text: string;
  /** The yes-or-no question that its owner is asked. */
  offer?: string;
  note?: string;
}

/** What the chart of a board that is walked season by season gives. */
export type ChartBonus =
  | "lira"
  | "vine"
  | "order"
  | "visitor"
  | "summer"
  | "winter"
  | "structure"
  | "vp"
  | "star"
  | "age_grapes"
  | "temporary"
  | "any_card"
  | "wake_first";

/** By season the bonuses from row 1 on; null: none. */
export type Chart = Record<ChartSeason, (ChartBonus | null)[]>;

/** The page composes what a mama or papa gives from data; these are the words between the icons. */
export interface ParentPhrases {
  start: string;
  choose: string;
  structure: (name: string) => string;
  moreLira: (amount: number) => string;
}

/** By the board's id. */
type ByBoard<Text> = Partial<Record<string, Text>>;

export interface CardTexts {
  visitors: Record<VisitorId, CardText>;
  structures: Record<StructureId, NamedText>;
  structureCards: Record<StructureCardId, StructureCardText>;
  workers: Record<SpecialWorkerId, WorkerText> & Record<"mafioso" | "politico" | "oracle", { offer: string }>;
  vines: Record<VineId, string>;
  actions: Record<BoardActionId, NamedText>;
  /** What the actions of the extended board are called where there is room for one line. */
  actionsInShort: Partial<Record<BoardActionId, string>>;
  /** What an action does where a board has it differently. */
  actionsOn: ByBoard<Partial<Record<BoardActionId, string>>>;
  /** What an action does when a module is in play. */
  actionsWith: Partial<Record<ModuleName, Partial<Record<BoardActionId, string>>>>;
  /** What the bonus space of an action adds on the base board. */
  bonuses: Record<Exclude<BoardActionId, TuscanyActionId>, string>;
  /** What each bonus space adds on boards where an action may have two of them. */
  bonusesOn: ByBoard<Partial<Record<SpaceName, string>>>;
  /** `destroy` is the space of the construction mat. */
  places: { cart: NamedText; yoke: NamedText; destroy: NamedText };
  placesOn: ByBoard<Partial<Record<keyof CardTexts["places"], string>>>;
  /** The wake-up chart of the base board from row 1 on. */
  rows: string[];
  /** The charts that are walked season by season, and what their bonuses are. */
  chartsOn: ByBoard<Chart>;
  chartBonuses: Record<ChartBonus, string>;
  regions: Record<RegionId, { name: string; benefit: string }>;
  orderName: (number: number) => string;
  parentPhrases: ParentPhrases;
}
