#pragma once

#include <string>
#include <string_view>

#include "protocol/messages_out.h"

namespace vendemmia {

// `code` is one of told::Errors.
inline told::Refused refusal(std::string_view code, std::string text) {
  told::Refused refused;
  refused.code = code;
  refused.text = std::move(text);
  return refused;
}

// Of a game that was played under an older version of the rules.
inline told::Refused old_rules(unsigned version) {
  return refusal("old_rules", "This was played under version " + std::to_string(version) +
                                  " of the rules; today's read it otherwise. Its record is kept.");
}

inline told::Refused store_trouble() {
  return refusal("server_trouble", "The server cannot reach its store. Nothing is lost.");
}

inline told::Refused elsewhere(const std::string& node) {
  told::Refused refused = refusal("elsewhere", "Another server has this table.");
  refused.node = node;
  return refused;
}

inline told::Refused damaged_table() {
  return refusal("server_trouble",
                 "What is stored of this table is damaged; whoever runs the server is told.");
}

}  // namespace vendemmia
