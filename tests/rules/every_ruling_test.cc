// The law book, the code and the tests agree: what is cited exists, and what is in force has a test and a line that
// implements it, or stands here with the reason why not.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>

#include "law/book.h"
#include "tests/support/decisions.h"
#include "tests/support/paths.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

namespace fs = std::filesystem;
using RulingNumbers = std::set<RulingNumber>;
using Series = RulingNumber::Series;

constexpr RulingNumber r(unsigned number) { return {Series::R, static_cast<u16>(number)}; }
constexpr RulingNumber d(unsigned number) { return {Series::D, static_cast<u16>(number)}; }

struct Exemption {
  RulingNumber number;
  std::string_view reason;
};

constexpr Exemption kNeedsNoLine[] = {
    {r(8), "no supply of coins or tokens is kept"},
    {r(36), "nothing happens to the workers of a player who passes"},
    {r(144), "the hand limit is a step of the year end only"},
    {r(170), "a wine does not remember how it was made"},
    {r(180), "every order leads to the same spaces"},
    {r(191), "no action does any of it"},
    {r(194), "an order names its type of wine"},
    {r(213), "there is no cap to write down"},
    {r(233), "the seasons are the same for one player"},
    {r(421), "a card is in one place, and only discard piles are shuffled"},
    {r(282), "private spaces ask for no season"},
    {r(287), "nobody counts the stars of a region while they are placed"},
    {r(439), "points to R-117"},
    {r(459), "points to R-264, R-302 and R-311"},
    {d(15), "of the modules only the extended board is refused"},
    {d(27), "positions are set up in protocol/"},
};

RulingNumbers in_force() {
  RulingNumbers numbers;
  for (const Ruling& ruling : law().rulings) {
    if (ruling.in_force()) numbers.insert(ruling.number);
  }
  return numbers;
}

RulingNumbers tested() {
  RulingNumbers numbers;
  for (const unsigned number : tested_rulings()) numbers.insert(r(number));
  for (const unsigned number : tested_decisions()) numbers.insert(d(number));
  return numbers;
}

RulingNumbers without(RulingNumbers numbers, const RulingNumbers& others) {
  for (const RulingNumber number : others) numbers.erase(number);
  return numbers;
}

std::string list_of(const RulingNumbers& numbers) {
  std::string text;
  for (const RulingNumber number : numbers) text += " " + text_of(number);
  return text;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool belongs_to_a_word(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// Reads "R-51" at the beginning of a text, and takes it off.
std::optional<RulingNumber> take_number(std::string_view& text) {
  if (text.size() < 3 || (text[0] != 'R' && text[0] != 'D') || text[1] != '-' || !is_digit(text[2]))
    return {};
  const std::size_t end = std::min(text.find_first_not_of("0123456789", 2), text.size());
  if (end < text.size() && belongs_to_a_word(text[end])) return {};
  const unsigned long number = std::stoul(std::string(text.substr(2, end - 2)));
  const Series series = text[0] == 'R' ? Series::R : Series::D;
  text.remove_prefix(end);
  return RulingNumber{series, static_cast<u16>(number)};
}

// "R-51", "D-7", and for "R-113 to R-117" all of them. By hand: a regular expression takes twenty times as long for all of our files.
RulingNumbers cited_in(std::string_view text) {
  RulingNumbers cited;
  for (std::size_t at = text.find('-'); at != std::string_view::npos; at = text.find('-', at + 1)) {
    if (at == 0 || (at > 1 && belongs_to_a_word(text[at - 2]))) continue;
    std::string_view rest = text.substr(at - 1);
    const auto first = take_number(rest);
    if (!first) continue;
    std::optional<RulingNumber> last;
    if (rest.starts_with(" to ")) {
      rest.remove_prefix(4);
      last = take_number(rest);
    }
    if (!last || last->series != first->series) last = first;
    for (unsigned number = first->number; number <= last->number; ++number)
      cited.insert({first->series, static_cast<u16>(number)});
  }
  return cited;
}

std::string content_of(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The files of ours below a folder that are written by hand.
std::vector<fs::path> files_below(const std::string& folder) {
  static const std::set<std::string> kExtensions{".h", ".cc", ".md", ".ts", ".tsx", ".mjs", ".css"};
  std::vector<fs::path> files;
  fs::recursive_directory_iterator at(source_path(folder));
  for (; at != fs::recursive_directory_iterator(); ++at) {
    if (at->path().filename() == "node_modules") {
      at.disable_recursion_pending();
    } else if (at->is_regular_file() && kExtensions.contains(at->path().extension().string())) {
      files.push_back(at->path());
    }
  }
  return files;
}

TEST(EveryRuling, InForceHasATest) {
  const RulingNumbers missing = without(in_force(), tested());
  EXPECT_TRUE(missing.empty()) << "no RULING_TEST or DECISION_TEST for" << list_of(missing);
}

TEST(EveryRuling, ThatIsTestedExists) {
  for (const RulingNumber number : tested()) EXPECT_NE(law().find(number), nullptr) << text_of(number);
}

TEST(EveryRuling, InForceIsCitedInTheEngine) {
  RulingNumbers missing = in_force();
  for (const fs::path& path : files_below("engine")) {
    if (path.extension() != ".md") missing = without(missing, cited_in(content_of(path)));
  }
  for (const Exemption& exemption : kNeedsNoLine) missing.erase(exemption.number);
  EXPECT_TRUE(missing.empty()) << "no line of engine/ quotes" << list_of(missing);
}

TEST(EveryRuling, ThatIsCitedExists) {
  // What must not exist is spelt out in the tests of the book and of its readers.
  const std::set<std::string> examples{
      source_path("tests/law/parse_test.cc"), source_path("tests/law/book_test.cc"),
      source_path("tests/tools/rules_test.cc"), source_path("tests/tools/command_line_test.cc")};
  for (const char* folder :
       {"engine", "law", "bots", "protocol", "lab", "server", "tools", "tests", "docs", "web/src"}) {
    for (const fs::path& path : files_below(folder)) {
      if (examples.contains(path.string())) continue;
      for (const RulingNumber number : cited_in(content_of(path)))
        EXPECT_NE(law().find(number), nullptr) << path.string() << " cites " << text_of(number);
    }
  }
  for (const char* file : {"README.md", "CONTRIBUTING.md"}) {
    for (const RulingNumber number : cited_in(content_of(source_path(file))))
      EXPECT_NE(law().find(number), nullptr) << file << " cites " << text_of(number);
  }
}

TEST(EveryRuling, CitationsAreFoundSinglyAndInRanges) {
  EXPECT_EQ(cited_in("// R-1, D-3: both. R-113 to R-116."),
            (RulingNumbers{r(1), r(113), r(114), r(115), r(116), d(3)}));
  EXPECT_EQ(cited_in("PDR-1, R-a and RD-5, R-7x"), RulingNumbers{});
}

}  // namespace
}  // namespace vendemmia::testing
