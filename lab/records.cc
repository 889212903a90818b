#include "lab/records.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include <fmt/core.h>
#include <sys/file.h>

namespace vendemmia {
namespace {

std::optional<Json> run_in(std::string_view line) {
  std::optional<Json> run = parse_json(line);
  if (!run || !run->is_object() || !run->contains("kind")) return std::nullopt;
  return run;
}

// The first thing in which two runs differ; empty: nothing.
std::string difference(const Json& there, const Json& here) {
  for (const auto& [key, value] : here.items()) {
    const auto found = there.find(key);
    if (found == there.end()) return fmt::format("{} is missing there", key);
    if (*found != value)
      return fmt::format("{} is {} there and {} here", key, one_line(*found), one_line(value));
  }
  for (const auto& [key, value] : there.items()) {
    if (!here.contains(key)) return fmt::format("{} is {} there and missing here", key, one_line(value));
  }
  return {};
}

std::string of_another_run(const std::string& path, const std::string& difference) {
  return fmt::format("'{}' holds the records of another run: {}", path, difference);
}

std::optional<std::string> whole_file(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return std::nullopt;
  std::ifstream stream(path, std::ios::binary);
  std::string text;
  std::string block(std::size_t{1} << 16, '\0');
  while (stream) {
    stream.read(block.data(), static_cast<std::streamsize>(block.size()));
    text.append(block, 0, static_cast<std::size_t>(stream.gcount()));
  }
  // What could not be read to its end must not be taken for all there is: whoever goes on with it cuts the rest off.
  if (!stream.eof()) return std::nullopt;
  return text;
}

// Up to the last end of a line.
std::string_view complete_lines(std::string_view text) {
  const auto end = text.rfind('\n');
  return text.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// What the file holds, which may be nothing yet.
tl::expected<Records, std::string> records_to_go_on_with(const std::string& path, std::string_view text,
                                                         const Json& run) {
  const std::string first_line = one_line(run) + '\n';
  if (text.find('\n') == std::string_view::npos) {
    // Even the description may be cut off; any other text is somebody else's.
    if (!first_line.starts_with(text)) return tl::unexpected(fmt::format("'{}' is no record file", path));
    return Records{run, {}};
  }
  auto found = parse_records(text);
  if (!found) return tl::unexpected(fmt::format("'{}', {}", path, found.error()));
  if (const std::string other = difference(found->run, run); !other.empty())
    return tl::unexpected(of_another_run(path, other));
  return found;
}

}  // namespace

std::optional<u64> number_of(std::string_view line) {
  const std::optional<Json> record = parse_json(line);
  if (!record || !record->is_object()) return std::nullopt;
  const auto number = record->find("game");
  if (number == record->end() || !number->is_number_unsigned()) return std::nullopt;
  return number->get<u64>();
}

tl::expected<Records, std::string> parse_records(std::string_view text) {
  Records records;
  text = complete_lines(text);
  for (u64 number = 1; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() + 1);
    if (number == 1) {
      auto run = run_in(line);
      if (!run) return tl::unexpected(std::string("line 1: this is not the description of a run"));
      records.run = std::move(*run);
    } else if (const auto game = number_of(line)) {
      records.games.emplace(*game, line);
    } else {
      return tl::unexpected(fmt::format("line {}: this is not the record of a game", number));
    }
  }
  if (records.run.is_null()) return tl::unexpected(std::string("line 1: there is no description of a run"));
  return records;
}

tl::expected<Records, std::string> read_records(const std::string& path) {
  std::error_code error;
  const bool endless = std::filesystem::is_character_file(path, error);
  const std::optional<std::string> text = endless ? std::nullopt : whole_file(path);
  if (!text) return tl::unexpected(fmt::format("cannot read '{}'", path));
  auto records = parse_records(*text);
  if (!records) return tl::unexpected(fmt::format("'{}', {}", path, records.error()));
  return records;
}

tl::expected<Records, std::string> merge_records(const std::vector<std::string>& paths) {
  Records all;
  for (const std::string& path : paths) {
    auto part = read_records(path);
    if (!part) return part;
    if (all.run.is_null()) all.run = part->run;
    if (const std::string other = difference(part->run, all.run); !other.empty())
      return tl::unexpected(of_another_run(path, other));
    all.games.merge(part->games);
  }
  return all;
}

std::string text_of(const Records& records) {
  std::string text = one_line(records.run) + '\n';
  for (const auto& [number, line] : records.games) text += line + '\n';
  return text;
}

tl::expected<std::unique_ptr<RecordLog>, std::string> RecordLog::open(const std::string& path,
                                                                      const Json& run) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) return tl::unexpected(fmt::format("cannot write '{}'", path));
  std::unique_ptr<RecordLog> log(new RecordLog(file, {}));  // closes the file, whatever follows
  if (::flock(file, LOCK_EX | LOCK_NB) != 0)
    return tl::unexpected(fmt::format("another program is writing to '{}'", path));
  const std::optional<std::string> text = whole_file(path);
  if (!text) return tl::unexpected(fmt::format("cannot read '{}'", path));
  auto found = records_to_go_on_with(path, *text, run);
  if (!found) return tl::unexpected(found.error());
  const std::string_view kept = complete_lines(*text);
  const bool ready = kept.size() == text->size() || ::ftruncate(file, static_cast<off_t>(kept.size())) == 0;
  if (!ready || (kept.empty() && !write_all(file, one_line(run) + '\n')))
    return tl::unexpected(fmt::format("cannot write '{}'", path));
  log->found_ = std::move(*found);
  return log;
}

RecordLog::~RecordLog() { ::close(file_); }

bool RecordLog::append(std::string_view line) const { return write_all(file_, std::string(line) + '\n'); }

}  // namespace vendemmia
