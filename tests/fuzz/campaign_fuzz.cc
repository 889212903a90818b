// Any text is a campaign or has a problem; a campaign written and read again is the same, and goes on.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/check.h"
#include "engine/game/campaign.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace vendemmia;
  const ParsedCampaign parsed = parse_campaign({reinterpret_cast<const char*>(data), size});
  if (!parsed.problem.empty()) return 0;
  const ParsedCampaign again = parse_campaign(text_of(parsed.campaign));
  CHECK(again.problem.empty());
  CHECK(again.campaign == parsed.campaign);
  CHECK(next_challenge(parsed.campaign) == 0 || !problem_with(next_options(parsed.campaign)));
  return 0;
}
