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

// What others in the same network call this machine; empty: not known.
std::string machine_name();

// As many as the system lets this process have files open, but for some of its own. Asks it for as many as it may have.
std::size_t default_connections();

// False when there is no screen, or nothing to open it with.
bool open_in_browser(const std::string& address);

}  // namespace vendemmia
