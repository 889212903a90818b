// An answer as a few numbered parts, which the policy network knows by heart: it scores an answer by the position and by these,
// without trying it out.
#pragma once

#include <array>

#include "engine/game/action.h"
#include "engine/game/decision.h"
#include "engine/game/state.h"

namespace vendemmia {

class AnswerParts {
 public:
  void push_back(u16 part) { parts_[count_++] = part; }
  bool empty() const { return count_ == 0; }
  const u16* begin() const { return parts_.data(); }
  const u16* end() const { return parts_.data() + count_; }

 private:
  std::array<u16, 6> parts_{};  // making a wine has the most
  u16 count_ = 0;
};

// How many parts there are.
extern const unsigned kAnswerParts;
// Room for them in a network's file: raised by hand when cards are added.
inline constexpr unsigned kAnswerRoom = 2112;

// The parts of an answer to this question.
AnswerParts parts_of(const Decision& question, Action answer);

}  // namespace vendemmia
