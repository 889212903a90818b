// A game in progress with everything that has happened in it: the answers, who gave them, the events that they led to.
// Positions of the past are replayed when somebody asks for them.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/game/event.h"
#include "engine/game/journal.h"
#include "protocol/messages_out.h"

namespace vendemmia {

class GameLog {
 public:
  // Goes through the journal's answers. Precondition: they are legal.
  explicit GameLog(const Journal& start);

  const State& state() const { return state_; }
  const Journal& journal() const { return journal_; }
  u32 answers() const { return static_cast<u32>(answers_.size()); }
  // How many answers the game began with; nobody at this table gave them.
  u32 beginning() const { return beginning_; }
  Seat seat_of(u32 answer) const { return answers_[answer].seat; }
  // What an answer led to, up to the next question.
  std::span<const Event> events_of(u32 answer) const;
  u32 size() const { return static_cast<u32>(events_.size()); }  // events

  // Precondition: the answer is legal.
  void play(Action action);
  // Precondition: beginning() <= count <= answers().
  void go_back_to(u32 count);

  // The log as a viewer (kNoSeat: a spectator; empty: with nothing hidden) reads it. Some events are for one
  // seat alone, so the numbers of its entries are the viewer's own.
  using Viewer = std::optional<Seat>;
  u32 entries_before(u32 event, Viewer viewer) const;
  std::vector<told::LogEntry> entries_from(u32 event, Viewer viewer) const;

 private:
  struct Answer {
    u32 first_event;
    Seat seat;
  };

  void play_answer(u32 at);

  Journal journal_;
  State state_{};
  u32 beginning_ = 0;
  std::vector<Answer> answers_;
  std::vector<Event> events_;
};

// Where years and seasons begin in a game.
std::vector<told::SeasonMark> season_marks(const Journal& journal);

}  // namespace vendemmia
