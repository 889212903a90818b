#include "tools/rules.h"

#include <algorithm>
#include <cctype>
#include <ostream>

#include <fmt/format.h>

#include "engine/core/text.h"
#include "engine/game/options.h"
#include "engine/game/rules_version.h"
#include "law/book.h"
#include "law/card_names.h"
#include "law/index.h"
#include "protocol/law.h"
#include "protocol/wire/write.h"
#include "tools/bad_input.h"

namespace vendemmia {
namespace {

using Hits = std::vector<const Ruling*>;

constexpr std::size_t kColumns = 100;
constexpr std::size_t kShownInFull = 3;

// One line or paragraph, in lines that fit. The lines below the first begin with the indent.
std::string wrapped(std::string_view text, std::string_view indent, std::string result = "") {
  std::size_t column = result.size();
  bool begun = false;
  for (const std::string_view word : words_of(text)) {
    if (begun && column + 1 + word.size() > kColumns) {
      result += '\n';
      result += indent;
      column = indent.size();
    } else if (begun) {
      result += ' ';
      ++column;
    }
    result += word;
    column += word.size();
    begun = true;
  }
  return result + "\n";
}

std::string wrapped_text(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    result += line.empty() ? "\n" : wrapped(line, line.starts_with("- ") ? "  " : "");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

std::string marks_of(const Ruling& ruling) {
  std::string marks;
  if (ruling.own) marks += "No source settles the point, or not all of it: this is our own decision.\n";
  if (ruling.conflict) marks += "The sources disagree.\n";
  return marks;
}

std::string name_of_card(std::string_view id) {
  for (const CardName& card : card_names()) {
    if (card.id == id)
      return std::string(card.name) + (card.id.starts_with("worker_") ? " (special worker)" : "");
  }
  return std::string(id);
}

std::string full_text(const LawBook& book, const Ruling& ruling) {
  std::string text =
      wrapped(text_of(ruling.number) + " " + ruling.question, "") + "\n" + wrapped_text(ruling.text) + "\n";
  text += wrapped("Source: " + ruling.source, "  ") + marks_of(ruling);
  std::string cards;
  for (const std::string& card : ruling.cards) cards += (cards.empty() ? "" : ", ") + name_of_card(card);
  if (!cards.empty()) text += wrapped("Cards: " + cards, "  ");
  std::string successors;
  for (const RulingNumber number : ruling.replaced_by)
    successors += (successors.empty() ? "" : ", ") + text_of(number);
  if (!successors.empty()) text += "No longer in force; replaced by " + successors + "\n";
  return text + "In: " + book.subject_of(ruling).path() + "\n";
}

std::string one_line(const Ruling& ruling) {
  return wrapped(ruling.question, "       ", fmt::format("{:<7}", text_of(ruling.number)));
}

// The best few in full, the others by their questions.
std::string shown(const LawBook& book, const Hits& hits) {
  std::string text;
  for (std::size_t i = 0; i < std::min(hits.size(), kShownInFull); ++i) {
    if (i > 0) text += "\n";
    text += full_text(book, *hits[i]);
  }
  if (hits.size() <= kShownInFull) return text;
  text += "\nAlso:\n";
  for (std::size_t i = kShownInFull; i < hits.size(); ++i) text += one_line(*hits[i]);
  return text;
}

std::string subject_text(const LawBook& book, std::size_t subject) {
  std::string text =
      book.subjects[subject].title + "\n\n" + wrapped_text(book.subjects[subject].intro) + "\n";
  for (const Ruling* ruling : book.of_subject(subject)) text += one_line(*ruling);
  return text;
}

std::string all_subjects(const LawBook& book) {
  std::string text =
      fmt::format("The law of version {}: {} rulings.\n\n", kRulesVersion, book.rulings.size());
  for (std::size_t i = 0; i < book.subjects.size(); ++i)
    text += fmt::format("{:>4}  {:<30}{}\n", book.of_subject(i).size(), book.subjects[i].id,
                        book.subjects[i].title);
  return text +
         "\nAsk with a number (R-51), a card (planner), a subject (harvest) or words (\"last worker\").\n";
}

// First those whose question names the card.
Hits of_cards(const LawBook& book, std::string_view text) {
  Hits hits;
  for (const CardName& card : cards_called(text)) {
    for (const bool named : {true, false}) {
      for (const Ruling* ruling : book.of_card(card.id)) {
        if ((ruling->question.find(card.name) != std::string::npos) == named) hits.push_back(ruling);
      }
    }
  }
  return hits;
}

// "r-51" as "R-51".
std::string upper(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return result;
}

int look_up(const LawBook& book, const std::string& text, std::ostream& out) {
  if (const auto number = ruling_in(upper(text))) {
    const Ruling* ruling = book.find(*number);
    if (ruling == nullptr) return bad_input("there is no ruling " + text_of(*number));
    out << full_text(book, *ruling);
    return 0;
  }
  if (const Hits hits = of_cards(book, text); !hits.empty()) {
    out << shown(book, hits);
    return 0;
  }
  for (std::size_t i = 0; i < book.subjects.size(); ++i) {
    if (book.subjects[i].id != text) continue;
    out << subject_text(book, i);
    return 0;
  }
  const Hits hits = book.search(text);
  if (hits.empty()) return bad_input("no ruling has a number, a card or words like '" + text + "'");
  out << shown(book, hits);
  return 0;
}

}  // namespace

int rules(const RulesOptions& options, std::ostream& out) {
  const LawBook& book = law();
  if (options.json) {
    out << wire::to_json(law_message(book)) << "\n";
  } else if (options.index) {
    out << index_of(book);
  } else if (options.words.empty()) {
    out << all_subjects(book);
  } else {
    return look_up(book, fmt::format("{}", fmt::join(options.words, " ")), out);
  }
  return 0;
}

}  // namespace vendemmia
