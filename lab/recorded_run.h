// A run from beginning to end: games on several threads and several ranks, a record file for resuming it. arena and study
// are such runs, each with its own game and report.
#pragma once

#include "lab/ranks.h"
#include "lab/records.h"

namespace vendemmia {

struct RecordedRun {
  Json description;  // of the run: records of any other are refused
  GameRange range;
  unsigned jobs = 1;    // threads of each rank
  std::string records;  // a file; empty: none is kept
};

// The records of the range, or of as much of it as was played; the ranks other than the first get none. Games that are in the
// record file are not played again. `play` may return an empty line: the game was given up, and the run ends. `recorded` is
// called for every game on the first rank, those of the file first, and may end the run; with several ranks it is called
// in rounds.
tl::expected<Records, std::string> run_recorded(const RecordedRun& run, const PlayNumberedGame& play,
                                                Ranks& ranks, const Recorded& recorded);

}  // namespace vendemmia
