// The command: what every decision of a recorded game cost, and how much of the result was luck.
#pragma once

#include <string>
#include <vector>

#include "bots/review/reviewer.h"
#include "words/language.h"

namespace vendemmia {

struct ReviewOptions {
  std::string file;
  bool json = false;
  bool times = false;  // also say on the error stream where the time went
  std::string html;    // a file for a page
  u32 iterations = kReviewIterations;
  std::vector<unsigned> seats;  // as the record numbers them; empty: all
  const words::Language* language = &words::english();
};

// Prints the review, or a sentence on the error stream. Returns the exit code.
int review(const ReviewOptions& options);

}  // namespace vendemmia
