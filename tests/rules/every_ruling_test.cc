// Every ruling in force has a test and is quoted by the engine, or stands here with the reason why not.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "tests/support/paths.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

using Rulings = std::set<unsigned>;

// The base game, the extended board, the solo game on both, deck exhaustion, hidden information, and the addenda to all
// of these.
Rulings rulings_in_force() {
  Rulings numbers;
  for (unsigned number = 1; number <= 302; ++number) numbers.insert(number);
  for (unsigned number = 404; number <= 445; ++number) numbers.insert(number);
  numbers.insert({449, 450, 452, 453, 454, 456, 457, 459});
  return numbers;
}

struct Exemption {
  unsigned number;
  std::string_view reason;
};

constexpr Exemption kOfOtherModules[] = {
    {9, "special workers"},
    {11, "structure cards"},
    {132, "special workers"},
    {429, "the Oracle, a special worker"},
};

constexpr Exemption kNeedsNoLine[] = {
    {8, "no supply of coins or tokens is kept"},
    {10, "nobody is dealt a structure card"},
    {36, "nothing happens to the workers of a player who passes"},
    {144, "the hand limit is a step of the year end only"},
    {170, "a wine does not remember how it was made"},
    {180, "every order leads to the same spaces"},
    {191, "no action does any of it"},
    {194, "an order names its type of wine"},
    {213, "there is no cap to write down"},
    {233, "the seasons are the same for one player"},
    {421, "a card is in one place, and only discard piles are shuffled"},
    {282, "private spaces ask for no season"},
    {287, "nobody counts the stars of a region while they are placed"},
    {439, "points to R-117"},
    {459, "points to R-264, R-302 and R-311"},
};

template <std::size_t N>
Rulings numbers_of(const Exemption (&table)[N]) {
  Rulings numbers;
  for (const Exemption& exemption : table) numbers.insert(exemption.number);
  return numbers;
}

Rulings without(Rulings numbers, const Rulings& others) {
  for (const unsigned number : others) numbers.erase(number);
  return numbers;
}

std::string list_of(const Rulings& numbers) {
  std::string text;
  for (const unsigned number : numbers) text += " R-" + std::to_string(number);
  return text;
}

// "R-51", and for "R-113 to R-117" all of them.
void add_citations(const std::string& text, Rulings& cited) {
  static const std::regex pattern(R"(R-(\d+)(?: to R-(\d+))?)");
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
    const auto first = static_cast<unsigned>(std::stoul((*at)[1]));
    const unsigned last = (*at)[2].matched ? static_cast<unsigned>(std::stoul((*at)[2])) : first;
    for (unsigned number = first; number <= last; ++number) cited.insert(number);
  }
}

Rulings rulings_cited_in_the_engine() {
  Rulings cited;
  const std::filesystem::path engine = source_path("engine");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(engine)) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cc") continue;
    std::ifstream file(entry.path());
    add_citations({std::istreambuf_iterator<char>(file), {}}, cited);
  }
  return cited;
}

TEST(EveryRuling, HasATest) {
  const Rulings tested(tested_rulings().begin(), tested_rulings().end());
  const Rulings missing = without(without(rulings_in_force(), numbers_of(kOfOtherModules)), tested);
  EXPECT_TRUE(missing.empty()) << "no RULING_TEST for" << list_of(missing);
}

TEST(EveryRuling, IsCitedInTheEngine) {
  const Rulings cited = rulings_cited_in_the_engine();
  Rulings missing = without(rulings_in_force(), numbers_of(kOfOtherModules));
  missing = without(without(missing, numbers_of(kNeedsNoLine)), cited);
  EXPECT_TRUE(missing.empty()) << "no line of engine/ quotes" << list_of(missing);
}

TEST(EveryRuling, CitationsAreFoundSinglyAndInRanges) {
  Rulings cited;
  add_citations("// R-1, R-3: both. R-113 to R-116.", cited);
  EXPECT_EQ(cited, (Rulings{1, 3, 113, 114, 115, 116}));
}

}  // namespace
}  // namespace vendemmia::testing
