// The machine around the server: folders and the browser.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace vendemmia {

// $XDG_DATA_HOME/vendemmia or ~/.local/share/vendemmia.
std::filesystem::path default_data_folder();

// `page` beside the program or one folder up; nothing when the page has not been built.
std::optional<std::filesystem::path> default_page_folder();

// False when there is no screen, or nothing to open it with.
bool open_in_browser(const std::string& address);

}  // namespace vendemmia
