// The networks that are part of the program: bots/networks.
#pragma once

#include "bots/network/network_evaluation.h"

namespace vendemmia {

struct NetworkFile {
  std::string_view name;
  std::string_view bytes;
};
// In the order of GameKind. Written by the build from the files in bots/networks.
extern const std::array<NetworkFile, kGameKinds> kNetworkFiles;

// Read and checked the first time.
std::shared_ptr<const Evaluations> shipped_networks();

}  // namespace vendemmia
