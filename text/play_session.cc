#include "text/play_session.h"

#include <array>

#include "engine/game/decision.h"
#include "protocol/undo.h"

namespace vendemmia {
namespace {

constexpr std::array<std::string_view, kMaxPlayers> kBotNames{"Alba",  "Bruno", "Carla",
                                                              "Dario", "Elena", "Fabio"};

// People have no names of their own; see name_of().
Speech speech_for(unsigned players, unsigned people, const words::Language& language) {
  Speech speech{{}, &language};
  for (unsigned seat = 0; seat < players; ++seat)
    speech.names.emplace_back(seat < people ? std::string_view() : bot_name_at(static_cast<Seat>(seat)));
  return speech;
}

}  // namespace

std::string_view bot_name_at(Seat seat) { return kBotNames[seat]; }

PlaySession::PlaySession(const Journal& journal, unsigned people, const words::Language& language)
    : game_(journal), people_(people), speech_(speech_for(journal.options.players, people, language)) {
  speech_.extended = board_of(state()).seasonal;
}

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
  if (last == game_.answers()) return {last, speech_.say(words::text_mode::talk::nothing_answered)};
  for (u32 i = last + 1; i < game_.answers(); ++i) {
    const Seat other = game_.seat_of(i);
    if (is_person(other)) return {last, speech_.say(words::undo::answered{.who = name_of(other, speech_)})};
  }
  for (u32 i = game_.events_before(last); i < game_.size(); ++i) {
    const Event& event = game_.events()[i];
    if (!shows_something_new(event, seat)) continue;
    std::string seen = describe(event, seat, speech_);
    if (seen.ends_with('.')) seen.pop_back();
    return {last, speech_.say(words::undo::seen{.event = seen})};
  }
  return {last, ""};
}

}  // namespace vendemmia
