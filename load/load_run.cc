#include "load/load_run.h"

#include <algorithm>

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

// Far more than a slow machine needs.
constexpr auto kPatiencePerTable = 200ms;
constexpr auto kPatienceAtTheEnd = 5s;

}  // namespace

double LoadResult::percentile(double share) const {
  if (milliseconds.empty()) return 0;
  const auto last = static_cast<double>(milliseconds.size() - 1);
  return milliseconds[static_cast<std::size_t>(last * share)];
}

LoadRun::LoadRun(u16 port, unsigned tables, unsigned seats, u64 seed, Modules modules)
    : seats_(seats), sockets_(port, tables * seats, *this) {
  tables_.reserve(tables);
  for (unsigned i = 0; i < tables; ++i) {
    tables_.emplace_back(sockets_, tally_, i * seats, seats, modules, seed * kMostLoadTables + i,
                         [this] { table_laid(); });
  }
}

bool LoadRun::lay_tables(Then then) {
  then_ = then;
  sockets_.after(10s + kPatiencePerTable * tables_.size(), [this] {
    if (laid_ < tables_.size()) fail("The server takes too long to create the tables.");
  });
  tables_.front().open();
  sockets_.run();
  return problem().empty();
}

// One after another: what is measured is a server that plays, not the rush at its door.
void LoadRun::table_laid() {
  if (then_ == Then::Leave) tables_[laid_].close();
  if (++laid_ == tables_.size()) {
    sockets_.stop();
  } else {
    tables_[laid_].open();
  }
}

LoadResult LoadRun::play(std::chrono::seconds duration, std::chrono::milliseconds think) {
  LoadResult result;
  const auto start = LoadSockets::Clock::now();
  const u64 bytes_before = sockets_.bytes_received();
  for (LoadTable& table : tables_) table.play(think);
  sockets_.after(duration, [this] { sockets_.stop(); });
  sockets_.run();
  result.seconds = std::chrono::duration<double>(LoadSockets::Clock::now() - start).count();
  result.moves = tally_.milliseconds.size();
  result.bytes = sockets_.bytes_received() - bytes_before;
  for (LoadTable& table : tables_) table.pause();
  wait_for_last_moves();
  result.unanswered = under_way();
  result.refused = tally_.refused;
  result.milliseconds = tally_.milliseconds;
  std::sort(result.milliseconds.begin(), result.milliseconds.end());
  return result;
}

void LoadRun::wait_for_last_moves() {
  const auto deadline = LoadSockets::Clock::now() + kPatienceAtTheEnd;
  while (problem().empty() && under_way() > 0 && LoadSockets::Clock::now() < deadline) {
    sockets_.after(10ms, [this] { sockets_.stop(); });
    sockets_.run();
  }
}

void LoadRun::on_open(unsigned socket) { tables_[socket / seats_].on_open(); }

void LoadRun::on_message(unsigned socket, std::string_view text, LoadSockets::Clock::time_point arrived) {
  tables_[socket / seats_].on_message(socket % seats_, text, arrived);
  if (!problem().empty()) sockets_.stop();
}

void LoadRun::on_failure(unsigned, std::string_view problem) {
  fail("A connection failed: " + std::string(problem) + ".");
}

void LoadRun::fail(std::string problem) {
  if (tally_.problem.empty()) tally_.problem = std::move(problem);
  sockets_.stop();
}

}  // namespace vendemmia
