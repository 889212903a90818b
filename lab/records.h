// A run's games on disk. A record file is text: the first line is a JSON object that describes the run, each other line is one
// game, {"game":17,...}, in any order. Lines are only ever added, so however the program ends, finished games are kept.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include "lab/run.h"
#include "protocol/json.h"

namespace vendemmia {

struct Records {
  Json run;                          // its description
  std::map<u64, std::string> games;  // a line each, by number
};

// The number of a game's line; nothing when it is no such line.
std::optional<u64> number_of(std::string_view line);

// A last line without an end was left by a killed program and is dropped. If a game is there twice, the first
// line counts. Or a sentence about what is wrong, with the number of the line.
tl::expected<Records, std::string> parse_records(std::string_view text);
tl::expected<Records, std::string> read_records(const std::string& path);

// All records of one run that was played in parts. Parts of different runs are refused.
tl::expected<Records, std::string> merge_records(const std::vector<std::string>& paths);

// The description, then the games in order.
std::string text_of(const Records& records);

// A record file that grows. Only one program at a time can have it open.
class RecordLog {
 public:
  // Begins the file, or resumes it. A file that holds something else, or another run, is refused and left unchanged.
  static tl::expected<std::unique_ptr<RecordLog>, std::string> open(const std::string& path, const Json& run);
  ~RecordLog();
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  // What was there already.
  const Records& found() const { return found_; }
  // Whether the line is in the file now.
  bool append(std::string_view line) const;

 private:
  RecordLog(int file, Records found) : file_(file), found_(std::move(found)) {}

  int file_;
  Records found_;
};

}  // namespace vendemmia
