// What arrives from the network, sorted: messages to the lobby, a few addresses of its own, and the page.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "server/bot_pool.h"
#include "server/lobby.h"
#include "server/metrics.h"
#include "server/net/network.h"
#include "server/net/static_files.h"
#include "server/outbox.h"

namespace vendemmia {

class Server final : public Handler, private Outbox {
 public:
  // Without a built page it serves a note that says how to build it.
  Server(Store&, std::optional<StaticFiles> page, unsigned bot_threads, const LobbyLimits& = {});

  // Opens the port. Failure is a sentence.
  tl::expected<void, std::string> listen(const NetworkSettings&);
  u16 port() const { return network_->port(); }
  u16 private_port() const { return network_->private_port(); }

  // Returns after SIGINT, SIGTERM or stop(), when everything that had arrived is stored and answered, or after a few
  // seconds.
  void run();
  void stop();  // from any thread

  HttpResponse on_request(const HttpRequest&) override;
  void on_open(ConnectionId, std::string_view address) override;
  void on_message(ConnectionId, std::string_view text) override;
  void on_close(ConnectionId) override;
  void on_refused(std::string_view address, std::string_view why) override;
  std::chrono::milliseconds on_traffic(const std::string& group, double cost) override;

 private:
  void send(ConnectionId, std::shared_ptr<const std::string> text) override;
  void claim(ConnectionId, Claim) override;
  void post(std::function<void()>) override;
  void after(std::chrono::milliseconds, std::function<void()>) override;
  std::chrono::milliseconds now() const override;

  void finish();
  HttpResponse health();
  HttpResponse metrics_text();

  Store& store_;
  std::optional<StaticFiles> page_;
  HttpResponse catalogue_;
  HttpResponse law_;
  std::optional<std::chrono::milliseconds>
      probed_;  // when it was last seen whether the store can be written to
  Metrics metrics_;
  std::unique_ptr<Network> network_;
  Lobby lobby_;
  // Last, so that its threads end before what they post to.
  BotPool bots_;
};

}  // namespace vendemmia
