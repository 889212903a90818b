// How far the frames that run the game have come: the values of Frame::step. For the operations themselves
// and for code that sets up a position.
#pragma once

#include "engine/core/bits.h"

namespace vendemmia {

// Of Op::Game on the base board: what begins when the frame above it is done. On every board 0 is the set-up and the parts of
// Board::year follow.
enum class GamePhase : u8 { Setup, Spring, Summer, Fall, Winter, YearEnd, NextYear };
// Of Op::Setup.
enum class SetupPhase : u8 { ChooseMama, ChoosePapa, PayOut, PapaChoice, Draft };
// Of Op::PlacementSeason.
enum class SeasonPhase : u8 { Begin, Automa, Turns };
// Of Op::YearEnd.
enum class YearEndPhase : u8 { Ageing, Residuals, Discarding };
// Of Op::SpecialWorker: what comes next, or what is asked.
enum class VisitPhase : u8 { OnArrival, Action, AfterAction, Over };

template <class Phase>
constexpr u8 step_of(Phase phase) {
  return static_cast<u8>(phase);
}

}  // namespace vendemmia
