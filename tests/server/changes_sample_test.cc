// The page's tests read changes of a real game: web/src/wire/changes_sample.json is what the server tells today.
//
//   VENDEMMIA_WRITE_SAMPLES=1 build/release/vendemmia_tests --gtest_filter='ChangesSample.*'    writes it anew
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <nlohmann/json.hpp>

#include "server/telling.h"
#include "tests/server/room_support.h"
#include "tests/support/paths.h"

namespace vendemmia {
namespace {

constexpr unsigned kAnswers = 60;
constexpr unsigned kBetweenUpdates = 12;

// One change a line; now and then with the whole update.
std::string sample() {
  Journal start;
  start.options.players = 3;
  start.options.modules = kAllModules;
  start.seed = 2;
  Room room(table_of(start, SeatKind::Person));
  std::optional<ToldPosition> told;
  Rng rng(1);
  std::string text = "[";
  for (unsigned i = 0; i < kAnswers; ++i) {
    Telling telling(room, told);
    for (const Seat viewer : {Seat{0}, kNoSeat}) {
      const std::optional<u32> heard = told ? std::optional(told->last.seq) : std::nullopt;
      text += text.size() == 1 ? "\n" : ",\n";
      text += R"({"change":)" + *telling.change_for(viewer, heard, {});
      if (i % kBetweenUpdates == kBetweenUpdates - 1)
        text += R"(,"update":)" + update_text(room, viewer, heard);
      text += "}";
    }
    told = ToldPosition{room.state(), telling.told()};
    play(room, random_answer(1, legal_in(room), rng));
  }
  return text + "\n]\n";
}

TEST(ChangesSample, IsWhatTheServerTells) {
  const std::string file = testing::source_path("web/src/wire/changes_sample.json");
  const std::string today = sample();
  if (std::getenv("VENDEMMIA_WRITE_SAMPLES") != nullptr) std::ofstream(file) << today;
  std::stringstream kept;
  kept << std::ifstream(file).rdbuf();
  EXPECT_TRUE(kept.str() == today)
      << "The messages have changed: write the sample anew, and run the page's tests.";
}

}  // namespace
}  // namespace vendemmia
