// Hints: what a strong bot would answer, and what it means to do then.
#pragma once

#include "bots/bot.h"
#include "text/play_render.h"

namespace vendemmia {

// Of the numbered answers. Precondition: the observation's seat is asked.
Lines hint_lines(const Observation& seen, const ActionList& legal, const Budget& thinking, const Speech& t);

}  // namespace vendemmia
