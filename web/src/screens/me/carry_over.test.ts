import { beforeEach, expect, it, vi } from "vitest";
import { sampleCampaign } from "../../wire/campaign_sample";
import { keepCampaign, keepCampaignTable, keptCampaigns } from "../../wire/campaigns";
import { Refusal, type Saying } from "../../wire/connection";
import { becomePerson, freshCode, ownCode, ownCodes } from "../../wire/person";
import { keepCreated, keepSeated, secretsKept } from "../../wire/secrets";
import type { ErrorCode } from "../../wire/types";
import { findStrays, renewCode, retire, takeAlong, takeCode } from "./carry_over";

const said: Saying[] = [];
let answer: (saying: Saying) => unknown;

vi.mock("../parts/server", () => ({
  askServer: (saying: Saying) => {
    said.push(saying);
    return new Promise((resolve) => resolve(answer(saying)));
  },
}));

const nothing = { is: "mine", tables: [], campaigns: [] };
const done = { is: "done" };
const carried = () => said.filter((one) => one.do === "carry" || one.do === "campaign_carry");

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  answer = () => nothing;
});

it("finds what the code does not carry, but not what it does, nor a campaign's tables", async () => {
  keepSeated({ is: "seated", table: "old", seat: 1, secret: "by the server" });
  keepSeated({ is: "seated", table: "new", seat: 1, secret: ownCode() });
  keepCampaign(sampleCampaign({ secret: "stray" }));
  keepCampaign(sampleCampaign({ secret: "mine" }));
  keepCampaignTable("mine", "challenge");
  keepCreated({ is: "created", table: "challenge", host_secret: "follows", seats: [] });
  answer = () => ({ ...nothing, campaigns: ["mine"] });
  expect(await findStrays()).toEqual({ tables: ["old"], campaigns: ["stray"] });
});

it("takes them along, and remembers by what they are proved now", async () => {
  keepCreated({ is: "created", table: "old", host_secret: "host", seats: [{ seat: 0, secret: "seat" }] });
  keepCampaign(sampleCampaign({ secret: "stray" }));
  answer = ({ do: what }) => (what === "carry" ? done : sampleCampaign({ secret: "follows" }));
  expect(await takeAlong({ tables: ["old"], campaigns: ["stray"] })).toBe(0);
  expect(carried()).toEqual([
    { do: "carry", table: "old", secrets: ["host", "seat"], to: ownCode() },
    { do: "campaign_carry", secret: "stray", to: ownCode() },
  ]);
  expect(secretsKept("old")).toEqual([ownCode()]);
  expect(keptCampaigns().map(({ secret }) => secret)).toEqual(["follows"]);
});

it("ends a code when nothing is left of it, however many times the server has to be asked", async () => {
  const old = ownCode();
  const lists = [["a", "b"], ["c"], []];
  answer = ({ do: what }) => (what === "mine" ? { ...nothing, tables: lists.shift() } : done);
  expect(await renewCode()).toEqual({ old, left: 0 });
  expect(carried()).toHaveLength(3);
  expect(ownCodes()).not.toContain(old);
});

it("keeps the old code while the server is in trouble somewhere", async () => {
  const old = ownCode();
  let trouble = true;
  const codes: Record<string, ErrorCode> = { a: "server_trouble", b: "not_your_seat" };
  answer = (saying) => {
    if (saying.do === "mine") return { ...nothing, tables: ["a", "b"] };
    if (saying.do === "carry" && trouble) throw new Refusal(codes[saying.table] ?? "stale");
    return done;
  };
  expect((await renewCode()).left).toBe(1);
  expect(ownCodes()).toEqual([ownCode(), old]);
  trouble = false;
  expect(await retire(old)).toBe(0);
  expect(ownCodes()).toEqual([ownCode()]);
});

it("brings the campaigns of a code that is taken", async () => {
  const code = freshCode();
  becomePerson(freshCode());
  answer = ({ do: what }) =>
    what === "mine" ? { ...nothing, campaigns: ["first"] } : sampleCampaign({ secret: "first" });
  await takeCode(code);
  expect(ownCode()).toBe(code);
  expect(keptCampaigns().map(({ secret }) => secret)).toEqual(["first"]);
});
