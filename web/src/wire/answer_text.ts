import { answerForms, type Answer } from "./types";

const forms = new Map(Object.entries(answerForms).map(([verb, form]) => [verb, form.split(" ")]));

/** The answer that has this text, with its parts. */
export function answerOf(text: string): Answer {
  const words = text.split(" ");
  // The longer verb first: "discard wine" before "discard"; but "retrieve grande yoke" is no "retrieve grande".
  const parts =
    partsAfter(words.slice(0, 2), words.slice(2)) ?? partsAfter(words.slice(0, 1), words.slice(1));
  return { text, ...parts } as Answer;
}

/** Null: nothing is written like that. */
function partsAfter(verb: readonly string[], words: string[]): object | null {
  const [kind, ...names] = forms.get(verb.join(" ")) ?? [];
  if (kind === undefined) return null;
  const parts = Object.fromEntries(names.flatMap((name) => partsIn(name, words)));
  return words.length === 0 ? { kind, ...parts } : null;
}

/** Takes the words of a part away. Its name says how it is written: "field|5", "quality#", "token?". */
function partsIn(name: string, words: string[]): [string, unknown][] {
  const [, plain = "", how = ""] = /^(\w+)(\W?)/.exec(name) ?? [];
  switch (how) {
    case "#":
      return [[plain, Number(words.shift())]];
    case "|":
      return [[plain, Number(words.shift()?.split("_")[1])]];
    case "?":
      return words[0] === plain ? [[plain, words.splice(0, 2)[1]]] : [];
    case "*":
      return grapesIn(words.splice(0));
    default:
      return [[plain, words.shift()]];
  }
}

/** "from red 4 red 2 white 3". */
function grapesIn(words: readonly string[]): [string, number][] {
  const values = (color: string) =>
    words.flatMap((word, i) => (word === color ? [Number(words[i + 1])] : []));
  const [red = 0, secondRed = 0] = values("red");
  const [white = 0] = values("white");
  return [
    ["red", red],
    ["second_red", secondRed],
    ["white", white],
  ];
}
