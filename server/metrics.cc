#include "server/metrics.h"

#include <numeric>

#include <fmt/format.h>

namespace vendemmia {
namespace {

void write_head(std::string& out, std::string_view name, std::string_view help, std::string_view type) {
  out += fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n", name, help, type);
}

}  // namespace

u64 Histogram::count() const { return std::accumulate(counts_.begin(), counts_.end(), u64{0}); }

void Histogram::write(std::string& out, std::string_view name, std::string_view help) const {
  write_head(out, name, help, "histogram");
  u64 up_to_here = 0;
  for (std::size_t i = 0; i < kEnds.size(); ++i) {
    up_to_here += counts_[i];
    out += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, kEnds[i], up_to_here);
  }
  out += fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count(), sum_);
}

void write_counter(std::string& out, std::string_view name, std::string_view help, u64 value) {
  write_head(out, name, help, "counter");
  out += fmt::format("{} {}\n", name, value);
}

void write_gauge(std::string& out, std::string_view name, std::string_view help, u64 value) {
  write_head(out, name, help, "gauge");
  out += fmt::format("{} {}\n", name, value);
}

std::string prometheus_text(const Metrics& metrics) {
  std::string out;
  write_counter(out, "vendemmia_entries_total", "Entries stored.", metrics.entries);
  write_counter(out, "vendemmia_tables_created_total", "Tables created.", metrics.tables_created);
  write_counter(out, "vendemmia_refused_total", "Messages refused.", metrics.refused);
  write_counter(out, "vendemmia_store_failures_total", "Failures of the store.", metrics.store_failures);
  write_counter(out, "vendemmia_bot_mistakes_total", "Illegal answers of bots.", metrics.bot_mistakes);
  write_counter(out, "vendemmia_tables_lost_total", "Tables that another server has taken.",
                metrics.tables_lost);
  metrics.commit_seconds.write(out, "vendemmia_commit_seconds", "Time of a commit.");
  metrics.move_seconds.write(out, "vendemmia_move_seconds",
                             "Time from the arrival of a message to the updates of all who see it.");
  metrics.bot_seconds.write(out, "vendemmia_bot_seconds", "Time a bot thinks about one answer.");
  metrics.hint_seconds.write(out, "vendemmia_hint_seconds", "Time a bot thinks about one hint.");
  return out;
}

}  // namespace vendemmia
