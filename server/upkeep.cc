#include "server/upkeep.h"

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <optional>
#include <spawn.h>
#include <unistd.h>
#include <vector>

#include <fmt/core.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "server/old_table.h"
#include "server/sqlite_store.h"
#include "server/stores.h"
#include "server/surroundings.h"

namespace vendemmia {
namespace {

constexpr const char* kFile = "tables.sqlite";
constexpr const char* kLog = "tables.sqlite-wal";
constexpr const char* kDump = "tables.dump";
constexpr const char* kKey = "tables.key";

using Problem = std::optional<std::string>;

int complain(const std::string& what) {
  std::fputs(("vendemmia: " + what + "\n").c_str(), stderr);
  return 1;
}

std::filesystem::path folder_of(const StorePlace& place) {
  return place.data.empty() ? default_data_folder() : place.data;
}

// Hands, decks and hashes of secrets are their owner's only, from the first byte on, whoever writes them.
class ForOwnerOnly {
 public:
  ForOwnerOnly() : before_(::umask(077)) {}
  ~ForOwnerOnly() { ::umask(before_); }
  ForOwnerOnly(const ForOwnerOnly&) = delete;
  ForOwnerOnly& operator=(const ForOwnerOnly&) = delete;

 private:
  mode_t before_;
};

// What is written has reached the disk.
Problem settle(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return path.string() + ": " + std::strerror(errno);
  const bool settled = ::fsync(file) == 0;
  const int problem = errno;
  ::close(file);
  if (settled) return {};
  return path.string() + ": " + std::strerror(problem);
}

// Under its own name only when it is whole.
Problem finish(const std::filesystem::path& unfinished, const std::filesystem::path& file) {
  if (auto problem = settle(unfinished)) return problem;
  std::error_code error;
  std::filesystem::rename(unfinished, file, error);
  if (error) return file.string() + ": " + error.message();
  return settle(file.parent_path());
}

// A name for what is not whole yet; what an earlier try has left under it is gone.
std::filesystem::path unfinished_name(const std::filesystem::path& file) {
  std::filesystem::path unfinished = file.string() + ".new";
  std::error_code ignored;
  std::filesystem::remove(unfinished, ignored);
  return unfinished;
}

Problem copy_whole(const std::filesystem::path& from, const std::filesystem::path& to) {
  const std::filesystem::path unfinished = unfinished_name(to);
  std::error_code error;
  std::filesystem::copy_file(from, unfinished, error);
  if (error) return from.string() + ": " + error.message();
  // The original may have been somewhere where everybody could read it.
  std::filesystem::permissions(unfinished, std::filesystem::perms(0600), error);
  if (error) return unfinished.string() + ": " + error.message();
  return finish(unfinished, to);
}

Problem make_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return folder.string() + ": " + error.message();
  return settle(folder);
}

bool is_there(const std::filesystem::path& path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

std::string text_in(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// PostgreSQL's own programs, which write and read all of it.
Problem run_program(std::vector<std::string> arguments) {
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  pid_t process = 0;
  if (const int error = ::posix_spawnp(&process, pointers[0], nullptr, nullptr, pointers.data(), environ))
    return arguments[0] + ": " + std::strerror(error) + "; it comes with PostgreSQL's client";
  int status = 0;
  ::waitpid(process, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  return arguments[0] + " has failed";
}

// A consistent copy, whatever a server writes meanwhile.
Problem copy_database(const std::filesystem::path& from, const std::filesystem::path& to) {
  if (!is_there(from)) return from.string() + " does not exist";
  auto database = Database::open(from);
  if (!database) return database.error().what;
  const std::filesystem::path unfinished = unfinished_name(to);
  auto copying = database->prepare("VACUUM INTO ?");
  if (!copying) return copying.error().what;
  if (auto copied = copying->with(unfinished.string()).run(); !copied) return copied.error().what;
  return finish(unfinished, to);
}

Problem make_backup(const BackupOptions& options) {
  const std::filesystem::path data = folder_of(options.place);
  if (!is_there(data / kKey)) return (data / kKey).string() + " is missing: there are no tables without it";
  for (const char* name : {kFile, kDump}) {
    if (is_there(options.folder / name)) return (options.folder / name).string() + " is there already";
  }
  if (auto problem = make_folder(options.folder)) return problem;
  if (options.place.store.empty()) {
    if (auto problem = copy_database(data / kFile, options.folder / kFile)) return problem;
  } else {
    const std::filesystem::path unfinished = unfinished_name(options.folder / kDump);
    if (auto problem = run_program({"pg_dump", "--format=custom", "--no-owner", "--no-privileges",
                                    "--exclude-table-data=*.nodes", "--file", unfinished, "--dbname",
                                    options.place.store}))
      return problem;
    if (auto problem = finish(unfinished, options.folder / kDump)) return problem;
  }
  return copy_whole(data / kKey, options.folder / kKey);
}

Problem restore_file(const std::filesystem::path& from, const std::filesystem::path& data) {
  if (!is_there(from / kFile)) return (from / kFile).string() + " does not exist";
  // SQLite would put what stands in a log into the file beside it, whichever that is.
  for (const char* name : {kFile, kLog}) {
    if (is_there(data / name)) return (data / name).string() + " is there already; nothing was changed";
  }
  // Where there is nothing but a key, it may be that of a database, and nobody could open its tables without it.
  if (is_there(data / kKey) && text_in(data / kKey) != text_in(from / kKey))
    return (data / kKey).string() + " is another key; nothing was changed";
  if (auto problem = make_folder(data)) return problem;
  if (auto problem = copy_whole(from / kKey, data / kKey)) return problem;
  return copy_whole(from / kFile, data / kFile);
}

Problem restore_dump(const std::filesystem::path& from, const StorePlace& place) {
  if (!is_there(from / kDump)) return (from / kDump).string() + " does not exist";
  const std::filesystem::path data = folder_of(place);
  if (is_there(data / kKey)) return (data / kKey).string() + " is there already; nothing was changed";
  if (auto problem = run_program({"pg_restore", "--no-owner", "--no-privileges", "--exit-on-error",
                                  "--single-transaction", "--dbname", place.store, from / kDump}))
    return problem;
  if (auto problem = make_folder(data)) return problem;
  return copy_whole(from / kKey, data / kKey);
}

Stored<std::unique_ptr<Store>> open_for_upkeep(const StorePlace& place) {
  if (place.store.empty() && !is_there(folder_of(place) / kFile))
    return tl::unexpected(StoreFailure{"there are no tables in " + folder_of(place).string()});
  return open_store({folder_of(place), place.store, "upkeep", std::chrono::seconds(60)});
}

struct Verdict {
  std::size_t tables = 0;
  u64 entries = 0;
  std::vector<std::string> damage;
};

Stored<Verdict> verdict_on(Store& store) {
  const auto all = store.all_tables();
  if (!all) return tl::unexpected(all.error());
  Verdict verdict;
  for (const TableNote& note : *all) {
    ++verdict.tables;
    auto table = store.peek(note.id);
    if (!table && !table.error().one_table) return tl::unexpected(table.error());
    if (!table) verdict.damage.push_back(table.error().what);
    if (!table || !*table) continue;  // somebody has removed it meanwhile
    verdict.entries += (*table)->entries.size();
    if (const auto room = open_table(std::move(**table), store); !room)
      verdict.damage.push_back(room.error().what);
    static_cast<void>(store.beat(0));
  }
  return verdict;
}

}  // namespace

int backup(const BackupOptions& options) {
  const ForOwnerOnly owner_only;
  if (auto problem = make_backup(options)) return complain(*problem);
  fmt::print("The tables and their key are in {}.\n", options.folder.string());
  return 0;
}

int restore(const BackupOptions& options) {
  const ForOwnerOnly owner_only;
  if (!is_there(options.folder / kKey)) return complain((options.folder / kKey).string() + " does not exist");
  const bool file = options.place.store.empty();
  if (file && is_there(options.folder / kDump))
    return complain("this is the backup of a PostgreSQL database: name one with --store");
  auto problem = file ? restore_file(options.folder, folder_of(options.place))
                      : restore_dump(options.folder, options.place);
  if (problem) return complain(*problem);
  return verify_store(options.place);
}

int prune(const PruneOptions& options) {
  constexpr u64 kDay = 24 * 60 * 60;
  const auto store = open_for_upkeep(options.place);
  if (!store) return complain(store.error().what);
  const auto all = (*store)->all_tables();
  if (!all) return complain(all.error().what);
  const u64 now = static_cast<u64>(
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
          .count());
  std::size_t removed = 0;
  std::size_t in_use = 0;
  for (const TableNote& note : *all) {
    if (note.last + options.older_than * kDay > now) continue;
    const auto done = options.dry_run ? Stored<void>() : (*store)->remove(note.id);
    if (!done && done.error().elsewhere.empty()) return complain(done.error().what);
    ++(done ? removed : in_use);
    static_cast<void>((*store)->beat(0));
  }
  fmt::print("{} of {} tables {} removed", removed, all->size(), options.dry_run ? "would be" : "are");
  if (in_use > 0) fmt::print("; {} are open at a server", in_use);
  fmt::print(".\n");
  return 0;
}

int verify_store(const StorePlace& place) {
  spdlog::set_level(spdlog::level::off);
  const auto store = open_for_upkeep(place);
  if (!store) return complain(store.error().what);
  const auto verdict = verdict_on(**store);
  if (!verdict) return complain(verdict.error().what);
  for (const std::string& what : verdict->damage) fmt::print("{}\n", what);
  fmt::print("{} tables with {} entries, {} damaged.\n", verdict->tables, verdict->entries,
             verdict->damage.size());
  return verdict->damage.empty() ? 0 : 1;
}

}  // namespace vendemmia
