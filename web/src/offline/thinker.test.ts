import { expect, it } from "vitest";
import type { FromThinker, ToThinker } from "./messages";
import { workerThinker } from "./thinker";

/** Workers that answer when the test says so. */
function fakeWorkers() {
  const made: { asked: number[]; ended: boolean; say: (message: FromThinker) => void }[] = [];
  const makeWorker = () => {
    const one = { asked: [] as number[], ended: false, say: (message: FromThinker) => hear(message) };
    made.push(one);
    const worker = {
      onmessage: null as ((event: MessageEvent<FromThinker>) => void) | null,
      postMessage: (message: ToThinker) => {
        if (message.kind === "think") one.asked.push(message.question[0] ?? -1);
      },
      terminate: () => {
        one.ended = true;
      },
    };
    const hear = (message: FromThinker) => worker.onmessage?.({ data: message } as MessageEvent<FromThinker>);
    return worker;
  };
  return { made, makeWorker };
}

function thinkerWith(places: number) {
  const { made, makeWorker } = fakeWorkers();
  const heard: number[] = [];
  const troubles: (string | null)[] = [];
  const module = {} as WebAssembly.Module;
  const thinker = workerThinker({
    places,
    makeWorker,
    module,
    networks: "",
    onTrouble: (why) => troubles.push(why),
  });
  const ask = (question: number) =>
    thinker.ask(question, new Uint8Array([question]), (bytes) => heard.push(bytes[0] ?? -1));
  const answer = (worker: number, byte: number) =>
    made[worker]?.say({ kind: "thought", bytes: new Uint8Array([byte]) });
  return { made, heard, troubles, thinker, ask, answer };
}

it("asks one question after the other, and ends a worker only for a thought that nobody wants", () => {
  const { made, heard, thinker, ask, answer } = thinkerWith(1);
  for (const question of [1, 2, 3, 4]) ask(question);
  expect(made[0]?.asked).toEqual([1]);
  thinker.stop(3);
  answer(0, 10);
  expect(heard).toEqual([10]);
  expect(made[0]?.asked).toEqual([1, 2]);
  thinker.stop(2);
  expect(made[0]?.ended).toBe(true);
  expect(made[1]?.asked).toEqual([4]);
  answer(1, 40);
  expect(heard).toEqual([10, 40]);
  thinker.stop(4);
  thinker.stopAll();
  expect(made[1]?.ended).toBe(false);
});

it("thinks about two questions at a time where there are two places, and begins no second worker for one", () => {
  const { made, heard, thinker, ask, answer } = thinkerWith(2);
  ask(1);
  answer(0, 10);
  ask(2);
  expect(made.map(({ asked }) => asked)).toEqual([[1, 2]]);
  ask(3);
  ask(4);
  expect(made.map(({ asked }) => asked)).toEqual([[1, 2], [3]]);
  answer(1, 30);
  expect(made[1]?.asked).toEqual([3, 4]);
  expect(heard).toEqual([10, 30]);
  thinker.stop(2);
  expect(made.map(({ ended }) => ended)).toEqual([true, false]);
});

it("tells that a network is missing, and that it came", () => {
  const { made, heard, troubles, ask, answer } = thinkerWith(1);
  ask(1);
  made[0]?.say({ kind: "trouble", why: "base: 404" });
  expect(troubles).toEqual(["base: 404"]);
  answer(0, 10);
  expect(troubles).toEqual(["base: 404", null]);
  expect(heard).toEqual([10]);
});
