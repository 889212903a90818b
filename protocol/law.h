// The law book as a message: what /rules.json tells.
#pragma once

#include "law/book.h"
#include "protocol/wire/record.h"

namespace vendemmia {

namespace told {
struct Ruling {
  std::string number;  // "R-51"
  std::string question;
  std::string text;  // paragraphs, with an empty line between them; the items of lists begin with "- "
  std::string source;
  std::vector<std::string> cards;
  bool own;
  bool conflict;
  std::vector<std::string> replaced_by;
  static constexpr auto record() {
    using R = Ruling;
    return wire::fields("Ruling", wire::field("number", &R::number), wire::field("question", &R::question),
                        wire::field("text", &R::text), wire::field("source", &R::source),
                        wire::field("cards", &R::cards), wire::field("own", &R::own),
                        wire::field("conflict", &R::conflict), wire::field("replaced_by", &R::replaced_by));
  }
};
struct LawSubject {
  std::string id;  // "harvest", "workers/messenger"
  std::string title;
  std::string intro;
  std::vector<Ruling> entries;  // by number
  static constexpr auto record() {
    using S = LawSubject;
    return wire::fields("LawSubject", wire::field("id", &S::id), wire::field("title", &S::title),
                        wire::field("intro", &S::intro), wire::field("entries", &S::entries));
  }
};
struct Law {
  unsigned version;  // of the rules
  std::vector<LawSubject> subjects;
  static constexpr auto record() {
    return wire::fields("Law", wire::field("version", &Law::version),
                        wire::field("subjects", &Law::subjects));
  }
};
}  // namespace told

told::Law law_message(const LawBook& book);

}  // namespace vendemmia
