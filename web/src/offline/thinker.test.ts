import { expect, it } from "vitest";
import { workerThinker } from "./thinker";

/** Workers that answer when the test says so. */
function fakeWorkers() {
  const made: { asked: number[]; ended: boolean; answer: (bytes: number) => void }[] = [];
  const make = () => {
    const one = { asked: [] as number[], ended: false, answer: (byte: number) => hear(byte) };
    made.push(one);
    const worker = {
      onmessage: null as ((event: MessageEvent<Uint8Array>) => void) | null,
      postMessage: (message: unknown) => message instanceof Uint8Array && one.asked.push(message[0] ?? -1),
      terminate: () => {
        one.ended = true;
      },
    };
    const hear = (byte: number) =>
      worker.onmessage?.({ data: new Uint8Array([byte]) } as MessageEvent<Uint8Array>);
    return worker;
  };
  return { made, make };
}

const module = {} as WebAssembly.Module;

it("asks one question after the other, and ends a worker only for a thought that nobody wants", () => {
  const { made, make } = fakeWorkers();
  const thinker = workerThinker(module, make);
  const heard: number[] = [];
  const ask = (question: number) =>
    thinker.ask(question, new Uint8Array([question]), (bytes) => heard.push(bytes[0] ?? -1));
  ask(1);
  ask(2);
  ask(3);
  ask(4);
  expect(made[0]?.asked).toEqual([1]);
  thinker.stop(3);
  made[0]?.answer(10);
  expect(heard).toEqual([10]);
  expect(made[0]?.asked).toEqual([1, 2]);
  thinker.stop(2);
  expect(made[0]?.ended).toBe(true);
  expect(made[1]?.asked).toEqual([4]);
  made[1]?.answer(40);
  expect(heard).toEqual([10, 40]);
  thinker.stop(4);
  thinker.stopAll();
  expect(made[1]?.ended).toBe(false);
});
