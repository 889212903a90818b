import { describe, expect, it } from "vitest";
import type { Answer, HintStep, SeasonName } from "../wire/types";
import { languages } from "./every_language";
import { answerSamples, context } from "./samples";

const answers: Answer[] = [
  { text: "plant pinot field_6", kind: "plant", vine: "pinot", field: 6 },
  { text: "place regular give_tour.left", kind: "place", worker: "regular", space: "give_tour.left" },
  { text: "make white 0 0 4", kind: "make", wine: "white", red: 0, second_red: 0, white: 4 },
  { text: "fill order_01", kind: "fill", order: "order_01" },
];
const times: [number, SeasonName][] = [
  [2, "summer"],
  [2, "summer"],
  [2, "winter"],
  [3, "winter"],
];
const steps = answers.map((answer, i): HintStep => {
  const [year, season] = times[i]!;
  return { answer, year, season };
});

describe("a plan", () => {
  it.each(languages)("is one sentence in $language", (t) => {
    const sentence = t.plain(t.plan(steps, { year: 2, season: "summer" }, context));
    expect(sentence).toBe(
      {
        en: "plant Pinot on field 6, give a tour; in winter make white wine; next winter fill wine order 1 for 2 victory points",
        es: "plantar Pinot en el terreno 6, hacer un tour; en invierno elaborar vino blanco; el próximo invierno completar el pedido de vino 1 por 2 puntos de victoria",
        de: "Pinot auf Gebiet 6 pflanzen, Führung geben; im Winter Weißwein keltern; im nächsten Winter Weinbestellung 1 für 2 Siegpunkte erfüllen",
      }[t.language],
    );
  });

  it.each(languages)("opens its cards in $language", (t) => {
    const cards = t.plan(steps, { year: 2, season: "summer" }, context).flatMap(({ card }) => card ?? []);
    expect(cards).toEqual([
      { kind: "vine", id: "pinot" },
      { kind: "order", id: "order_01" },
    ]);
  });

  it.each(languages)("knows no next year before the first in $language", (t) => {
    const [first] = steps;
    const told = t.plain(t.plan([{ ...first!, year: 1 }], { year: 0, season: "setup" }, context));
    expect(told).toMatch({ en: /^in summer/, es: /^en verano/, de: /^im Sommer/ }[t.language]);
  });

  it.each(languages)("counts what is done again in $language", (t) => {
    const [train] = answerSamples.train;
    const twice = (["winter", "winter", "spring"] as const).map((season): HintStep => ({
      answer: train!,
      year: 2,
      season,
    }));
    const told = t.plain(t.plan(twice, { year: 2, season: "winter" }, context));
    expect(told).toBe(
      {
        en: "train a worker (2×); in spring train a worker",
        es: "formar un trabajador (2×); en primavera formar un trabajador",
        de: "einen Arbeiter ausbilden (2×); im Frühling einen Arbeiter ausbilden",
      }[t.language],
    );
  });

  it.each(languages)("names a structure card where it will stand in $language", (t) => {
    const built: HintStep[] = [
      { answer: answerSamples.build_card[0]!, year: 2, season: "summer" },
      { answer: { ...answerSamples.place[0]!, space: "structure.mat_2" }, year: 2, season: "summer" },
    ];
    const segments = t.plan(built, { year: 2, season: "summer" }, context);
    expect(segments.filter(({ card }) => card?.kind === "structure_card")).toHaveLength(2);
  });

  it.each(languages)("can be made of any answer in $language", (t) => {
    for (const answer of Object.values(answerSamples).flat()) {
      const told = t.plain(
        t.plan([{ answer, year: 2, season: "winter" }], { year: 2, season: "winter" }, context),
      );
      expect(told, answer.kind).not.toMatch(/undefined|NaN|\[object|[{}]| {2}|^\s|\s$|^$/);
    }
  });
});
