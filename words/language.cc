#include "words/language.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "engine/core/check.h"

namespace vendemmia::words {
namespace {

constexpr std::string_view kMinus = "\u2212";

bool closes(char c) {
  return c == ' ' || c == '.' || c == ',' || c == ':' || c == ';' || c == '!' || c == '?' || c == ')';
}

// "{lira 2}", "{vp}", "{star|stars}", "{trellis|}" without its braces.
struct Icon {
  std::string_view name;
  std::string_view count;
  std::string_view word;
  bool has_word = false;
};

Icon icon_in(std::string_view inner) {
  Icon icon;
  if (const std::size_t bar = inner.find('|'); bar != std::string_view::npos) {
    icon.word = inner.substr(bar + 1);
    icon.has_word = true;
    inner = inner.substr(0, bar);
  }
  const std::size_t space = inner.find(' ');
  icon.name = inner.substr(0, space);
  if (space != std::string_view::npos) icon.count = inner.substr(space + 1);
  return icon;
}

}  // namespace

std::string_view Language::name() const { return written("language.name"); }

std::string_view Language::written(std::string_view id) const {
  const auto found =
      std::lower_bound(entries_.begin(), entries_.end(), id,
                       [](const Entry& one, std::string_view wanted) { return one.id < wanted; });
  return found != entries_.end() && found->id == id ? found->text : std::string_view();
}

std::string_view Language::required(std::string_view id) const {
  const auto found =
      std::lower_bound(entries_.begin(), entries_.end(), id,
                       [](const Entry& one, std::string_view wanted) { return one.id < wanted; });
  CHECK(found != entries_.end() && found->id == id);
  return found->text;
}

std::string Language::plain(std::string_view text) const {
  std::string said;
  bool begins_with_icon = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '{' ? text.find('}', at) : std::string_view::npos;
    if (end == std::string_view::npos) {
      said += text[at++];
      continue;
    }
    const Icon icon = icon_in(text.substr(at + 1, end - at - 1));
    if (at == 0 && icon.has_word && icon.word.empty()) begins_with_icon = true;
    std::string_view count = icon.count;
    if (!count.empty()) {
      if (count.starts_with('-')) {
        said += kMinus;
        count.remove_prefix(1);
      }
      said.append(count).append(" ");
    }
    const bool one = count.empty() || count == "1";
    said += icon.has_word ? icon.word : written("icons." + std::string(icon.name) + (one ? ".0" : ".1"));
    at = end + 1;
  }
  // A word that was left out leaves its space behind.
  std::string tidy;
  for (std::size_t i = 0; i < said.size(); ++i) {
    if (said[i] == ' ' && i + 1 < said.size() && closes(said[i + 1])) continue;
    tidy += said[i];
  }
  if (begins_with_icon) tidy.erase(0, std::min(tidy.find_first_not_of(' '), tidy.size()));
  return tidy;
}

std::string Language::filled(std::string_view id, std::span<const Parameter> parameters) const {
  std::string problem;
  const Message message = parse_message(required(id), problem);
  CHECK(problem.empty());
  return plain(filled_in(message, parameters));
}

const Language& english() { return languages().front(); }

const Language* language_named(std::string_view code) {
  std::string wanted(code.substr(0, code.find_first_of("_-.@")));
  for (char& c : wanted) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  for (const Language& one : languages()) {
    if (one.code() == wanted) return &one;
  }
  return nullptr;
}

const Language& language_of_environment() {
  for (const char* variable : kLanguageVariables) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const Language* found = language_named(value);
    return found != nullptr ? *found : english();
  }
  return english();
}

}  // namespace vendemmia::words
