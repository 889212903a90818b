// The law book's index, docs/rules/index.md: every ruling by number and by card, with links.
#pragma once

#include <string>

#include "law/book.h"

namespace vendemmia {

std::string index_of(const LawBook& book);

}  // namespace vendemmia
