#include "engine/game/rules_changes.h"

#include <array>

namespace vendemmia {
namespace {

struct Row {
  RulesChange change;
  bool (*concerns)(const Options&);
  std::string_view word;  // in the answers from which on it can matter; empty: in every answer
};

bool friendly(const Options& options) { return options.friendly; }

constexpr std::array<Row, 4> kChangedRows{{
    {{2, "R-460"}, friendly, "make_wine"},
    {{2, "R-461"}, friendly, "planner"},
    {{2, "R-461"}, friendly, "messenger"},
    {{2, "R-469"}, friendly, "farmer"},
}};

}  // namespace

const RulesChange* change_since(unsigned rules, const Options& options, std::string_view answer) {
  for (const Row& row : kChangedRows) {
    if (row.change.version > rules && row.concerns(options) &&
        answer.find(row.word) != std::string_view::npos)
      return &row.change;
  }
  return nullptr;
}

}  // namespace vendemmia
