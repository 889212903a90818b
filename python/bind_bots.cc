#include <algorithm>
#include <memory>
#include <mutex>

#include <pybind11/stl.h>

#include "bots/bot.h"
#include "bots/search_bot.h"
#include "engine/catalog/names.h"
#include "python/bind.h"
#include "python/convert.h"
#include "python/interruptible.h"
#include "python/played_game.h"

namespace vendemmia::python {

// One of our bots with its own randomness. It lets other threads of Python run while it thinks; they take turns with it.
class OwnBot {
 public:
  OwnBot(std::string description, Seed seed) : description_(std::move(description)), rng_(seed) {
    auto bot = read_bot(description_);
    if (!bot) throw py::value_error(bot.error());
    bot_ = std::move(*bot);
    // Those that do not search answer at once.
    takes_time_ = dynamic_cast<const SearchBot*>(bot_.get()) != nullptr;
  }

  const std::string& description() const { return description_; }

  template <class Work>
  auto think(Budget budget, std::optional<Seed> seed, const Work& work) {
    decltype(work(*bot_, budget, rng_)) result{};
    std::atomic<bool> stopped{false};
    budget.cancelled = &stopped;
    const auto thinking = [&] {
      const std::lock_guard lock(mutex_);
      Rng own(seed.value_or(0));
      result = work(*bot_, budget, seed ? own : rng_);
    };
    if (takes_time_) {
      run_interruptibly(stopped, thinking);
    } else {
      const py::gil_scoped_release release;
      thinking();
    }
    return result;
  }

 private:
  std::string description_;
  std::unique_ptr<Bot> bot_;
  bool takes_time_ = false;
  Rng rng_;
  std::mutex mutex_;
};

}  // namespace vendemmia::python

VENDEMMIA_ONLY_MADE(vendemmia::python::OwnBot)

namespace vendemmia::python {
namespace {

// A game or an observation, as its seat sees it. Throws where nobody can answer.
Seen question_in(const py::handle& position) {
  if (py::isinstance<Seen>(position)) {
    Seen seen = position.cast<const Seen&>();
    if (seen.legal.empty()) throw py::value_error("the seat of this observation is not asked anything");
    return seen;
  }
  if (!py::isinstance<PlayedGame>(position))
    throw py::type_error("a bot answers a Game or an Observation, not " +
                         py::repr(py::type::handle_of(position)).cast<std::string>());
  const auto& game = position.cast<const PlayedGame&>();
  if (game.over()) throw py::value_error("the game is over and nobody is asked");
  return {observe(game.state(), asked_seat(game.state())), game.legal()};
}

Budget budget_of(double seconds, long long iterations) {
  if (!(seconds >= 0 && seconds <= 1e6)) throw py::value_error("seconds are 0 (no limit) or more");
  if (iterations < 0 || iterations > 1'000'000'000)
    throw py::value_error("iterations are 0 (no limit) to 1000000000");
  return {.iterations = static_cast<u32>(iterations), .seconds = seconds};
}

std::size_t number_in(const Seen& question, Action answer) {
  const auto found = std::ranges::lower_bound(question.legal, answer);
  if (found == question.legal.end() || *found != answer)
    throw std::logic_error("the bot gave the answer '" + text_of(answer) + "', which is not legal");
  return static_cast<std::size_t>(found - question.legal.begin());
}

std::size_t choice(OwnBot& bot, const py::handle& position, double seconds, long long iterations,
                   std::optional<Seed> seed) {
  const Seen question = question_in(position);
  return number_in(question, bot.think(budget_of(seconds, iterations), seed,
                                       [&](Bot& thinker, const Budget& budget, Rng& rng) {
                                         return thinker.choose(question.observation, budget, rng);
                                       }));
}

py::list list_of(const Seen& question, const std::vector<Judgement>& judgements) {
  using namespace py::literals;
  py::list list;
  for (const Judgement& one : judgements) {
    py::list plan;
    for (const PlanStep& step : one.plan)
      plan.append(py::make_tuple(step.year, std::string(kSeasonNames[static_cast<unsigned>(step.season)]),
                                 text_of(step.action)));
    list.append(py::dict("answer"_a = number_in(question, one.action), "text"_a = text_of(one.action),
                         "chance"_a = one.chance, "visits"_a = one.visits, "plan"_a = plan));
  }
  return list;
}

using Judge = std::vector<Judgement> (Bot::*)(const Observation&, const Budget&, Rng&);

template <Judge judge>
py::list judged(OwnBot& bot, const py::handle& position, double seconds, long long iterations,
                std::optional<Seed> seed) {
  const Seen question = question_in(position);
  return list_of(question, bot.think(budget_of(seconds, iterations), seed,
                                     [&](Bot& thinker, const Budget& budget, Rng& rng) {
                                       return (thinker.*judge)(question.observation, budget, rng);
                                     }));
}

}  // namespace

void bind_bots(py::module_& module) {
  module.def(
      "bot_names",
      [] {
        std::vector<std::string> names(bot_names().begin(), bot_names().end());
        return names;
      },
      "The levels that people can play against, the weakest first.");
  py::class_<OwnBot>(module, "Bot",
                     "One of the program's own players. It sees what its seat may know, never the game.")
      .def(py::init([](const py::str& description, std::optional<Seed> seed) {
             return std::make_unique<OwnBot>(plain_text(description), seed_or_any(seed));
           }),
           py::arg("description"), py::arg("seed") = py::none(),
           "'greedy', 'expert:seconds=5', 'search:iterations=200,leaf=still' ... (docs/strength.md). The "
           "same seed "
           "gives the same answers, unless the clock decides how long it thinks.")
      .def("choose", &choice, py::arg("position"), py::kw_only(), py::arg("seconds") = 0.0,
           py::arg("iterations") = 0, py::arg("seed") = py::none(),
           "The number of its answer in the list of legal ones, for a Game or an Observation. Without a "
           "limit it thinks as "
           "long as it usually does; without a seed it goes on with its own.")
      .def("judge", &judged<&Bot::judge>, py::arg("position"), py::kw_only(), py::arg("seconds") = 0.0,
           py::arg("iterations") = 0, py::arg("seed") = py::none(),
           "All legal answers, the best first, each with the chance to win. Empty for a bot that does not "
           "judge.")
      .def("advise", &judged<&Bot::advise>, py::arg("position"), py::kw_only(), py::arg("seconds") = 0.0,
           py::arg("iterations") = 0, py::arg("seed") = py::none(),
           "Up to three answers that do different things, the best first, each with the plan behind it. "
           "Empty likewise.")
      .def(
          "__call__", [](OwnBot& bot, const py::handle& position) { return choice(bot, position, 0, 0, {}); },
          py::arg("position"), "The same as choose().")
      .def_property_readonly("name", &OwnBot::description)
      .def("__repr__", [](const OwnBot& bot) { return "vendemmia.Bot('" + bot.description() + "')"; });
}

}  // namespace vendemmia::python
