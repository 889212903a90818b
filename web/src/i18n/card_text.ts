import type { AutomaBarName, BoardActionId, StructureId, VineId, VisitorId } from "../wire/types";

/** A visitor's words. Texts carry icons as `{lira 4}` or `{vine}`; RichText draws them. */
export interface CardText {
  name: string;
  /** What stands before the options, or the whole effect of a card without options. */
  lead?: string;
  /** The alternatives that the engine offers as "option 1", "option 2" ... when it asks to choose. */
  options?: string[];
  /** Parts that all happen in the order the player likes, offered as "option 1" ... when it asks for the order. */
  parts?: string[];
  /** The yes-or-no question that each opponent is asked. */
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
}

/** The page composes what a mama or papa gives from data; these are the words between the icons. */
export interface ParentPhrases {
  start: string;
  choose: string;
  structure: (name: string) => string;
  moreLira: (amount: number) => string;
}

export interface CardTexts {
  visitors: Record<VisitorId, CardText>;
  structures: Record<StructureId, NamedText>;
  vines: Record<VineId, string>;
  actions: Record<BoardActionId, NamedText>;
  /** What the bonus space of an action adds. */
  bonuses: Record<BoardActionId, string>;
  /** What the Automa's cards name besides the actions of the board in use. */
  /** What an action does where a board has it differently, by the board. */
  actionsOn: Partial<Record<string, Partial<Record<BoardActionId, string>>>>;
  bars: Record<Exclude<AutomaBarName, BoardActionId>, string>;
  places: { cart: NamedText; yoke: NamedText };
  /** The wake-up chart from row 1 on. */
  rows: string[];
  orderName: (number: number) => string;
  parentPhrases: ParentPhrases;
}
