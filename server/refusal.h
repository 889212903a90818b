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

inline told::Refused store_trouble() {
  return refusal("server_trouble", "The server cannot reach its store. Nothing is lost.");
}

}  // namespace vendemmia
