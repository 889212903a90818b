import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BecauseKind, ErrorCode, Outcome, QuestionKind, Reason, SpaceName } from "../wire/types";
import { english, german, languages, spanish, translations } from "./every_language";
import type { Messages } from "./messages";
import { answerSamples, askOf, context, eventSamples } from "./samples";

const wireTypes = "../wire/types.ts";

/** The members of a union of names in the generated types, or in another file. */
function membersOf<Name extends string>(type: string, file: string = wireTypes): Name[] {
  const source = readFileSync(join(import.meta.dirname, file), "utf8");
  const union = new RegExp(`export type ${type} =\\n((?:  \\| "[^"]+";?\\n)+)`).exec(source)?.[1] ?? "";
  return [...union.matchAll(/"([^"]+)"/g)].map(([, name]) => name as Name);
}

const questionKinds = [
  ...membersOf<QuestionKind>("QuestionKind"),
  ...membersOf<QuestionKind>("TuscanyQuestion", "tuscany_ids.ts"),
];
const reasonCodes = [
  ...membersOf<Reason["code"]>("ReasonCode"),
  ...membersOf<Reason["code"]>("TuscanyReason", "tuscany_ids.ts"),
];
const errorCodes = membersOf<ErrorCode>("ErrorCode");
const spaces = membersOf<SpaceName>("SpaceName");
const answers = Object.values(answerSamples).flat();
const events = [0, 1, 2].flatMap((seat) => Object.values(eventSamples(seat)).flat());

/** Everything that is said about the game, by what it is about. */
function sentencesOf(t: Messages): Map<string, string> {
  const said = new Map<string, string>();
  const add = (about: string, text: string) => said.set(about, t.plain(text));
  for (const kind of questionKinds) {
    for (const seat of [0, 1]) {
      const ask = askOf(kind, { seat, remaining: 2, wine: "red", quality: 5 });
      if (kind !== "game_over" || seat === 0) add(`question ${kind} ${seat}`, t.question(ask, context).text);
    }
    add(`question ${kind} half`, t.question(askOf(kind, { done: 1, at_most: 2 }), context).text);
  }
  answers.forEach((answer, i) => {
    add(`answer ${answer.kind} ${i}`, t.answer(answer, context));
    add(`short ${answer.kind} ${i}`, t.answerShort(answer, context));
    add(`obstacle ${answer.kind} ${i}`, t.obstacle({ answer, reason: { code: "no_worker" } }, context));
  });
  events.forEach((event, i) =>
    said.set(`event ${event.kind} ${event.seat} ${i}`, t.plain(t.event(event, context))),
  );
  for (const code of reasonCodes) {
    const reason = { code, need: 5, have: 3, structures: ["trellis" as const, "irrigation" as const] };
    add(`reason ${code}`, t.reason(reason));
  }
  for (const code of errorCodes) add(`error ${code}`, t.error(code));
  for (const stop of ["beginning", "seen", "answered"] as const) {
    const [stop_event] = eventSamples(0).drew;
    add(`undo ${stop}`, t.undoStop({ points: [], stop, stop_event, stop_seat: 1, redo: 0 }, context));
  }
  for (const space of spaces) add(`space ${space}`, t.names.space(space));
  return said;
}

/** The places of all texts in a tree of them. */
function keysOf(tree: unknown, place = ""): string[] {
  if (typeof tree !== "object" || tree === null) return [`${place}: ${typeof tree}`];
  return Object.entries(tree).flatMap(([key, branch]) => keysOf(branch, `${place}/${key}`));
}

// Names, and words that the languages share.
const shared = /^(short (move_star|play|opponent|mama|papa|papa_lira|offer|no)|answer no|obstacle no) /;

describe("sentences", () => {
  it("are about everything in the generated types", () => {
    expect(questionKinds).toEqual(expect.arrayContaining(["move_rooster", "residual_order"]));
    expect(reasonCodes).toEqual(expect.arrayContaining(["not_possible_now", "worker_inside"]));
    expect(errorCodes).toContain("server_trouble");
    expect(spaces).toContain("fill_order.art");
  });

  it.each(languages)("are whole in $language", (t) => {
    for (const [about, text] of sentencesOf(t)) {
      expect(text, about).not.toMatch(/undefined|NaN|\[object|[{}]| {2}|^\s|\s$|^$/);
    }
  });

  it.each(translations)("are translated in $language", (t) => {
    const original = sentencesOf(english);
    for (const [about, text] of sentencesOf(t)) {
      if (!shared.test(about)) expect(text, about).not.toBe(original.get(about));
    }
  });

  it.each(languages)("say the quality of grapes and wines in $language", (t) => {
    const quality = { en: "quality 4", es: "calidad 4", de: "Qualität 4" }[t.language];
    for (const kind of ["sell_grape", "discard_wine", "make"] as const) {
      expect(t.answer(answerSamples[kind][0]!, context)).toContain(quality);
    }
  });
});

describe("events", () => {
  it("speak to the viewer and of the others", () => {
    const [mine] = eventSamples(0).lira_changed;
    const [others] = eventSamples(1).lira_changed;
    const unnamed = eventSamples(2).passed[0]!;
    const told = (t: Messages) => [mine!, others!, unnamed].map((event) => t.plain(t.event(event, context)));
    expect(told(english)).toEqual(["You gained 2 lira", "Ben gained 2 lira", "Player 3 passed"]);
    expect(told(german)).toEqual([
      "Du hast 2 Lira erhalten",
      "Ben hat 2 Lira erhalten",
      "Spieler 3 hat gepasst",
    ]);
    expect(told(spanish)).toEqual(["Ganaste 2 liras", "Ben ganó 2 liras", "Jugador 3 pasó"]);
  });

  it.each(languages)("lead to players and cards in $language", (t) => {
    const segments = t.event(eventSamples(1).planted[0]!, context);
    expect(segments.find(({ seat }) => seat === 1)?.text).toBe("Ben");
    expect(segments.find(({ card }) => card)).toEqual({ text: "Pinot", card: { kind: "vine", id: "pinot" } });
  });

  it.each(languages)("keep hidden cards hidden in $language", (t) => {
    const hidden = eventSamples(1).drew.find(({ card }) => card === null)!;
    expect(t.event(hidden, context).some(({ card }) => card)).toBe(false);
  });
});

describe("questions", () => {
  it.each(languages)("name what they come from in $language", (t) => {
    const because = { kind: "visitor" as BecauseKind, id: "banker", owner: 1 };
    const text = t.question(askOf("accept_offer", { because, offer: "opponent" }), context);
    expect(text.text).toBe(t.cards.visitors.banker.offer);
    expect(text.because?.map((segment) => segment.card?.id ?? segment.seat)).toEqual(
      expect.arrayContaining([1, "banker"]),
    );
  });

  it.each(languages)("name who would be given something in $language", (t) => {
    const because = { kind: "visitor" as BecauseKind, id: "swindler", owner: 1 };
    const { text } = t.question(askOf("accept_offer", { because, offer: "opponent" }), context);
    expect(text).toContain(t.names.player(1, context));
    expect(text).not.toContain("$");
  });

  it("give options the words of the card", () => {
    const option = { text: "", kind: "option" as const, option: 2 };
    const visitor = askOf("choose_option", { because: { kind: "visitor", id: "broker", choice: 0 } });
    expect(english.answer(option, { ...context, ask: visitor })).toBe(
      english.cards.visitors.broker.options?.[1],
    );
    const parts = askOf("part_order", { because: { kind: "visitor", id: "master_vintner", choice: 1 } });
    expect(english.answer(option, { ...context, ask: parts })).toBe(
      english.cards.visitors.master_vintner.parts?.[1],
    );
    const yoke = askOf("choose_option", { because: { kind: "yoke", id: "", choice: 0 } });
    expect(english.answer(option, { ...context, ask: yoke })).toBe(english.cards.places.yoke.options?.[1]);
  });
});

describe("previews", () => {
  it.each(languages)("tell every consequence and what comes then in $language", (t) => {
    const all = Object.values(eventSamples(0)).flat();
    for (const then of ["question", "unseen", "others", "over"] satisfies Outcome[]) {
      for (const item of t.preview({ events: all, then }, context)) {
        expect(t.plain(item)).not.toMatch(/undefined|[{}]|^$/);
      }
    }
  });

  it("are short", () => {
    const { built, lira_changed } = eventSamples(0);
    const items = english.preview({ events: [lira_changed[1]!, built[0]!], then: "question" }, context);
    expect(items.map((item) => english.plain(item))).toEqual([
      "−1 lira",
      "Medium Cellar built",
      "then more is asked",
    ]);
  });
});

describe("interface texts", () => {
  it.each(translations)("are complete in $language", (t) => {
    expect(keysOf(t.ui).sort()).toEqual(keysOf(english.ui).sort());
  });
});
