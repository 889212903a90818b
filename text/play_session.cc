#include "text/play_session.h"

#include <array>

#include "engine/game/decision.h"
#include "protocol/undo.h"

namespace vendemmia {
namespace {

constexpr std::array<std::string_view, kMaxPlayers> kBotNames{"Alba",  "Bruno", "Carla",
                                                              "Dario", "Elena", "Fabio"};

Names names_for(unsigned players, unsigned people) {
  Names names;
  for (unsigned seat = 0; seat < players; ++seat) {
    names.push_back(seat < people ? "Player " + std::to_string(seat + 1)
                                  : std::string(bot_name_at(static_cast<Seat>(seat))));
  }
  return names;
}

}  // namespace

std::string_view bot_name_at(Seat seat) { return kBotNames[seat]; }

PlaySession::PlaySession(const Journal& journal, unsigned people)
    : game_(journal), people_(people), names_(names_for(journal.options.players, people)) {}

void PlaySession::answer(Action action) { game_.play(action, asked_seat(state())); }

u32 PlaySession::last_answer_of(Seat seat) const {
  for (u32 i = game_.answers(); i-- > 0;) {
    if (game_.seat_of(i) == seat) return i;
  }
  return game_.answers();
}

u32 PlaySession::last_answer_at(Seat seat) const {
  const u32 last = last_answer_of(seat);
  return last == game_.answers() ? 0 : game_.events_before(last);
}

PlaySession::Undo PlaySession::undo_of(Seat seat) const {
  const u32 last = last_answer_of(seat);
  if (last == game_.answers()) return {last, "You have not answered anything yet."};
  for (u32 i = last + 1; i < game_.answers(); ++i) {
    const Seat other = game_.seat_of(i);
    if (is_person(other))
      return {last, "You cannot take that back: " + name_of(names_, other) + " has answered since."};
  }
  for (u32 i = game_.events_before(last); i < game_.size(); ++i) {
    const Event& event = game_.events()[i];
    if (!shows_something_new(event, seat)) continue;
    return {last,
            "You cannot take that back, since something new has been seen. " + describe(event, seat, names_)};
  }
  return {last, ""};
}

}  // namespace vendemmia
