// The catalogue as JSON, and the names that it uses for what the engine counts.
#pragma once

#include <fstream>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/catalog/structures.h"
#include "tests/support/paths.h"

namespace vendemmia::testing {

using Json = nlohmann::json;

inline Json catalogue(const std::string& file) {
  std::ifstream in(source_path("tests/data/" + file));
  EXPECT_TRUE(in.good()) << "cannot read " << file;
  return Json::parse(in);
}

// In the order of Deck.
inline constexpr std::array<const char*, 4> kDeckIds{"vine", "summer_visitor", "order", "winter_visitor"};

inline StructureSet structures_named(const Json& ids) {
  StructureSet set = 0;
  for (const Json& id : ids) {
    unsigned found = kStructures;
    for (unsigned i = 0; i < kStructures; ++i) {
      if (id == kStructureFacts[i].id) found = i;
    }
    EXPECT_LT(found, kStructures) << "no such structure: " << id;
    if (found < kStructures) set = static_cast<StructureSet>(set | structures(static_cast<Structure>(found)));
  }
  return set;
}

}  // namespace vendemmia::testing
