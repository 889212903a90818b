#include "lab/learn/school.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <thread>

#include <fmt/format.h>

#include "bots/greedy_bot.h"
#include "bots/network/network_file.h"
#include "bots/weights.h"
#include "engine/core/check.h"
#include "engine/game/door.h"
#include "engine/game/scoring.h"
#include "lab/learn/curriculum.h"
#include "lab/run.h"

namespace vendemmia {
namespace {

// The share of the games in which the rate rises for a network that has learned before.
constexpr float kWarmUp = 0.02f;

float between(float first, float last, float part) { return first + (last - first) * part; }

template <class Lesson>
std::vector<const Lesson*> shuffled(const std::vector<Lesson>& lessons, Rng& rng) {
  std::vector<const Lesson*> list;
  list.reserve(lessons.size());
  for (const Lesson& one : lessons) list.push_back(&one);
  shuffle(list.data(), static_cast<unsigned>(list.size()), rng);
  return list;
}

// Teaches all lessons, in an order of their own each time.
template <class Net, class Lesson, class Learned>
void teach(Net& network, const std::vector<Lesson>& lessons, unsigned times, float rate, u64 seed,
           Learned learned) {
  constexpr std::size_t kBatch = 512;
  Rng rng(seed);
  for (unsigned time = 0; time < times; ++time) {
    const auto list = shuffled(lessons, rng);
    for (std::size_t first = 0; first + kBatch <= list.size(); first += kBatch) {
      const std::vector<const Lesson*> batch(list.begin() + static_cast<std::ptrdiff_t>(first),
                                             list.begin() + static_cast<std::ptrdiff_t>(first + kBatch));
      learned(network.learn(batch, rate));
    }
  }
}

}  // namespace

School::School(const SchoolOptions& options, Ranks& ranks)
    : options_(options),
      ranks_(ranks),
      value_(seed_of_game(options.seed, 1)),
      policy_(seed_of_game(options.seed, 2)) {
  if (options.from != nullptr) {
    value_.begin_with(options.from->value);
    policy_.begin_with(options.from->policy);
  }
  write_network();
}

// What an order counts in the games that come next, in hundredths.
i32 School::orders_now() const {
  const float part = static_cast<float>(games_) / static_cast<float>(options_.games);
  const float orders = between(options_.orders, options_.last_orders, std::min(1.0f, part / 0.6f));
  return static_cast<i32>(std::lround(100 * orders));
}

void School::write_network() {
  auto network = std::make_shared<NeuralNetwork>();
  network->kind = options_.kind;
  network->orders = orders_now();
  value_.write(network->value);
  policy_.write(network->policy);
  network_ = std::move(network);
}

Lecture School::next_lecture(u64 number) const {
  const float part = std::min(1.0f, static_cast<float>(number) / static_cast<float>(options_.games));
  Lecture lecture;
  lecture.seed = seed_of_game(options_.seed ^ 0x5c001u, number);
  Rng rng(seed_of_game(options_.seed ^ 0xc1a55u, number));
  lecture.options = draw_options(options_.kind, rng);
  lecture.noise = between(options_.noise, options_.last_noise, std::min(1.0f, 1.5f * part));
  lecture.spread = options_.spread;
  lecture.lambda = between(options_.lambda, options_.last_lambda, std::min(1.0f, 10 * part));
  lecture.orders = static_cast<float>(network_->orders) / 100;
  lecture.gifts = options_.gifts * std::max(0.0f, 1 - part / 0.7f);
  lecture.opponents = options_.opponents;
  lecture.iterations = options_.iterations;
  return lecture;
}

// This rank's games of the round.
std::vector<TaughtGame> School::play_round(u64 count) const {
  std::vector<TaughtGame> games;
  for (u64 number = ranks_.rank(); number < count; number += ranks_.size()) games.push_back({number, {}, {}});
  const bool first = games_ < options_.by_weights;
  const LearnedEvaluations weights(kWeights);
  run_games(
      {0, games.size()}, {}, options_.jobs,
      [&](u64 which) {
        TaughtGame& game = games[which];
        const Lecture lecture = next_lecture(games_ + game.number);
        NetworkEvaluation mind(network_);
        const std::unique_ptr<Evaluation> other =
            first || options_.opponent == nullptr ? weights.make(lecture.options)
                                                  : std::make_unique<NetworkEvaluation>(options_.opponent);
        game.report = vendemmia::attend(lecture, first ? nullptr : &mind, *other, game.lessons);
        return std::string();
      },
      [](const GameRecord&) { return true; });
  return games;
}

void School::learn(const Lessons& lessons, SchoolReport& report) {
  const float part = static_cast<float>(games_) / static_cast<float>(options_.games);
  float rate = between(options_.rate, options_.last_rate, part);
  // The moments of descent are not part of a network, and while they are unknown each step goes as far as it can, wherever it leads.
  if (options_.from != nullptr) rate *= std::min(1.0f, (part + 1e-4f) / kWarmUp);
  // The two networks know nothing of each other, so they learn at the same time.
  const auto learn_value = [&] {
    u64 batches = 0;
    teach(value_, lessons.values, options_.reuse, rate, games_ ^ options_.seed, [&](FloatValue::Loss loss) {
      report.value.win += loss.win;
      report.value.margin += loss.margin;
      ++batches;
    });
    report.value.win /= static_cast<double>(std::max<u64>(batches, 1));
    report.value.margin /= static_cast<double>(std::max<u64>(batches, 1));
  };
  const auto learn_policy = [&] {
    u64 batches = 0;
    teach(policy_, lessons.policies, options_.reuse, rate, ~games_ ^ options_.seed,
          [&](FloatPolicy::Loss loss) {
            report.policy.surprise += loss.surprise;
            report.policy.entropy += loss.entropy;
            ++batches;
          });
    report.policy.surprise /= static_cast<double>(std::max<u64>(batches, 1));
    report.policy.entropy /= static_cast<double>(std::max<u64>(batches, 1));
  };
  if (options_.jobs > 1) {
    std::jthread other(learn_policy);
    learn_value();
  } else {
    learn_value();
    learn_policy();
  }
  constexpr float kKeep = 0.9f;
  value_.average(kKeep);
  policy_.average(kKeep);
  sound_ = value_.is_sound() && policy_.is_sound();
}

SchoolReport School::attend() {
  const u64 count = std::min<u64>(options_.at_once, options_.games - games_);
  std::vector<TaughtGame> games = play_round(count);
  if (ranks_.size() > 1) {
    const std::vector<std::string> texts = ranks_.gather(bytes_of(games));
    games.clear();
    for (const std::string& text : texts) {
      std::vector<TaughtGame> theirs = read_taught_games(text);
      std::move(theirs.begin(), theirs.end(), std::back_inserter(games));
    }
    std::ranges::sort(games, {}, &TaughtGame::number);
  }
  SchoolReport report;
  if (ranks_.is_first()) {
    Lessons all;
    for (TaughtGame& game : games) {
      std::move(game.lessons.values.begin(), game.lessons.values.end(), std::back_inserter(all.values));
      std::move(game.lessons.policies.begin(), game.lessons.policies.end(), std::back_inserter(all.policies));
    }
    learn(all, report);
  }
  games_ += count;
  if (ranks_.is_first() && sound_) write_network();
  share_network();
  report.games = games_;
  for (const TaughtGame& game : games) {
    const double share = 1.0 / static_cast<double>(count);
    report.years += share * game.report.years;
    report.orders += share * game.report.orders;
    report.winners_orders += share * game.report.winners_orders;
    report.winners_vp += share * game.report.winners_vp;
    report.won += game.report.won ? share : 0;
    report.choices += share * game.report.choices;
  }
  return report;
}

void School::share_network() {
  if (ranks_.size() == 1) return;
  // An empty text: it has gone astray.
  const std::string text = ranks_.broadcast(ranks_.is_first() && sound_ ? text_of(*network_) : "");
  sound_ = !text.empty();
  if (ranks_.is_first() || !sound_) return;
  auto network = read_network(text);
  CHECK(network.has_value());
  network_ = std::move(*network);
}

void School::begin() {
  if (ranks_.size() == 1) return;
  const std::string games = ranks_.broadcast(std::to_string(games_));
  games_ = std::stoull(games);
  share_network();
}

std::string School::title() const {
  return fmt::format("vendemmia checkpoint 2 {} {:016x}\n", name_of(options_.kind), network_layout());
}

std::string School::checkpoint() const {
  std::string out = title();
  out.append(reinterpret_cast<const char*>(&games_), sizeof games_);
  value_.save(out);
  policy_.save(out);
  return out;
}

bool School::resume(std::string_view checkpoint) {
  if (!checkpoint.starts_with(title())) return false;
  checkpoint.remove_prefix(title().size());
  if (checkpoint.size() < sizeof games_) return false;
  std::memcpy(&games_, checkpoint.data(), sizeof games_);
  checkpoint.remove_prefix(sizeof games_);
  if (!value_.load(checkpoint) || !policy_.load(checkpoint) || !checkpoint.empty()) return false;
  write_network();
  return true;
}

// --- Examination -------------------------------------------------------------------------------------------------------

namespace {

struct OneNetwork final : Evaluations {
  std::shared_ptr<const NeuralNetwork> network;
  explicit OneNetwork(std::shared_ptr<const NeuralNetwork> one) : network(std::move(one)) {}
  std::unique_ptr<Evaluation> make(const Options&) const override {
    return std::make_unique<NetworkEvaluation>(network);
  }
};

struct ExaminedGame {
  double years = 0;
  std::array<double, kMaxPlayers> orders{};
  State end;
};

// `seat` is the learner's.
ExaminedGame play_examination(const std::shared_ptr<const Evaluations>& learner,
                              const std::shared_ptr<const Evaluations>& opponents, const Options& options,
                              Seed seed, Seat seat) {
  GreedyBot own(learner);
  GreedyBot other(opponents);
  ExaminedGame game;
  const Events events{[](void* context, const Event& event) {
                        if (event.kind == EventKind::OrderFilled && event.seat < kMaxPlayers)
                          ++static_cast<ExaminedGame*>(context)->orders[event.seat];
                      },
                      &game};
  State& s = game.end = new_game(options, seed);
  Rng rng(~seed);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    const Seat asked = pending(s).seat;
    apply(s, (asked == seat ? own : other).choose(observe(s, asked), {}, rng), events, legal);
  }
  game.years = s.year;
  return game;
}

}  // namespace

Examination examine(const std::shared_ptr<const NeuralNetwork>& network,
                    const std::shared_ptr<const NeuralNetwork>& opponents, const Options& options,
                    unsigned games, u64 seed, unsigned jobs) {
  const auto learner = std::make_shared<OneNetwork>(network);
  const std::shared_ptr<const Evaluations> others =
      opponents == nullptr ? shipped_weights() : std::make_shared<OneNetwork>(opponents);
  std::vector<ExaminedGame> results(games);
  std::vector<ExaminedGame> own(games);
  const unsigned players = options.players;
  run_games(
      {0, games}, {}, jobs,
      [&](u64 number) {
        const Seed deal = seed_of_game(seed, number / players);
        const auto seat = static_cast<Seat>(number % players);
        results[number] = play_examination(learner, others, options, deal, seat);
        own[number] = players == 1
                          ? results[number]
                          : play_examination(learner, learner, options, seed_of_game(~seed, number), seat);
        return std::string();
      },
      [](const GameRecord&) { return true; });
  Examination examination;
  std::vector<double> deals(games / players);
  for (unsigned i = 0; i < games; ++i) {
    const double share = 1.0 / games;
    const State& end = results[i].end;
    const unsigned seat = i % players;
    if (i / players < deals.size())
      deals[i / players] += static_cast<double>(final_outlook(end).chances[seat]) / players;
    examination.vp += share * end.players[seat].vp;
    examination.years += share * results[i].years;
    examination.orders += share * results[i].orders[seat];
    examination.own_years += share * own[i].years;
    examination.own_winners_orders += share * own[i].orders[standings(own[i].end)[0].seat];
  }
  examination.score = mean_of(deals);
  return examination;
}

}  // namespace vendemmia
