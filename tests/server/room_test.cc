// A table by hand: seats, answers, chat, who may do what.
#include "server/room.h"

#include "tests/server/room_support.h"

namespace vendemmia {
namespace {

Room people_at(unsigned players) { return Room(table_of(new_journal(players), SeatKind::Person)); }

said::Sit sit(u8 seat, const std::string& name) {
  said::Sit message;
  message.seat = seat;
  message.name = name;
  return message;
}
said::Leave leave(u8 seat) {
  said::Leave message;
  message.seat = seat;
  return message;
}
said::Replace replace(u8 seat, const std::string& bot) {
  said::Replace message;
  message.seat = seat;
  message.bot = bot;
  return message;
}
said::Chat chat(std::optional<u8> seat, const std::string& text) {
  said::Chat message;
  message.seat = seat;
  message.text = text;
  return message;
}

void finish(Room& room) {
  while (room.status() == Room::Status::Playing) play(room, legal_in(room)[0]);
}

TEST(Room, BeginsWhenTheLastSeatIsTaken) {
  Room room(table_of(new_journal(2), SeatKind::Open));
  EXPECT_EQ(room.status(), Room::Status::Waiting);
  Circumstances now;
  now.fresh_secret_hash = "anna's";
  EXPECT_EQ(say(room, sit(0, "  Anna\n"), {}, now), "");
  EXPECT_EQ(say(room, sit(0, "Berta"), {}, now), "seat_taken");
  EXPECT_EQ(say(room, sit(9, "Berta"), {}, now), "bad_message");
  EXPECT_EQ(say(room, sit(1, " \t "), {}, now), "bad_message");
  EXPECT_EQ(say(room, answer(room, 0, {"papa gift"}), holder_of(0)), "not_started");
  EXPECT_EQ(room.status(), Room::Status::Waiting);
  now.fresh_secret_hash = "the other's";
  EXPECT_EQ(say(room, sit(1, "Anna"), {}, now), "");
  EXPECT_EQ(room.status(), Room::Status::Playing);
  EXPECT_EQ(room.settings().seats[0].name, "Anna");
  EXPECT_EQ(room.settings().seats[1].name, "Anna 2");
  EXPECT_TRUE(room.holds(0, "anna's"));
  EXPECT_FALSE(room.holds(1, "anna's"));
  EXPECT_FALSE(room.holds(1, ""));
  EXPECT_TRUE(room.is_host("host"));
  EXPECT_FALSE(room.is_host(""));
}

TEST(Room, RefusesWhatIsNotTheCallersToAnswer) {
  Room room = people_at(2);
  EXPECT_EQ(say(room, answer(room, 0, {"papa gift"}), holder_of(1)), "not_your_seat");
  EXPECT_EQ(say(room, answer(room, 1, {"papa gift"}), holder_of(1)), "not_your_turn");
  EXPECT_EQ(say(room, answer(room, 0, {"sing a song"}), holder_of(0)), "bad_message");
  EXPECT_EQ(say(room, answer(room, 0, {}), holder_of(0)), "bad_message");
  EXPECT_EQ(say(room, answer(room, 0, std::vector<std::string>(100, "papa gift")), holder_of(0)), "too_much");
  const auto refused = room.judge(answer(room, 0, {"row 1"}), holder_of(0), {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code.text, "not_legal");
  ASSERT_TRUE(refused.error().reason);
  EXPECT_EQ(refused.error().reason->code.text, "not_an_answer");
  EXPECT_EQ(room.seq(), 0u);
  EXPECT_EQ(say(room, said::Tables{}, holder_of(0)), "bad_message");
}

TEST(Room, ADoubleClickIsHarmless) {
  Room room = people_at(2);
  const said::Act click = answer(room, 0, {"papa gift"});
  EXPECT_EQ(say(room, click, holder_of(0)), "");
  EXPECT_EQ(say(room, click, holder_of(0)), "") << "it was taken, and that is said again";
  EXPECT_EQ(room.seq(), 1u);
  said::Act other = click;
  other.actions = {"papa lira"};
  EXPECT_EQ(say(room, other, holder_of(0)), "stale");
  EXPECT_EQ(say(room, click, holder_of(1)), "not_your_seat");
}

// The answer to it was lost with the connection; meanwhile the game has gone on.
TEST(Room, AnAnswerThatWasTakenIsTakenOnce) {
  Room room = people_at(2);
  const said::Act first = answer(room, 0, {"papa gift"});
  play(room, {"papa gift", "papa lira", "row 1", "row 7"});
  const said::Act both = answer(room, 0, {"place regular build_structure.left", "build trellis"});
  ASSERT_EQ(say(room, both, holder_of(0)), "");
  const u32 entries = room.entries();
  EXPECT_EQ(say(room, both, holder_of(0)), "");
  said::Act half = both;
  half.actions.pop_back();
  EXPECT_EQ(say(room, half, holder_of(0)), "") << "part of what was taken";
  half.seq = both.seq + 1;
  EXPECT_EQ(say(room, half, holder_of(0)), "stale") << "there another answer was given";
  EXPECT_EQ(say(room, first, holder_of(0)), "stale") << "too long ago to be known";
  EXPECT_EQ(room.entries(), entries);
}

TEST(Room, PlaysAllAnswersOfAMessageOrNone) {
  Room room = people_at(2);
  play(room, {"papa gift", "papa lira", "row 1", "row 7"});
  const u32 seq = room.seq();
  EXPECT_EQ(say(room, answer(room, 0, {"place regular build_structure.left", "pass"}), holder_of(0)),
            "not_legal");
  EXPECT_EQ(say(room, answer(room, 0, {"place regular cart", "pass"}), holder_of(0)), "not_your_turn");
  EXPECT_EQ(room.seq(), seq);
  EXPECT_EQ(say(room, answer(room, 0, {"place regular build_structure.left", "build trellis"}), holder_of(0)),
            "");
  EXPECT_EQ(room.seq(), seq + 2);
  EXPECT_EQ(room.entries(), seq + 2);
}

TEST(Room, ChatIsCleanedAndMakesNobodysAnswerStale) {
  Room room = people_at(2);
  const said::Act click = answer(room, 0, {"papa gift"});
  EXPECT_EQ(say(room, chat(0, " a\x01 b\n\n c "), holder_of(0)), "");
  EXPECT_EQ(say(room, chat({}, "hello"), {}), "");
  EXPECT_EQ(say(room, chat(1, "hello"), holder_of(0)), "not_your_seat");
  EXPECT_EQ(say(room, chat(0, "\n"), holder_of(0)), "bad_message");
  std::string long_line;
  for (unsigned i = 0; i < 600; ++i) long_line += "\xC3\xA9";
  EXPECT_EQ(say(room, chat(0, long_line), holder_of(0)), "");
  EXPECT_EQ(say(room, click, holder_of(0)), "");

  const told::Chat all = room.chat_from(0);
  ASSERT_EQ(all.lines.size(), 3u);
  EXPECT_EQ(all.lines[0].text, "a b c");
  EXPECT_EQ(all.lines[0].name, "Player 0");
  EXPECT_FALSE(all.lines[1].seat);
  EXPECT_EQ(all.lines[2].text, long_line.substr(0, 1000));
  EXPECT_EQ(room.chat_from(2).lines.size(), 1u);
  EXPECT_EQ(room.chat_from(99).from, 3u);
  for (unsigned i = 0; i < 300; ++i) EXPECT_EQ(say(room, chat(0, "more"), holder_of(0)), "");
  EXPECT_EQ(room.chat_size(), 303u);
  EXPECT_EQ(room.chat_from(0).from + room.chat_from(0).lines.size(), 303u);
}

TEST(Room, ChatCanBeOff) {
  TableSettings settings = table_of(new_journal(2), SeatKind::Person);
  settings.chat = false;
  Room room(settings);
  EXPECT_EQ(say(room, chat(0, "hello"), holder_of(0)), "chat_off");
}

TEST(Room, ASeatThatWasLeftWaitsForANewcomerOrABot) {
  Room room = people_at(3);
  play(room, {"papa gift"});
  EXPECT_EQ(say(room, leave(1), holder_of(0)), "not_your_seat");
  EXPECT_EQ(say(room, leave(1), holder_of(1)), "");
  EXPECT_EQ(room.status(), Room::Status::Playing);
  EXPECT_FALSE(room.holds(1, "secret 1"));
  EXPECT_FALSE(room.bot_to_move());
  Circumstances now;
  now.fresh_secret_hash = "new";
  EXPECT_EQ(say(room, sit(1, "Newcomer"), {}, now), "");
  play(room, {"papa lira"});
  EXPECT_EQ(say(room, leave(2), holder_of(2)), "");
  EXPECT_EQ(say(room, replace(2, "random"), {}), "not_your_seat") << "who only looks has no say";
  EXPECT_EQ(say(room, replace(2, "nobody"), host()), "unknown_bot");
  EXPECT_EQ(say(room, replace(2, "random"), holder_of(0)), "") << "any player may decide it";
  EXPECT_EQ(room.bot_to_move(), Seat{2});
  EXPECT_EQ(room.settings().seats[2].name, "Player 2");
}

TEST(Room, NamesAreUniqueAmongThoseWhoSit) {
  Room room(table_of(new_journal(3), SeatKind::Open));
  EXPECT_EQ(say(room, sit(0, "Anna"), {}), "");
  EXPECT_EQ(say(room, leave(0), holder_of(0)), "");
  EXPECT_EQ(say(room, sit(1, "Anna"), {}), "");
  EXPECT_EQ(room.settings().seats[0].name, "");
  EXPECT_EQ(room.settings().seats[1].name, "Anna");
  EXPECT_EQ(say(room, replace(0, "random"), host()), "");
  EXPECT_NE(room.settings().seats[0].name, "");
  EXPECT_EQ(say(room, sit(2, "Berta"), {}), "");
  // Anna takes another seat of the running game; the bot that plays her old one is another.
  EXPECT_EQ(say(room, leave(1), holder_of(1)), "");
  EXPECT_EQ(say(room, leave(2), holder_of(2)), "");
  EXPECT_EQ(say(room, sit(2, "Anna"), {}), "");
  EXPECT_EQ(say(room, replace(1, "random"), host()), "");
  EXPECT_EQ(room.settings().seats[1].name, "Anna 2");
}

TEST(Room, OnlyTheAbsentAreReplaced) {
  Room room = people_at(2);
  Circumstances now;
  now.presence.seats = 0b01;
  EXPECT_EQ(say(room, replace(0, "random"), host(), now), "seat_taken");
  EXPECT_EQ(say(room, replace(1, "random"), host(), now), "");
  EXPECT_EQ(say(room, replace(1, "random"), host(), now), "seat_taken");
}

TEST(Room, BotsAnswerOnlyWhenTheyAreAsked) {
  TableSettings settings = table_of(new_journal(2), SeatKind::Bot);
  Room room(settings);
  const Action gift = act(ActionKind::PapaGift);
  EXPECT_EQ(room.bot_to_move(), Seat{0});
  EXPECT_EQ(room.judge_bot(1, 0, gift, 1).error().code.text, "not_your_turn");
  EXPECT_EQ(room.judge_bot(0, 3, gift, 1).error().code.text, "stale");
  EXPECT_EQ(room.judge_bot(0, 0, act(ActionKind::Pass), 1).error().code.text, "not_legal");
  const auto entry = room.judge_bot(0, 0, gift, 1);
  ASSERT_TRUE(entry);
  room.apply(*entry);
  EXPECT_EQ(room.bot_to_move(), Seat{1});
}

TEST(Room, PaceAndSkippingAreTheHosts) {
  Room room = people_at(2);
  said::Pace pace;
  pace.pace = 250;
  EXPECT_EQ(say(room, pace, holder_of(0)), "not_host");
  EXPECT_EQ(say(room, pace, host()), "");
  EXPECT_EQ(room.settings().pace, 250);
  pace.pace = 60'000;
  EXPECT_EQ(say(room, pace, host()), "bad_message");
  EXPECT_EQ(say(room, said::Skip{}, holder_of(0)), "not_host");
  EXPECT_EQ(say(room, said::Skip{}, host()), "");
}

TEST(Room, TheRecordAndTheRematchComeAfterTheEnd) {
  Journal start = new_journal(2);
  start.options.last_year = 2;
  Room room(table_of(start, SeatKind::Person));
  EXPECT_EQ(room.record().error().code.text, "not_over");
  Circumstances now;
  now.rematch_table = "next";
  EXPECT_EQ(say(room, said::Rematch{}, holder_of(0), now), "not_over");
  finish(room);
  EXPECT_EQ(room.status(), Room::Status::Over);
  EXPECT_EQ(say(room, undo_to(room, 0, 3), holder_of(0)), "nothing_to_undo");
  EXPECT_EQ(say(room, answer(room, 0, {"pass"}), holder_of(0)), "not_your_turn");
  const auto record = room.record();
  ASSERT_TRUE(record);
  EXPECT_FALSE(parse_journal(record->record_text).problem);
  EXPECT_EQ(say(room, said::Rematch{}, {}, now), "not_your_seat");
  EXPECT_EQ(say(room, said::Rematch{}, holder_of(0), now), "");
  now.rematch_table = "another";
  EXPECT_EQ(say(room, said::Rematch{}, holder_of(1), now), "");
  EXPECT_EQ(room.table_for({}, {}).rematch, "next");
}

TEST(Room, TellsEachConnectionWhatTheTableIs) {
  Room room = people_at(2);
  const told::Table table = room.table_for({{1}, true}, {0b01, 3});
  EXPECT_TRUE(table.host);
  EXPECT_EQ(table.status.text, "playing");
  EXPECT_EQ(table.watching, 3);
  EXPECT_TRUE(table.seats[0].present);
  EXPECT_FALSE(table.seats[1].present);
  EXPECT_FALSE(table.seats[0].mine);
  EXPECT_TRUE(table.seats[1].mine);
  EXPECT_EQ(room.summary_for({}, {}, 0).seats.size(), 2u);
}

TEST(Room, ShowsAMomentOfThePastAsItWasSeen) {
  Room room = people_at(2);
  play(room, {"papa gift", "papa lira", "row 1", "row 7"});
  const std::string then = wire::to_json(room.update_for(0, {}).view);
  play(room, {"place regular draw_vine.left"});
  const auto moment = room.moment(0, 4);
  ASSERT_TRUE(moment);
  EXPECT_EQ(wire::to_json(moment->view), then);
  EXPECT_EQ(moment->total, 5u);
  ASSERT_EQ(moment->marks.size(), 3u);
  EXPECT_EQ(moment->marks[0].season.text, "setup");
  EXPECT_EQ(moment->marks[1].at, 2u);
  EXPECT_EQ(moment->marks[2].at, 4u);
  EXPECT_EQ(room.moment(0, 6).error().code.text, "bad_message");
}

TEST(Room, ExplainsAnswersToTheSeatThatIsAsked) {
  Room room = people_at(2);
  play(room, {"papa gift", "papa lira", "row 1", "row 7"});
  said::PreviewOf preview = preview_of(room, 0, "place regular draw_vine.left");
  const auto ahead = room.preview(preview, holder_of(0));
  ASSERT_TRUE(ahead);
  EXPECT_EQ(ahead->preview.then.text, "unseen");
  EXPECT_EQ(room.preview(preview, holder_of(1)).error().code.text, "not_your_seat");
  preview.action = "row 1";
  EXPECT_EQ(room.preview(preview, holder_of(0)).error().code.text, "not_legal");

  const auto reason = room.why(why(room, 0, "place regular harvest_field.left"), holder_of(0));
  ASSERT_TRUE(reason);
  ASSERT_TRUE(reason->reason);
  EXPECT_EQ(reason->reason->code.text, "wrong_season");
  said::Why question = why(room, 0, "pass");
  EXPECT_FALSE(room.why(question, holder_of(0))->reason);
  question.seq = 0;
  EXPECT_EQ(room.why(question, holder_of(0)).error().code.text, "stale");
}

}  // namespace
}  // namespace vendemmia
