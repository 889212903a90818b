// The number of a ruling in the law book (docs/rules): R-51, D-7.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bits.h"
#include "engine/core/text.h"

namespace vendemmia {

struct RulingNumber {
  enum class Series : u8 { R, D };
  Series series = Series::R;
  u16 number = 0;

  friend constexpr auto operator<=>(RulingNumber, RulingNumber) = default;
};

inline std::string text_of(RulingNumber ruling) {
  return (ruling.series == RulingNumber::Series::R ? "R-" : "D-") + std::to_string(ruling.number);
}

// Just as text_of writes it; empty for anything else.
inline std::optional<RulingNumber> ruling_in(std::string_view text) {
  const bool r = text.starts_with("R-");
  if (!r && !text.starts_with("D-")) return std::nullopt;
  const auto number = number_in<u16>(text.substr(2));
  if (!number || *number == 0 || text[2] == '0') return std::nullopt;
  return RulingNumber{r ? RulingNumber::Series::R : RulingNumber::Series::D, *number};
}

}  // namespace vendemmia
