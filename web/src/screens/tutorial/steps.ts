import type { UiTexts } from "../../i18n";
import type { Answer, BoardActionId, GameEvent, SayCreate, VineId } from "../../wire/types";
import type { Situation } from "./situation";

/** This deal gives the first seat a papa with a trellis, a Pinot, and an order for a red and a white wine of quality 2. */
const tutorialSeed = "54865";
const firstVine: VineId = "pinot";

export const tutorialTable = (name: string, opponent: string, bot: string): Omit<SayCreate, "id"> => ({
  do: "create",
  options: { players: 2, friendly: false, two_parents: false, last_year: 0 },
  seats: [
    { kind: "me", name },
    { kind: "bot", name: opponent, bot },
  ],
  seed: tutorialSeed,
  listed: false,
  spectators: false,
  chat: false,
  pace: 900,
});

export type HintId = keyof UiTexts["tutorial"]["hints"];

interface Step {
  hint: HintId;
  /** Whether this is what to say now. */
  fits: (situation: Situation) => boolean;
  /** The answers that lead on; without it every answer is as good. */
  wants?: (answer: Answer, situation: Situation) => boolean;
  /** What it speaks of where no answer is wanted: selectors, the first that is in sight. Without it, the question. */
  at?: string;
  /** Something to look at and to read on from, once, before the question is answered. */
  look?: boolean;
}

const places = (action: BoardActionId) => (answer: Answer) =>
  answer.kind === "place" && answer.space.startsWith(`${action}.`);
const passes = (answer: Answer) => answer.kind === "pass";
const offers = ({ answers }: Situation, wanted: (answer: Answer) => boolean) => answers.some(wanted);
const asks = (kind: Situation["update"]["ask"]["kind"]) => (s: Situation) => s.update.ask.kind === kind;
const turnIn = (season: "summer" | "winter") => (s: Situation) =>
  s.update.ask.kind === "turn" && s.update.view.season === season;
const inSummer = turnIn("summer");
const inWinter = turnIn("winter");

const lacksWine = ({ me }: Situation) => me.wines.red.length === 0 || me.wines.white.length === 0;
const hasUsefulGrape = ({ me }: Situation) =>
  (me.wines.red.length === 0 && me.grapes.red.length > 0) ||
  (me.wines.white.length === 0 && me.grapes.white.length > 0);
/** Winter needs one worker for each thing still to be done there. */
const spareWorkers = (s: Situation) => s.workersHome - (lacksWine(s) ? 2 : 1);
const untold = (hint: HintId, fits: (situation: Situation) => boolean) => (s: Situation) =>
  !s.told.has(hint) && fits(s);
const canUndo = ({ update }: Situation) => (update.undo?.points.length ?? 0) > 0;
const firstRow = ({ answers }: Situation) =>
  Math.min(...answers.map((answer) => (answer.kind === "row" ? answer.row : Infinity)));

const freePlace = "#board .is-legal";

/** The first step that fits is the one to take. So who strays comes back to the path where it is still open. */
const steps: readonly Step[] = [
  { hint: "finished", fits: ({ reached }) => reached.has("order") },
  { hint: "others", fits: ({ answers }) => answers.length === 0, at: "#others .other, #others, .ask" },
  { hint: "goal", look: true, fits: untold("goal", asks("papa_gift")), at: ".track-points" },
  {
    hint: "zoom",
    look: true,
    fits: untold("zoom", (s) => asks("wake_up_row")(s) && lacksWine(s)),
    at: `#hand [data-card^="order"], .desk-tabs [data-tab="hand"]`,
  },
  {
    hint: "undo",
    look: true,
    fits: untold("undo", (s) => asks("plant")(s) && canUndo(s)),
    at: ".undo-button:not(.hint-button)",
  },
  { hint: "papa", fits: asks("papa_gift"), wants: ({ kind }) => kind === "papa_gift" },
  {
    hint: "row",
    fits: (s) => asks("wake_up_row")(s) && lacksWine(s),
    wants: (answer, s) => answer.kind === "row" && answer.row === firstRow(s),
  },
  { hint: "row_again", fits: asks("wake_up_row"), at: `[data-place^="row:"].is-legal` },
  { hint: "fall", fits: asks("fall_visitor") },
  {
    hint: "plant_vine",
    fits: asks("plant"),
    wants: (answer) => answer.kind === "plant" && answer.vine === firstVine,
  },
  { hint: "harvest_field", fits: asks("harvest"), wants: ({ kind }) => kind === "harvest" },
  {
    hint: "choose_wine",
    fits: asks("make_wine"),
    wants: (answer, { me }) => answer.kind === "make" && me.wines[answer.wine].length === 0,
  },
  { hint: "choose_order", fits: asks("fill_order"), wants: ({ kind }) => kind === "fill" },
  { hint: "use_wine", fits: asks("use_wine"), wants: ({ kind }) => kind === "use" },
  {
    hint: "plant",
    fits: (s) => inSummer(s) && !s.reached.has("planted") && offers(s, isRegular(places("plant_vine"))),
    wants: isRegular(places("plant_vine")),
  },
  {
    hint: "no_plant",
    fits: (s) => inSummer(s) && !s.reached.has("planted"),
    wants: places("plant_vine"),
  },
  {
    hint: "tour",
    fits: (s) => inSummer(s) && spareWorkers(s) > 0 && offers(s, isRegular(places("give_tour"))),
    wants: isRegular(places("give_tour")),
  },
  { hint: "summer_free", fits: (s) => inSummer(s) && spareWorkers(s) > 0, at: freePlace },
  { hint: "save_workers", fits: inSummer, wants: passes },
  {
    hint: "make_wine",
    fits: (s) => inWinter(s) && hasUsefulGrape(s) && offers(s, places("make_wine")),
    wants: places("make_wine"),
  },
  {
    hint: "harvest",
    fits: (s) => inWinter(s) && lacksWine(s) && offers(s, places("harvest_field")),
    wants: places("harvest_field"),
  },
  {
    hint: "fill",
    fits: (s) => inWinter(s) && offers(s, places("fill_order")),
    wants: places("fill_order"),
  },
  { hint: "age", fits: (s) => inWinter(s) && !lacksWine(s), wants: passes },
  { hint: "winter_free", fits: inWinter, at: freePlace },
  { hint: "other", fits: () => true },
];

function isRegular(wanted: (answer: Answer) => boolean): (answer: Answer) => boolean {
  return (answer) => wanted(answer) && answer.kind === "place" && answer.worker === "regular";
}

export function stepFor(situation: Situation): Step | undefined {
  return steps.find(({ fits }) => fits(situation));
}

/** Whether what happened is what one of the wanted answers leads to. */
export function wasFollowed(wanted: readonly Answer[], events: readonly GameEvent[]): boolean {
  return wanted.some((answer) => {
    switch (answer.kind) {
      case "place":
        return events.some((event) => event.kind === "placed" && event.space === answer.space);
      case "pass":
        return events.some(({ kind }) => kind === "passed");
      case "plant":
        return events.some((event) => event.kind === "planted" && event.vine.startsWith(`${answer.vine}#`));
      case "papa_gift":
        return events.some((event) => event.kind === "papa_taken" && event.gift);
      default:
        return true;
    }
  });
}
