#include "protocol/law.h"

#include "engine/game/options.h"
#include "engine/game/rules_version.h"

namespace vendemmia {
namespace {

told::Ruling told_ruling(const Ruling& ruling) {
  told::Ruling result{text_of(ruling.number), ruling.question, ruling.text,     ruling.source,
                      ruling.cards,           ruling.own,      ruling.conflict, {}};
  for (const RulingNumber number : ruling.replaced_by) result.replaced_by.push_back(text_of(number));
  return result;
}

}  // namespace

told::Law law_message(const LawBook& book) {
  told::Law law{kRulesVersion, {}};
  for (std::size_t i = 0; i < book.subjects.size(); ++i) {
    const Subject& subject = book.subjects[i];
    told::LawSubject& entry =
        law.subjects.emplace_back(told::LawSubject{subject.id, subject.title, subject.intro, {}});
    for (const Ruling* ruling : book.of_subject(i)) entry.entries.push_back(told_ruling(*ruling));
  }
  return law;
}

}  // namespace vendemmia
