// What the program has from libsodium, spdlog, threads and files, for WebAssembly, which has none of them.
#include <unistd.h>

#include "bots/file_text.h"
#include "bots/side_by_side.h"
#include "engine/core/check.h"
#include "offline/blake2b.h"
#include "offline/wasm/imports.h"
#include "server/log.h"

namespace vendemmia {

void random_bytes(void* to, std::size_t count) { CHECK(getentropy(to, count) == 0); }

HashBytes hash_bytes_of(std::string_view text) { return blake2b(text); }

bool are_equal_bytes(std::string_view one, std::string_view other) {
  if (one.size() != other.size()) return false;
  unsigned different = 0;
  for (std::size_t i = 0; i < one.size(); ++i)
    different |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
  return different == 0;
}

bool is_logged(LogLevel level) { return level != LogLevel::Debug; }
void log_event(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
  const std::string line = log_line(event, fields);
  outside_log(level == LogLevel::Error ? 1 : 0, line.data(), line.size());
}

std::optional<std::string> file_text(const std::string&) { return std::nullopt; }

void side_by_side(unsigned count, const std::function<void(unsigned)>& work) {
  for (unsigned i = 0; i < count; ++i) work(i);
}

}  // namespace vendemmia

// What a thread leaves behind is never cleared up: the program has one, and it ends with the worker.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }
