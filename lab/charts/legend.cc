#include "lab/charts/legend.h"

#include "lab/charts/svg.h"

namespace vendemmia::charts {

std::string legend(const std::string& solid, const std::string& hatched) {
  const double second = 24 + static_cast<double>(solid.size()) * 7 + 18;
  return box(0, 2, 14, 12, "solid") + box(second, 2, 14, 12, "hatched") +
         texts(Anchor::Start, "small", text_at(20, 13, solid) + text_at(second + 20, 13, hatched));
}

}  // namespace vendemmia::charts
