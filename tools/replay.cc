#include "tools/replay.h"

#include <cstdio>
#include <vector>

#include <fmt/core.h>

#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "engine/game/scoring.h"
#include "text/play_render.h"
#include "tools/bad_input.h"
#include "tools/read_record.h"
#include "tools/verify.h"

namespace vendemmia {
namespace {

void print_lines(const Lines& lines) {
  for (const std::string& line : lines) fmt::print("{}\n", line);
}

// Who looks at a record sees everything.
void print_position(const Journal& journal, std::size_t all, const words::Language& language) {
  const State s = replay(journal);
  const Speech t{{}, &language};
  fmt::print("\n{}\n", t.say(words::text_mode::replay::after{.done = journal.actions.size(), .all = all}));
  if (s.over) return print_lines(ranking_lines(s, t));
  fmt::print("{}\n", question_line(s, t));
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    fmt::print("{}:\n", name_of(static_cast<Seat>(seat), t));
    print_lines(vineyard_lines(s, static_cast<Seat>(seat), t));
    fmt::print("  {}\n", t.say(words::text_mode::hand{.cards = hand_counts(s.players[seat], t)}));
    for (const std::string& line : hand_cards(s, static_cast<Seat>(seat), t)) fmt::print("  {}\n", line);
  }
}

}  // namespace

int replay(const ReplayOptions& options) {
  if (options.verify) return verify({options.file, options.language});
  auto journal = read_record(options.file);
  if (!journal) return bad_input(journal.error());
  const std::size_t all = journal->actions.size();
  shorten(*journal, options.to);
  fmt::print("{}", text_of(*journal));
  print_position(*journal, all, *options.language);
  return 0;
}

}  // namespace vendemmia
