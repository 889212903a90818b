// Connecting to a database whose name is looked up for ever.
#include "server/postgres_dialing.h"

#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "server/postgres.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

// Does not return before somebody lets it.
class HangingLookup {
 public:
  PostgresDialing::Dial dial() {
    return [this, end = end_.get_future().share()](const std::string&, std::chrono::milliseconds) {
      ++dialled_;
      end.wait();
      return PostgresConnection();
    };
  }
  void end() { end_.set_value(); }
  unsigned dialled() const { return dialled_; }

 private:
  std::promise<void> end_;
  std::atomic<unsigned> dialled_ = 0;
};

TEST(PostgresDialing, NobodyWaitsForALookupThatDoesNotEnd) {
  HangingLookup lookup;
  PostgresDialing dialing(lookup.dial());
  EXPECT_FALSE(dialing.wait("postgres://example", 1ms));
  EXPECT_FALSE(dialing.wait("postgres://example", 24h)) << "only whoever comes first waits at all";
  lookup.end();
  std::optional<PostgresConnection> made;
  while (!made) made = dialing.wait("postgres://example", 24h);
  EXPECT_FALSE(*made);
  EXPECT_EQ(lookup.dialled(), 1u) << "one thread, however often somebody comes";
}

TEST(PostgresDialing, ADatabaseThatIsNotFoundInTimeIsAFailureOfTheStore) {
  HangingLookup lookup;
  {
    Postgres database("postgres://example/tables", 1ms, lookup.dial());
    const auto connected = database.connect();
    ASSERT_FALSE(connected);
    EXPECT_EQ(connected.error().what, "the database: it is not found in time");
  }
  // The thread outlives whoever wanted the connection.
  lookup.end();
  while (lookup.dialled() == 0) std::this_thread::yield();
}

}  // namespace
}  // namespace vendemmia
