// What the law book holds: subjects, and their rulings.
#pragma once

#include <string>
#include <vector>

#include "engine/catalog/ruling_number.h"

namespace vendemmia {

struct Subject {
  std::string id;  // the file's path below docs/rules without ".md": "harvest", "workers/messenger"
  std::string title;
  std::string intro;

  std::string path() const { return "docs/rules/" + id + ".md"; }
};

struct Ruling {
  RulingNumber number;
  std::size_t subject = 0;  // its place in LawBook::subjects
  unsigned line = 0;        // of its heading in the subject's file
  std::string question;
  // Paragraphs with an empty line between them. What is on one line here may be several in the file; the items of a
  // list are lines that begin with "- ".
  std::string text;
  std::string source;
  std::vector<std::string> cards;  // ids, as in card_names.h
  bool own = false;                // no source settles the point
  bool conflict = false;           // the sources disagree
  std::vector<RulingNumber> replaced_by;

  bool in_force() const { return replaced_by.empty(); }
};

// A mistake in a subject's file.
struct LawFault {
  std::string path;
  unsigned line;
  std::string what;

  std::string text() const { return path + ":" + std::to_string(line) + ": " + what; }
};

}  // namespace vendemmia
