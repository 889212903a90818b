// Events as JSON, for everybody or for one seat.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/game/event.h"
#include "protocol/json.h"

namespace vendemmia {

// Everything: {"kind": "drew", "seat": 0, "deck": "vine", "card": "merlot#1"}.
std::string event_text(const Event& event);
Json event_json(const Event& event);

// As the seat sees it, or a spectator (kNoSeat): a card that it may not see is null; nothing at all when the
// event is not for it.
std::optional<std::string> event_text(const Event& event, Seat viewer);
std::optional<Json> event_json(const Event& event, Seat viewer);

// Whether there is anything of it for the seat; cheaper than the text.
bool is_told(const Event& event, Seat viewer);

std::string_view event_kind(EventKind kind);  // "drew"
std::string event_type();                     // the TypeScript union of all events

}  // namespace vendemmia
