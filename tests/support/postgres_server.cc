#include "tests/support/postgres_server.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include <libpq-fe.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "engine/core/check.h"

namespace vendemmia {
namespace {

// Debian keeps its versions beside each other, and not in PATH.
std::string programs_folder() {
  std::error_code none;
  for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
    if (std::filesystem::exists(version.path() / "bin" / "initdb")) return (version.path() / "bin").string();
  }
  for (const char* folder : {"/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"}) {
    if (std::filesystem::exists(std::filesystem::path(folder) / "initdb")) return folder;
  }
  return "";
}

// PostgreSQL refuses to run as root.
void become_nobody_special() {
  if (::getuid() != 0) return;
  const passwd* user = ::getpwnam("postgres");
  CHECK(user && ::initgroups("postgres", user->pw_gid) == 0 && ::setgid(user->pw_gid) == 0 &&
        ::setuid(user->pw_uid) == 0);
}

int start_program(std::vector<std::string> arguments, const std::filesystem::path& log) {
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  const int process = ::fork();
  CHECK(process >= 0);
  if (process != 0) return process;
  become_nobody_special();
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);  // it ends with the tests, however they end
  ::setenv("LC_ALL", "C.UTF-8", 1);
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  ::execv(pointers[0], pointers.data());
  ::_exit(127);
}

bool ended_well(int process) {
  int status = 0;
  return ::waitpid(process, &status, 0) == process && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

PostgresServer* PostgresServer::shared() {
  static const std::unique_ptr<PostgresServer> server = start();
  return server.get();
}

std::unique_ptr<PostgresServer> PostgresServer::start() {
  std::unique_ptr<PostgresServer> server(new PostgresServer());
  server->programs_ = programs_folder();
  if (server->programs_.empty() || !server->make() || !server->run()) return nullptr;
  return server;
}

bool PostgresServer::make() {
  if (const passwd* user = ::getuid() == 0 ? ::getpwnam("postgres") : nullptr)
    CHECK(::chown(folder().c_str(), user->pw_uid, user->pw_gid) == 0);
  // The tests' processes and the database's may be different users'.
  std::filesystem::permissions(folder(), std::filesystem::perms::owner_all |
                                             std::filesystem::perms::group_exec |
                                             std::filesystem::perms::others_exec);
  return ended_well(start_program({programs_ + "/initdb", "-D", folder() / "data", "-U", "postgres",
                                   "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"},
                                  folder() / "log"));
}

bool PostgresServer::run() {
  // The disk is not what is tested; whoever measures it says so.
  const std::string fsync = std::getenv("VENDEMMIA_FSYNC") ? "fsync=on" : "fsync=off";
  process_ =
      start_program({programs_ + "/postgres", "-D", folder() / "data", "-c", "listen_addresses=", "-c",
                     "unix_socket_directories=" + folder().string(), "-c", fsync, "-c", "shared_buffers=32MB",
                     "-c", "autovacuum_naptime=10s", "-c", "max_wal_size=256MB"},
                    folder() / "log");
  const std::string address = "host=" + folder().string() + " user=postgres dbname=postgres";
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (std::chrono::steady_clock::now() < deadline) {
    if (PQping(address.c_str()) == PQPING_OK) return true;
    if (::waitpid(process_, nullptr, WNOHANG) == process_) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

void PostgresServer::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

PostgresServer::~PostgresServer() {
  if (process_ <= 0) return;
  ::kill(process_, SIGQUIT);
  ::waitpid(process_, nullptr, 0);
}

std::string PostgresServer::fresh_schema() {
  const std::string name = "tables_" + std::to_string(++schemas_);
  command("CREATE SCHEMA " + name);
  return name;
}

std::string PostgresServer::fresh_database() {
  const std::string name = "tables_" + std::to_string(++schemas_);
  command("CREATE DATABASE " + name);
  return name;
}

void PostgresServer::command(const std::string& sql) const {
  const std::string address = "host=" + folder().string() + " user=postgres dbname=postgres";
  PGconn* connection = PQconnectdb(address.c_str());
  PQclear(PQexec(connection, sql.c_str()));
  PQfinish(connection);
}

std::string PostgresServer::address_of(const std::string& database) const {
  return "postgres:///" + database + "?user=postgres&host=" + folder().string();
}

std::string PostgresServer::address(const std::string& schema, const std::filesystem::path& folder) {
  return "postgres:///postgres?user=postgres&host=" + folder.string() + "&options=-csearch_path%3D" + schema;
}

}  // namespace vendemmia
