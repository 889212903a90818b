#include "law/book.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <iterator>
#include <tuple>
#include <utility>

#include "engine/core/check.h"
#include "engine/core/text.h"
#include "law/parse.h"

namespace vendemmia {
namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

// Blanks and line ends are alike.
std::string one_line(std::string_view text) {
  std::string line;
  for (const std::string_view word : words_of(text)) line += (line.empty() ? "" : " ") + lower(word);
  return line;
}

bool has_all(const std::string& text, const std::vector<std::string_view>& words) {
  return std::all_of(words.begin(), words.end(),
                     [&text](std::string_view word) { return text.find(word) != std::string::npos; });
}

constexpr unsigned kNotFound = 4;

// Lower is better.
unsigned rank(const Ruling& ruling, const std::string& phrase, const std::vector<std::string_view>& words) {
  const std::string question = one_line(ruling.question);
  const std::string all = question + " " + one_line(ruling.text);
  if (all.find(phrase) != std::string::npos) return question.find(phrase) != std::string::npos ? 0 : 1;
  if (has_all(question, words)) return 2;
  return has_all(all, words) ? 3 : kNotFound;
}

template <class Wanted>
std::vector<const Ruling*> rulings_with(const std::vector<Ruling>& rulings, Wanted&& wanted) {
  std::vector<const Ruling*> found;
  for (const Ruling& ruling : rulings) {
    if (wanted(ruling)) found.push_back(&ruling);
  }
  return found;
}

tl::expected<void, LawFault> check_numbers(const LawBook& book) {
  const auto fault = [&book](const Ruling& ruling, const std::string& what) {
    return tl::unexpected(
        LawFault{book.subject_of(ruling).path(), ruling.line, text_of(ruling.number) + " " + what});
  };
  for (std::size_t i = 0; i < book.rulings.size(); ++i) {
    const Ruling& ruling = book.rulings[i];
    if (i > 0 && book.rulings[i - 1].number == ruling.number) {
      const Subject& other = book.subject_of(book.rulings[i - 1]);
      return fault(ruling, "is given twice; it stands in " + other.path() + " too");
    }
    for (const RulingNumber number : ruling.replaced_by) {
      if (book.find(number) == nullptr)
        return fault(ruling, "is replaced by " + text_of(number) + ", which does not exist");
    }
  }
  return {};
}

}  // namespace

const Ruling* LawBook::find(RulingNumber number) const {
  const auto found = std::lower_bound(rulings.begin(), rulings.end(), number,
                                      [](const Ruling& ruling, RulingNumber n) { return ruling.number < n; });
  return found != rulings.end() && found->number == number ? &*found : nullptr;
}

std::vector<const Ruling*> LawBook::of_subject(std::size_t subject) const {
  return rulings_with(rulings, [subject](const Ruling& ruling) { return ruling.subject == subject; });
}

std::vector<const Ruling*> LawBook::of_card(std::string_view id) const {
  return rulings_with(rulings, [id](const Ruling& ruling) {
    return std::find(ruling.cards.begin(), ruling.cards.end(), id) != ruling.cards.end();
  });
}

std::vector<const Ruling*> LawBook::search(std::string_view text) const {
  const std::string phrase = one_line(text);
  const std::vector<std::string_view> words = words_of(phrase);
  std::vector<const Ruling*> found;
  if (words.empty()) return found;
  std::vector<std::pair<unsigned, const Ruling*>> ranked;
  for (const Ruling& ruling : rulings) {
    if (const unsigned place = rank(ruling, phrase, words); place != kNotFound)
      ranked.emplace_back(place, &ruling);
  }
  std::sort(ranked.begin(), ranked.end());  // of equal rank: in the order of the book
  for (const auto& [place, ruling] : ranked) found.push_back(ruling);
  return found;
}

tl::expected<LawBook, LawFault> read_law(std::span<const LawFile> files) {
  LawBook book;
  for (const LawFile& file : files) {
    auto parsed = parse_subject(file);
    if (!parsed) return tl::unexpected(std::move(parsed.error()));
    for (Ruling& ruling : parsed->rulings) ruling.subject = book.subjects.size();
    book.subjects.push_back(std::move(parsed->subject));
    std::move(parsed->rulings.begin(), parsed->rulings.end(), std::back_inserter(book.rulings));
  }
  std::sort(book.rulings.begin(), book.rulings.end(), [](const Ruling& a, const Ruling& b) {
    return std::tie(a.number, a.subject, a.line) < std::tie(b.number, b.subject, b.line);
  });
  if (const auto good = check_numbers(book); !good) return tl::unexpected(good.error());
  return book;
}

const LawBook& law() {
  static const LawBook book = [] {
    auto read = read_law(law_files());
    if (!read) std::fprintf(stderr, "%s\n", read.error().text().c_str());
    CHECK(read.has_value());
    return std::move(*read);
  }();
  return book;
}

}  // namespace vendemmia
