// A campaign on the server: begun or imported, a table for each of its games, what has become of them.
#pragma once

#include <string>

#include "protocol/messages_in.h"
#include "protocol/messages_out.h"
#include "server/room.h"
#include "server/store.h"

namespace vendemmia {

// Far more than anybody plays; all of them are sent each time.
inline constexpr std::size_t kMostCampaignGames = 1000;

struct NewCampaign {
  StoredCampaign campaign;
  std::string secret;  // for the one who asked
};
using MaybeCampaign = OrRefused<NewCampaign>;

MaybeCampaign new_campaign(const said::CampaignNew& wish);
MaybeCampaign imported_campaign(const said::CampaignImport& wish);

// Of somebody's own secret a row of secrets for campaigns follows, so that it brings them back.
std::string campaign_secret(const std::string& own_secret, unsigned number);

// Without an id.
told::Campaign told_of(const StoredCampaign& stored, const std::string& secret);

// Why no game can be played now, if so.
std::optional<told::Refused> problem_with_next_game(const Campaign& campaign);
// For the next game; `time` is in seconds since 1970. Precondition: there is no problem with it.
TableSettings campaign_table(const StoredCampaign& campaign, const std::string& secret, u64 time);
// What the player needs for that table, now or later; without an id.
told::Created seat_at(const std::string& table, const std::string& secret);

// Counts the running game when it is over, and forgets it when its table is lost (null). True: something has
// changed.
bool settle_running_game(StoredCampaign& stored, const Room* room);

}  // namespace vendemmia
