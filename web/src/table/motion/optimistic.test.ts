import { expect, it } from "vitest";
import { answerSamples } from "../../i18n/samples";
import { flown, player, position } from "./motion_samples";
import { comesTrue, foretoldBy } from "./optimistic";

const of = (kind: "place" | "play" | "plant") => answerSamples[kind][0];

it("foretells a worker on its space, a card on the stage, a vine in its field", () => {
  const view = position();
  const told = (["place", "play", "plant"] as const).flatMap((kind) => {
    const answer = of(kind);
    return answer === undefined ? [] : foretoldBy(answer, 0, view);
  });
  expect(told.map(({ from, to }) => `${from} > ${to}`)).toEqual([
    "home:0/regular > worker:0.regular/plant_vine.middle",
    "hand:0/banker > stage",
    "hand:0/pinot > vine:0/6/pinot",
  ]);
});

it("sends the grey worker last", () => {
  const workers = { ...player(0).workers, available: 1, temporary: true };
  const view = position({ players: [player(0, { workers })] });
  expect(foretoldBy({ text: "", kind: "place", worker: "regular", space: "cart" }, 0, view)[0]?.from).toBe(
    "home:0/temporary",
  );
});

it("recognises what comes, also a vine by its number", () => {
  const [planted] = flown([{ kind: "planted", seat: 0, vine: "pinot#3", field: 6 }]);
  const [elsewhere] = flown([{ kind: "planted", seat: 0, vine: "pinot#3", field: 7 }]);
  const [foretold] = foretoldBy({ text: "", kind: "plant", vine: "pinot", field: 6 }, 0, position());
  if (planted === undefined || elsewhere === undefined || foretold === undefined)
    throw new Error("no flight");
  expect(comesTrue(foretold, planted)).toBe(true);
  expect(comesTrue(foretold, elsewhere)).toBe(false);
});
