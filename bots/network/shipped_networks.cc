#include "bots/network/shipped_networks.h"

#include "bots/network/network_file.h"
#include "engine/core/check.h"

namespace vendemmia {

std::shared_ptr<const Evaluations> shipped_networks() {
  static const std::shared_ptr<const Evaluations> shipped = [] {
    NetworkSet set;
    for (unsigned kind = 0; kind < kGameKinds; ++kind) {
      auto network = read_network(kNetworkFiles[kind].bytes);
      // A test reads the files, and says what is wrong with them.
      CHECK(network.has_value() && (*network)->kind == static_cast<GameKind>(kind));
      set[kind] = std::move(*network);
    }
    return std::make_shared<NetworkEvaluations>(std::move(set));
  }();
  return shipped;
}

}  // namespace vendemmia
