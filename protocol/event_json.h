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

// An event as a field of a message: as somebody sees it, or with nothing hidden.
struct EventShape {
  static constexpr std::string_view kName = "GameEvent";
  static std::string type();
};
struct WireEvent {
  using Shape = EventShape;
  Event event{};
  bool cards_shown = true;

  void write(std::string& out) const;
  friend bool operator==(const WireEvent& a, const WireEvent& b);
};
// Empty when the event is not for the viewer.
std::optional<WireEvent> wire_event(const Event& event, Seat viewer);

// Whether there is anything of it for the seat; cheaper than the text.
bool is_told(const Event& event, Seat viewer);

std::string_view event_kind(EventKind kind);  // "drew"

}  // namespace vendemmia
