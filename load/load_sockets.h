// Many WebSockets to one port of this machine, in one thread.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

class LoadSockets {
 public:
  using Clock = std::chrono::steady_clock;

  // What happens to the sockets; all calls come from within run().
  class Owner {
   public:
    virtual ~Owner() = default;
    virtual void on_open(unsigned socket) = 0;
    virtual void on_message(unsigned socket, std::string_view text, Clock::time_point arrived) = 0;
    // Not after close().
    virtual void on_failure(unsigned socket, std::string_view problem) = 0;
  };

  // The owner must outlive it.
  LoadSockets(u16 port, unsigned sockets, Owner&);
  ~LoadSockets();

  void open(unsigned number);
  void send(unsigned number, std::string text);
  void close(unsigned number);
  void after(Clock::duration, std::function<void()>);

  // Returns after stop().
  void run();
  void stop();

  u64 bytes_received() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace vendemmia
