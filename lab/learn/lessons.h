// What is learned from: positions and what became of them, questions and how they were answered.
#pragma once

#include <vector>

#include "bots/network/answers.h"
#include "bots/network/inputs.h"

namespace vendemmia {

// What a position was worth to a seat, by how the game went on.
struct Outcome {
  float win = 0;     // 0 to 1
  float margin = 0;  // VP ahead of the best other
  float vp = 0;
};

struct ValueLesson {
  Inputs inputs;
  Outcome outcome;
};

// How likely each answer to a question should be.
struct PolicyLesson {
  struct Answer {
    AnswerParts parts;
    float share = 0;
  };
  Inputs inputs;
  std::vector<Answer> answers;
};

// What a game, or many of them, has taught.
struct Lessons {
  std::vector<ValueLesson> values;
  std::vector<PolicyLesson> policies;
};

}  // namespace vendemmia
