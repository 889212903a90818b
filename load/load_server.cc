#include "load/load_server.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sched.h>
#include <thread>
#include <unistd.h>

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>

namespace vendemmia {
namespace {

constexpr int kServerCore = 0;

// In the child between fork and exec: nothing may allocate here.
[[noreturn]] void become_server(const char* program, const char* data, int out) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(kServerCore, &cores);
  sched_setaffinity(0, sizeof cores, &cores);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  dup2(out, STDOUT_FILENO);
  execl(program, "vendemmia", "serve", "--port", "0", "--data", data, "--log-level", "warn", nullptr);
  _exit(127);
}

}  // namespace

void leave_server_core() {
  const unsigned cores = std::thread::hardware_concurrency();
  if (cores < 2) return;
  cpu_set_t others;
  CPU_ZERO(&others);
  for (unsigned core = 0; core < cores; ++core) {
    if (core != kServerCore) CPU_SET(core, &others);
  }
  sched_setaffinity(0, sizeof others, &others);
}

tl::expected<std::unique_ptr<LoadServer>, std::string> LoadServer::start() {
  std::unique_ptr<LoadServer> server(new LoadServer);
  if (const auto started = server->spawn(); !started) return tl::unexpected(started.error());
  return server;
}

tl::expected<void, std::string> LoadServer::spawn() {
  std::string folder = (std::filesystem::temp_directory_path() / "vendemmia-load-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr)
    return tl::unexpected("There is no place for a store: " + folder + ".");
  data_ = folder;
  const std::string program = std::filesystem::read_symlink("/proc/self/exe").string();
  std::array<int, 2> pipe_ends{};
  if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0)
    return tl::unexpected(std::string("Cannot create a pipe to the server."));
  process_ = fork();
  if (process_ == 0) become_server(program.c_str(), data_.c_str(), pipe_ends[1]);
  close(pipe_ends[1]);
  const auto read = read_port(pipe_ends[0]);
  close(pipe_ends[0]);
  return read;
}

// The server says where it is: "... at http://127.0.0.1:8420/ ...".
tl::expected<void, std::string> LoadServer::read_port(int out) {
  constexpr std::string_view kBefore = "http://127.0.0.1:";
  std::string said;
  std::array<char, 512> block{};
  ssize_t count = 0;
  while (said.find('\n') == std::string::npos && (count = read(out, block.data(), block.size())) > 0) {
    said.append(block.data(), static_cast<std::size_t>(count));
  }
  const std::size_t at = said.find(kBefore);
  if (at == std::string::npos) return tl::unexpected(std::string("The server did not start."));
  port_ = static_cast<u16>(std::strtoul(said.c_str() + at + kBefore.size(), nullptr, 10));
  return {};
}

LoadServer::~LoadServer() {
  if (process_ > 0) {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
  }
  std::error_code ignored;
  if (!data_.empty()) std::filesystem::remove_all(data_, ignored);
}

double LoadServer::core_seconds() const {
  std::ifstream file(fmt::format("/proc/{}/stat", process_));
  std::string word;
  std::getline(file, word, ')');  // the name may hold spaces
  constexpr int kFieldsBetween = 11;
  for (int i = 0; i < kFieldsBetween; ++i) file >> word;
  double in_program = 0;
  double in_kernel = 0;
  file >> in_program >> in_kernel;
  return (in_program + in_kernel) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double LoadServer::megabytes() const {
  std::ifstream file(fmt::format("/proc/{}/statm", process_));
  double all = 0;
  double resident = 0;
  file >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

}  // namespace vendemmia
