// Which store whoever starts the program means.
#pragma once

#include <filesystem>

#include "server/store.h"

namespace vendemmia {

struct StoreChoice {
  std::filesystem::path folder;  // of the SQLite file, or of the key
  std::string address;           // postgres://...; empty: SQLite
  std::string node = "main";
  std::chrono::milliseconds lease{5'000};
};

Stored<std::unique_ptr<Store>> open_store(const StoreChoice&);

}  // namespace vendemmia
