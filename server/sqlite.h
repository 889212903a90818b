// As much of SQLite as the store needs: a database and a prepared statement that close themselves, and failures
// as values.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/log_clearing.h"
#include "server/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace vendemmia {

class Statement {
 public:
  Statement(Statement&&) noexcept = default;
  Statement& operator=(Statement&&) noexcept = default;

  // Empty, to be assigned later.
  static Statement none() { return Statement(nullptr); }

  // Parameters from left to right. The texts must live until run() or the last row.
  template <class... Values>
  Statement& with(const Values&... values) {
    start();
    int index = 0;
    (bind(++index, values), ...);
    return *this;
  }

  // For a statement without rows.
  Stored<void> run();
  // True: there is a row, and the columns can be read until the next call. False: no more.
  Stored<bool> row();

  // When not all rows are wanted: an open query would keep the log of the database from being cleared.
  void done();

  u64 number(int column) const;
  std::string text(int column) const;

 private:
  friend class Database;
  explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}
  void start();
  void bind(int index, u64 value);
  void bind(int index, std::string_view value);

  struct Close {
    void operator()(sqlite3_stmt*) const;
  };
  std::unique_ptr<sqlite3_stmt, Close> statement_;
};

class Database {
 public:
  static Stored<Database> open(const std::filesystem::path& file);
  Database(Database&&) noexcept = default;
  Database& operator=(Database&&) = delete;  // the old one would be closed before its log is done with

  // Nothing, or what is wrong with the file.
  Stored<void> check();

  Stored<void> run(const char* script);
  // Of two texts, for statements; empty: there is none of that name any more.
  using Function = std::function<std::string(std::string_view, std::string_view)>;
  void add_function(const char* name, const Function& function);
  // From now on its write-ahead log is cleared in a thread of its own.
  void clear_log_beside(const std::filesystem::path& file);
  // How many rows the last statement has changed.
  int changed() const;
  Stored<Statement> prepare(std::string_view sql);

  // Runs `work`, which gives a Stored<void>, as one transaction: all of it is on disk, or nothing.
  template <class Work>
  Stored<void> transaction(Work&& work) {
    if (auto begun = run("BEGIN IMMEDIATE"); !begun) return begun;
    Stored<void> done = work();
    if (done) done = run("COMMIT");
    // After some failures SQLite has rolled back by itself, and this one fails harmlessly.
    if (!done) static_cast<void>(run("ROLLBACK"));
    return done;
  }

 private:
  struct Close {
    void operator()(sqlite3*) const;
  };
  explicit Database(sqlite3* database) : database_(database) {}
  std::unique_ptr<sqlite3, Close> database_;
  std::unique_ptr<LogClearing> clearing_;  // ends before the database is closed
};

}  // namespace vendemmia
