import type { EffectPart, Reason } from "../../wire/types";
import { names, theStructure } from "./names";

const parts: Record<EffectPart, string> = {
  build: "building a structure",
  plant: "planting a vine",
  harvest: "harvesting a field",
  make_wine: "making wine",
  age_wine: "ageing a wine",
  fill_order: "filling an order",
  other: "another mandatory part",
};

const reasons: Record<Reason["code"], string | ((reason: Reason) => string)> = {
  game_over: "The game is over.",
  not_an_answer: "That does not answer what is being asked.",
  not_in_hand: "That card is not in your hand.",
  no_worker: "You have no such worker left to place.",
  space_taken: "Another worker stands on that space.",
  space_closed: "That space is not used in this game.",
  wrong_season: "That action belongs to another season.",
  art_while_spaces_free: "The grande worker may stand beside the spaces only when all of them are taken.",
  only_grande_on_art: "Only the grande worker may stand beside the spaces of an action.",
  yoke_missing: "You have not built the yoke.",
  yoke_used: "You have already used the yoke this year.",
  action_impossible: "You cannot carry out that action now.",
  needs_bonus_first: "The action becomes possible only after the bonus.",
  bonus_must_be_used: "Friendly variant: whoever stands on a bonus space uses the bonus.",
  bonus_paid_for: "The bonus is paid for and must be used.",
  bonus_not_usable: "Friendly variant: you could not use that bonus, and another space is free.",
  row_taken: "Another rooster stands on that row.",
  own_row: "Your rooster already stands on that row; it has to move.",
  deck_empty: "That deck and its discard pile are empty.",
  deck_gives_only_one: "That deck cannot give a second card.",
  visitor_impossible: "You cannot carry out what that visitor demands now.",
  option_impossible: "You cannot carry out that option now.",
  option_taken: "That is already done; choose something else.",
  lira_short: ({ need = 0, have = 0 }) =>
    // Who could pay the price alone still owes the Academy its lira.
    need > have
      ? `You need {lira ${need}} and have {lira ${have}}.`
      : `You need {lira ${need + 1}}, one of them for the Academy, and have {lira ${have}}.`,
  vp_too_low: "Your victory points cannot fall that low.",
  structures_missing: ({ structures = [] }) => `That vine needs ${names.list(structures.map(theStructure))}.`,
  field_sold: "You have sold that field.",
  field_full: ({ need = 0, have = 0 }) =>
    `The field would hold vines of quality ${need} in total; its maximum is ${have}.`,
  field_planted: "Vines stand on that field.",
  field_not_sold: "You still own that field.",
  field_empty: "No vine stands on that field.",
  field_harvested: "That field has already been harvested this year.",
  already_built: "You have already built that.",
  medium_cellar_first: "The medium cellar has to be built first.",
  cost_not_allowed: "The printed cost of that structure is not allowed here.",
  worker_limit: "You already have as many workers as anyone may own.",
  grape_space_taken: "The space for quality 1 of that colour is taken.",
  no_grape: "There is no such grape on your crush pad.",
  no_wine: "There is no such wine in your cellar.",
  cellar_too_small: "Your cellar is too small for that wine.",
  no_space_in_cellar: "No suitable space in your cellar is free for that wine.",
  value_too_low: ({ need = 0, have = 0 }) =>
    `It has to be of quality ${need} or more; this one is of quality ${have}.`,
  cannot_age: "That wine cannot age: the next space is taken or belongs to a cellar you have not built.",
  wines_missing: "Your cellar does not hold the wines that order asks for.",
  too_many_cards: "You do not hold that many visitor cards.",
  strands_later_part: ({ part = "other" }) =>
    `After that, ${parts[part]} would no longer be possible, and it has to be done.`,
  pile_empty: "That discard pile is empty.",
  on_the_same_action: "That worker stands on the action where the card was played.",
  grande_not_placed: "Your grande worker has not been placed, so it cannot come back.",
  row_without_glass: "The token of that row is gone; alone, each row serves only once.",
  organizer_row_seven:
    "In the game for one player, and in winter once its token is taken, the Organizer may not move to row 7.",
  orders_forbidden: "In this challenge no order may be filled.",
  no_token: "You have no bonus token.",
  token_already_spent: "You have already spent a bonus token this turn.",
  tokens_useless: "In this challenge bonus tokens buy nothing.",
  no_vine_in_hand: "You have no vine card in your hand.",
  no_order_in_hand: "You have no wine order card in your hand.",
  no_visitor_in_hand: "You have no such visitor card in your hand.",
  crush_pad_empty: "You have no suitable grapes on your crush pad.",
  cellar_empty: "You have no suitable wine in your cellar.",
  row_one_after_seven: "Row 1 is for whoever stood on row 7 in winter.",
  must_wake_first: "Whoever stands on row 7 wakes up first next year: row 1 is yours.",
  no_star_there: "You have no star in that region.",
  same_region: "The star has to move to another region.",
  stars_left: "You still have stars to place; they are moved only when all are out.",
  field_covered: "A structure card stands on that field.",
  place_taken: "There is no room for a structure card there.",
  building_used: "A worker has already been there this year.",
  worker_inside: "A worker stands on that structure card.",
  toll_too_high: ({ need = 0, have = 0 }) =>
    `The toll is {lira ${need}}, to be paid first, and you have {lira ${have}}.`,
  special_owned: "You already have that worker; everybody may own one of each kind.",
  not_possible_now: "That is not possible now.",
};

export function reason(given: Reason): string {
  const text = reasons[given.code];
  return typeof text === "string" ? text : text(given);
}
