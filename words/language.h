// One language: all its words, found by their ids, and sentences with their parameters filled in.
//
// The ids are in words/messages.h, which the build writes from words/en: a struct for each message with a field for each parameter, a
// constant for each other text. So what is missing or misspelt does not compile:
//
//   language.say(words::answers::plant{.vine = "Pinot", .field = "field 6"})
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "words/message.h"

namespace vendemmia::words {

// A text without parameters.
struct Text {
  std::string_view id;
};

struct Entry {
  std::string_view id;
  std::string_view text;
};

class Language {
 public:
  // The entries are ascending by id.
  constexpr Language(std::string_view code, std::span<const Entry> entries)
      : code_(code), entries_(entries) {}

  std::string_view code() const { return code_; }  // "es"
  std::string_view name() const;                   // "Español"

  // As it is written; empty where there is none, as with a card's text that not every card has.
  std::string_view written(std::string_view id) const;

  // In words alone: "{lira 2}" is "2 lira".
  std::string plain(std::string_view text) const;
  std::string say(Text text) const { return plain(required(text.id)); }
  // What is named by a path that is put together: look("structure_cards.", id, ".name").
  template <class... Part>
  std::string look(const Part&... parts) const {
    std::string id;
    (id.append(parts), ...);
    return plain(written(id));
  }
  template <class M>
    requires requires(const M& message) { message.parameters(); }
  std::string say(const M& message) const {
    const auto parameters = message.parameters();
    return filled(M::id, parameters);
  }

 private:
  std::string_view required(std::string_view id) const;
  std::string filled(std::string_view id, std::span<const Parameter> parameters) const;

  std::string_view code_;
  std::span<const Entry> entries_;
};

// All of them, English first.
std::span<const Language> languages();
const Language& english();

// Null when there is no such language. "es", "es_MX.UTF-8" and "es-AR" are Spanish.
const Language* language_named(std::string_view code);

// What somebody's surroundings ask for: the first of these variables that is set, else English.
inline constexpr std::array<const char*, 3> kLanguageVariables{"LC_ALL", "LC_MESSAGES", "LANG"};
const Language& language_of_environment();

}  // namespace vendemmia::words
