#include "lab/contestant.h"

#include "bots/bot.h"
#include "lab/external_bot.h"

namespace vendemmia {
namespace {

constexpr std::string_view kExternal = "exec:";

class BuiltIn final : public Contestant {
 public:
  BuiltIn(std::unique_ptr<Bot> bot, const Invitation& invitation)
      : bot_(std::move(bot)), budget_{.cancelled = invitation.stopped}, rng_(invitation.chance) {}
  tl::expected<Action, std::string> answer(const Observation& observation, const ActionList&) override {
    return bot_->choose(observation, budget_, rng_);
  }

 private:
  std::unique_ptr<Bot> bot_;
  Budget budget_;  // as long as the bot usually thinks
  Rng rng_;
};

// "threads=2" goes on with the settings of the bot before it.
bool is_setting(std::string_view text) {
  const auto equals = text.find('=');
  return equals != std::string_view::npos && equals < text.find(':');
}

}  // namespace

std::vector<std::string> split_descriptions(std::string_view text) {
  std::vector<std::string> descriptions;
  while (true) {
    const std::string_view one = text.substr(0, text.find(','));
    if (!descriptions.empty() && descriptions.back().find(':') != std::string::npos && is_setting(one)) {
      descriptions.back() += "," + std::string(one);
    } else {
      descriptions.emplace_back(one);
    }
    if (one.size() == text.size()) return descriptions;
    text.remove_prefix(one.size() + 1);
  }
}

std::string problem_with_description(const std::string& description, const Options& options) {
  if (description.starts_with(kExternal))
    return description.size() > kExternal.size() ? "" : "'exec:' needs a command";
  const auto bot = read_bot_for(options, description);
  return bot ? "" : bot.error();
}

tl::expected<std::unique_ptr<Contestant>, std::string> seat_contestant(const std::string& description,
                                                                       const Invitation& invitation) {
  if (description.starts_with(kExternal))
    return ExternalBot::start(description.substr(kExternal.size()), invitation);
  auto bot = read_bot_for(invitation.options, description);
  if (!bot) return tl::unexpected(bot.error());
  return std::make_unique<BuiltIn>(std::move(*bot), invitation);
}

}  // namespace vendemmia
