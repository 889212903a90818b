#include "protocol/review_out.h"

#include "protocol/wire/write.h"

namespace vendemmia::told {

const wire::Words& DecisionMarks::values() {
  static const wire::Words words{"good", "inaccuracy", "mistake", "blunder"};
  return words;
}
const wire::Words& Causes::values() {
  static const wire::Words words{"choice", "chance"};
  return words;
}

std::string to_json(const Review& review) { return wire::to_json(review); }

std::string review_answer(std::optional<u32> id, std::string_view review) {
  std::string answer = R"({"is":"review",)";
  if (id) answer += R"("id":)" + std::to_string(*id) + ',';
  return answer.append(R"("review":)").append(review) + '}';
}

}  // namespace vendemmia::told
