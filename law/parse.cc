#include "law/parse.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "law/card_names.h"

namespace vendemmia {
namespace {

constexpr std::size_t kLongestLine = 140;
constexpr std::string_view kItem = "- ";
constexpr std::string_view kFolder = "docs/rules/";

// In the order in which they stand below a ruling.
constexpr std::array<std::string_view, 4> kFacts{"- Source: ", "- Cards: ", "- Tags: ", "- Replaced by: "};
enum Fact : std::size_t { kSource, kCards, kTags, kReplacedBy };

std::size_t fact_in(std::string_view line) {
  std::size_t fact = 0;
  while (fact < kFacts.size() && !line.starts_with(kFacts[fact])) ++fact;
  return fact;
}
bool begins_fact(std::string_view line) { return fact_in(line) < kFacts.size(); }

// "a, b, c"
std::vector<std::string_view> items_of(std::string_view list) {
  std::vector<std::string_view> items;
  for (std::size_t comma = 0; comma != std::string_view::npos;) {
    comma = list.find(", ");
    items.push_back(list.substr(0, comma));
    if (comma != std::string_view::npos) list.remove_prefix(comma + 2);
  }
  return items;
}

class Parser {
 public:
  explicit Parser(const LawFile& file)
      : path_(std::string(kFolder) + std::string(file.path)), rest_(file.text) {
    result_.subject.id = file.path.substr(0, file.path.rfind('.'));
  }

  tl::expected<ParsedSubject, LawFault> parse() {
    read_line();
    read_head();
    while (!fault_ && !end_) read_ruling();
    if (fault_) return tl::unexpected(std::move(*fault_));
    return std::move(result_);
  }

 private:
  void fail(std::string what) {
    if (!fault_) fault_ = LawFault{path_, number_, std::move(what)};
  }

  // Goes on to the next line, which is then line_.
  void read_line() {
    ++number_;
    end_ = rest_.empty();
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    line_ = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    if (line_.size() > kLongestLine) fail("a line has at most 140 characters");
    if (line_.ends_with(' ') || line_.find_first_of("\t\r") != std::string_view::npos)
      fail("a line ends without blanks and has no tabs");
  }
  bool stopped() const { return end_ || fault_.has_value(); }
  bool at_heading() const { return line_.starts_with('#'); }

  // Exactly one, unless the file ends.
  void skip_empty_line() {
    if (stopped()) return;
    if (!line_.empty()) return fail("an empty line belongs here");
    read_line();
    if (!stopped() && line_.empty()) fail("one empty line is enough");
  }

  // The rest of a paragraph, item or fact that begins in line_, as one line.
  std::string read_lines_of(std::string text) {
    for (read_line(); !stopped() && !line_.empty() && !line_.starts_with(kItem) && !at_heading();
         read_line()) {
      const std::size_t first = line_.find_first_not_of(' ');
      text += ' ';
      text += line_.substr(first);
    }
    return text;
  }

  // Paragraphs and lists up to a heading or the facts of a ruling.
  std::string read_text() {
    std::string text;
    while (!stopped() && !at_heading() && !line_.starts_with(kFacts[kSource])) {
      if (begins_fact(line_)) fail("'- Source: ' comes first among the facts");
      text += read_lines_of(std::string(line_));
      if (stopped() || !line_.empty()) {
        if (!stopped() && !line_.starts_with(kItem)) fail("an empty line belongs here");
        if (!stopped() && line_.starts_with(kFacts[kSource])) fail("an empty line belongs before the facts");
        text += '\n';
        continue;
      }
      skip_empty_line();
      text += "\n\n";
    }
    while (text.ends_with('\n')) text.pop_back();
    return text;
  }

  void read_head() {
    if (!line_.starts_with("# ")) return fail("a subject begins with '# ' and its title");
    result_.subject.title = line_.substr(2);
    read_line();
    skip_empty_line();
    result_.subject.intro = read_text();
    if (result_.subject.intro.empty()) fail("a sentence that says what the subject covers belongs here");
    if (end_) fail("a subject has at least one ruling");
  }

  void read_ruling() {
    if (!line_.starts_with("### ")) return fail("a ruling begins with '### ', its number and the question");
    const std::string_view heading = line_.substr(4);
    const std::size_t blank = std::min(heading.find(' '), heading.size());
    const auto number = ruling_in(heading.substr(0, blank));
    if (!number) return fail("a ruling's number looks like R-51 or D-7");
    if (blank + 1 >= heading.size()) return fail("the question belongs after the number");
    Ruling& ruling = result_.rulings.emplace_back();
    ruling.number = *number;
    ruling.line = number_;
    ruling.question = heading.substr(blank + 1);
    read_line();
    skip_empty_line();
    ruling.text = read_text();
    if (ruling.text.empty()) return fail("the ruling itself is missing");
    read_facts(ruling);
  }

  void read_facts(Ruling& ruling) {
    if (stopped() || !line_.starts_with(kFacts[kSource]))
      return fail(text_of(ruling.number) + " has no '- Source: '");
    for (std::size_t next = 0; !stopped() && !line_.empty();) {
      const std::size_t fact = fact_in(line_);
      if (fact < next || fact == kFacts.size())
        return fail("the facts are Source, Cards, Tags and Replaced by, in this order");
      next = fact + 1;
      const std::string_view first = line_.substr(kFacts[fact].size());
      const unsigned begun = number_;
      const std::string value = read_lines_of(std::string(first));
      if (at_heading() && !end_) fail("an empty line belongs here");
      const unsigned after = std::exchange(number_, begun);  // a fault lies where the fact begins
      take_fact(ruling, static_cast<Fact>(fact), value);
      number_ = after;
    }
    skip_empty_line();
  }

  void take_fact(Ruling& ruling, Fact fact, const std::string& value) {
    if (fact == kSource) {
      ruling.source = value;
      return;
    }
    for (const std::string_view item : items_of(value)) {
      if (fact == kCards) {
        take_card(ruling, item);
      } else if (fact == kTags) {
        take_tag(ruling, item);
      } else if (const auto number = ruling_in(item)) {
        ruling.replaced_by.push_back(*number);
      } else {
        fail("'" + std::string(item) + "' is not a ruling's number");
      }
    }
  }

  void take_card(Ruling& ruling, std::string_view item) {
    const auto& known = card_names();
    if (std::none_of(known.begin(), known.end(), [item](const CardName& card) { return card.id == item; }))
      return fail("there is no card '" + std::string(item) + "'");
    if (std::find(ruling.cards.begin(), ruling.cards.end(), item) != ruling.cards.end())
      return fail("the card '" + std::string(item) + "' is named twice");
    ruling.cards.emplace_back(item);
  }

  void take_tag(Ruling& ruling, std::string_view item) {
    if (item != "own" && item != "conflict")
      return fail("'" + std::string(item) + "' is no tag; there are own and conflict");
    bool& tag = item == "own" ? ruling.own : ruling.conflict;
    if (tag) return fail("the tag '" + std::string(item) + "' is given twice");
    tag = true;
  }

  std::string path_;
  std::string_view rest_;
  std::string_view line_;
  unsigned number_ = 0;  // of line_, from 1
  bool end_ = false;     // line_ is behind the last one
  std::optional<LawFault> fault_;
  ParsedSubject result_;
};

}  // namespace

tl::expected<ParsedSubject, LawFault> parse_subject(const LawFile& file) { return Parser(file).parse(); }

}  // namespace vendemmia
