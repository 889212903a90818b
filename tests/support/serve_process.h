// `vendemmia serve` as a process of its own, to be stopped politely or not.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/bits.h"

namespace vendemmia {

class ServeProcess {
 public:
  // Waits until it listens, or has ended.
  ServeProcess(const std::string& program, const std::filesystem::path& data,
               const std::vector<std::string>& more_arguments = {});
  // kill -9 if it still runs.
  ~ServeProcess();
  ServeProcess(const ServeProcess&) = delete;
  ServeProcess& operator=(const ServeProcess&) = delete;

  int id() const { return process_; }
  u16 port() const { return port_; }                             // 0: it does not listen
  const std::string& first_line() const { return first_line_; }  // of what it prints, but for the log

  void signal(int number) const;
  // Nobody reads what it prints from now on.
  void stop_reading();
  // Its exit code; -1 when a signal ended it.
  int wait();

 private:
  std::string read_line() const;

  int process_ = -1;
  int output_ = -1;
  u16 port_ = 0;
  std::string first_line_;
};

}  // namespace vendemmia
