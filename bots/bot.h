// A computer player. It is given what its seat may know, never a State: it cannot peek, by type.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "engine/game/action.h"
#include "engine/game/decision.h"
#include "engine/game/observe.h"

namespace vendemmia {

class Bot {
 public:
  virtual ~Bot() = default;

  // One of the legal answers. The same arguments give the same answer: all chance comes from `rng`.
  // Precondition: the observation's seat is asked, and `legal` is not empty.
  virtual Action choose(const Observation& observation, const Decision& decision, const ActionList& legal,
                        Rng& rng) = 0;
};

// The names that make_bot knows.
const std::vector<std::string_view>& bot_names();

// Null for an unknown name.
std::unique_ptr<Bot> make_bot(std::string_view name);

}  // namespace vendemmia
