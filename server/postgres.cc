#include "server/postgres.h"

#include <algorithm>
#include <cstdlib>
#include <poll.h>
#include <utility>

#include <libpq-fe.h>

namespace vendemmia {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kPauseAfterFailure{500};

// A statement is found again by the place of its text, so it must be a constant.
std::string name_of(const char* sql) { return std::to_string(reinterpret_cast<std::uintptr_t>(sql)); }

// Whether it is certain which part of the address is the password. In one that is not written as it should be, something of it may be taken
// for a host, a port or a name, which libpq repeats in what it says.
bool is_readable(const std::string& address) {
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
      PQconninfoParse(address.c_str(), nullptr), PQconninfoFree);
  if (!options) return false;
  const auto is_plain = [](std::string_view name, std::string_view value) {
    if (name == "port") return value.find_first_not_of("0123456789,") == std::string_view::npos;
    // A socket without a file has it in front.
    if (name == "host") return value.find('@', 1) == std::string_view::npos;
    return name != "dbname" || value.find('@') == std::string_view::npos;
  };
  for (const PQconninfoOption* one = options.get(); one->keyword; ++one) {
    if (one->val && !is_plain(one->keyword, one->val)) return false;
  }
  return true;
}

std::string without_line_end(std::string_view text) {
  while (!text.empty() && text.back() == '\n') text.remove_suffix(1);
  std::string one_line(text);
  std::ranges::replace(one_line, '\n', ' ');
  return one_line;
}

constexpr const char* kBegin = "BEGIN";
constexpr const char* kCommit = "COMMIT";
constexpr const char* kRollback = "ROLLBACK";
constexpr const char* kListen = "LISTEN vendemmia";
// What is acknowledged must be on disk, whatever else the database is used for; and whatever gets stuck is given up on that side too.
constexpr const char* kSettings =
    "SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' "
    "ELSE current_setting('synchronous_commit') END, false), set_config('statement_timeout', '10s', false), "
    "set_config('lock_timeout', '2s', false), set_config('idle_in_transaction_session_timeout', '5s', "
    "false), "
    "set_config('client_min_messages', 'warning', false)";

}  // namespace

void Query::add(std::string_view value) {
  std::string& text = values_.emplace_back();
  text.reserve(value.size());
  for (const char letter : value) {
    if (letter == '\\') {
      text += "\\\\";
    } else if (letter == '\0') {
      text += "\\0";
    } else {
      text += letter;
    }
  }
}

// The quoting of PostgreSQL's arrays is another one, for names of tables only.
void Query::add(const std::vector<std::string>& list) {
  std::string text = "{";
  for (const std::string& one : list) {
    if (text.size() > 1) text += ',';
    text += '"';
    for (const char letter : one) {
      if (letter == '"' || letter == '\\') text += '\\';
      text += letter;
    }
    text += '"';
  }
  values_.push_back(text + '}');
}

void Rows::Clear::operator()(pg_result* result) const { PQclear(result); }

std::size_t Rows::size() const { return static_cast<std::size_t>(PQntuples(result_.get())); }

u64 Rows::number(std::size_t row, int column) const {
  return static_cast<u64>(
      std::strtoll(PQgetvalue(result_.get(), static_cast<int>(row), column), nullptr, 10));
}

std::string Rows::text(std::size_t row, int column) const {
  const char* value = PQgetvalue(result_.get(), static_cast<int>(row), column);
  const std::string_view stored(
      value, static_cast<std::size_t>(PQgetlength(result_.get(), static_cast<int>(row), column)));
  std::string text;
  text.reserve(stored.size());
  for (std::size_t i = 0; i < stored.size(); ++i) {
    const bool escaped = stored[i] == '\\' && i + 1 < stored.size();
    if (escaped) ++i;
    text += escaped && stored[i] == '0' ? '\0' : stored[i];
  }
  return text;
}

bool Rows::is_null(std::size_t row, int column) const {
  return PQgetisnull(result_.get(), static_cast<int>(row), column) != 0;
}

std::size_t Rows::changed() const { return std::strtoull(PQcmdTuples(result_.get()), nullptr, 10); }

// --- The connection ------------------------------------------------------------------------------------

Stored<void> Postgres::connect() {
  if (connection_) return {};
  code_.clear();
  if (steady_clock::now() < not_before_)
    return tl::unexpected(StoreFailure{"the database cannot be reached"});
  auto opened = open();
  if (opened) opened = begin_session();
  if (!opened) not_before_ = steady_clock::now() + kPauseAfterFailure;
  return opened;
}

Stored<void> Postgres::open() {
  if (!is_readable(address_))
    return tl::unexpected(
        StoreFailure{"its address cannot be read; in a name or a password, write @ as %40, : as %3A, / as "
                     "%2F and % as %25"});
  auto dialled = dialing_.wait(address_, patience_);
  if (!dialled) return lost("it is not found in time");
  connection_ = std::move(*dialled);
  if (!connection_) return tl::unexpected(StoreFailure{"out of memory"});
  if (PQstatus(connection_.get()) == CONNECTION_OK) return {};
  const std::string_view said = PQerrorMessage(connection_.get());
  return lost(said.empty() ? "it does not answer" : said);
}

Stored<void> Postgres::begin_session() {
  const bool ready =
      PQsetnonblocking(connection_.get(), 1) == 0 && PQenterPipelineMode(connection_.get()) == 1;
  if (!ready) return lost(PQerrorMessage(connection_.get()));
  const std::vector<Query> commands{Query(kSettings), Query(kListen)};
  if (auto begun = run(commands); !begun) return tl::unexpected(begun.error());
  ++connections_;
  return {};
}

bool Postgres::wait(Time deadline, bool to_write) {
  const auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now());
  if (left.count() <= 0) return false;
  pollfd socket{PQsocket(connection_.get()), static_cast<short>(POLLIN | (to_write ? POLLOUT : 0)), 0};
  return ::poll(&socket, 1, static_cast<int>(left.count())) != 0;
}

tl::unexpected<StoreFailure> Postgres::lost(std::string_view what) {
  StoreFailure failure{"the database: " + without_line_end(what)};
  code_.clear();
  connection_.reset();
  prepared_.clear();
  not_before_ = steady_clock::now() + kPauseAfterFailure;
  return tl::unexpected(std::move(failure));
}

tl::unexpected<StoreFailure> Postgres::told_failure(const pg_result* result) {
  const char* code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  code_ = code ? code : "";
  const char* what = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  return tl::unexpected(
      StoreFailure{"the database: " + without_line_end(what ? what : PQresultErrorMessage(result))});
}

std::string Postgres::place() const {
  if (!connection_) return "";
  return std::string(PQhost(connection_.get())) + " " + PQdb(connection_.get());
}

bool Postgres::in_transaction() const {
  return connection_ && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE;
}

// --- Commands ------------------------------------------------------------------------------------------

Stored<void> Postgres::script(const std::string& statements) {
  if (auto connected = connect(); !connected) return connected;
  PQexitPipelineMode(connection_.get());
  const Rows result(PQexec(connection_.get(), statements.c_str()));
  const ExecStatusType status = PQresultStatus(result.result_.get());
  if (PQstatus(connection_.get()) == CONNECTION_BAD) return lost(PQerrorMessage(connection_.get()));
  Stored<void> done;
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) done = told_failure(result.result_.get());
  if (in_transaction()) PQclear(PQexec(connection_.get(), kRollback));
  PQenterPipelineMode(connection_.get());
  return done;
}

bool Postgres::queue(const Query& command, std::vector<Expected>& expected) {
  const std::string name = name_of(command.sql_);
  if (prepared_.insert(command.sql_).second) {
    expected.push_back({Expected::Kind::Preparation, command.sql_});
    if (PQsendPrepare(connection_.get(), name.c_str(), command.sql_, 0, nullptr) != 1) return false;
  }
  std::vector<const char*> values;
  values.reserve(command.values_.size());
  for (const std::string& value : command.values_) values.push_back(value.c_str());
  expected.push_back({Expected::Kind::Answer, command.sql_});
  return PQsendQueryPrepared(connection_.get(), name.c_str(), static_cast<int>(values.size()), values.data(),
                             nullptr, nullptr, 0) == 1;
}

Stored<std::vector<Rows>> Postgres::run(std::span<const Query> commands) {
  if (auto connected = connect(); !connected) return tl::unexpected(connected.error());
  code_.clear();
  std::vector<Expected> expected;
  for (const Query& command : commands) {
    if (!queue(command, expected)) return lost(PQerrorMessage(connection_.get()));
  }
  expected.push_back({Expected::Kind::Sync});
  if (PQpipelineSync(connection_.get()) != 1) return lost(PQerrorMessage(connection_.get()));
  return collect(expected, steady_clock::now() + patience_);
}

Stored<Rows> Postgres::run(const Query& command) {
  auto rows = run(std::span(&command, 1));
  if (!rows) return tl::unexpected(rows.error());
  return std::move(rows->front());
}

Stored<std::vector<Rows>> Postgres::transaction(std::span<const Query> commands) {
  std::vector<Query> all;
  all.reserve(commands.size() + 2);
  all.emplace_back(kBegin);
  all.insert(all.end(), commands.begin(), commands.end());
  all.emplace_back(kCommit);
  auto rows = run(all);
  if (!rows) {
    const std::string code = code_;
    if (in_transaction()) static_cast<void>(run(Query(kRollback)));
    code_ = code;
    return rows;
  }
  rows->erase(rows->begin());
  rows->pop_back();
  return rows;
}

// Reads all of it, also after a failure: what comes next must not find the rest of this.
Stored<std::vector<Rows>> Postgres::collect(std::span<const Expected> expected, Time deadline) {
  std::vector<Rows> rows;
  Stored<void> done;
  for (const Expected& one : expected) {
    auto result = next_result(deadline);
    if (!result) return tl::unexpected(result.error());
    Rows owned(*result);
    const ExecStatusType status = PQresultStatus(*result);
    if (one.kind == Expected::Kind::Sync) {
      if (status != PGRES_PIPELINE_SYNC) return lost("it answers out of order");
      break;
    }
    const bool well = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!well && one.kind == Expected::Kind::Preparation) prepared_.erase(one.sql);
    if (!well && done && status != PGRES_PIPELINE_ABORTED) done = told_failure(*result);
    if (!well && PQstatus(connection_.get()) == CONNECTION_BAD)
      return lost(PQerrorMessage(connection_.get()));
    if (one.kind == Expected::Kind::Answer) rows.push_back(std::move(owned));
    // Each is followed by nothing, which says that there is no more of it.
    auto end = next_result(deadline);
    if (!end) return tl::unexpected(end.error());
    if (*end) {
      PQclear(*end);
      return lost("it answers out of order");
    }
  }
  if (!done) return tl::unexpected(done.error());
  return rows;
}

Stored<pg_result*> Postgres::next_result(Time deadline) {
  while (true) {
    const int unsent = PQflush(connection_.get());
    if (unsent < 0) return lost(PQerrorMessage(connection_.get()));
    if (PQisBusy(connection_.get()) == 0) return PQgetResult(connection_.get());
    if (!wait(deadline, unsent == 1)) return lost("it does not answer");
    if (PQconsumeInput(connection_.get()) != 1) return lost(PQerrorMessage(connection_.get()));
  }
}

std::vector<std::string> Postgres::notices() {
  std::vector<std::string> told;
  if (!connection_) return told;
  static_cast<void>(PQconsumeInput(connection_.get()));
  while (PGnotify* notice = PQnotifies(connection_.get())) {
    told.emplace_back(notice->extra);
    PQfreemem(notice);
  }
  return told;
}

}  // namespace vendemmia
