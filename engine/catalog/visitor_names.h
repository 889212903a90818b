// Ids and English names of the visitors. What they do is in summer_visitors.h and winter_visitors.h, what they say in words/.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/ids.h"

namespace vendemmia {

struct VisitorFacts {
  std::string_view id;
  std::string_view name;
};

extern const std::array<VisitorFacts, kVisitors> kVisitorFacts;

inline const VisitorFacts& facts(Visitor visitor) { return kVisitorFacts[static_cast<unsigned>(visitor)]; }

}  // namespace vendemmia
