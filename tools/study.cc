#include "tools/study.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include <fmt/core.h>

#include "lab/study/words.h"
#include "server/version.h"
#include "text/text_file.h"
#include "tools/bad_input.h"
#include "tools/lab_run.h"

namespace vendemmia {
namespace {

// All files of a report. They are opened before the first game, so that no run is in vain.
class ReportFiles {
 public:
  // Both return what cannot be written, or nothing.
  std::string open(const StudyCommand& command) {
    page_.emplace(command.out);
    card_worth_.emplace(command.card_worth);
    for (const WantedFile* file : {&*page_, &*card_worth_}) {
      if (std::string problem = file->problem(); !problem.empty()) return problem;
    }
    if (command.csv.empty()) return {};
    std::error_code error;
    std::filesystem::create_directories(command.csv, error);
    if (error) return fmt::format("cannot make the folder '{}'", command.csv);
    for (const CsvFile& file : csv_of(StudyReport{})) {
      tables_.push_back(std::make_unique<WantedFile>(command.csv + "/" + file.name));
      if (std::string problem = tables_.back()->problem(); !problem.empty()) return problem;
    }
    return {};
  }

  std::string finish(const StudyReport& report) {
    if (std::string problem = page_->finish(html_of(report)); !problem.empty()) return problem;
    if (std::string problem = card_worth_->finish(card_worth_of(report)); !problem.empty()) return problem;
    if (tables_.empty()) return {};
    const std::vector<CsvFile> files = csv_of(report);
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (std::string problem = tables_[i]->finish(files[i].text); !problem.empty()) return problem;
    }
    return {};
  }

 private:
  std::optional<WantedFile> page_;
  std::optional<WantedFile> card_worth_;
  std::vector<std::unique_ptr<WantedFile>> tables_;
};

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
  if (report.missing != 0) fmt::print("missing between the first and the last game: {}\n", report.missing);
}

int tell(const StudyOptions& study, Records records, ReportFiles& files) {
  std::vector<std::string> lines;
  for (auto& [number, line] : records.games) lines.push_back(std::move(line));
  const auto report = report_of(study, lines);
  if (!report) return bad_input(report.error());
  if (const std::string problem = files.finish(*report); !problem.empty()) return bad_input(problem);
  print_figures(*report);
  return 0;
}

// --- The two things one can do ------------------------------------------------------------------

int merge(const StudyCommand& command, Ranks& ranks) {
  StudyOptions study;
  ReportFiles files;
  MergedRun run;
  run.prepare = [&](const Records& records) -> std::string {
    auto described = read_study(records.run);
    if (!described) return described.error();
    study = std::move(*described);
    return records.games.empty() ? "there are no games in these records" : files.open(command);
  };
  run.report = [&](Records records) { return tell(study, std::move(records), files); };
  return merge_run(run, command, ranks);
}

int play(const StudyCommand& command, Ranks& ranks) {
  const StudyOptions& study = command.study;
  ReportFiles files;
  PlayedRun run;
  run.description = description_of(study, kVersion);
  run.games = count_of_games(study);
  run.prepare = [&] { return files.open(command); };
  run.play = [&study](u64 number) { return play_study_game(study, number, &interrupted()); };
  run.recorded = [](const GameRecord&) { return true; };
  run.report = [&](Records records) { return tell(study, std::move(records), files); };
  return play_run(run, command, ranks);
}

}  // namespace

std::optional<std::string> problem_with(const StudyCommand& command) {
  if (command.out.empty() && command.csv.empty() && command.card_worth.empty() && command.records.empty())
    return "say where the results go: --out for a page, --csv for a folder of tables, --card-worth for what "
           "the cards are worth, --records for the games";
  if (!command.merge.empty()) return std::nullopt;
  if (auto problem = problem_with(command.study)) return problem;
  return problem_with(command, count_of_games(command.study));
}

int run_study(const StudyCommand& command, Ranks& ranks) {
  if (const auto problem = problem_with(command)) return ranks.is_first() ? bad_input(*problem) : kBadInput;
  return command.merge.empty() ? play(command, ranks) : merge(command, ranks);
}

int run_study(const StudyCommand& command) {
  const auto ranks = join_ranks();
  return ranks ? run_study(command, **ranks) : bad_input(ranks.error());
}

}  // namespace vendemmia
