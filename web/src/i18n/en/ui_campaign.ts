import type { ChallengeId, SoloResultName } from "../../wire/types";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

interface ChallengeText {
  name: string;
  rule: string;
}

/** The eight challenges against the Automa and the page that shows the way through them. */
export const uiCampaign = {
  title: "Campaign",
  intro:
    "A road through the valley with eight stations. At each one the Automa waits with a challenge of its own; it has to be won before the road goes on.",
  challenges: {
    old_vines: {
      name: "Old vines",
      rule: "There is no mama. Instead you choose three vines from the deck and plant them before the first year, even without the structures they need; the fields’ limits still apply.",
    },
    two_pairs_of_hands: {
      name: "Two pairs of hands",
      rule: "You own at most two workers besides the grande worker and the temporary one. Both sides use the middle spaces with their bonuses. Bonus tokens are of no use.",
    },
    full_house: {
      name: "A full house",
      rule: "When the third year ends you must own six workers, the grande and those in training included, or the game is lost at once.",
    },
    great_harvest: {
      name: "The great harvest",
      rule: "You begin with {vp 5}, and with the action “Harvest a field” you harvest up to three.",
    },
    free_mornings: {
      name: "Free mornings",
      rule: "You have eight years, and any row of the wake-up chart is open to you every spring. Bonus tokens are of no use.",
    },
    cellar_pride: {
      name: "The pride of the cellar",
      rule: "Nothing brings {vp|victory points} during the game. At the end each wine in the medium cellar counts {vp 1} and each in the large one {vp 2}.",
    },
    head_start: {
      name: "A head start",
      rule: "You begin with {vp 3} and {residual 2}.",
    },
    no_customers: {
      name: "No customers",
      rule: "No order may be filled, by any means. The {vp|victory points} have to come from somewhere else.",
    },
  } satisfies Record<ChallengeId, ChallengeText> as Record<ChallengeId, ChallengeText>,
  challenge: (number: number) => `Challenge ${number}`,
  challengeTitle: "Challenge",
  road: "The road of challenges",
  states: {
    won: (attempts: number) => (attempts === 1 ? "Won on the first attempt" : `Won on attempt ${attempts}`),
    now: "Next",
    playing: "Being played",
    ahead: "Still ahead",
    skipped: "Left out",
  },
  lostSoFar: (attempts: number) => `${plural(attempts, "attempt", "attempts")} so far`,
  skippedWhy: "It cannot be combined with the aggressive Automa, so the road leads past it.",
  tokens: (count: number) =>
    count === 0
      ? "You begin without bonus tokens."
      : `You begin with {token ${count}}: one for each attempt in a row that was not won.`,
  begin: "Begin",
  again: "Try again",
  resume: "Continue the game",
  score: (games: number) => plural(games, "game", "games"),
  scoreText: "Your score is the number of games played: the fewer, the better.",
  finishedTitle: "The whole road!",
  finishedText: (games: number) =>
    `Every challenge is won, after ${plural(games, "game", "games")}. The town rings its bells for you.`,
  historyTitle: "Games",
  historyEmpty: "No game yet. The first one is the beginning of the road.",
  results: { win: "Won", draw: "Drawn", loss: "Lost" } satisfies Record<SoloResultName, string> as Record<
    SoloResultName,
    string
  >,
  gameNumber: "No.",
  result: "Result",
  you: "You",
  deal: "Deal",
  look: "Look at it",
  lookAt: (number: number) => `Look at game ${number} again`,
  choose: "Your campaigns",
  progress: (won: number, all: number) => `${won} of ${all}`,
  begun: (when: string) => `begun ${when}`,
  opened: (file: string, when: string) => `from ${file}, ${when}`,
  newOne: "New campaign",
  newText:
    "All games of a campaign are played at the same level. After a game that you do not win you play the same challenge again, with one bonus token for each such game in a row.",
  create: "Set out",
  back: "Back",
  exportIt: "Save as a file",
  importIt: "Open a file",
  importText: "Continue a campaign that was saved as a file.",
  forget: "Remove from this list",
  forgetText:
    "This browser forgets the campaign. Save it as a file first if you want to continue it some day.",
  forgetConfirm: "Forget it",
  bookkeeping: "Save or remove",
};

export type UiCampaign = typeof uiCampaign;
