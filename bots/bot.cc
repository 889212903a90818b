#include "bots/bot.h"

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstdlib>
#include <optional>

#include "bots/classic/classic_search.h"
#include "bots/file_text.h"
#include "bots/greedy_bot.h"
#include "bots/hand_made.h"
#include "bots/levels.h"
#include "bots/network/network_evaluation.h"
#include "bots/network/network_file.h"
#include "bots/network/shipped_networks.h"
#include "bots/random_bot.h"
#include "bots/search_bot.h"

namespace vendemmia {
namespace {

// What may be said about a bot.
struct Description {
  SearchSettings settings;
  Budget usual;
  unsigned threads = 1;
  Noise noise;
  std::shared_ptr<const Evaluations> evaluations;
};

constexpr std::array<std::string_view, 4> kLeafNames{"still", "settled", "year", "playout"};
constexpr unsigned kMostThreads = 64;

// Not by from_chars, which not every library has for them.
template <std::floating_point Number>
std::optional<Number> read_whole(std::string_view text) {
  if (text.empty() || text.find_first_not_of("0123456789.-e") != std::string_view::npos) return std::nullopt;
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (end != copy.c_str() + copy.size()) return std::nullopt;
  return static_cast<Number>(value);
}

template <std::integral Number>
std::optional<Number> read_whole(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

template <class Number>
std::optional<Number> number(std::string_view text, Number least, Number most) {
  const std::optional<Number> value = read_whole<Number>(text);
  return value && *value >= least && *value <= most ? value : std::nullopt;
}

template <class Number, class Into>
bool read_number(std::string_view text, Number least, Number most, Into& into) {
  const auto value = number<Number>(text, least, most);
  if (value) into = static_cast<Into>(*value);
  return value.has_value();
}

bool read_leaf(std::string_view text, Leaf& leaf) {
  const auto found = std::ranges::find(kLeafNames, text);
  if (found == kLeafNames.end()) return false;
  leaf = static_cast<Leaf>(found - kLeafNames.begin());
  return true;
}

// A network from a file; the shipped ones for games that it has not learned.
class OwnNetwork final : public Evaluations {
 public:
  explicit OwnNetwork(std::shared_ptr<const NeuralNetwork> network) : network_(std::move(network)) {}
  std::unique_ptr<Evaluation> make(const Options& options) const override {
    if (!is_meant_for(options)) return shipped_networks()->make(options);
    return std::make_unique<NetworkEvaluation>(network_);
  }
  bool is_meant_for(const Options& options) const override { return kind_of(options) == network_->kind; }

 private:
  std::shared_ptr<const NeuralNetwork> network_;
};

// What is wrong with the file, or nothing.
std::optional<std::string> read_network_file(const std::string& path,
                                             std::shared_ptr<const Evaluations>& evaluations) {
  const std::optional<std::string> file = file_text(path);
  if (!file) return "cannot read '" + path + "'";
  auto network = read_network(*file);
  if (!network) return path + ": " + network.error();
  evaluations = std::make_shared<OwnNetwork>(std::move(*network));
  return std::nullopt;
}

// Whether there is such a setting and such a value.
bool read_setting(std::string_view key, std::string_view value, const PlayLevel& level, Description& into) {
  if (key == "noise" && level.thinks == Thinks::OneStep) {
    const bool good = read_number<float>(value, 0, 100, into.noise.base);
    into.noise.extended = into.noise.base;
    return good;
  }
  if (level.thinks != Thinks::Ahead) return false;
  if (key == "iterations") return read_number<u32>(value, 1, 1'000'000'000, into.usual.iterations);
  if (key == "seconds") return read_number<double>(value, 0.001, 3600, into.usual.seconds);
  if (key == "threads") return read_number<unsigned>(value, 1, kMostThreads, into.threads);
  if (level.knows != Knows::Networks) return false;
  SearchSettings& settings = into.settings;
  if (key == "nodes") return read_number<u32>(value, 1000, 100'000'000, settings.nodes);
  if (key == "exploration") return read_number<float>(value, 0, 100, settings.exploration);
  if (key == "warmth") return read_number<float>(value, 0.01f, 100, settings.warmth);
  if (key == "pessimism") return read_number<float>(value, 0, 10, settings.pessimism);
  if (key == "grow") return read_number<u32>(value, 1, 1000, settings.visits_to_grow);
  if (key == "margin") return read_number<float>(value, 0, 10, settings.margin.emplace());
  if (key == "leaf") return read_leaf(value, settings.leaf);
  return false;
}

// What is wrong with them, or nothing.
std::optional<std::string> read_settings(std::string_view settings, const PlayLevel& level,
                                         Description& into) {
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
    if (key == "network" && !value.empty() && level.knows == Knows::Networks) {
      if (auto problem = read_network_file(std::string(value), into.evaluations)) return problem;
    } else if (value.empty() || !read_setting(key, value, level, into)) {
      return "a bot has no setting '" + std::string(one) + "'";
    }
  }
  return std::nullopt;
}

const PlayLevel* play_level_named(std::string_view name) {
  for (const PlayLevel& level : kPlayLevels) {
    if (level.name == name) return &level;
  }
  for (const PlayLevel& level : kFormerLevels) {
    if (level.name == name) return &level;
  }
  for (const PlayLevel& level : kOtherBots) {
    if (level.name == name) return &level;
  }
  return nullptr;
}

std::shared_ptr<const Evaluations> evaluations_of(Knows knows) {
  switch (knows) {
    case Knows::RulesOfThumb: return std::make_shared<HandMadeEvaluations>();
    case Knows::LinearWeights: return shipped_weights();
    case Knows::Networks: break;
  }
  return shipped_networks();
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
  const PlayLevel* level = play_level_named(name);
  if (level == nullptr) return tl::unexpected("there is no bot called '" + std::string(name) + "'");
  if (level->knows == Knows::RulesOfThumb && !settings.empty())
    return tl::unexpected("the bot '" + std::string(name) + "' has no settings");
  Description about{.settings = {}, .usual = level->usual, .noise = level->noise, .evaluations = nullptr};
  if (auto problem = read_settings(settings, *level, about)) return tl::unexpected(std::move(*problem));
  if (about.evaluations == nullptr) about.evaluations = evaluations_of(level->knows);
  switch (level->thinks) {
    case Thinks::NotAtAll: return std::make_unique<RandomBot>();
    case Thinks::OneStep: return std::make_unique<GreedyBot>(about.evaluations, about.noise);
    case Thinks::Ahead: break;
  }
  const bool classic = level->knows == Knows::LinearWeights;
  const auto make = [&]() -> std::unique_ptr<Searcher> {
    if (classic) return std::make_unique<ClassicSearch>();
    return std::make_unique<Search>(about.settings);
  };
  return std::make_unique<SearchBot>(about.evaluations, make, about.usual, about.threads);
}

tl::expected<std::unique_ptr<Bot>, std::string> read_bot_for(const Options& options,
                                                             std::string_view description) {
  auto bot = read_bot(description);
  if (bot && !(*bot)->is_meant_for(options))
    return tl::unexpected("the network of '" + std::string(description) +
                          "' has learned another kind of game than '" +
                          std::string(name_of(kind_of(options))) + "'");
  return bot;
}

std::unique_ptr<Bot> make_bot(std::string_view description) {
  auto bot = read_bot(description);
  return bot ? std::move(*bot) : nullptr;
}

}  // namespace vendemmia
