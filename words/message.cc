#include "words/message.h"

#include <algorithm>
#include <cctype>

namespace vendemmia::words {
namespace {

bool of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

class MessageReader {
 public:
  MessageReader(std::string_view text, std::string& problem) : text_(text), problem_(problem) {}

  // A branch ends with | or ], unless that stands inside the braces of an icon.
  Message sequence(bool branch) {
    Message parts;
    unsigned braces = 0;
    while (at_ < text_.size() && problem_.empty()) {
      const char c = text_[at_];
      if (branch && braces == 0 && (c == '|' || c == ']')) break;
      if (c == '$') {
        parts.push_back(use());
      } else if (c == '[') {
        parts.push_back(choice());
      } else {
        if (c == '{') ++braces;
        if (c == '}' && braces > 0) --braces;
        if (parts.empty() || parts.back().kind != MessagePart::Kind::Text) parts.emplace_back();
        parts.back().text += c;
        ++at_;
      }
    }
    return parts;
  }

 private:
  void fail(const std::string& what) {
    if (problem_.empty()) problem_ = what + " at " + std::to_string(at_);
  }
  bool take(std::string_view wanted) {
    if (!text_.substr(at_).starts_with(wanted)) return false;
    at_ += wanted.size();
    return true;
  }
  std::string name() {
    const std::size_t start = at_;
    while (at_ < text_.size() && of_name(text_[at_])) ++at_;
    if (at_ == start) fail("no name");
    return std::string(text_.substr(start, at_ - start));
  }

  MessagePart use() {
    MessagePart part{.kind = MessagePart::Kind::Use};
    take("$");
    const bool braced = take("{");
    part.name = name();
    if (braced && !take("}")) fail("no }");
    if (take(".capital")) part.form = MessagePart::Form::Capital;
    if (take(".small")) part.form = MessagePart::Form::Small;
    const std::size_t end = text_.find(')', at_);
    if (at_ < text_.size() && text_[at_] == '(' && end != std::string_view::npos) {
      part.shown_instead = true;
      part.text = text_.substr(at_ + 1, end - at_ - 1);
      at_ = end + 1;
    }
    return part;
  }

  MessagePart choice() {
    MessagePart part{.kind = MessagePart::Kind::Choice};
    take("[");
    part.negated = take("!");
    part.name = name();
    if (take("=")) {
      part.compared = true;
      const std::size_t end = text_.find('?', at_);
      if (end == std::string_view::npos) fail("no ?");
      std::string_view list = text_.substr(at_, std::min(end, text_.size()) - at_);
      for (;;) {
        const std::size_t comma = list.find(',');
        part.values.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos) break;
        list.remove_prefix(comma + 1);
      }
      at_ = std::min(end, text_.size());
    }
    if (!take("?")) fail("no ?");
    part.then = sequence(true);
    if (take("|")) part.otherwise = sequence(true);
    if (!take("]")) fail("no ]");
    return part;
  }

  std::string_view text_;
  std::string& problem_;
  std::size_t at_ = 0;
};

std::string_view value_of(std::string_view name, std::span<const Parameter> parameters) {
  const auto found = std::find_if(parameters.begin(), parameters.end(),
                                  [name](const Parameter& one) { return one.name == name; });
  return found == parameters.end() ? std::string_view() : found->value;
}

bool holds(const MessagePart& part, std::span<const Parameter> parameters) {
  const std::string_view value = value_of(part.name, parameters);
  if (!part.compared) return value.empty() == part.negated;
  const bool among = std::any_of(part.values.begin(), part.values.end(), [&](const std::string& one) {
    return value == (one.starts_with('$') ? value_of(std::string_view(one).substr(1), parameters) : one);
  });
  return among != part.negated;
}

std::string in_form(MessagePart::Form form, std::string_view text) {
  if (form == MessagePart::Form::Capital) return with_capital(text);
  return form == MessagePart::Form::Small ? with_small_letter(text) : std::string(text);
}

// The letters that our languages begin words with and that take two bytes: from À to Þ, and the same in small.
std::string with_first(std::string_view text, bool capital) {
  std::string changed(text);
  if (changed.empty()) return changed;
  const auto first = static_cast<unsigned char>(changed[0]);
  if (first < 0x80) {
    changed[0] = static_cast<char>(capital ? std::toupper(first) : std::tolower(first));
  } else if (first == 0xC3 && changed.size() > 1) {
    const auto second = static_cast<unsigned char>(changed[1]);
    const bool sign = (second & 0x1F) == 0x17 || (second & 0x1F) == 0x1F;  // × and ÷, ß and ÿ
    if (!sign) changed[1] = static_cast<char>(capital ? second & ~0x20u : second | 0x20u);
  }
  return changed;
}

}  // namespace

Message parse_message(std::string_view text, std::string& problem) {
  MessageReader reader(text, problem);
  return reader.sequence(false);
}

void add_used(const Message& message, std::vector<std::string>& names) {
  for (const MessagePart& part : message) {
    if (part.kind == MessagePart::Kind::Text) continue;
    names.push_back(part.name);
    for (const std::string& value : part.values) {
      if (value.starts_with('$')) names.push_back(value.substr(1));
    }
    add_used(part.then, names);
    add_used(part.otherwise, names);
  }
}

std::string filled_in(const Message& message, std::span<const Parameter> parameters) {
  std::string text;
  for (const MessagePart& part : message) {
    switch (part.kind) {
      case MessagePart::Kind::Text: text += part.text; break;
      case MessagePart::Kind::Use:
        text += part.shown_instead ? part.text : in_form(part.form, value_of(part.name, parameters));
        break;
      case MessagePart::Kind::Choice:
        text += filled_in(holds(part, parameters) ? part.then : part.otherwise, parameters);
        break;
    }
  }
  return text;
}

std::string with_capital(std::string_view text) { return with_first(text, true); }
std::string with_small_letter(std::string_view text) { return with_first(text, false); }

}  // namespace vendemmia::words
