#include "load/load.h"

#include <algorithm>
#include <iostream>
#include <memory>

#include <fmt/ostream.h>
#include <sys/resource.h>

#include "engine/game/options.h"
#include "load/load_run.h"
#include "load/load_server.h"

namespace vendemmia {
namespace {

constexpr int kFailed = 1;
constexpr int kBadOptions = 2;

// Each connection is a file, here and in the server.
void allow_many_files() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

int fail(std::string_view sentence, int code = kFailed) {
  fmt::print(std::cerr, "vendemmia: {}\n", sentence);
  return code;
}

double own_core_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void print_line(std::ostream& out, std::string_view what, const std::string& value) {
  fmt::print(out, "{:<46}{:>10}\n", what, value);
}

// How much memory tables take that nobody plays at: first when all have gone, then when all sit there.
int measure_idle(const LoadOptions& options, std::ostream& out) {
  const auto server = LoadServer::start();
  if (!server) return fail(server.error());
  const auto print_megabytes = [&](std::string_view what) {
    print_line(out, what, fmt::format("{:.1f} MB", (*server)->megabytes()));
  };
  print_megabytes("memory without a table");
  {
    LoadRun left((*server)->port(), options.idle, options.seats, options.seed, options.modules);
    if (!left.lay_tables(LoadRun::Then::Leave)) return fail(left.problem());
    print_megabytes(fmt::format("with {} tables that everybody has left", options.idle));
  }
  LoadRun held((*server)->port(), options.idle, options.seats, options.seed, options.modules);
  if (!held.lay_tables(LoadRun::Then::Stay)) return fail(held.problem());
  print_megabytes(fmt::format("and {} with {} connections each", options.idle, options.seats));
  fmt::print(out, "\n");
  return 0;
}

void print_result(std::ostream& out, const LoadOptions& options, const LoadResult& result) {
  const auto moves = static_cast<double>(result.moves);
  const auto milliseconds = [&](double share) { return fmt::format("{:.2f} ms", result.percentile(share)); };
  print_line(out, "tables", fmt::format("{}", options.tables));
  print_line(out, "seats at each", fmt::format("{}", options.seats));
  print_line(out, "moves", fmt::format("{}", result.moves));
  print_line(out, "moves a second", fmt::format("{:.1f}", moves / result.seconds));
  print_line(out, "until all seats have the update: p50", milliseconds(0.5));
  print_line(out, "p90", milliseconds(0.9));
  print_line(out, "p99", milliseconds(0.99));
  print_line(out, "max", milliseconds(1));
  print_line(out, "refused", fmt::format("{}", result.refused));
  print_line(out, "without an update", fmt::format("{}", result.unanswered));
  const double bytes = static_cast<double>(result.bytes) / std::max(1.0, moves);
  print_line(out, "bytes a move", fmt::format("{:.0f}", bytes));
  print_line(out, "bytes a move for each seat", fmt::format("{:.0f}", bytes / options.seats));
}

int measure_play(const LoadOptions& options, std::ostream& out) {
  std::unique_ptr<LoadServer> server;
  if (!options.port) {
    auto started = LoadServer::start();
    if (!started) return fail(started.error());
    server = std::move(*started);
  }
  const double empty = server ? server->megabytes() : 0;
  LoadRun run(options.port.value_or(server ? server->port() : 0), options.tables, options.seats, options.seed,
              options.modules);
  if (!run.lay_tables(LoadRun::Then::Stay)) return fail(run.problem());
  const double own_before = own_core_seconds();
  const double before = server ? server->core_seconds() : 0;
  const LoadResult result =
      run.play(std::chrono::seconds(options.seconds), std::chrono::milliseconds(options.think_ms));
  if (!run.problem().empty()) return fail(run.problem());
  const auto busy = [&](double core_seconds) {
    return fmt::format("{:.1f} %", 100 * core_seconds / result.seconds);
  };
  print_result(out, options, result);
  print_line(out, "the players' core is busy", busy(own_core_seconds() - own_before));
  if (server) {
    const double core_seconds = server->core_seconds() - before;
    print_line(out, "the server's core is busy", busy(core_seconds));
    print_line(out, "moves a CPU second of the server",
               fmt::format("{:.0f}", static_cast<double>(result.moves) / std::max(0.01, core_seconds)));
    const double megabytes = server->megabytes();
    print_line(out, "the server's memory", fmt::format("{:.1f} MB", megabytes));
    print_line(out, "answers at each table",
               fmt::format("{:.0f}", static_cast<double>(result.moves) / options.tables));
    print_line(out, "memory of a table with its connections",
               fmt::format("{:.1f} KB", (megabytes - empty) * 1024 / options.tables));
  }
  return result.unanswered == 0 ? 0 : kFailed;
}

}  // namespace

int load(const LoadOptions& options, std::ostream& out) {
  if (const OptionsProblem problem =
          problem_with(Options{.players = static_cast<u8>(options.seats), .modules = options.modules})) {
    return fail(problem.what, kBadOptions);
  }
  if (options.port && options.idle > 0)
    return fail("The memory of a server can be read only when load starts it: --idle goes without --port.",
                kBadOptions);
  allow_many_files();
  if (!options.port) leave_server_core();
  if (options.idle > 0) {
    if (const int code = measure_idle(options, out); code != 0) return code;
  }
  return measure_play(options, out);
}

}  // namespace vendemmia
