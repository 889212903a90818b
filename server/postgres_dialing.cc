#include "server/postgres_dialing.h"

#include <poll.h>
#include <thread>
#include <utility>

#include <libpq-fe.h>

namespace vendemmia {

void ClosePostgres::operator()(pg_conn* connection) const { PQfinish(connection); }

PostgresConnection dial_postgres(const std::string& address, std::chrono::milliseconds patience) {
  using std::chrono::steady_clock;
  PostgresConnection connection(PQconnectStart(address.c_str()));
  const auto deadline = steady_clock::now() + patience;
  // Until it is told otherwise, it waits to write.
  PostgresPollingStatusType next = PGRES_POLLING_WRITING;
  while (connection && PQstatus(connection.get()) != CONNECTION_BAD && next != PGRES_POLLING_OK &&
         next != PGRES_POLLING_FAILED) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - steady_clock::now());
    pollfd socket{PQsocket(connection.get()),
                  static_cast<short>(next == PGRES_POLLING_WRITING ? POLLOUT : POLLIN), 0};
    if (left.count() <= 0 || ::poll(&socket, 1, static_cast<int>(left.count())) == 0) break;
    next = PQconnectPoll(connection.get());
  }
  return connection;
}

std::optional<PostgresConnection> PostgresDialing::wait(const std::string& address,
                                                        std::chrono::milliseconds patience) {
  if (under_way_.valid()) {
    patience = {};
  } else {
    std::promise<PostgresConnection> made;
    under_way_ = made.get_future();
    // It may outlive this by far, and has everything it needs.
    std::thread([dial = dial_, address, patience, made = std::move(made)]() mutable {
      made.set_value(dial(address, patience));
    }).detach();
  }
  if (under_way_.wait_for(patience) != std::future_status::ready) return std::nullopt;
  return under_way_.get();
}

}  // namespace vendemmia
