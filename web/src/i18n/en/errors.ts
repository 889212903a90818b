import type { ErrorCode } from "../../wire/types";

const errors: Record<ErrorCode, string> = {
  bad_message: "The server did not understand the page. Reload it, please.",
  bad_options: "These options do not go together.",
  chosen_deal: "A deal can be chosen only where nobody else can sit down.",
  practice: "A practice table is for one person, alone or against the computer.",
  unknown_table: "There is no such table.",
  unknown_bot: "There is no such computer player.",
  unknown_campaign: "There is no such campaign on this server.",
  no_table: "You are not at a table.",
  not_your_seat: "That seat is not yours.",
  seat_taken: "That seat is taken.",
  not_started: "The game has not begun yet.",
  not_your_turn: "It is not your turn.",
  stale: "The game has moved on in the meantime. Look again, please.",
  not_legal: "That is not possible now.",
  nothing_to_undo: "There is nothing to take back.",
  no_vote: "Nobody is asking to take anything back.",
  chat_off: "Chat is switched off at this table.",
  hints_off: "There are no hints at this table.",
  spectators_off: "This table does not admit spectators.",
  not_host: "Only the host of the table may do that.",
  muted: "The host has muted you at this table.",
  removed: "The host has removed you from this table.",
  needs_word: "This table is private.",
  wrong_word: "That is not the word of this table.",
  not_over: "The game is not over yet.",
  bad_record: "This file cannot be read: it is damaged, or something else.",
  impossible_result: "No game can end as this file says.",
  too_much: "That is too much at once. Wait a moment, please.",
  old_rules:
    "This was played under older rules; under today's it would have gone differently. Its record is kept as text.",
  server_trouble: "Something went wrong on the server. Try again, please.",
};

export function error(code: ErrorCode): string {
  return errors[code];
}
