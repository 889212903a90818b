#include "server/surroundings.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <spawn.h>
#include <system_error>
#include <thread>
#include <unistd.h>

#include <sys/resource.h>
#include <sys/wait.h>

namespace vendemmia {
namespace {

std::optional<std::string> from_environment(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr || *value == '\0') return std::nullopt;
  return value;
}

}  // namespace

std::filesystem::path default_data_folder() {
  if (const auto data = from_environment("XDG_DATA_HOME")) return std::filesystem::path(*data) / "vendemmia";
  const std::filesystem::path home = from_environment("HOME").value_or(".");
  return home / ".local" / "share" / "vendemmia";
}

std::optional<std::filesystem::path> default_page_folder() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  const std::filesystem::path folder = program.parent_path();
  const std::filesystem::path above = folder.parent_path();
  for (const std::filesystem::path& page :
       {folder / "page", above / "page", above / "share/vendemmia/page"}) {
    if (std::filesystem::exists(page / "index.html", error)) return page;
  }
  return std::nullopt;
}

unsigned default_bot_threads() {
  const unsigned cores = std::thread::hardware_concurrency();  // 0: not known
  return std::clamp(cores, 2u, 65u) - 1;
}

std::string machine_name() {
  std::array<char, 256> name{};
  if (::gethostname(name.data(), name.size() - 1) != 0) return {};
  return name.data();
}

std::size_t default_connections() {
  constexpr rlim_t kMost = 65'536;
  constexpr rlim_t kOwnFiles = 128;
  constexpr rlim_t kFew = 16;
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return kFew;
  const rlimit wished{std::min(files.rlim_max, std::max(kMost, files.rlim_cur)), files.rlim_max};
  if (::setrlimit(RLIMIT_NOFILE, &wished) == 0) files.rlim_cur = wished.rlim_cur;
  return std::clamp(files.rlim_cur, kOwnFiles + kFew, kMost) - kOwnFiles;
}

bool open_in_browser(const std::string& address) {
  if (!from_environment("DISPLAY") && !from_environment("WAYLAND_DISPLAY")) return false;
  // The shell puts it into the background and gives it to init, so that no dead child is left here.
  std::string shell = "sh";
  std::string option = "-c";
  std::string script = R"(command -v xdg-open >/dev/null || exit 1; xdg-open "$0" >/dev/null 2>&1 &)";
  std::string argument = address;
  std::array<char*, 5> arguments{shell.data(), option.data(), script.data(), argument.data(), nullptr};
  // A browser takes signals as any program, whatever the server ignores.
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  sigset_t usual;
  ::sigemptyset(&usual);
  ::sigaddset(&usual, SIGPIPE);
  ::posix_spawnattr_setsigdefault(&attributes, &usual);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  pid_t child = 0;
  const int error = ::posix_spawnp(&child, "sh", nullptr, &attributes, arguments.data(), environ);
  ::posix_spawnattr_destroy(&attributes);
  if (error != 0) return false;
  int status = 0;
  return ::waitpid(child, &status, 0) == child && status == 0;
}

}  // namespace vendemmia
