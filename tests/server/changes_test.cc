// Changes, put together again, are the whole updates: over random games of every mix, with answers taken back and viewers
// that miss something.
#include <map>

#include <nlohmann/json.hpp>

#include "server/telling.h"
#include "tests/server/room_support.h"
#include "tests/support/apply_difference.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

// What the two ways to tell a question have in common: a change has fewer previews, and tells refused answers reason by
// reason.
std::string plain_ask(Json ask) {
  Json offers = Json::array();
  if (ask.contains("offers")) {
    for (const Json& one : ask["offers"]) offers.push_back(one["answer"]["text"]);
    std::vector<std::string> refused;
    for (const Json& one : ask["refused"])
      refused.push_back(one["answer"]["text"].get<std::string>() + " " + one["reason"].dump());
    std::ranges::sort(refused);
    ask["refused"] = refused;
    ask["offers"] = offers;
  }
  return sorted_text(ask);
}
std::string plain_brief_ask(Json ask) {
  if (ask.contains("offers")) {
    std::vector<std::string> refused;
    for (const Json& group : ask["refused"]) {
      for (const Json& one : group["answers"])
        refused.push_back(one.get<std::string>() + " " + group["reason"].dump());
    }
    std::ranges::sort(refused);
    ask["refused"] = refused;
    ask.erase("previews");
  }
  return sorted_text(ask);
}

// A preview that is told is the one that would be told on demand.
void expect_previews(const Json& brief, const Json& whole) {
  if (!brief.contains("previews")) return;
  const Json& previews = brief["previews"];
  for (std::size_t i = 0; i < previews.size(); ++i) {
    if (previews[i].is_null()) continue;
    ASSERT_EQ(previews[i], whole["offers"][i]["preview"]);
  }
}

struct Listener {
  ChangeReader reader;
  std::optional<u32> heard;
  Json log = Json::array();
};

class ToldGame {
 public:
  explicit ToldGame(const Journal& start) : room(table_of(start, SeatKind::Person)) {}

  Room room;

  // Tells everybody, and compares with the whole update of one: what went wrong with another shows when it is their turn. Some
  // are lost on the way.
  void tell(Rng& rng) {
    Telling telling(room, told_);
    const unsigned players = room.state().options.players;
    const unsigned looked_at = rng.below(players + 1);
    for (unsigned i = 0; i <= players; ++i) {
      const Seat viewer = i < players ? static_cast<Seat>(i) : kNoSeat;
      Listener& listener = listeners_[viewer];
      const Json change = Json::parse(*telling.change_for(viewer, listener.heard, {}));
      bytes += change.dump().size();
      ++messages;
      const bool lost = rng.below(50) == 0;
      if (lost) {
        // The next one does not fit, and everything is told again.
        listener.heard.reset();
        continue;
      }
      hear(listener, change);
      if (i == looked_at) compare(viewer, listener, change);
      listener.heard = room.seq();
    }
    told_ = ToldPosition{room.state(), telling.told()};
  }

  std::size_t bytes = 0;
  std::size_t messages = 0;

 private:
  void hear(Listener& listener, const Json& change) {
    ASSERT_TRUE(listener.reader.hear(change));
    Json& log = listener.log;
    log.erase(log.begin() + change["log_from"].get<int>(), log.end());
    for (const Json& entry : change["log"]) log.push_back(entry);
  }
  void compare(Seat viewer, const Listener& listener, const Json& change) {
    const Json whole = Json::parse(update_text(room, viewer));
    ASSERT_EQ(sorted_text(listener.reader.view()), sorted_text(whole["view"]));
    ASSERT_EQ(plain_brief_ask(change["ask"]), plain_ask(whole["ask"]));
    expect_previews(change["ask"], whole["ask"]);
    for (const char* field : {"table", "viewer", "seq", "at", "undo"})
      ASSERT_EQ(change.contains(field) ? change[field] : Json(),
                whole.contains(field) ? whole[field] : Json());
    ASSERT_EQ(listener.log, whole["log"]);
  }

  std::map<Seat, Listener> listeners_;
  std::optional<ToldPosition> told_;
};

TEST(Changes, PutTogetherAreTheWholeUpdates) {
  for (unsigned game = 0; game < games_to_play(80); ++game) {
    Journal start;
    start.options = options_of_any_game(game);
    start.seed = game;
    ToldGame told(start);
    Rng rng(game);
    // Few games are followed far: it takes long, and they are much the same.
    const unsigned most = game % 12 == 0 ? 400 : 50;
    for (unsigned i = 0; i < most && told.room.status() == Room::Status::Playing; ++i) {
      told.tell(rng);
      if (HasFailure()) {
        ADD_FAILURE() << "game " << game << ", answer " << told.room.answers();
        return;
      }
      const auto undo = told.room.undo_for(asked(told.room));
      if (undo && !undo->points.empty() && rng.below(10) == 0) {
        const Seat seat = asked(told.room);
        ASSERT_EQ(say(told.room, undo_to(told.room, seat, undo->points.back()), holder_of(seat)), "");
      } else {
        play(told.room, random_answer(game, legal_in(told.room), rng));
      }
    }
    told.tell(rng);
  }
}

TEST(Changes, AreTwoKilobytesAtMost) {
  std::size_t bytes = 0;
  std::size_t messages = 0;
  for (unsigned game = 0; game < 6; ++game) {
    Journal start;
    start.options.players = game % 2 == 0 ? 2 : 4;
    start.seed = game;
    ToldGame told(start);
    Rng rng(game);
    for (unsigned i = 0; i < 100 && told.room.status() == Room::Status::Playing; ++i) {
      told.tell(rng);
      play(told.room, random_answer(game, legal_in(told.room), rng));
    }
    bytes += told.bytes;
    messages += told.messages;
  }
  EXPECT_LT(bytes / messages, 2048u);
}

// --- At a table ------------------------------------------------------------------------------------------

Json enter_for_changes(LobbyGuest& guest, const std::string& table, const std::vector<std::string>& secrets) {
  return guest.say({{"do", "enter"}, {"table", table}, {"secrets", secrets}, {"changes", true}});
}

std::vector<Json> changes_in(const std::vector<Json>& heard) {
  std::vector<Json> changes;
  for (const Json& one : heard) {
    if (one["is"] == "change") changes.push_back(one);
  }
  return changes;
}

TEST(Changes, AreForThoseWhoAskForThem) {
  MemoryStore store;
  LobbyWorld world(store);
  LobbyGuest host(world);
  host.create(2, {kMe, kMe});
  enter_for_changes(host, host.table, host.secrets);
  LobbyGuest plain(world);
  plain.enter(host.table, host.secrets);
  LobbyGuest spectator(world);
  enter_for_changes(spectator, host.table, {});

  std::vector<Json> changes = changes_in(host.take_heard());
  ASSERT_EQ(changes.size(), 2u);
  EXPECT_TRUE(changes[0]["from"].is_null());
  EXPECT_TRUE(changes[0].contains("own"));
  EXPECT_EQ(host.count("update"), 0u);
  EXPECT_EQ(plain.count("change"), 0u);
  const std::vector<Json> public_changes = changes_in(spectator.take_heard());
  ASSERT_EQ(public_changes.size(), 1u);
  EXPECT_FALSE(public_changes[0].contains("own"));
  EXPECT_FALSE(public_changes[0]["ask"].contains("offers"));

  // The change is the answer to what has led to it.
  const Json& asked = plain.update(0)["ask"]["seat"];
  const int seat = asked.get<int>();
  const Json answer =
      host.say({{"do", "act"}, {"seat", seat}, {"seq", 0}, {"actions", {plain.first_offer(seat)}}});
  EXPECT_EQ(answer["is"], "change");
  changes = changes_in(host.take_heard());
  ASSERT_EQ(changes.size(), 2u);
  for (const Json& one : changes) EXPECT_EQ(one["from"], 0);
  EXPECT_EQ(changes[0].contains("id") + changes[1].contains("id"), 1);
  EXPECT_EQ(changes_in(spectator.take_heard()).size(), 1u);
  EXPECT_EQ(plain.update(0)["seq"], 1);
}

TEST(Changes, AreToldFromTheStartToWhoHasLostOne) {
  MemoryStore store;
  LobbyWorld world(store);
  LobbyGuest host(world);
  EXPECT_EQ(code(host.say({{"do", "view"}})), "no_table");
  host.create(2, {kMe, kMe});
  enter_for_changes(host, host.table, host.secrets);
  LobbyGuest spectator(world);
  enter_for_changes(spectator, host.table, {});
  spectator.take_heard();
  host.take_heard();
  EXPECT_EQ(host.say({{"do", "view"}})["is"], "done");
  EXPECT_TRUE(spectator.take_heard().empty()) << "nobody else has lost anything";
  const std::vector<Json> changes = changes_in(host.take_heard());
  ASSERT_EQ(changes.size(), 2u);
  for (const Json& one : changes) {
    EXPECT_TRUE(one["from"].is_null());
    EXPECT_EQ(one["log_from"], 0);
    EXPECT_TRUE(one["view"].contains("players"));
  }
}

}  // namespace
}  // namespace vendemmia
