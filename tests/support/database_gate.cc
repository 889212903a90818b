#include "tests/support/database_gate.h"

#include <array>
#include <cstring>
#include <poll.h>
#include <string>
#include <unistd.h>
#include <vector>

#include <sys/socket.h>
#include <sys/un.h>

#include "engine/core/check.h"

namespace vendemmia {
namespace {

// The name that PostgreSQL gives to the socket of its usual port.
constexpr const char* kSocketName = ".s.PGSQL.5432";

sockaddr_un address_in(const std::filesystem::path& folder) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = folder / kSocketName;
  CHECK(path.size() < sizeof address.sun_path);
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  return address;
}

struct Pair {
  int server;
  int database;
};

// False: one of them is gone.
bool pass_on(int from, int to) {
  std::array<char, 65536> block;
  const ssize_t count = ::recv(from, block.data(), block.size(), MSG_DONTWAIT);
  if (count <= 0) return false;
  for (ssize_t sent = 0; sent < count;) {
    const ssize_t more =
        ::send(to, block.data() + sent, static_cast<std::size_t>(count - sent), MSG_NOSIGNAL);
    if (more <= 0) return false;
    sent += more;
  }
  return true;
}

void close_pair(const Pair& pair) {
  ::close(pair.server);
  ::close(pair.database);
}

}  // namespace

DatabaseGate::DatabaseGate(const std::filesystem::path& database)
    : database_(database), listener_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const sockaddr_un address = address_in(folder());
  CHECK(::bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  CHECK(::listen(listener_, 16) == 0);
  thread_ = std::thread([this] { pass(); });
}

DatabaseGate::~DatabaseGate() {
  ended_ = true;
  thread_.join();
  ::close(listener_);
}

void DatabaseGate::pass() {
  constexpr int kLookMilliseconds = 5;
  std::vector<Pair> pairs;
  bool was_shut = false;
  while (!ended_) {
    if (shut_) {
      was_shut = true;
      ::poll(nullptr, 0, kLookMilliseconds);
      continue;
    }
    if (was_shut) {
      for (const Pair& pair : pairs) close_pair(pair);
      pairs.clear();
      was_shut = false;
    }
    std::vector<pollfd> sockets{{listener_, POLLIN, 0}};
    for (const Pair& pair : pairs) {
      sockets.push_back({pair.server, POLLIN, 0});
      sockets.push_back({pair.database, POLLIN, 0});
    }
    if (::poll(sockets.data(), sockets.size(), kLookMilliseconds) <= 0 || shut_) continue;
    std::vector<Pair> left;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const Pair& pair = pairs[i];
      const bool well = (sockets[1 + 2 * i].revents == 0 || pass_on(pair.server, pair.database)) &&
                        (sockets[2 + 2 * i].revents == 0 || pass_on(pair.database, pair.server));
      if (well)
        left.push_back(pair);
      else
        close_pair(pair);
    }
    pairs = left;
    if (sockets[0].revents == 0) continue;
    const Pair fresh{::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC),
                     ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    const sockaddr_un address = address_in(database_);
    if (::connect(fresh.database, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
      pairs.push_back(fresh);
    } else {
      close_pair(fresh);
    }
  }
  for (const Pair& pair : pairs) close_pair(pair);
}

}  // namespace vendemmia
