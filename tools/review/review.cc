#include "tools/review/review.h"

#include <algorithm>
#include <cstdio>

#include <fmt/core.h>

#include "bots/network/shipped_networks.h"
#include "server/review_told.h"
#include "text/text_file.h"
#include "tools/bad_input.h"
#include "tools/core_clock.h"
#include "tools/progress_bar.h"
#include "tools/read_record.h"
#include "tools/review/review_page.h"
#include "tools/review/review_table.h"

namespace vendemmia {
namespace {

// What is wrong with the seats asked for, or nothing.
std::string seats_problem(const std::vector<unsigned>& seats, unsigned players) {
  for (const unsigned seat : seats) {
    if (seat >= players)
      return fmt::format("there is no seat {}: the record has {}", seat,
                         players == 1 ? "only seat 0" : fmt::format("seats 0 to {}", players - 1));
  }
  return {};
}

std::vector<Seat> ascending(const std::vector<unsigned>& seats) {
  std::vector<Seat> list(seats.begin(), seats.end());
  std::ranges::sort(list);
  const auto same = std::ranges::unique(list);
  list.erase(same.begin(), same.end());
  return list;
}

void print_times(const Reviewer& reviewer, double seconds) {
  const JudgeTimes& times = reviewer.times();
  const double all = times.searching + times.given + times.following + times.planning;
  const auto share = [&](double part) { return all > 0 ? 100 * part / all : 0; };
  fmt::print(stderr,
             "{} decisions in {:.2f} s of CPU time: {:.0f} % to search for the best answers, {:.0f} % below "
             "the given ones, {:.0f} % to see what follows, {:.0f} % for plans\n",
             reviewer.steps(), seconds, share(times.searching), share(times.given), share(times.following),
             share(times.planning));
}

}  // namespace

int review(const ReviewOptions& options) {
  const auto journal = read_record(options.file);
  if (!journal) return bad_input(journal.error());
  if (std::string problem = seats_problem(options.seats, journal->options.players); !problem.empty())
    return bad_input(fmt::format("{}: {}", options.file, problem));
  WantedFile page(options.html);
  if (std::string problem = page.problem(); !problem.empty()) return bad_input(problem);

  const double begun = core_seconds();
  Reviewer reviewer(*journal, ascending(options.seats), options.iterations, shipped_networks());
  if (reviewer.decisions() == 0)
    return bad_input(fmt::format("{}: there is no decision of these seats to review", options.file));
  {
    ProgressBar progress(reviewer.steps(), {}, "decisions");
    while (!reviewer.finished()) {
      reviewer.step();
      progress.add_game();
    }
  }
  const Review reviewed = reviewer.review();
  if (options.times) print_times(reviewer, core_seconds() - begun);
  if (std::string problem = page.finish(review_page(*journal, reviewed, *options.language)); !problem.empty())
    return bad_input(problem);
  if (options.json) {
    fmt::print("{}\n", told::to_json(told_of(reviewed)));
  } else {
    for (const std::string& one : review_lines(*journal, reviewed, *options.language))
      fmt::print("{}\n", one);
  }
  return 0;
}

}  // namespace vendemmia
