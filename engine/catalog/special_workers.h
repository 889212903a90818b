// The special workers. Two kinds are revealed for a game; each player may train one of each.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/ids.h"

namespace vendemmia {

struct SpecialWorkerFacts {
  std::string_view id;
  std::string_view name;
  bool for_two = true;  // whether it takes part with two players, and with one
  bool for_one = true;
};

inline constexpr unsigned kFirstSpecial = static_cast<unsigned>(Worker::Farmer);
inline constexpr unsigned kSpecialKinds = kWorkerKinds - kFirstSpecial;
inline constexpr unsigned kSpecialsInGame = 2;

// In the order of Worker, starting with the Farmer.
inline constexpr std::array<SpecialWorkerFacts, kSpecialKinds> kSpecialWorkerFacts{{
    {"worker_farmer", "Farmer"},
    {"worker_mafioso", "Mafioso"},
    {"worker_merchant", "Merchant", true, false},
    {"worker_chef", "Chef", true, false},
    {"worker_innkeeper", "Innkeeper", false, false},
    {"worker_professore", "Professore"},
    {"worker_soldato", "Soldato", true, false},
    {"worker_politico", "Politico"},
    {"worker_oracle", "Oracle"},
    {"worker_traveler", "Traveler"},
    {"worker_messenger", "Messenger"},
}};

constexpr bool is_special(Worker worker) { return worker >= Worker::Farmer; }
// Precondition: a special kind.
constexpr const SpecialWorkerFacts& facts(Worker kind) {
  return kSpecialWorkerFacts[static_cast<unsigned>(kind) - kFirstSpecial];
}

}  // namespace vendemmia
