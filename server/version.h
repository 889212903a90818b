// The version of this program, as CMakeLists.txt has it.
#pragma once

#include <string_view>

namespace vendemmia {

extern const std::string_view kVersion;

}  // namespace vendemmia
