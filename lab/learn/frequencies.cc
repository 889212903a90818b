#include "lab/learn/frequencies.h"

#include <algorithm>
#include <mutex>

#include "bots/network/network_evaluation.h"
#include "bots/weights.h"
#include "lab/learn/curriculum.h"
#include "lab/learn/self_play.h"
#include "lab/run.h"

namespace vendemmia {
namespace {

// Whole numbers, whose sum is the same in whatever order games end.
template <std::size_t N>
struct Tally {
  std::array<u64, N> times{};
  u64 of = 0;

  void add(const Inputs& inputs) {
    ++of;
    inputs.each([&](unsigned fact) { ++times[fact]; });
  }
  void add(const AnswerParts& parts) {
    ++of;
    for (const u16 part : parts) ++times[part];
  }
  std::array<double, N> shares() const {
    std::array<double, N> shares{};
    for (std::size_t i = 0; i < N; ++i)
      shares[i] = static_cast<double>(times[i]) / static_cast<double>(std::max<u64>(of, 1));
    return shares;
  }
};

Lecture lecture_of(const CountedGames& games, u64 number) {
  Lecture lecture;
  Rng rng(seed_of_game(~games.seed, number));
  lecture.options = draw_options(games.kind, rng);
  lecture.seed = seed_of_game(games.seed, number);
  // A little noise and some other players, as in learning: what a network never does itself it meets in games with people.
  lecture.opponents = 0.1f;
  return lecture;
}

}  // namespace

Frequencies frequencies_in(const std::shared_ptr<const NeuralNetwork>& network, const CountedGames& games) {
  Tally<kInputs> values;
  Tally<kInputs> policies;
  Tally<kAnswerRoom> answers;
  std::mutex adding;
  const LearnedEvaluations weights(kWeights);
  run_games(
      {0, games.games}, {}, games.jobs,
      [&](u64 number) {
        const Lecture lecture = lecture_of(games, number);
        NetworkEvaluation mind(network);
        const auto other = weights.make(lecture.options);
        Lessons lessons;
        attend(lecture, &mind, *other, lessons);
        const std::scoped_lock lock(adding);
        for (const ValueLesson& lesson : lessons.values) values.add(lesson.inputs);
        for (const PolicyLesson& lesson : lessons.policies) {
          policies.add(lesson.inputs);
          for (const PolicyLesson::Answer& answer : lesson.answers) answers.add(answer.parts);
        }
        return std::string();
      },
      [](const GameRecord&) { return true; });
  return {values.shares(), policies.shares(), answers.shares()};
}

}  // namespace vendemmia
