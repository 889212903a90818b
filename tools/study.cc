#include "tools/study.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>
#include <unistd.h>

#include <fmt/core.h>

#include "lab/run.h"
#include "lab/study/words.h"
#include "tools/text_file.h"

namespace vendemmia {
namespace {

constexpr unsigned kMostJobs = 256;

// All files of a report. They are opened before the first game, so that no run is in vain.
class ReportFiles {
 public:
  // What cannot be written, or nothing.
  std::optional<std::string> open(const StudyCommand& command) {
    if (!command.out.empty()) {
      page_ = std::make_unique<OutputFile>(command.out);
      if (!page_->is_open()) return fmt::format("cannot write '{}'", command.out);
    }
    if (command.csv.empty()) return std::nullopt;
    std::error_code error;
    std::filesystem::create_directories(command.csv, error);
    if (error) return fmt::format("cannot make the folder '{}'", command.csv);
    for (const CsvFile& file : csv_of(StudyReport{})) {
      const std::string path = command.csv + "/" + file.name;
      tables_.push_back(std::make_unique<OutputFile>(path));
      if (!tables_.back()->is_open()) return fmt::format("cannot write '{}'", path);
    }
    return std::nullopt;
  }

  // Whether all of it is on disk.
  bool finish(const StudyReport& report) {
    if (page_ != nullptr && !page_->finish(html_of(report))) return false;
    if (tables_.empty()) return true;
    const std::vector<CsvFile> files = csv_of(report);
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (!tables_[i]->finish(files[i].text)) return false;
    }
    return true;
  }

 private:
  std::unique_ptr<OutputFile> page_;
  std::vector<std::unique_ptr<OutputFile>> tables_;
};

void show_progress(u64 finished, u64 games) {
  constexpr u64 kWidth = 40;
  // A hundred steps are enough for the eye and cost nothing.
  if (finished * 100 / games == (finished - 1) * 100 / games) return;
  fmt::print(stderr, "\r[{:-<{}}] {}/{} games{}", std::string(finished * kWidth / games, '#'), kWidth,
             finished, games, finished == games ? "\n" : "");
}

std::vector<std::string> play_all(const StudyCommand& command) {
  const u64 games = count_of_games(command.study);
  const bool watched = isatty(STDERR_FILENO) != 0;
  std::vector<std::string> lines;
  run_games(
      {0, games}, {}, command.jobs, [&](u64 number) { return play_study_game(command.study, number); },
      [&](const GameRecord& record) {
        lines.push_back(record.line);
        if (watched) show_progress(lines.size(), games);
        return true;
      });
  return lines;
}

void print_figures(const StudyReport& report) {
  using study::decimal;
  using study::interval;
  using study::percent;
  for (const study::SettingReport& one : report.settings) {
    fmt::print("{}: {} games, years {} ({}), winner's VP {} ({})", study::name_of(one.setting), one.games,
               decimal(one.years.value), interval(one.years, decimal), decimal(one.winner_vp.value),
               interval(one.winner_vp, decimal));
    if (one.seats.empty()) {
      fmt::print(", won {} ({})\n", percent(one.won.value), interval(one.won, percent));
    } else {
      const study::Estimate& first = one.seats.front().win;
      fmt::print(", seat 1 wins {} ({})\n", percent(first.value), interval(first, percent));
    }
  }
}

}  // namespace

std::optional<std::string> problem_with(const StudyCommand& command) {
  if (command.jobs < 1 || command.jobs > kMostJobs)
    return fmt::format("the number of jobs must be 1 to {}", kMostJobs);
  if (command.out.empty() && command.csv.empty())
    return "say where the report goes: --out for a page, --csv for a folder of tables";
  return problem_with(command.study);
}

int run_study(const StudyCommand& command) {
  const auto fail = [](const std::string& what) {
    fmt::print(stderr, "vendemmia: {}\n", what);
    return 2;
  };
  if (const auto problem = problem_with(command)) return fail(*problem);
  ReportFiles files;
  if (const auto problem = files.open(command)) return fail(*problem);
  const auto report = report_of(command.study, play_all(command));
  if (!report) return fail(report.error());
  if (!files.finish(*report)) return fail("cannot write the report");
  print_figures(*report);
  return 0;
}

}  // namespace vendemmia
