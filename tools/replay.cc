#include "tools/replay.h"

#include <cstdio>
#include <vector>

#include <fmt/core.h>

#include "engine/game/door.h"
#include "engine/game/invariants.h"
#include "engine/game/journal.h"
#include "engine/game/scoring.h"
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
  fmt::print("{}: {} answers, {}\n", options.file, journal.actions.size(),
             s.over ? "the game is over" : "the game goes on");
  return 0;
}

void print_position(const Journal& journal, std::size_t all) {
  const State s = replay(journal);
  fmt::print("\nAfter {} of {} answers", journal.actions.size(), all);
  if (s.over) {
    fmt::print(" the game is over.\n");
  } else {
    const Decision decision = pending(s);
    fmt::print(", seat {} is asked: {} ({}).\n", decision.seat, name_of(decision.question),
               text_of(decision.because));
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    fmt::print("seat {}: {} VP, {} lira, residual {}, {} workers, {} cards\n", seat, p.vp, p.lira,
               +p.residual, total_workers(p), hand_size(p));
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
  print_position(parsed.journal, all);
  return 0;
}

}  // namespace vendemmia
