// Another program, which exchanges lines with us on its standard input and output. Never waits longer than it is told to.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include <sys/types.h>
#include <tl/expected.hpp>

namespace vendemmia {

class ChildProcess {
 public:
  using Deadline = std::chrono::steady_clock::time_point;

  // Starts the command in a shell, in a process group of its own. What it says on the error stream goes to ours.
  static tl::expected<std::unique_ptr<ChildProcess>, std::string> start(const std::string& command);
  // Closes its input and gives it a moment to end; then it and everything that it has started is killed.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // Without the end of the line. False when it has ended, or does not listen.
  bool write_line(const std::string& line, Deadline deadline);
  // The next line, without its end; or what it did instead, without a subject: "did not answer in time".
  tl::expected<std::string, std::string> read_line(Deadline deadline);

 private:
  ChildProcess(pid_t process, int connection) : process_(process), connection_(connection) {}
  bool has_ended() const;

  pid_t process_;
  int connection_;
  std::string unread_;
  bool deserves_patience_ = true;
};

}  // namespace vendemmia
