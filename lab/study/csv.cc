// The report as tables for other programs. Shares and changes are fractions of 1; what is not known is empty.
#include <cmath>

#include <fmt/core.h>

#include "lab/study/study.h"

namespace vendemmia {
namespace study {
namespace {

std::string number(double value, int digits) {
  return std::isfinite(value) ? fmt::format("{:.{}f}", value, digits) : "";
}
std::string columns(const Estimate& estimate, int digits) {
  return fmt::format("{},{},{}", number(estimate.value, digits), number(estimate.low, digits),
                     number(estimate.high, digits));
}
std::string setting_columns(const Setting& setting) {
  return fmt::format("{},{}", setting.players, modules_word(setting.modules));
}

// A file with a line for each thing of each setting.
template <class Rows>
CsvFile file(const StudyReport& report, const char* name, const char* heads, const Rows& rows) {
  CsvFile csv{name, fmt::format("players,modules,{}\n", heads)};
  for (const SettingReport& setting : report.settings) {
    rows(setting, [&](const std::string& line) {
      csv.text += fmt::format("{},{}\n", setting_columns(setting.setting), line);
    });
  }
  return csv;
}

CsvFile findings_file(const StudyReport& report, const char* name,
                      std::initializer_list<Findings SettingReport::*> lists) {
  return file(
      report, name,
      "group,id,cases,won,won_low,won_high,won_without,vp,vp_low,vp_high,change,change_low,change_high,"
      "chance,verdict",
      [&](const SettingReport& setting, const auto& add) {
        for (const auto list : lists) {
          for (const Finding& one : setting.*list) {
            if (one.count == 0) continue;
            const bool few = one.verdict == Verdict::Few;
            add(fmt::format("{},{},{},{},{},{},{},{},{}", one.group, one.id, one.count, columns(one.win, 3),
                            number(one.win_without, 3), columns(one.vp, 2), columns(one.change, 3),
                            few ? "" : fmt::format("{:.2g}", one.chance),
                            kVerdictNames[static_cast<unsigned>(one.verdict)]));
          }
        }
      });
}

CsvFile contrasts_file(const StudyReport& report, const char* name,
                       std::vector<Contrast> SettingReport::* list) {
  return file(report, name, "id,winners,winners_low,winners_high,others,others_low,others_high",
              [&](const SettingReport& setting, const auto& add) {
                for (const Contrast& one : setting.*list)
                  add(fmt::format("{},{},{}", one.id, columns(one.winners, 2), columns(one.others, 2)));
              });
}

CsvFile counts_file(
    const StudyReport& report, const char* name, const char* heads,
    std::initializer_list<std::pair<const char*, std::map<int, u64> SettingReport::*>> lists) {
  return file(report, name, heads, [&](const SettingReport& setting, const auto& add) {
    for (const auto& [who, list] : lists) {
      for (const auto& [value, count] : setting.*list) add(fmt::format("{}{},{}", who, value, count));
    }
  });
}

}  // namespace
}  // namespace study

std::vector<CsvFile> csv_of(const StudyReport& report) {
  using namespace study;
  using R = SettingReport;
  return {
      file(report, "overview.csv",
           "games,years,years_low,years_high,winner_vp,winner_vp_low,winner_vp_high,vp,vp_low,vp_high,margin,"
           "margin_low,margin_high,solo_won,solo_won_low,solo_won_high",
           [](const R& setting, const auto& add) {
             add(fmt::format("{},{},{},{},{},{}", setting.games, columns(setting.years, 2),
                             columns(setting.winner_vp, 2), columns(setting.vp, 2),
                             columns(setting.margin, 2), columns(setting.won, 3)));
           }),
      counts_file(report, "scores.csv", "who,vp,count",
                  {{"winner,", &R::winner_scores}, {"other,", &R::other_scores}}),
      counts_file(report, "years.csv", "years,count", {{"", &R::lengths}}),
      contrasts_file(report, "vp_by_year.csv", &R::progress),
      contrasts_file(report, "vp_by_source.csv", &R::sources),
      findings_file(report, "seats.csv", {&R::seats}),
      findings_file(report, "rows.csv", {&R::rows}),
      findings_file(report, "parents.csv", {&R::mamas, &R::papas}),
      findings_file(report, "structures.csv", {&R::structures}),
      findings_file(report, "workers.csv", {&R::workers}),
      findings_file(report, "cards_drawn.csv", {&R::drawn}),
      findings_file(report, "cards_played.csv", {&R::played}),
  };
}

}  // namespace vendemmia
