// The machine around the server: folders, cores and the browser.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace vendemmia {

// $XDG_DATA_HOME/vendemmia or ~/.local/share/vendemmia.
std::filesystem::path default_data_folder();

// `page` beside the program or one folder up, or where both are installed; nothing when the page has not been built.
std::optional<std::filesystem::path> default_page_folder();

// All cores but one, which is for everything else.
unsigned default_bot_threads();

// False when there is no screen, or nothing to open it with.
bool open_in_browser(const std::string& address);

}  // namespace vendemmia
