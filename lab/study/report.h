// What a study has found. Numbers only; html.h and csv.cc present them.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/options.h"
#include "engine/game/state.h"
#include "lab/study/estimate.h"

namespace vendemmia {
namespace study {

// What is the same in all games of one part of the study.
struct Setting {
  unsigned players = 2;
  Modules modules = 0;

  friend bool operator==(const Setting&, const Setting&) = default;
};

// "2 players, base board", "4 players, extended board, special workers".
std::string name_of(const Setting& setting);
// "none", "board+workers".
std::string modules_word(Modules modules);

// How sure a difference is.
enum class Verdict : u8 {
  Few,       // too few cases to say anything
  None,      // the interval includes no difference at all
  Doubtful,  // it does not, but with so many comparisons some do so by chance
  Clear,     // it holds although so many comparisons were made
};
inline constexpr std::array<std::string_view, 4> kVerdictNames{"few", "none", "doubtful", "clear"};

// Those players (or years of players) of whom something is true, compared with all others.
struct Finding {
  std::string group;  // the deck, "mama", the structure
  std::string id;
  std::string name;
  std::string hint;
  u64 count = 0;
  Estimate win;  // share of games won
  double win_without = 0;
  Estimate vp;
  Estimate change;    // of the share of games won, like compared with like
  double chance = 1;  // that so large a difference arises by chance alone
  Verdict verdict = Verdict::Few;
};
using Findings = std::vector<Finding>;

// Something that winners and others have more or less of.
struct Contrast {
  std::string id;
  std::string name;
  Estimate winners;
  Estimate others;
};

struct SettingReport {
  Setting setting;
  u64 games = 0;
  Estimate years;
  Estimate winner_vp;
  Estimate vp;      // of all players
  Estimate margin;  // between the first and the second; unknown for one player
  Estimate won;     // by a player alone against the Automa
  std::map<int, u64> winner_scores;
  std::map<int, u64> other_scores;
  std::map<int, u64> lengths;
  std::vector<Contrast> progress;  // VP at the end of each year
  std::vector<Contrast> sources;   // VP by what they were paid for
  Findings seats;
  Findings rows;  // cases are years of a player, their VP those gained in that year
  Findings mamas;
  Findings papas;
  Findings structures;  // by the year in which they were built
  Findings workers;
  Findings drawn;
  Findings played;
};

}  // namespace study

struct StudyReport {
  std::string bot;
  Seed seed = 1;
  std::string variants;  // in words; empty: none
  std::string command;   // that plays these games again
  u64 missing = 0;       // games of that command that are not in the report
  std::vector<study::SettingReport> settings;
};

}  // namespace vendemmia
