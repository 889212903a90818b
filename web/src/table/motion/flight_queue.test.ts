import { expect, it } from "vitest";
import { FlightQueue, longest, type Waiting } from "./flight_queue";

function queue() {
  const started: string[] = [];
  const forgotten: string[] = [];
  const flights = new FlightQueue<string>(
    (one) => started.push(one),
    (one) => forgotten.push(one),
  );
  return { flights, started, forgotten };
}

const each = (names: string, start?: Waiting<string>["start"]): Waiting<string>[] =>
  [...names].map((one) => ({ one, start }));

it("has three in the air, and the rest follow as they land", () => {
  const { flights, started } = queue();
  flights.add(each("abcde"));
  expect(started.join("")).toBe("abc");
  flights.landed();
  expect(started.join("")).toBe("abcd");
});

it("lets what belongs together fly together", () => {
  const { flights, started } = queue();
  flights.add([...each("a"), ...each("bcdef", "with"), ...each("g")]);
  expect(started.join("")).toBe("abcdef");
  for (let i = 0; i < 6; i += 1) flights.landed();
  expect(started.join("")).toBe("abcdefg");
});

it("waits where something comes after everything else", () => {
  const { flights, started } = queue();
  flights.add([...each("ab"), ...each("c", "after")]);
  flights.landed();
  expect(started.join("")).toBe("ab");
  flights.landed();
  expect(started.join("")).toBe("abc");
});

it("waits also for what has taken off by itself", () => {
  const { flights, started } = queue();
  flights.join();
  flights.add(each("a", "after"));
  expect(started).toEqual([]);
  flights.landed();
  expect(started).toEqual(["a"]);
  expect(flights.isEmpty).toBe(false);
  flights.landed();
  expect(flights.isEmpty).toBe(true);
});

it("forgets the oldest of too many, and does not wait for landings while many wait", () => {
  const { flights, started, forgotten } = queue();
  flights.add(each("abc"));
  flights.add(each("defghijklmnopqrs", "after"));
  expect(forgotten).toHaveLength(16 - longest);
  expect(forgotten[0]).toBe("d");
  flights.landed();
  expect(started).toHaveLength(4);
});

it("forgets everything when the table closes", () => {
  const { flights, started, forgotten } = queue();
  flights.add(each("abcde"));
  flights.clear();
  expect(forgotten.join("")).toBe("de");
  flights.add(each("f"));
  expect(started.join("")).toBe("abcf");
});
