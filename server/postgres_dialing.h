// A connection to the database that is being made. libpq looks names up by itself, for as long as that takes, and nobody can tell it to
// stop. So that happens in a thread of its own; whoever has waited long enough looks later what has become of it.
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>

struct pg_conn;

namespace vendemmia {

struct ClosePostgres {
  void operator()(pg_conn*) const;
};
using PostgresConnection = std::unique_ptr<pg_conn, ClosePostgres>;

// Returns when it is connected or has failed, which it then says itself; null: out of memory. Once names are looked up, it takes no
// longer than `patience`.
PostgresConnection dial_postgres(const std::string& address, std::chrono::milliseconds patience);

class PostgresDialing {
 public:
  using Dial = std::function<PostgresConnection(const std::string& address, std::chrono::milliseconds)>;

  explicit PostgresDialing(Dial dial) : dial_(std::move(dial)) {}

  // What has come of it within `patience`; empty: nothing yet. Until something has, it is not dialled again, and nobody waits again.
  std::optional<PostgresConnection> wait(const std::string& address, std::chrono::milliseconds patience);

 private:
  Dial dial_;
  std::future<PostgresConnection> under_way_;
};

}  // namespace vendemmia
