// What the lobby needs of the world: a way to reach connections, to be called later, and the time. In the server
// it is the network; in tests it is under the test's control.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "server/net/network.h"

namespace vendemmia {

class Outbox {
 public:
  virtual ~Outbox() = default;

  // See Network.
  virtual void send(ConnectionId, std::shared_ptr<const std::string> text) = 0;
  virtual void claim(ConnectionId, Claim) = 0;
  virtual void post(std::function<void()>) = 0;  // from any thread
  virtual void after(std::chrono::milliseconds, std::function<void()>) = 0;

  virtual std::chrono::milliseconds now() const = 0;  // since 1970
};

}  // namespace vendemmia
