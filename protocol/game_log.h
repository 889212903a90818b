// A game in progress with everything that has happened in it: the answers, who gave them, the events that they led to, and what was
// taken back and can be given again. Positions of the past are replayed when somebody asks for them. The server's tables, the
// referee and the text mode each hold one.
//
// A game of older rules may have a past that today's rules cannot read. Its answers are then only listed, until a
// stored position takes the game up; without one there is no position at all.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/game/event.h"
#include "engine/game/journal.h"
#include "protocol/messages_out.h"

namespace vendemmia {

// Adds what it hears to the list, which must outlive it.
Events into(std::vector<Event>& list);

class GameLog {
 public:
  // Goes through the journal's answers. Precondition: they are legal.
  explicit GameLog(const Journal& start);
  // Begins at a position that no record leads to; the events have led there.
  GameLog(const State& position, std::vector<Event> events);
  // Only lists them; `seats` has who gave each.
  GameLog(const Journal& start, const std::vector<Seat>& seats);

  bool reading() const { return reading_; }
  // Whether the journal leads from its first answer to the position.
  bool recorded() const { return reading_ && !taken_up_; }
  // Precondition for whatever is about positions: reading().
  const State& state() const { return state_; }
  const Journal& journal() const { return journal_; }
  u32 answers() const { return static_cast<u32>(answers_.size()); }
  // The game cannot go back beyond this many answers: nobody at this table gave the others, or today's rules cannot
  // read them.
  u32 beginning() const { return std::max(beginning_, first_read_); }
  u32 first_read() const { return first_read_; }  // answers before it are only listed
  Seat seat_of(u32 answer) const { return static_cast<Seat>(answers_[answer].seat); }
  // Whether the answer has shown the seat something new, and what first: see undo.h. Precondition: answer >= first_read().
  bool has_shown(u32 answer, Seat seat) const { return (answers_[answer].shown_to >> seat & 1u) != 0; }
  Event first_shown(u32 answer, Seat seat) const;  // precondition: has_shown()
  u32 events_before(u32 answer) const { return answers_[answer].first_event; }
  // Precondition: keep_recent_events() was not called.
  const std::vector<Event>& events() const { return events_; }
  u32 size() const { return first_kept_ + static_cast<u32>(events_.size()); }  // events
  // The position after `at` answers. Precondition: first_read() <= at <= answers().
  State position_at(u32 at) const;
  // The latest position of which season and turn say everything (is_ordinary), or the first that can be read; and how many
  // answers it had been given. Where the game does not stand at it, it is replayed.
  struct Reached {
    State state{};
    u32 at = 0;
  };
  Reached latest_ordinary() const;
  // Where years and seasons begin, as far as the game can be read.
  std::vector<told::SeasonMark> marks() const;
  // With checks when all of it can be read, otherwise bare, and then without the bots.
  std::string record(std::vector<std::string> bots = {}) const;

  // From now on older events are found by playing the game again when somebody asks for them: a server has many games.
  // Precondition: it did not begin at a position.
  void keep_recent_events();

  // Precondition: the answer is legal, and the seat is asked; not reading: it is listed.
  void play(Action action, Seat seat);
  // Precondition: not reading, or first_read() <= count; count <= answers().
  void go_back_to(u32 count);
  // The same by a seat that can then give its answers again, one by one, until they are forgotten.
  void take_back(Seat seat, u32 count);
  u32 taken_back_by(Seat seat) const { return seat == taken_back_by_ ? taken_back() : 0; }
  u32 taken_back() const { return static_cast<u32>(taken_back_.size()); }
  // Precondition for both: taken_back() > 0.
  Action next_again() const { return taken_back_.back(); }
  void give_again();
  void forget_taken_back() { taken_back_.clear(); }
  // Everything that the seat cannot know is dealt anew, where the game stands.
  void deal_anew(Seat seat, Seed seed);
  // All that can be read reads so under these rules, too, and what follows is played under them.
  void adopt(unsigned rules) {
    if (recorded()) journal_.rules = rules;
  }
  // From here on answers are only listed.
  void stop_reading();
  // The game stands so after its first `at` answers; those after them are forgotten. Precondition: at <= answers().
  void take_up(const State& position, u32 at);

  // The log as a viewer (kNoSeat: a spectator; empty: with nothing hidden) reads it. Some events are for one
  // seat alone, so the numbers of its entries are the viewer's own.
  using Viewer = std::optional<Seat>;
  u32 entries_before(u32 event, Viewer viewer) const;
  std::vector<told::LogEntry> entries_from(u32 event, Viewer viewer) const;

 private:
  // Small, since a game has hundreds.
  struct Answer {
    u32 first_event : 22;
    u32 seat : 4;
    u32 shown_to : 6;  // a set of seats
  };
  static_assert(sizeof(Answer) == 4 && kMaxPlayers <= 6 && kNoSeat < 16);
  // An event that only one seat is told.
  struct ForOne {
    u32 event : 28;
    u32 seat : 4;
  };

  void play_answer(u32 at);
  void look_at_new_events(u32 first);
  void forget_old_events();
  void shorten_events(u32 count);
  // All of them, or those that are kept, when these are enough for who asks from this one on.
  struct Since {
    u32 first;
    std::vector<Event> again;       // when they had to be found
    std::span<const Event> events;  // from `first` on
  };
  Since events_from(u32 event) const;
  State first_read_position() const;

  Journal journal_;
  State state_{};
  bool reading_ = true;
  u32 beginning_ = 0;
  u32 first_read_ = 0;
  std::shared_ptr<const State> taken_up_;  // the position after first_read_ answers
  std::vector<Answer> answers_;
  std::vector<Action> taken_back_;  // the next to give again is the last
  Seat taken_back_by_ = kNoSeat;
  std::vector<Event> events_;  // from number first_kept_ on
  u32 first_kept_ = 0;
  bool keeps_all_ = true;
  std::vector<ForOne> for_one_;
};

// Whether the event has shown anybody a card, or fixed an order of cards, that was not determined before. A seat may take
// back a card of its own that it has revealed.
bool shows_something_new(const Event& event, Seat seat);

// Where years and seasons begin in a game.
std::vector<told::SeasonMark> season_marks(const Journal& journal);

}  // namespace vendemmia
