// A server in a process and on a core of its own, with an empty store that is gone afterwards.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <sys/types.h>
#include <tl/expected.hpp>

#include "engine/core/bits.h"

namespace vendemmia {

class LoadServer {
 public:
  // Failure is a sentence.
  static tl::expected<std::unique_ptr<LoadServer>, std::string> start();
  ~LoadServer();
  LoadServer(const LoadServer&) = delete;
  LoadServer& operator=(const LoadServer&) = delete;

  u16 port() const { return port_; }
  double core_seconds() const;  // that it has had so far
  double megabytes() const;     // of memory that it holds now

 private:
  LoadServer() = default;
  tl::expected<void, std::string> spawn();
  tl::expected<void, std::string> read_port(int out);

  std::filesystem::path data_;
  pid_t process_ = -1;
  u16 port_ = 0;
};

// The caller leaves the server's core to the server, where there is another one.
void leave_server_core();

}  // namespace vendemmia
