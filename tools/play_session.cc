#include "tools/play_session.h"

#include <array>

#include "engine/game/stack_text.h"
#include "server/undo.h"

namespace vendemmia {
namespace {

constexpr std::array<std::string_view, kMaxPlayers> kBotNames{"Alba",  "Bruno", "Carla",
                                                              "Dario", "Elena", "Fabio"};

Names names_for(unsigned players, unsigned people) {
  Names names;
  for (unsigned seat = 0; seat < players; ++seat) {
    names.push_back(seat < people ? "Player " + std::to_string(seat + 1) : std::string(kBotNames[seat]));
  }
  return names;
}

Events into(std::vector<Event>& events) {
  return {
      [](void* context, const Event& event) { static_cast<std::vector<Event>*>(context)->push_back(event); },
      &events};
}

}  // namespace

PlaySession::PlaySession(const Journal& journal, unsigned people)
    : journal_{journal.options, journal.seed, {}, journal.redeals},
      people_(people),
      names_(names_for(journal.options.players, people)) {
  positions_.push_back(first_position(journal_, into(events_)));
  for (const Action& action : journal.actions) answer(action);
}

void PlaySession::answer(Action action) {
  events_at_.push_back(events_.size());
  journal_.actions.push_back(action);
  State next = state();
  const GameWatch watch(next, journal_.actions.data(), journal_.actions.size());
  replay_step(journal_, answers() - 1, next, into(events_));
  positions_.push_back(next);
}

std::size_t PlaySession::last_answer_of(Seat seat) const {
  for (std::size_t i = answers(); i-- > 0;) {
    if (pending(positions_[i]).seat == seat) return i;
  }
  return answers();
}

std::size_t PlaySession::last_answer_at(Seat seat) const {
  const std::size_t last = last_answer_of(seat);
  return last == answers() ? 0 : events_at_[last];
}

PlaySession::Undo PlaySession::undo_of(Seat seat) const {
  const std::size_t last = last_answer_of(seat);
  if (last == answers()) return {last, "You have not answered anything yet."};
  for (std::size_t i = last + 1; i < answers(); ++i) {
    const Seat other = pending(positions_[i]).seat;
    if (is_person(other))
      return {last, "You cannot take that back: " + name_of(names_, other) + " has answered since."};
  }
  for (std::size_t i = events_at_[last]; i < events_.size(); ++i) {
    if (!shows_something_new(events_[i], seat)) continue;
    return {last, "You cannot take that back, since something new has been seen. " +
                      describe(events_[i], seat, names_)};
  }
  return {last, ""};
}

void PlaySession::go_back_to(std::size_t count) {
  if (count >= answers()) return;
  events_.resize(events_at_[count]);
  events_at_.resize(count);
  positions_.resize(count + 1);
  shorten(journal_, count);
}

}  // namespace vendemmia
