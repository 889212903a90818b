// One game of networks against themselves, one step ahead or with a search, and what it teaches.
#pragma once

#include <memory>

#include "bots/evaluation.h"
#include "bots/network/network_evaluation.h"
#include "lab/learn/lessons.h"

namespace vendemmia {

// How a game is played for the sake of learning.
struct Lecture {
  Options options;
  Seed seed = 0;
  float noise = 0.1f;   // of each answer's worth, in VP: who never tries anything never learns
  float spread = 0.3f;  // how much worse an answer may be and still get a share in the policy's lesson, in VP
  float lambda =
      0.95f;            // how much of a position's outcome comes from the end, and not from what follows next
  float orders = 0;     // what a VP from an order counts more as long as no network says it
  float gifts = 0;      // how likely a seat begins with some of what leads to an order
  float opponents = 0;  // how likely a seat is played by the other; not alone
  u32 iterations = 0;   // of a search that plays the network's seats; 0: one step ahead
};

// What the players of a game have done.
struct LectureReport {
  unsigned years = 0;
  unsigned orders = 0;  // filled by all, and by the winner
  unsigned winners_orders = 0;
  int winners_vp = 0;
  bool won = false;  // alone
  unsigned choices = 0;
};

// `network` plays, and `other` for some seats; null: the other plays for all, and the network that learns has everything before it.
LectureReport attend(const Lecture& lecture, NetworkEvaluation* network, Evaluation& other, Lessons& into);

}  // namespace vendemmia
