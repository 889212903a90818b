// The JSON of all protocols: objects keep the order in which their fields were written. Here is only its name, since the
// library's header costs every file that includes it a second: a .cc that looks inside includes <nlohmann/json.hpp>.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace vendemmia {

using Json = nlohmann::ordered_json;

// Empty when the text is not JSON, or nested deeper or with more fields in one object than any message of ours.
// Never throws.
std::optional<Json> parse_json(std::string_view text);

// One line. Bytes that are not UTF-8 are replaced.
std::string one_line(const Json& value);

}  // namespace vendemmia
