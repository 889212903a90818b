#include "server/known_bots.h"

#include <charconv>
#include <string>

#include "bots/levels.h"

namespace vendemmia {
namespace {

// "seconds=10", written as everybody writes it.
std::optional<unsigned> seconds_in(std::string_view setting) {
  constexpr std::string_view kKey = "seconds=";
  if (!setting.starts_with(kKey)) return std::nullopt;
  setting.remove_prefix(kKey.size());
  unsigned seconds = 0;
  std::from_chars(setting.data(), setting.data() + setting.size(), seconds);
  if (seconds < 1 || seconds > kMostBotSeconds || std::to_string(seconds) != setting) return std::nullopt;
  return seconds;
}

const PlayLevel* seated_level(std::string_view name) {
  for (const PlayLevel& level : kPlayLevels) {
    if (level.name == name) return &level;
  }
  for (const PlayLevel& level : kFormerLevels) {
    if (level.name == name) return &level;
  }
  return nullptr;
}

}  // namespace

std::optional<KnownBot> known_bot(std::string_view description) {
  const auto colon = description.find(':');
  const PlayLevel* level = seated_level(description.substr(0, colon));
  if (level == nullptr) return std::nullopt;
  KnownBot known{level->name, level->usual};
  if (colon == std::string_view::npos) return known;
  const auto seconds = seconds_in(description.substr(colon + 1));
  if (!seconds || level->name != timed_level()) return std::nullopt;
  known.budget = {};
  known.budget.seconds = *seconds;
  return known;
}

std::string_view timed_level() { return kPlayLevels.back().name; }

std::string_view hint_level() { return kPlayLevels[kPlayLevels.size() - 2].name; }

}  // namespace vendemmia
