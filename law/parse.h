// Reads a subject's file. The format is strict, so that everything in it can be shown and looked up; docs/rules/README.md
// describes it.
#pragma once

#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "law/files.h"
#include "law/ruling.h"

namespace vendemmia {

struct ParsedSubject {
  Subject subject;
  std::vector<Ruling> rulings;  // in the order of the file
};

tl::expected<ParsedSubject, LawFault> parse_subject(const LawFile& file);

}  // namespace vendemmia
