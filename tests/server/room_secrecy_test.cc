// Nothing hidden leaves: what a viewer is told does not change when everything changes that it cannot know.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "protocol/names.h"
#include "server/telling.h"
#include "tests/server/room_support.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

struct Told {
  std::string update;
  std::string changes;  // all of it, and since the answer before
  std::string moment;
  std::string answers;  // previews and reasons, for the asked seat
};

// Everything, and what has changed since `before`.
std::string changes_told_to(const Room& room, Seat viewer, const State& before) {
  constexpr u32 kHeard = 1000;
  const std::optional<ToldPosition> last = ToldPosition{before, {kHeard, {}}};
  Telling telling(room, last);
  return *telling.change_for(viewer, {}, {}) + *telling.change_for(viewer, kHeard, {});
}

Told told_to(const Room& room, Seat viewer, u32 past, u32 choice, const State& before) {
  Told told{update_text(room, viewer), changes_told_to(room, viewer, before),
            wire::to_json(*room.moment(viewer, past)), ""};
  if (room.state().over || asked(room) != viewer) return told;
  const ActionList legal = legal_in(room);
  const auto preview = preview_of(room, viewer, text_of(legal[choice % legal.size()]));
  told.answers = wire::to_json(*room.preview(preview, holder_of(viewer)));
  ActionList also_legal;
  RefusedActions refused;
  explain_actions(room.state(), also_legal, refused);
  if (refused.empty()) return told;
  const auto question = why(room, viewer, text_of(refused[choice % refused.size()].action));
  told.answers += wire::to_json(*room.why(question, holder_of(viewer)));
  return told;
}

// One random game after another, seat by seat, as tables.
template <class Visit>
void for_each_room(unsigned games, unsigned rate, Visit&& visit) {
  for (unsigned game = 0; game < games; ++game) {
    Journal journal;
    journal.options = options_of_game(game);
    journal.seed = 1000 + game;
    State s = first_position(journal);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    for (unsigned number = 0; !legal.empty(); ++number) {
      if ((game + number) % rate == 0) visit(journal, s, rng);
      if (::testing::Test::HasFailure()) return;
      journal.actions.push_back(random_answer(game, legal, rng));
      apply(s, journal.actions.back(), Events::none(), legal);
    }
    visit(journal, s, rng);
  }
}

// A table that was dealt anew in what a seat cannot know looks the same to that seat, and to a spectator.
TEST(RoomSecrecy, WhatIsHiddenMakesNoDifference) {
  for_each_room(games_to_play(100), 31, [](const Journal& journal, const State& s, Rng& rng) {
    const auto at = static_cast<u32>(journal.actions.size());
    const u32 past = rng.below(at + 1);
    const u32 choice = rng.below(1u << 16);
    const Room room(table_of(journal, SeatKind::Person));
    Journal earlier = journal;
    if (at > 0) earlier.actions.pop_back();
    const State before = replay(earlier);
    const auto anybody = static_cast<Seat>(rng.below(s.options.players));
    for (const Seat viewer : {anybody, pending(s).seat}) {
      if (viewer == kNoSeat) continue;
      Journal otherwise = journal;
      otherwise.redeals.push_back({at, viewer, rng.next()});
      const Room other(table_of(otherwise, SeatKind::Person));
      for (const Seat watcher : {viewer, kNoSeat}) {
        const Told here = told_to(room, watcher, past, choice, before);
        const Told there = told_to(other, watcher, past, choice, before);
        ASSERT_EQ(here.update, there.update) << "seed " << journal.seed << ", answer " << at;
        ASSERT_EQ(here.changes, there.changes) << "seed " << journal.seed << ", answer " << at;
        ASSERT_EQ(here.moment, there.moment) << "seed " << journal.seed << ", answer " << at;
        ASSERT_EQ(here.answers, there.answers) << "seed " << journal.seed << ", answer " << at;
      }
    }
  });
}

// --- The log -------------------------------------------------------------------------------------------

bool unseen_by(const State& s, Seat viewer, Deck deck, CardSet cards) {
  if (viewer != kNoSeat) return (cards_unseen_by(s, viewer, deck) & cards) != 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if ((cards_unseen_by(s, static_cast<Seat>(seat), deck) & cards) != 0) return true;
  }
  return false;
}

// The card that an event names, if any.
struct NamedCard {
  Deck deck{};
  CardSet cards{};
};
NamedCard card_in(const Json& event) {
  for (const auto& [key, value] : event.items()) {
    if (!value.is_string()) continue;
    const std::string name = value.get<std::string>();
    if (key == "kind" || key == "deck" || key == "season") continue;
    for (unsigned deck = 0; deck < kDecks; ++deck) {
      const CardSet cards = cards_named(static_cast<Deck>(deck), name);
      if (cards != 0) return {static_cast<Deck>(deck), cards};
    }
  }
  return {};
}

TEST(RoomSecrecy, TheLogNamesNoCardThatTheViewerHasNotSeen) {
  unsigned long named = 0;
  for (unsigned game = 0; game < games_to_play(200); ++game) {
    Journal start;
    start.options = options_of_game(game);
    start.seed = game;
    Room room(table_of(start, SeatKind::Person));
    Rng rng(game);
    while (room.status() == Room::Status::Playing) {
      const State before = room.state();
      const u32 heard = room.seq();
      play(room, random_answer(game, legal_in(room), rng));
      for (unsigned i = 0; i <= start.options.players; ++i) {
        const Seat viewer = i < start.options.players ? static_cast<Seat>(i) : kNoSeat;
        const told::Update update = room.update_for(viewer, heard);
        const auto reshuffled = [](const told::LogEntry& entry) {
          return wire::to_json(entry.event).find("\"reshuffled\"") != std::string::npos;
        };
        // A card can be shown and vanish in a deck again, all in one step.
        if (std::any_of(update.log.begin(), update.log.end(), reshuffled)) continue;
        for (const told::LogEntry& entry : update.log) {
          const NamedCard card = card_in(*parse_json(wire::to_json(entry.event)));
          if (card.cards == 0) continue;
          ++named;
          ASSERT_FALSE(unseen_by(before, viewer, card.deck, card.cards) &&
                       unseen_by(room.state(), viewer, card.deck, card.cards))
              << "game " << game << ", viewer " << unsigned{viewer} << ": " << wire::to_json(entry.event);
        }
      }
    }
  }
  EXPECT_GT(named, 0u);
}

// --- Previews -------------------------------------------------------------------------------------------

bool left_out_of_previews(const Json& event) {
  return event["kind"] == "forced" || event["kind"] == "visitor_done";
}

// Which card is drawn is not foreseen, nor which of several copies of a vine leaves the hand.
Json as_foreseen(Json event) {
  if (event["kind"] == "drew") event["card"] = nullptr;
  for (auto& value : event) {
    if (!value.is_string()) continue;
    const std::string text = value.get<std::string>();
    value = text.substr(0, text.find('#'));
  }
  return event;
}

TEST(RoomSecrecy, PreviewsComeTrue) {
  unsigned long checked = 0;
  for_each_room(games_to_play(100), 3, [&checked](const Journal& journal, const State& s, Rng& rng) {
    if (s.over) return;
    Room room(table_of(journal, SeatKind::Person));
    const Seat seat = asked(room);
    const ActionList legal = legal_in(room);
    const Action action = legal[rng.below(static_cast<u32>(legal.size()))];
    const said::PreviewOf message = preview_of(room, seat, text_of(action));
    const auto preview = room.preview(message, holder_of(seat));
    ASSERT_TRUE(preview);
    play(room, action);
    std::vector<Json> happened;
    for (const told::LogEntry& entry : room.update_for(seat, message.seq).log) {
      const Json event = *parse_json(wire::to_json(entry.event));
      if (!left_out_of_previews(event)) happened.push_back(event);
    }
    const auto& foreseen = preview->preview.events;
    ASSERT_LE(foreseen.size(), happened.size()) << message.action;
    for (std::size_t i = 0; i < foreseen.size(); ++i) {
      ASSERT_EQ(as_foreseen(*parse_json(wire::to_json(foreseen[i]))), as_foreseen(happened[i]))
          << "seed " << journal.seed << ", answer " << journal.actions.size() << ": " << message.action;
      ++checked;
    }
  });
  EXPECT_GT(checked, 0u);
}

}  // namespace
}  // namespace vendemmia
