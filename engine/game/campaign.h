// The campaign: eight challenges against the Automa, one after another. A value with a text form;
// whoever plays the games adds their results.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game/scoring.h"

namespace vendemmia {

struct CampaignGame {
  u8 challenge;
  SoloResult result;
  i16 vp;
  i16 automa_vp;
  Seed seed;

  friend bool operator==(const CampaignGame&, const CampaignGame&) = default;
};

struct Campaign {
  Level level = Level::Normal;
  bool aggressive = false;
  std::vector<CampaignGame> games{};  // the score is their number: lower is better

  friend bool operator==(const Campaign&, const Campaign&) = default;
};

// The challenge to play next; 0: all are won.
unsigned next_challenge(const Campaign& campaign);
// how many times in a row it has not been won; a draw is a failure.
unsigned failures_in_a_row(const Campaign& campaign);
// Precondition: next_challenge is not 0.
Options next_options(const Campaign& campaign);
// Precondition: the game is over and was played with next_options.
void add_game(Campaign& campaign, const State& s, Seed seed);

std::string text_of(const Campaign& campaign);

struct ParsedCampaign {
  Campaign campaign;        // complete also when only results are impossible
  std::string problem;      // a sentence with the number of the line; empty: none
  unsigned line = 0;        // from 1; 0: the campaign as a whole
  bool impossible = false;  // the line can be read, but no game ends like that
};
// Either a campaign whose games are in order and can have ended as they did, or the first problem.
ParsedCampaign parse_campaign(std::string_view text);

}  // namespace vendemmia
