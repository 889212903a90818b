// The charts of a review's page.
#pragma once

#include "bots/review/review.h"
#include "engine/game/journal.h"
#include "tools/review/review_words.h"

namespace vendemmia {

// The anchor of a decision in the page.
std::string decision_anchor(const JudgedDecision& decision);

// The chances over the game, each decision worse than good a link. Of several reviewed players each one's own, as that player could judge it; of a
// single one those of all players, as that one could.
std::string chances_chart(const Journal& journal, const Review& review,
                          const std::vector<ToldDecision>& worse, const Speech& t);
// Alone: the VP to expect.
std::string vp_chart(const Journal& journal, const Review& review, const std::vector<ToldDecision>& worse,
                     const Speech& t);
std::string luck_chart(const SeatReview& seat, const Speech& t);

}  // namespace vendemmia
