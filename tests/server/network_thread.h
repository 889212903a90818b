// The network edge over real sockets: a client on this thread, the network on another.
#pragma once

#include <condition_variable>
#include <future>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "server/net/network.h"
#include "tests/support/wire_client.h"

namespace vendemmia {

inline constexpr std::chrono::seconds kPatience{20};

inline std::shared_ptr<const std::string> shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

// Repeats what it hears, and obeys a few words.
class Echo : public Handler {
 public:
  Network* network = nullptr;
  std::string expected_address = "127.0.0.1";  // empty: any

  HttpResponse on_request(const HttpRequest& request) override {
    if (request.target == "/throw") throw std::runtime_error("on request");
    if (request.target == "/unwritable") {
      HttpResponse response;
      response.etag = std::string(100'000, 'x');
      return response;
    }
    if (request.target != "/echo") return error_response(404, "not_found", "Nothing is here.");
    return json_response(request.method + " [" + request.query + "] " + request.body);
  }

  void on_open(ConnectionId, std::string_view address) override {
    if (!expected_address.empty()) {
      EXPECT_EQ(address, expected_address);
    }
    count(opened_);
  }

  void on_message(ConnectionId id, std::string_view text) override {
    if (text == "throw") throw std::runtime_error("on message");
    if (text == "flood") {
      for (int i = 0; i < 64; ++i) network->send(id, shared(std::string(100'000, 'x')));
    } else if (text == "close") {
      for (const char* word : {"one", "two"}) network->send(id, shared(word));
      network->close(id, "As you wish.");
      network->send(id, shared("too late"));
    } else {
      network->send(id, shared("you said " + std::string(text)));
    }
  }

  void on_close(ConnectionId) override { count(closed_); }

  void wait_for_opened(int expected) { wait_for(opened_, expected); }
  void wait_for_closed(int expected) { wait_for(closed_, expected); }

 private:
  void count(int& counter) {
    const std::lock_guard lock(mutex_);
    ++counter;
    changed_.notify_all();
  }
  void wait_for(const int& counter, int expected) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(changed_.wait_for(lock, kPatience, [&] { return counter >= expected; }));
    EXPECT_EQ(counter, expected);
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  int opened_ = 0;
  int closed_ = 0;
};

class NetworkThread : public ::testing::Test {
 protected:
  ~NetworkThread() override { stop(); }

  void listen() {
    auto listening = Network::listen(settings, handler);
    ASSERT_TRUE(listening) << listening.error();
    network = std::move(*listening);
    handler.network = network.get();
    thread = std::thread([this] { network->run(); });
  }

  void stop() {
    if (!thread.joinable()) return;
    network->stop();
    thread.join();
  }

  WireClient connect() { return WireClient(network->port()); }

  WireClient connect_web_socket() {
    WireClient client = connect();
    const auto response = client.upgrade();
    EXPECT_TRUE(response);
    EXPECT_EQ(response.value_or(WireResponse{}).status, 101);
    return client;
  }

  void claim(ConnectionId id, Claim what) {
    std::promise<void> done;
    network->post([&] {
      network->claim(id, what);
      done.set_value();
    });
    done.get_future().get();
  }

  NetworkCounters counters() {
    std::promise<NetworkCounters> result;
    network->post([&] { result.set_value(network->counters()); });
    return result.get_future().get();
  }

  NetworkSettings settings;
  Echo handler;
  std::unique_ptr<Network> network;
  std::thread thread;
};

inline void expect_status(const std::optional<WireResponse>& response, int status) {
  ASSERT_TRUE(response);
  EXPECT_EQ(response->status, status) << response->body;
}

inline void expect_text(WireClient& client, const std::string& text) {
  const auto message = client.receive();
  ASSERT_TRUE(message);
  EXPECT_FALSE(message->closed);
  EXPECT_EQ(message->text, text);
}

inline void expect_close(WireClient& client, int code, const std::string& reason) {
  const auto message = client.receive();
  ASSERT_TRUE(message);
  EXPECT_TRUE(message->closed);
  EXPECT_EQ(message->code, code);
  EXPECT_EQ(message->text, reason);
  EXPECT_TRUE(client.wait_for_end());
}

}  // namespace vendemmia
