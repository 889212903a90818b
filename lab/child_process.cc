#include "lab/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <thread>
#include <unistd.h>

#include <sys/socket.h>
#include <sys/wait.h>

namespace vendemmia {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t kLongestLine = std::size_t{1} << 20;
constexpr auto kPatience = 1s;

// Whether the connection became ready for that in time.
bool wait_for(int connection, short what, ChildProcess::Deadline deadline) {
  while (true) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left <= 0ms) return false;
    pollfd one{connection, what, 0};
    const int ready =
        ::poll(&one, 1, static_cast<int>(std::min<std::chrono::milliseconds>(left, 1h).count()));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

// The child's standard streams are the other end of the connection; it leads a process group and takes signals as any program.
int spawn(pid_t& process, const std::string& command, int theirs) {
  posix_spawn_file_actions_t streams;
  posix_spawnattr_t attributes;
  ::posix_spawn_file_actions_init(&streams);
  ::posix_spawnattr_init(&attributes);
  ::posix_spawn_file_actions_adddup2(&streams, theirs, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&streams, theirs, STDOUT_FILENO);
  sigset_t none;
  sigset_t usual;
  ::sigemptyset(&none);
  ::sigemptyset(&usual);
  for (const int signal : {SIGINT, SIGTERM, SIGPIPE}) ::sigaddset(&usual, signal);
  ::posix_spawnattr_setsigmask(&attributes, &none);
  ::posix_spawnattr_setsigdefault(&attributes, &usual);
  ::posix_spawnattr_setpgroup(&attributes, 0);
  ::posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  std::array<std::string, 3> words{"sh", "-c", command};
  std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
  const int error = ::posix_spawn(&process, "/bin/sh", &streams, &attributes, arguments.data(), environ);
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&streams);
  return error;
}

}  // namespace

tl::expected<std::unique_ptr<ChildProcess>, std::string> ChildProcess::start(const std::string& command) {
  // A socket and not two pipes: writing to one whose other end is closed can be told not to raise a signal.
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    return tl::unexpected(std::string("could not be started: too many open files"));
  ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
  pid_t process = 0;
  const int error = spawn(process, command, ends[1]);
  ::close(ends[1]);
  if (error != 0) {
    ::close(ends[0]);
    return tl::unexpected(std::string("could not be started"));
  }
  return std::unique_ptr<ChildProcess>(new ChildProcess(process, ends[0]));
}

bool ChildProcess::has_ended() const {
  siginfo_t what{};
  // Left as it is, so that its number, which is the group's, stays taken.
  return ::waitid(P_PID, static_cast<id_t>(process_), &what, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         what.si_pid != 0;
}

ChildProcess::~ChildProcess() {
  ::close(connection_);
  const auto end = Clock::now() + kPatience;
  while (deserves_patience_ && !has_ended() && Clock::now() < end) std::this_thread::sleep_for(1ms);
  ::kill(-process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
}

bool ChildProcess::write_line(const std::string& line, Deadline deadline) {
  const std::string text = line + '\n';
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t bytes = ::send(connection_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
    if (bytes > 0) {
      sent += static_cast<std::size_t>(bytes);
      continue;
    }
    const bool full = errno == EAGAIN || errno == EINTR;
    if (!full || !wait_for(connection_, POLLOUT, deadline)) return false;
  }
  return true;
}

tl::expected<std::string, std::string> ChildProcess::read_line(Deadline deadline) {
  while (true) {
    if (const auto end = unread_.find('\n'); end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return line;
    }
    if (unread_.size() > kLongestLine) {
      deserves_patience_ = false;
      return tl::unexpected(std::string("answered with a line that has no end"));
    }
    if (!wait_for(connection_, POLLIN, deadline)) {
      deserves_patience_ = false;
      return tl::unexpected(std::string("did not answer in time"));
    }
    std::array<char, 4096> block{};
    const ssize_t bytes = ::recv(connection_, block.data(), block.size(), 0);
    if (bytes > 0) {
      unread_.append(block.data(), static_cast<std::size_t>(bytes));
    } else if (bytes == 0 || (errno != EAGAIN && errno != EINTR)) {
      return tl::unexpected(std::string("ended instead of answering"));
    }
  }
}

}  // namespace vendemmia
