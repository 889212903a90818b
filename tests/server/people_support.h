// Two people at a table, and a vote between them.
#pragma once

#include <gtest/gtest.h>

#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {

inline const std::string kAnnasCode(32, 'a');
inline const std::string kBertosCode(32, 'b');
inline const std::string kCarlasCode(32, 'c');

class LobbyPeopleTest : public ::testing::Test {
 protected:
  void two_people(Json changes = Json::object()) {
    changes["secret"] = kAnnasCode;
    anna.create(2, {kMe, kOpen}, changes);
    anna.enter();
    Json enter{{"do", "enter"}, {"table", anna.table}, {"secrets", {kBertosCode}}};
    if (changes.contains("word")) enter["word"] = changes["word"];
    berto.say(enter);
    berto.say({{"do", "sit"}, {"seat", 1}, {"name", "Berto"}, {"secret", kBertosCode}});
    ASSERT_EQ(anna.table_info()["status"], "playing");
  }
  static Json replace(int seat) { return {{"do", "replace"}, {"seat", seat}, {"bot", "random"}}; }
  static Json left_of(const Json& clock, int seat) { return clock["left"][static_cast<std::size_t>(seat)]; }
  static Json open_seat(int seat) { return {{"do", "open_seat"}, {"seat", seat}}; }
  Json seat_told(LobbyGuest& guest, int seat) {
    return guest.table_info()["seats"][static_cast<std::size_t>(seat)];
  }
  static std::vector<std::string> notices(LobbyGuest& guest) {
    std::vector<std::string> kinds;
    for (const Json& one : guest.take_heard()) {
      if (one["is"] != "notices") continue;
      for (const Json& notice : one["notices"]) kinds.push_back(notice["kind"]);
    }
    return kinds;
  }
  using Kinds = std::vector<std::string>;
  LobbyGuest& guest_at(int seat) { return seat == 0 ? anna : berto; }
  int asked_seat() { return anna.asked(0) ? 0 : 1; }
  Json clock_told(LobbyGuest& guest) {
    Json clock;
    for (const Json& one : guest.take_heard()) {
      if (one["is"] == "clock") clock = one;
    }
    return clock;
  }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  LobbyGuest berto{world};
};

// Somebody has answered, so that there is something to take back.
class LobbyVoteTest : public LobbyPeopleTest {
 protected:
  LobbyVoteTest() {
    two_people();
    first = asked_seat();
    guest_at(first).act(first);
    if (guest_at(1 - first).asked(1 - first)) guest_at(1 - first).act(1 - first);
  }
  void ask() {
    LobbyGuest& asker = guest_at(first);
    const Json& update = asker.update(first);
    ASSERT_TRUE(update["undo"].contains("take_back")) << update["undo"].dump();
    ASSERT_EQ(asker.say({{"do", "take_back"},
                         {"seat", first},
                         {"seq", update["seq"]},
                         {"to", update["undo"]["take_back"]}})["is"],
              "done");
    notices(anna);
    notices(berto);
  }
  Json vote(int seat, bool accept) {
    LobbyGuest& guest = guest_at(seat);
    return guest.say(
        {{"do", "vote"}, {"seat", seat}, {"seq", guest.update(seat)["seq"]}, {"accept", accept}});
  }
  int first = 0;
};

}  // namespace vendemmia
