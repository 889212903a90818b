// A file of the person who runs the program.
#pragma once

#include <optional>
#include <string>

namespace vendemmia {

// Nothing where it cannot be read, as everywhere in a browser.
std::optional<std::string> file_text(const std::string& path);

}  // namespace vendemmia
