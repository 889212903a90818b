#include "tools/read_record.h"

#include <utility>

#include <fmt/core.h>

#include "text/text_file.h"

namespace vendemmia {

std::string problem_in(const std::string& file, const JournalProblem& problem) {
  const std::string line = problem.line == 0 ? "" : fmt::format("{}:", problem.line);
  return fmt::format("{}:{} {}", file, line, problem.what);
}

tl::expected<std::string, std::string> read_record_text(const std::string& file) {
  auto text = read_text_file(file);
  if (!text) return tl::unexpected(fmt::format("cannot read '{}'", file));
  return std::move(*text);
}

tl::expected<Journal, std::string> read_record(const std::string& file) {
  const auto text = read_record_text(file);
  if (!text) return tl::unexpected(text.error());
  ParsedJournal parsed = parse_journal(*text);
  if (parsed.problem) return tl::unexpected(problem_in(file, *parsed.problem));
  return std::move(parsed.journal);
}

}  // namespace vendemmia
