#include "bots/plan.h"

#include <algorithm>

#include "bots/deed.h"

namespace vendemmia {
namespace {

// In so many worlds a step must come up to be told.
constexpr std::size_t kEnoughWorlds = kPlanWorlds / 3;

bool contains_deed(const Course& course, Action step) {
  return std::ranges::any_of(course.steps,
                             [&](const PlanStep& one) { return deed_of(one.action) == deed_of(step); });
}

std::size_t worlds_with(const std::vector<Course>& courses, Action step) {
  return static_cast<std::size_t>(
      std::ranges::count_if(courses, [&](const Course& course) { return contains_deed(course, step); }));
}

}  // namespace

std::vector<PlanStep> plan_after(Action answer, const Observation& observation, Evaluation& evaluation,
                                 const ExpectedWay& way, u64 seed) {
  std::vector<Course> courses;
  for (u64 number = 0; number < kPlanWorlds; ++number)
    courses.push_back(imagine(imagined_world(observation, seed + number), answer, evaluation, way));
  // The course that has most in common with the others, so that the steps belong together.
  std::vector<PlanStep> plan;
  std::size_t most = 0;
  for (const Course& course : courses) {
    std::size_t common = 0;
    std::size_t likely = 0;
    while (likely < course.steps.size()) {
      const std::size_t worlds = worlds_with(courses, course.steps[likely].action);
      if (worlds < kEnoughWorlds) break;
      common += worlds;
      ++likely;
    }
    if (common <= most) continue;
    most = common;
    plan.assign(course.steps.begin(), course.steps.begin() + static_cast<std::ptrdiff_t>(likely));
  }
  return plan;
}

}  // namespace vendemmia
