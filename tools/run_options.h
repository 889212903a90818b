// Which part of a run of numbered games is played, and where it is kept: options that arena and study share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/bits.h"

namespace vendemmia {

inline constexpr unsigned kMostJobs = 256;

struct RunOptions {
  u64 first = 0;                   // this part of the run begins here ...
  std::optional<u64> count;        // ... and has so many games; without it, it goes to the end
  std::optional<unsigned> jobs;    // threads; without it all cores, of several ranks one each
  std::string records;             // a file of games, for resuming; empty: none
  std::vector<std::string> merge;  // record files to report on instead of playing
};

}  // namespace vendemmia
