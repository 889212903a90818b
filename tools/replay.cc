#include "tools/replay.h"

#include <cstdio>
#include <vector>

#include <fmt/core.h>

#include "engine/game/door.h"
#include "engine/game/invariants.h"
#include "engine/game/journal.h"
#include "engine/game/scoring.h"
#include "text/play_render.h"
#include "text/text_file.h"
#include "tools/bad_input.h"

namespace vendemmia {
namespace {

// The comments that follow the last answer: how the game ended, if the file says so.
std::string end_of(const std::string& text) {
  const std::size_t start = text.find("# The game is over");
  return start == std::string::npos ? std::string() : text.substr(start);
}

int verify(const ReplayOptions& options, const Journal& journal, const std::string& text) {
  State s = first_position(journal);
  for (std::size_t i = 0; i < journal.actions.size(); ++i) {
    replay_step(journal, i, s);
    if (const auto broken = broken_invariant(s)) {
      return bad_input(fmt::format("{}: after answer {}: {}", options.file, i + 1, *broken));
    }
  }
  if (!end_of(text).empty() && end_of(text) != end_of(text_of(journal))) {
    return bad_input(fmt::format("{}: the game ends otherwise than the file says", options.file));
  }
  fmt::print("{}\n", options.language->say(words::text_mode::replay::verified{
                         .file = options.file, .count = journal.actions.size(), .over = s.over}));
  return 0;
}

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
  const auto text = read_text_file(options.file);
  if (!text) return bad_input(fmt::format("cannot read '{}'", options.file));
  ParsedJournal parsed = parse_journal(*text);
  if (const auto& problem = parsed.problem) {
    const std::string line = problem->line == 0 ? "" : fmt::format("{}:", problem->line);
    return bad_input(fmt::format("{}:{} {}", options.file, line, problem->what));
  }
  if (options.verify) return verify(options, parsed.journal, *text);
  const std::size_t all = parsed.journal.actions.size();
  shorten(parsed.journal, options.to);
  fmt::print("{}", text_of(parsed.journal));
  print_position(parsed.journal, all, *options.language);
  return 0;
}

}  // namespace vendemmia
