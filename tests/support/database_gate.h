// Stands between a server and its database, in place of a network that may fail: a socket of its own whose bytes it passes on, or
// does not.
#pragma once

#include <atomic>
#include <filesystem>
#include <thread>

#include "tests/support/temporary_folder.h"

namespace vendemmia {

class DatabaseGate {
 public:
  // `database` is the folder of the real socket.
  explicit DatabaseGate(const std::filesystem::path& database);
  ~DatabaseGate();
  DatabaseGate(const DatabaseGate&) = delete;
  DatabaseGate& operator=(const DatabaseGate&) = delete;

  // What the server takes for the folder of the socket.
  const std::filesystem::path& folder() const { return folder_.path(); }

  // Nothing gets through any more, and nobody is told.
  void shut() { shut_ = true; }
  // Connections from before are cut.
  void open() { shut_ = false; }

 private:
  void pass();

  TemporaryFolder folder_;
  std::filesystem::path database_;
  int listener_ = -1;
  std::atomic<bool> shut_ = false;
  std::atomic<bool> ended_ = false;
  std::thread thread_;
};

}  // namespace vendemmia
