// One change of the position, as everybody at a table is told it. What is the same for all is written once: the public
// difference; beside it each seat's own part. Who has not heard what the others were told last is told everything.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/room.h"

namespace vendemmia {

// What everybody at the table was told last. The position that it was about is the room's, until that changes.
struct LastTold {
  u32 seq = 0;
  // How each seat's view differed from everybody's, as a hash; empty: nobody was told it.
  std::array<std::optional<std::size_t>, kMaxPlayers> own{};
};

// With the position, which the room has left.
struct ToldPosition {
  State state{};
  LastTold last{};
};

class Telling {
 public:
  using Text = std::shared_ptr<const std::string>;

  // Both must outlive it; `before` is empty where nobody was told anything, or the position is still that one.
  // Precondition: room.has_position().
  Telling(const Room& room, const std::optional<ToldPosition>& before);

  // What has been told now; to be kept for the next change.
  LastTold told() const;

  // The whole update. Two tabs on one seat, or a row of spectators, are given the same text.
  Text update_for(Seat viewer, std::optional<u32> heard);
  // What has changed since. With an id it is the answer to that message.
  Text change_for(Seat viewer, std::optional<u32> heard, told::Id id);

 private:
  struct Made {
    bool whole;
    Seat viewer;
    std::optional<u32> heard;
    Text text;
  };
  template <class Write>
  Text made_once(bool whole, Seat viewer, std::optional<u32> heard, Write&& write);
  void write_change(std::string& out, Seat viewer, std::optional<u32> heard, told::Id id);
  void look_at_public();
  // How the seat's view differs from everybody's, written once.
  const std::string& own_part(const Observation& seen);

  const Room& room_;
  const std::optional<ToldPosition>& before_;
  std::vector<Made> made_;
  std::optional<PositionView> now_;  // everybody's view, once somebody needs it
  std::string whole_;                // the same as JSON, likewise
  std::string difference_;           // from what everybody saw before
  std::array<std::string, kMaxPlayers> own_;
};

}  // namespace vendemmia
