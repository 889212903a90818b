#include "tests/support/serve_process.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <unistd.h>
#include <utility>

#include <sys/wait.h>

#include "engine/core/check.h"

namespace vendemmia {

ServeProcess::ServeProcess(const std::string& program, const std::filesystem::path& data,
                           const std::vector<std::string>& more_arguments) {
  std::vector<std::string> arguments{program, "serve", "--data", data.string()};
  for (const auto& [option, value] :
       {std::pair<std::string, std::string>{"--port", "0"}, {"--log-level", "off"}}) {
    if (std::ranges::find(more_arguments, option) != more_arguments.end()) continue;
    arguments.insert(arguments.end(), {option, value});
  }
  arguments.insert(arguments.end(), more_arguments.begin(), more_arguments.end());
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);

  std::array<int, 2> ends{};
  CHECK(::pipe(ends.data()) == 0);
  process_ = ::fork();
  CHECK(process_ >= 0);
  if (process_ == 0) {
    ::dup2(ends[1], STDOUT_FILENO);
    ::dup2(ends[1], STDERR_FILENO);
    ::close(ends[0]);
    ::close(ends[1]);
    ::execv(pointers[0], pointers.data());
    ::_exit(127);
  }
  ::close(ends[1]);
  output_ = ends[0];
  // Lines of the log begin with their time.
  do {
    first_line_ = read_line();
  } while (first_line_.starts_with("time="));
  const std::string before_port = "http://127.0.0.1:";
  if (const auto found = first_line_.find(before_port); found != std::string::npos) {
    port_ = static_cast<u16>(std::strtoul(first_line_.c_str() + found + before_port.size(), nullptr, 10));
  }
}

ServeProcess::~ServeProcess() {
  if (process_ > 0) {
    signal(SIGKILL);
    wait();
  }
  stop_reading();
}

std::string ServeProcess::read_line() const {
  std::string line;
  char letter = 0;
  while (::read(output_, &letter, 1) == 1 && letter != '\n') line += letter;
  return line;
}

void ServeProcess::stop_reading() {
  if (output_ >= 0) ::close(output_);
  output_ = -1;
}

void ServeProcess::signal(int number) const { ::kill(process_, number); }

int ServeProcess::wait() {
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace vendemmia
