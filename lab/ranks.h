// The processes that play a run together, on one machine or on many: started by mpirun, each is told its rank. A process that was
// started alone is rank 0 of 1.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace vendemmia {

class Ranks {
 public:
  virtual ~Ranks() = default;

  virtual unsigned rank() const = 0;
  virtual unsigned size() const = 0;
  bool is_first() const { return rank() == 0; }

  // Both are called by all ranks, in the same order, and wait for the others.
  // The first rank is given everybody's text, by rank; the others get nothing.
  virtual std::vector<std::string> gather(const std::string& text) = 0;
  // Everybody is given the first rank's text.
  virtual std::string broadcast(const std::string& text) = 0;
};

// Joins the others that mpirun has started. At most once in a program. A sentence instead when this program was built
// without MPI and is not alone.
tl::expected<std::unique_ptr<Ranks>, std::string> join_ranks();

}  // namespace vendemmia
