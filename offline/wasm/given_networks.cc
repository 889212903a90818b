#include "offline/wasm/given_networks.h"

#include "bots/network/network_file.h"
#include "bots/network/shipped_networks.h"
#include "engine/core/check.h"

namespace vendemmia {
namespace {

class GivenNetworks final : public Evaluations {
 public:
  std::unique_ptr<Evaluation> make(const Options& options) const override {
    const auto& network = networks[static_cast<unsigned>(kind_of(options))];
    CHECK(network != nullptr);  // whoever asks a bot gives its network first
    return std::make_unique<NetworkEvaluation>(network);
  }

  NetworkSet networks;
};

const std::shared_ptr<GivenNetworks>& given_networks() {
  static const auto given = std::make_shared<GivenNetworks>();
  return given;
}

}  // namespace

bool give_network(GameKind kind, std::string_view bytes) {
  auto network = read_network(bytes);
  if (!network || (*network)->kind != kind) return false;
  given_networks()->networks[static_cast<unsigned>(kind)] = std::move(*network);
  return true;
}

std::shared_ptr<const Evaluations> shipped_networks() { return given_networks(); }

}  // namespace vendemmia
