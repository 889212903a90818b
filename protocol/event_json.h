// Events as JSON, for everybody or for one seat.
#pragma once

#include <optional>

#include "engine/game/event.h"
#include "protocol/json.h"

namespace vendemmia {

// Everything: {"kind": "drew", "seat": 0, "deck": "vine", "card": "merlot#1"}.
Json event_json(const Event& event);

// As the seat sees it, or a spectator (kNoSeat): a card that it may not see is null; nothing at all when the event is not for it.
std::optional<Json> event_json(const Event& event, Seat viewer);

std::string_view event_kind(EventKind kind);  // "drew"
std::string event_type();                     // the TypeScript union of all events

}  // namespace vendemmia
