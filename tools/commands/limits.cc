#include "tools/commands/limits.h"

#include <string>

namespace vendemmia {
namespace {

constexpr double kMost = 1e12;

// As CLI::Range, which takes what is no number for one.
CLI::Validator between(double least, double most) {
  const auto check = [range = CLI::Range(least, most)](const std::string& text) {
    double number = 0;
    if (CLI::detail::lexical_cast(text, number) && number != number) return text + " is not a number";
    return range(text);
  };
  return {check, ""};
}

// Into the file, and not into the help.
CLI::Option* quiet(CLI::Option* option) { return option->capture_default_str()->group(""); }

void add_rate(CLI::App& command, const std::string& name, Rate& rate, const std::string& what) {
  quiet(command.add_option("--" + name + "-burst", rate.burst, what + ", at once"))
      ->check(between(0.0, kMost));
  quiet(command.add_option("--" + name + "-rate", rate.per_second, what + ", a second in the long run"))
      ->check(between(0.0, kMost));
}

template <class Number>
void add_number(CLI::App& command, const std::string& name, Number& number, const std::string& what) {
  quiet(command.add_option("--" + name, number, what))->check(between(1.0, kMost));
}

void add_time(CLI::App& command, const std::string& name, std::chrono::milliseconds& time,
              const std::string& what) {
  const auto set = [&time](const double& seconds) {
    time = std::chrono::milliseconds(static_cast<std::chrono::milliseconds::rep>(seconds * 1000));
  };
  command.add_option_function<double>("--" + name, set, what + ", in seconds")
      ->default_str(CLI::detail::to_string(static_cast<double>(time.count()) / 1000))
      ->check(between(0.001, 86'400.0))
      ->group("");
}

}  // namespace

void add_limits(CLI::App& command, ServeOptions& options) {
  LobbyLimits& lobby = options.limits;
  AddressRates& address = lobby.address;
  add_rate(command, "messages", lobby.messages, "messages of one connection");
  add_rate(command, "new-tables", address.tables, "tables that one address creates");
  add_rate(command, "work", address.work, "kilobytes that are read and told for one address");
  add_rate(command, "hints", address.hints, "hints for one address");
  add_rate(command, "reviews", address.reviews, "reviews for one address");
  add_rate(command, "contests", address.contests, "contests that one address opens or begins");
  add_rate(command, "chat", address.chat, "lines of chat from one address");
  add_rate(command, "players-chat", lobby.players_chat, "lines of chat of one connection that plays");
  add_rate(command, "spectators-chat", lobby.spectators_chat, "lines of chat of one that only looks");
  add_rate(command, "wrong-words", address.words, "wrong words of private tables from one address");
  add_rate(command, "traffic", address.traffic, "what one address makes the network do");
  add_number(command, "remembered-addresses", address.remembered, "addresses whose limits are remembered");
  add_number(command, "unused-tables", lobby.unused_tables, "tables in memory that nobody is at");
  add_number(command, "tables-in-list", lobby.tables_in_list, "tables in the public list");
  add_number(command, "listed-of-one", lobby.listed_of_one,
             "tables in the list where people of one address sit");
  add_number(command, "waiting-messages", lobby.inbox, "messages of one connection that wait");
  add_number(command, "review-iterations", lobby.review_iterations,
             "of the search for each answer of a review");
  add_number(command, "coach-iterations", lobby.coach_iterations,
             "of the search for each answer that the coach judges");
  quiet(command.add_option("--hint-seconds", lobby.hint_thinking.seconds, "that a bot thinks about a hint"))
      ->check(between(0.01, 60.0));
  add_time(command, "store-retry", lobby.store_retry,
           "until a table is read again after a failure of the store");

  NetworkSettings& network = options.network;
  add_number(command, "largest-header", network.largest_header, "bytes of a request's header");
  add_number(command, "most-unsent", network.most_unsent, "bytes that wait for one reader");
  add_number(command, "most-unsent-together", network.most_unsent_together,
             "bytes that wait for all readers");
  add_time(command, "http-idle", network.http_idle, "for a request to arrive or a response to leave");
  add_time(command, "handshake", network.handshake, "for a WebSocket to open or to close");
  add_time(command, "web-socket-idle", network.web_socket_idle, "until a silent WebSocket is given up");
  add_time(command, "farewell", network.farewell, "for everything that is open when the server stops");
}

}  // namespace vendemmia
