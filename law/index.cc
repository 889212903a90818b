#include "law/index.h"

#include <cctype>

#include "law/card_names.h"

namespace vendemmia {
namespace {

// What readers of Markdown make of a heading: small letters, hyphens for blanks, no marks.
std::string anchor_of(const Ruling& ruling) {
  std::string anchor;
  for (const char c : text_of(ruling.number) + " " + ruling.question) {
    const auto letter = static_cast<unsigned char>(c);
    if (c == ' ' || c == '-') {
      anchor += '-';
    } else if (std::isalnum(letter) != 0 || c == '_') {
      anchor += static_cast<char>(std::tolower(letter));
    }
  }
  return anchor;
}

std::string link_to(const LawBook& book, const Ruling& ruling) {
  return "[" + text_of(ruling.number) + "](" + book.subject_of(ruling).id + ".md#" + anchor_of(ruling) + ")";
}

std::string list_by_number(const LawBook& book) {
  std::string text = "## By number\n\n";
  for (const Ruling& ruling : book.rulings) {
    text += "- " + link_to(book, ruling) + " " + ruling.question;
    if (!ruling.in_force()) text += " (replaced)";
    text += '\n';
  }
  return text;
}

// Two cards may share a name; the id tells them apart.
std::string heading_of(const CardName& card) {
  const std::string name(card.name);
  return cards_called(card.name).size() == 1 ? name : name + " (`" + card.id + "`)";
}

std::string list_by_card(const LawBook& book) {
  std::string text = "## By card\n\n";
  for (const CardName& card : card_names()) {
    std::string links;
    for (const Ruling* ruling : book.of_card(card.id))
      links += (links.empty() ? "" : ", ") + link_to(book, *ruling);
    if (!links.empty()) text += "- " + heading_of(card) + ": " + links + "\n";
  }
  return text;
}

}  // namespace

std::string index_of(const LawBook& book) {
  return "# Index of the rulings\n\nWritten by `scripts/update-rules-index`.\n\n" + list_by_number(book) +
         "\n" + list_by_card(book);
}

}  // namespace vendemmia
