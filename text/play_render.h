// The position, the answers and the log as plain lines. What a seat may not see is not in them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/game/reason.h"
#include "text/words.h"

namespace vendemmia {

using Lines = std::vector<std::string>;

// "You have 3 lira, 0 VP, ...": what a player wants to know before answering.
std::string situation_line(const State& s, Seat seat, const Speech& t = {});

// The numbered answers; long lists have headings.
Lines answer_lines(const State& s, Seat seat, const ActionList& legal, const Speech& t);

// One line per turn: what a seat does in succession is joined.
Lines log_lines(std::span<const Event> events, Seat viewer, const Speech& t);

// Everything public: board, wake-up chart, piles, every vineyard.
Lines board_lines(const State& s, Seat viewer, const Speech& t);
Lines vineyard_lines(const State& s, Seat seat, const Speech& t = {});
// "2 vine cards and 1 wine order card".
std::string hand_counts(const Player& p, const Speech& t);
// Each card of the hand with what it says.
Lines hand_cards(const State& s, Seat seat, const Speech& t);
Lines hand_lines(const State& s, Seat seat, const Speech& t = {});

// The text of the card that this names, or what else it could mean.
Lines card_lines(std::string_view query, const Speech& t = {});

// The ranking with what decided it.
Lines ranking_lines(const State& s, const Speech& t);

}  // namespace vendemmia
