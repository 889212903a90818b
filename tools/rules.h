// What is ruled: the law book on the command line.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace vendemmia {

struct RulesOptions {
  std::vector<std::string>
      words;           // a number, a card, a subject or words to look for; none: the list of subjects
  bool json = false;   // the whole law, as /rules.json
  bool index = false;  // docs/rules/index.md
};

int rules(const RulesOptions& options, std::ostream& out);

}  // namespace vendemmia
