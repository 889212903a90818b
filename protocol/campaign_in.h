// What a page may say to the server about a campaign against the Automa; docs/protocol.md explains it.
#pragma once

#include <optional>
#include <string>

#include "engine/core/bits.h"
#include "protocol/wire/names.h"
#include "protocol/wire/record.h"

namespace vendemmia::said {

// These need no table. The secret of a campaign is the only way back to it. Where it is begun with
// somebody's own `secret`, that leads to it as well: see Mine.
struct CampaignNew {
  wire::Constant<"campaign_new"> what;
  std::optional<u32> id;
  wire::LevelId level;
  bool aggressive = false;
  std::string name;
  std::optional<std::string> secret;
  static constexpr auto record() {
    using C = CampaignNew;
    return wire::fields("SayCampaignNew", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("level", &C::level), wire::field("aggressive", &C::aggressive),
                        wire::field("name", &C::name), wire::field("secret", &C::secret));
  }
};
// Continues a campaign that was exported.
struct CampaignImport {
  wire::Constant<"campaign_import"> what;
  std::optional<u32> id;
  std::string text;
  std::string name;
  std::optional<std::string> secret;
  static constexpr auto record() {
    using C = CampaignImport;
    return wire::fields("SayCampaignImport", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("text", &C::text), wire::field("name", &C::name),
                        wire::field("secret", &C::secret));
  }
};
struct Campaign {
  wire::Constant<"campaign"> what;
  std::optional<u32> id;
  std::string secret;
  static constexpr auto record() {
    return wire::fields("SayCampaign", wire::field("do", &Campaign::what), wire::field("id", &Campaign::id),
                        wire::field("secret", &Campaign::secret));
  }
};
// A table for the next challenge, or the one where it is being played.
struct CampaignPlay {
  wire::Constant<"campaign_play"> what;
  std::optional<u32> id;
  std::string secret;
  static constexpr auto record() {
    using C = CampaignPlay;
    return wire::fields("SayCampaignPlay", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("secret", &C::secret));
  }
};

// As Carry: the campaign has another secret from now on, and belongs to whose own secret `to` is.
struct CampaignCarry {
  wire::Constant<"campaign_carry"> what;
  std::optional<u32> id;
  std::string secret;
  std::string to;
  static constexpr auto record() {
    using C = CampaignCarry;
    return wire::fields("SayCampaignCarry", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("secret", &C::secret), wire::field("to", &C::to));
  }
};

}  // namespace vendemmia::said
