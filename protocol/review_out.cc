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

}  // namespace vendemmia::told
