// What each card is worth by a report, as a small file that the page shows beside the card.
#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

#include "engine/catalog/names.h"
#include "engine/game/rules_version.h"
#include "lab/study/study.h"

namespace vendemmia {
namespace study {
namespace {

// As the page calls it: the kinds of visitor are one kind of card.
std::string kind_of(const std::string& group) {
  if (group == kDeckNames[static_cast<unsigned>(Deck::Summer)]) return "visitor";
  if (group == kDeckNames[static_cast<unsigned>(Deck::Winter)]) return "visitor";
  if (group == kDeckNames[static_cast<unsigned>(Deck::Structure)]) return "structure_card";
  return group == "special worker" ? "worker" : group;
}

int in_thousandths(double share) { return static_cast<int>(std::lround(1000 * share)); }

// [change, low, high, cases], in thousandths; without the first three where there are too few cases.
Json worth_in(const Finding& finding) {
  if (finding.verdict == Verdict::Few) return Json::array({finding.count});
  const Estimate& change = finding.change;
  return Json::array(
      {in_thousandths(change.value), in_thousandths(change.low), in_thousandths(change.high), finding.count});
}

using CardWorths = std::map<std::string, Json>;

void note_worth(const Findings& findings, const char* when, std::size_t setting, std::size_t settings,
                CardWorths& cards) {
  for (const Finding& one : findings) {
    if (one.count == 0) continue;
    Json& worths = cards[kind_of(one.group) + "/" + one.id];
    if (worths.is_null()) worths = Json(std::vector<Json>(settings));
    worths[setting][when] = worth_in(one);
  }
}

}  // namespace
}  // namespace study

std::string card_worth_of(const StudyReport& report) {
  using namespace study;
  Json settings = Json::array();
  CardWorths cards;
  const std::size_t count = report.settings.size();
  for (std::size_t i = 0; i < count; ++i) {
    const SettingReport& one = report.settings[i];
    settings.push_back({{"players", one.setting.players},
                        {"modules", modules_word(one.setting.modules)},
                        {"games", one.games}});
    for (const auto* parents : {&one.mamas, &one.papas}) note_worth(*parents, "drawn", i, count, cards);
    note_worth(one.drawn, "drawn", i, count, cards);
    note_worth(one.played, "played", i, count, cards);
    note_worth(one.workers, "played", i, count, cards);
  }
  // A line for each card, so that two studies can be compared.
  std::string text =
      "{\"made\":" + one_line({{"bot", report.bot}, {"command", report.command}, {"rules", kRulesVersion}}) +
      ",\n\"settings\":" + one_line(settings) + ",\n\"cards\":{";
  bool first = true;
  for (const auto& [card, worths] : cards) {
    text += (first ? "\n" : ",\n") + one_line(Json(card)) + ":" + one_line(worths);
    first = false;
  }
  return text + "\n}}\n";
}

}  // namespace vendemmia
