#include "server/sqlite.h"

#include <sqlite3.h>

namespace vendemmia {
namespace {

// Somebody copies the file while the server runs.
constexpr int kBusyMilliseconds = 2'000;

tl::unexpected<StoreFailure> failure(sqlite3* database) {
  return tl::unexpected(StoreFailure{database ? sqlite3_errmsg(database) : "out of memory"});
}

std::string_view argument(sqlite3_value* value) {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_value_text(value));
  return {bytes ? bytes : "", static_cast<std::size_t>(sqlite3_value_bytes(value))};
}

void call(sqlite3_context* context, int, sqlite3_value** values) {
  const auto& function = *static_cast<const Database::Function*>(sqlite3_user_data(context));
  const std::string result = function(argument(values[0]), argument(values[1]));
  sqlite3_result_text64(context, result.data(), result.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

}  // namespace

void Statement::Close::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void Database::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

void Statement::start() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

void Statement::bind(int index, u64 value) {
  sqlite3_bind_int64(statement_.get(), index, static_cast<sqlite3_int64>(value));
}

void Statement::bind(int index, std::string_view value) {
  // An empty view may have no address, which SQLite would take for NULL.
  const char* text = value.empty() ? "" : value.data();
  sqlite3_bind_text64(statement_.get(), index, text, value.size(), SQLITE_STATIC, SQLITE_UTF8);
}

Stored<void> Statement::run() {
  const Stored<bool> stepped = row();
  done();
  if (!stepped) return tl::unexpected(stepped.error());
  return {};
}

Stored<bool> Statement::row() {
  const int result = sqlite3_step(statement_.get());
  if (result == SQLITE_ROW) return true;
  if (result == SQLITE_DONE) {
    sqlite3_reset(statement_.get());
    return false;
  }
  const auto problem = failure(sqlite3_db_handle(statement_.get()));
  sqlite3_reset(statement_.get());
  return problem;
}

void Statement::done() { sqlite3_reset(statement_.get()); }

u64 Statement::number(int column) const {
  return static_cast<u64>(sqlite3_column_int64(statement_.get(), column));
}

std::string Statement::text(int column) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column)))
               : std::string();
}

Stored<Database> Database::open(const std::filesystem::path& file) {
  sqlite3* handle = nullptr;
  const int result = sqlite3_open_v2(
      file.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(handle);
  if (result != SQLITE_OK) return failure(handle);
  sqlite3_busy_timeout(handle, kBusyMilliseconds);
  // SQLite would open it all the same, and every write would fail.
  if (sqlite3_db_readonly(handle, "main") != 0)
    return tl::unexpected(StoreFailure{file.string() + " can only be read"});
  return database;
}

Stored<void> Database::check() {
  auto query = prepare("PRAGMA quick_check(1)");
  if (!query) return tl::unexpected(query.error());
  const auto row = query->row();
  if (!row) return tl::unexpected(row.error());
  const std::string said = query->text(0);
  if (said == "ok") return {};
  return tl::unexpected(StoreFailure{"the file is damaged (" + said + "); restore a copy of it"});
}

Stored<void> Database::run(const char* script) {
  if (sqlite3_exec(database_.get(), script, nullptr, nullptr, nullptr) != SQLITE_OK)
    return failure(database_.get());
  return {};
}

void Database::add_function(const char* name, const Function& function) {
  const auto forget = [](void* kept) { delete static_cast<Function*>(kept); };
  sqlite3_create_function_v2(database_.get(), name, 2, SQLITE_UTF8 | SQLITE_DIRECTONLY,
                             function ? new Function(function) : nullptr, function ? &call : nullptr, nullptr,
                             nullptr, function ? +forget : nullptr);
}

void Database::clear_log_beside(const std::filesystem::path& file) {
  clearing_ = std::make_unique<LogClearing>(database_.get(), file);
}

int Database::changed() const { return sqlite3_changes(database_.get()); }

Stored<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int result = sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (result != SQLITE_OK) return failure(database_.get());
  return Statement(statement);
}

}  // namespace vendemmia
