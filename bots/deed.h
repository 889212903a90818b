// What an answer does, whichever worker, space, field or copy it takes: answers with the same deed are variants of one thing.
#pragma once

#include "bots/bot.h"

namespace vendemmia {

// One answer that stands for all with the same deed.
Action deed_of(Action answer);

// The best answer of each deed, at most so many, the best first. Where all answers do the same, the best of them.
std::vector<Judgement> best_of_each_deed(const std::vector<Judgement>& best_first, std::size_t most);

}  // namespace vendemmia
