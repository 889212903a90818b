// The law book as a value: every ruling, found by number, by card or by words.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "law/files.h"
#include "law/ruling.h"

namespace vendemmia {

struct LawBook {
  std::vector<Subject> subjects;
  std::vector<Ruling> rulings;  // ..., D-1, ...

  const Subject& subject_of(const Ruling& ruling) const { return subjects[ruling.subject]; }
  // Null when there is none.
  const Ruling* find(RulingNumber number) const;
  // By number.
  std::vector<const Ruling*> of_subject(std::size_t subject) const;
  std::vector<const Ruling*> of_card(std::string_view id) const;
  // Those whose question or text has all the words, as parts of words too; capitals do not matter. First those that
  // have the very phrase, then those that have all the words in the question, then the others; each by number.
  std::vector<const Ruling*> search(std::string_view text) const;
};

// A fault is a mistake of format, a number that is given twice, or one that replaces a ruling and does not exist.
tl::expected<LawBook, LawFault> read_law(std::span<const LawFile> files);

// The law that this program was built with.
const LawBook& law();

}  // namespace vendemmia
