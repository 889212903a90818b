import type { Answer, Offer } from "../../wire/types";
import { targetsOf, type Target } from "../choice/targets";

// Many answers are one sentence with different ends: "Plant Sangiovese on: field 5, field 6, field 7". Each beginning is a
// line, and the ends are its buttons.

type Kind = Answer["kind"];

/** A button of a line: an answer, or the next part of many. */
export type Choice = { offer: Offer } | { step: Target };

export interface Line {
  key: string;
  kind: Kind;
  /** One of its answers; what they have in common can be told from any. */
  sample: Answer;
  choices: Choice[];
  /** What is pointed at before one of the steps. */
  lead: readonly Target[];
}

/** These begin with what is used and end with where it goes: one line for each beginning. */
const twoParts: ReadonlySet<Kind> = new Set<Kind>([
  "plant",
  "uproot",
  "switch",
  "make",
  "build_card",
  "move_star",
  "rob",
]);

/** These have nothing in common but the question, and are told in full. */
const whole: ReadonlySet<Kind> = new Set<Kind>([
  "place",
  "yes",
  "no",
  "bonus_first",
  "action_first",
  "option",
  "take",
  "take_grape",
  "destroy",
  "train",
  "retrieve_grande",
  "papa_gift",
  "papa_lira",
  "done",
  "pass",
]);

const quiet: ReadonlySet<Kind> = new Set<Kind>(["pass", "done", "no"]);

/** It changes nothing: no more, no thanks. */
export function isQuiet({ answer }: Offer): boolean {
  return quiet.has(answer.kind);
}

// More than these are chosen part by part, in their line.
const mostInLine = 5;

function groupOf(answer: Answer): string {
  return twoParts.has(answer.kind) ? `${answer.kind} ${targetsOf(answer)[0] ?? ""}` : answer.kind;
}

/** The lines of these answers, and the answers that stand for themselves, in the order in which they are offered. */
export function linesOf(
  offers: readonly Offer[],
  picked: readonly Target[] = [],
): { lines: Line[]; single: Offer[] } {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const { answer } = offer;
    const key = whole.has(answer.kind) ? answer.text : groupOf(answer);
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  const found = [...groups].map(([key, members]) => ({ key, members }));
  const lines = found.flatMap(({ key, members }) => lineOf(key, members, picked) ?? []);
  const single = found.flatMap(({ members }) => (members.length === 1 ? members : []));
  return { lines, single };
}

function lineOf(key: string, members: readonly Offer[], picked: readonly Target[]): Line | null {
  const [first, second] = members;
  if (first === undefined || second === undefined) return null;
  const { answer } = first;
  const lead = twoParts.has(answer.kind) ? targetsOf(answer).slice(0, 1) : [];
  const nextPart = ({ answer: one }: Offer) =>
    targetsOf(one).find((part) => !picked.includes(part) && !lead.includes(part)) ?? [];
  const steps = members.length > mostInLine ? [...new Set(members.flatMap(nextPart))] : [];
  const inParts = lead.length > 0 && steps.length > 1 && steps.length < members.length;
  return {
    key,
    kind: answer.kind,
    sample: answer,
    choices: inParts ? steps.map((step) => ({ step })) : members.map((offer) => ({ offer })),
    lead,
  };
}

/** The one button that stands out: what was touched once, or the only answer that does something. */
export function primaryOf(offers: readonly Offer[], armed: Offer | null): Offer | null {
  if (armed !== null) return armed;
  const doing = offers.filter((offer) => !isQuiet(offer));
  return doing.length === 1 ? (doing[0] ?? null) : null;
}
