#include "bots/bot.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <optional>
#include <sstream>

#include "bots/greedy_bot.h"
#include "bots/hand_made.h"
#include "bots/levels.h"
#include "bots/random_bot.h"
#include "bots/search_bot.h"
#include "bots/weights_text.h"

namespace vendemmia {
namespace {

// What may be said about a bot.
struct Description {
  SearchSettings settings;
  Budget usual;
  unsigned threads = 1;
  std::shared_ptr<const Evaluations> evaluations = shipped_evaluations();
};

constexpr std::array<std::string_view, 5> kLeafNames{"still", "settled", "year", "playout", "game"};
constexpr unsigned kMostThreads = 64;

template <class Number>
std::optional<Number> number(std::string_view text, Number least, Number most) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !(value >= least && value <= most))
    return std::nullopt;
  return value;
}

template <class Number, class Into>
bool read_number(std::string_view text, Number least, Number most, Into& into) {
  const auto value = number<Number>(text, least, most);
  if (value) into = static_cast<Into>(*value);
  return value.has_value();
}

bool read_leaf(std::string_view text, std::optional<Leaf>& leaf) {
  const auto found = std::ranges::find(kLeafNames, text);
  if (found == kLeafNames.end()) return false;
  leaf = static_cast<Leaf>(found - kLeafNames.begin());
  return true;
}

// What is wrong with the file, or nothing.
std::optional<std::string> read_weights_file(const std::string& path,
                                             std::shared_ptr<const Evaluations>& evaluations) {
  const std::ifstream file(path);
  if (!file) return "cannot read '" + path + "'";
  std::ostringstream text;
  text << file.rdbuf();
  const auto sets = read_weights(text.str());
  if (!sets) return path + ": " + sets.error();
  evaluations = std::make_shared<LearnedEvaluations>(*sets);
  return std::nullopt;
}

// Whether there is such a setting and such a value.
bool read_setting(std::string_view key, std::string_view value, Thinks thinks, Description& into) {
  if (thinks != Thinks::Ahead) return false;
  SearchSettings& settings = into.settings;
  if (key == "iterations") return read_number<u32>(value, 1, 1'000'000'000, into.usual.iterations);
  if (key == "seconds") return read_number<double>(value, 0.001, 3600, into.usual.seconds);
  if (key == "threads") return read_number<unsigned>(value, 1, kMostThreads, into.threads);
  if (key == "nodes") return read_number<u32>(value, 1000, 100'000'000, settings.nodes);
  if (key == "exploration") return read_number<float>(value, 0, 100, settings.exploration);
  if (key == "spread") return read_number<float>(value, 0.001f, 1000, settings.prior_spread);
  if (key == "leaf") return read_leaf(value, settings.leaf);
  return false;
}

// What is wrong with them, or nothing.
std::optional<std::string> read_settings(std::string_view settings, Thinks thinks, Description& into) {
  bool limited = false;
  while (!settings.empty()) {
    const std::string_view one = settings.substr(0, settings.find(','));
    settings.remove_prefix(std::min(settings.size(), one.size() + 1));
    const auto equals = one.find('=');
    const std::string_view key = one.substr(0, equals);
    // A limit of one's own replaces the usual one.
    if ((key == "iterations" || key == "seconds") && !limited) {
      into.usual = {};
      limited = true;
    }
    const std::string_view value = equals == std::string_view::npos ? "" : one.substr(equals + 1);
    if (key == "weights" && !value.empty()) {
      if (auto problem = read_weights_file(std::string(value), into.evaluations)) return problem;
    } else if (value.empty() || !read_setting(key, value, thinks, into)) {
      return "a bot has no setting '" + std::string(one) + "'";
    }
  }
  return std::nullopt;
}

}  // namespace

const std::vector<std::string_view>& bot_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> list;
    for (const PlayLevel& level : kPlayLevels) list.push_back(level.name);
    return list;
  }();
  return names;
}

tl::expected<std::unique_ptr<Bot>, std::string> read_bot(std::string_view description) {
  const auto colon = description.find(':');
  const std::string_view name = description.substr(0, colon);
  const std::string_view settings = colon == std::string_view::npos ? "" : description.substr(colon + 1);
  PlayLevel level{"search", Thinks::Ahead, Knows::WhatWasLearned, {.seconds = 1}};
  if (name != level.name) {
    const auto found = std::ranges::find(kPlayLevels, name, &PlayLevel::name);
    if (found == kPlayLevels.end())
      return tl::unexpected("there is no bot called '" + std::string(name) + "'");
    level = *found;
  }
  if (level.knows == Knows::RulesOfThumb && !settings.empty())
    return tl::unexpected("the bot '" + std::string(name) + "' has no settings");
  Description about{.settings = level.settings, .usual = level.usual};
  if (auto problem = read_settings(settings, level.thinks, about)) return tl::unexpected(std::move(*problem));
  if (level.thinks == Thinks::NotAtAll) return std::make_unique<RandomBot>();
  if (level.thinks == Thinks::Ahead)
    return std::make_unique<SearchBot>(about.evaluations, about.settings, about.usual, about.threads);
  if (level.knows == Knows::RulesOfThumb) about.evaluations = std::make_shared<HandMadeEvaluations>();
  return std::make_unique<GreedyBot>(about.evaluations);
}

std::unique_ptr<Bot> make_bot(std::string_view description) {
  auto bot = read_bot(description);
  return bot ? std::move(*bot) : nullptr;
}

}  // namespace vendemmia
