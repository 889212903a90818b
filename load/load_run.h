// A load on one server: tables that are laid one after another, and then played at all at once.
#pragma once

#include <vector>

#include "load/load.h"
#include "load/load_table.h"

namespace vendemmia {

struct LoadResult {
  double seconds = 0;
  u64 moves = 0;
  u64 refused = 0;
  u64 unanswered = 0;                // moves whose update some seat never got
  u64 bytes = 0;                     // that all seats together received
  std::vector<double> milliseconds;  // of each move until all seats had its update, sorted

  double percentile(double share) const;  // from 0 to 1; of no moves: 0
};

class LoadRun final : private LoadSockets::Owner {
 public:
  LoadRun(u16 port, unsigned tables, unsigned seats, u64 seed, Modules modules = 0);

  // Makes the tables; every seat enters. False when something fails, see problem().
  enum class Then : u8 { Stay, Leave };
  bool lay_tables(Then then);
  // Precondition: the tables are laid, and nobody has left.
  LoadResult play(std::chrono::seconds duration, std::chrono::milliseconds think);

  const std::string& problem() const { return tally_.problem; }

 private:
  void on_open(unsigned socket) override;
  void on_message(unsigned socket, std::string_view text, LoadSockets::Clock::time_point arrived) override;
  void on_failure(unsigned socket, std::string_view problem) override;

  void fail(std::string problem);
  void table_laid();
  u64 under_way() const { return tally_.sent - tally_.refused - tally_.milliseconds.size(); }
  void wait_for_last_moves();

  unsigned seats_;
  LoadTally tally_;
  LoadSockets sockets_;
  std::vector<LoadTable> tables_;
  unsigned laid_ = 0;
  Then then_ = Then::Stay;
};

}  // namespace vendemmia
