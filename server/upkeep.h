// For whoever looks after a store: the commands `vendemmia backup`, `restore`, `prune` and `verify-store`. Each gives the exit code of
// the program.
#pragma once

#include <filesystem>
#include <string>

#include "engine/core/bits.h"

namespace vendemmia {

// As for `serve`.
struct StorePlace {
  std::filesystem::path data;  // empty: the user's folder for data
  std::string store;           // postgres://...; empty: a SQLite file in `data`
};

// A backup is a folder: the tables as one file, and the key. It is made while servers run.
struct BackupOptions {
  StorePlace place;
  std::filesystem::path folder;
};
int backup(const BackupOptions&);
// Into a place where there is nothing yet.
int restore(const BackupOptions&);

struct PruneOptions {
  StorePlace place;
  unsigned older_than = 0;  // days in which nothing has happened at a table
  bool dry_run = false;     // only says what would go
};
int prune(const PruneOptions&);

// Reads every table as a server would.
int verify_store(const StorePlace&);

}  // namespace vendemmia
