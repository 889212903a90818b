// As much of PostgreSQL as the store needs: a connection that comes back by itself, commands that travel together, and failures as
// values. Nothing here waits for longer than a few seconds, whatever becomes of the database or the network.
#pragma once

#include <chrono>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/postgres_dialing.h"
#include "server/store.h"

struct pg_result;

namespace vendemmia {

// A statement, which is prepared once in each connection, and its parameters. The database takes no zero bytes in texts, so they are
// written as "\0", and a backslash as two.
class Query {
 public:
  template <class... Values>
  explicit Query(const char* sql, const Values&... values) : sql_(sql) {
    values_.reserve(sizeof...(values));
    (add(values), ...);
  }

 private:
  friend class Postgres;
  void add(u64 value) { values_.push_back(std::to_string(static_cast<std::int64_t>(value))); }
  void add(std::string_view value);
  void add(const std::vector<std::string>& list);  // text[]

  const char* sql_;
  std::vector<std::string> values_;
};

// What a command has brought.
class Rows {
 public:
  std::size_t size() const;
  u64 number(std::size_t row, int column) const;
  std::string text(std::size_t row, int column) const;
  bool is_null(std::size_t row, int column) const;
  std::size_t changed() const;  // rows, by the command

 private:
  friend class Postgres;
  struct Clear {
    void operator()(pg_result*) const;
  };
  explicit Rows(pg_result* result) : result_(result) {}
  std::unique_ptr<pg_result, Clear> result_;
};

class Postgres {
 public:
  // `address` is what libpq understands: postgres://name@host/database
  // Everybody at this server waits meanwhile, but never for longer than `patience` for an answer.
  explicit Postgres(std::string address, std::chrono::milliseconds patience = std::chrono::seconds(3),
                    PostgresDialing::Dial dial = dial_postgres)
      : address_(std::move(address)), patience_(patience), dialing_(std::move(dial)) {}

  // If there is no connection, tries to make one; not again right after a failure.
  Stored<void> connect();

  // Several statements, and no waiting for each: only for the start.
  Stored<void> script(const std::string& statements);

  // In one go: for what only looks.
  Stored<std::vector<Rows>> run(std::span<const Query>);
  Stored<Rows> run(const Query&);
  // In one go, and as one transaction: when this returns, all of it is on disk, or it has failed. A failure that is not the database's
  // own answer leaves open which.
  Stored<std::vector<Rows>> transaction(std::span<const Query>);

  // How often it has connected: what others said in between was not heard.
  u64 connections() const { return connections_; }
  // What others have said since, as far as it has arrived.
  std::vector<std::string> notices();

  // Of the last failure that the database has told: five letters and digits; empty: it has not answered.
  const std::string& code() const { return code_; }
  // Without a password.
  std::string place() const;

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Expected {
    enum class Kind : u8 { Preparation, Answer, Sync } kind;
    const char* sql = nullptr;
  };

  Stored<void> open();
  Stored<void> begin_session();
  // Queues it, with its preparation if that is still to be made.
  bool queue(const Query&, std::vector<Expected>&);
  Stored<std::vector<Rows>> collect(std::span<const Expected>, Time deadline);
  Stored<pg_result*> next_result(Time deadline);
  // False: the time is over.
  bool wait(Time deadline, bool to_write);
  tl::unexpected<StoreFailure> told_failure(const pg_result*);
  // The connection is of no use any more.
  tl::unexpected<StoreFailure> lost(std::string_view what);
  bool in_transaction() const;

  std::string address_;
  std::chrono::milliseconds patience_;
  PostgresDialing dialing_;
  PostgresConnection connection_;
  std::set<const char*> prepared_;  // in this connection
  Time not_before_{};
  u64 connections_ = 0;
  std::string code_;
};

}  // namespace vendemmia
