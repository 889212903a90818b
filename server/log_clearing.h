// The write-ahead log of the database is cleared in a thread of its own: what it holds is copied into the file while moves go on
// being stored, so that hardly any waits for that.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <thread>

struct sqlite3;

namespace vendemmia {

class LogClearing {
 public:
  // For a database that is open, and that must outlive this.
  LogClearing(sqlite3* database, const std::filesystem::path& file);
  ~LogClearing();
  LogClearing(const LogClearing&) = delete;
  LogClearing& operator=(const LogClearing&) = delete;

 private:
  static int on_commit(void* self, sqlite3* database, const char* name, int pages);
  void note(sqlite3* database, int pages);
  void run();

  struct Close {
    void operator()(sqlite3*) const;
  };
  sqlite3* const database_;
  std::unique_ptr<sqlite3, Close> own_;  // the thread's; null: there is no thread
  int asked_at_ = 0;                     // pages that the log had when the thread was last asked
  std::mutex mutex_;
  std::condition_variable changed_;
  bool wanted_ = false;
  bool working_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace vendemmia
