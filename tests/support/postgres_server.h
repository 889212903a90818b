// A PostgreSQL server of the tests' own, in a folder that is gone with them, without any port. It is the system's package, started by
// whoever needs it first.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "tests/support/temporary_folder.h"

namespace vendemmia {

class PostgresServer {
 public:
  // One for the whole program; null: PostgreSQL is not installed, or does not start.
  static PostgresServer* shared();
  static std::unique_ptr<PostgresServer> start();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // The folder of its socket.
  const std::filesystem::path& folder() const { return folder_.path(); }
  // A place where nothing is stored, another one each time.
  std::string fresh_schema();
  // Larger, and slower to make: also what belongs to no schema is its own.
  std::string fresh_database();
  std::string address_of(const std::string& database) const;
  // How a store finds it, by its own socket or by another in `folder`.
  std::string address(const std::string& schema) const { return address(schema, folder()); }
  static std::string address(const std::string& schema, const std::filesystem::path& folder);

  // kill -9, and all of its processes with it.
  void kill();
  // Starts it again where it was. False: it does not answer.
  bool run();

 private:
  PostgresServer() = default;
  bool make();
  void command(const std::string& sql) const;

  TemporaryFolder folder_;
  std::string programs_;
  int process_ = -1;
  int schemas_ = 0;
};

}  // namespace vendemmia
