#include "server/log_clearing.h"

#include <sched.h>
#include <sqlite3.h>

#include <sys/resource.h>

namespace vendemmia {
namespace {

// Most pages are written again and again until then, and only once into the file.
constexpr int kPagesBetween = 2'000;
// While moves come all the time the log never begins again by itself: there is always something that came after what the thread
// has copied. Then the little that is left is copied between two moves, and at twice as many pages moves wait for the thread.
constexpr int kManyPages = 16'000;

void clear(sqlite3* database) {
  // Whatever cannot be done now is done next time; nothing is lost before that.
  sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

// On one core the thread must not keep moves from being stored.
void step_back() {
#ifdef __linux__
  constexpr int kNice = 10;
  const sched_param ordinary{};
  sched_setscheduler(0, SCHED_OTHER, &ordinary);
  setpriority(PRIO_PROCESS, 0, kNice);  // of this thread
#endif
}

}  // namespace

void LogClearing::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

LogClearing::LogClearing(sqlite3* database, const std::filesystem::path& file) : database_(database) {
  sqlite3* handle = nullptr;
  const int opened =
      sqlite3_open_v2(file.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  own_.reset(handle);
  // As for the database itself: what is copied has reached the disk before the log begins again.
  const bool ready = opened == SQLITE_OK && sqlite3_exec(handle, "PRAGMA synchronous = FULL", nullptr,
                                                         nullptr, nullptr) == SQLITE_OK;
  if (!ready) own_.reset();
  if (own_) thread_ = std::thread([this] { run(); });
  sqlite3_wal_hook(database, &LogClearing::on_commit, this);
}

LogClearing::~LogClearing() {
  sqlite3_wal_hook(database_, nullptr, nullptr);
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

int LogClearing::on_commit(void* self, sqlite3* database, const char*, int pages) {
  static_cast<LogClearing*>(self)->note(database, pages);
  return SQLITE_OK;
}

void LogClearing::note(sqlite3* database, int pages) {
  if (pages < asked_at_) asked_at_ = 0;  // it has begun again
  if (pages < asked_at_ + kPagesBetween) return;
  asked_at_ = pages;
  if (!own_) return clear(database);
  {
    std::unique_lock lock(mutex_);
    const auto rests = [this] { return !working_ && !wanted_; };
    if (pages >= 2 * kManyPages) changed_.wait(lock, rests);
    if (rests() && pages >= kManyPages) return clear(database);
    wanted_ = true;
  }
  changed_.notify_all();
}

void LogClearing::run() {
  step_back();
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return wanted_ || stopping_; });
    if (stopping_) return;
    wanted_ = false;
    working_ = true;
    lock.unlock();
    clear(own_.get());
    lock.lock();
    working_ = false;
    changed_.notify_all();
  }
}

}  // namespace vendemmia
