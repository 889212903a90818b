#include "lab/learn/lesson_bytes.h"

#include <cstring>
#include <type_traits>

#include "engine/core/check.h"

namespace vendemmia {
namespace {

template <class T>
void put(std::string& out, const T* items, std::size_t count) {
  static_assert(std::is_trivially_copyable_v<T>);
  out.append(reinterpret_cast<const char*>(items), count * sizeof(T));
}

template <class T>
void put_list(std::string& out, const std::vector<T>& list) {
  const u64 count = list.size();
  put(out, &count, 1);
  put(out, list.data(), list.size());
}

template <class T>
void take(std::string_view& in, T* items, std::size_t count) {
  if (count == 0) return;  // then there may be nowhere to put them
  CHECK(in.size() >= count * sizeof(T));
  std::memcpy(static_cast<void*>(items), in.data(), count * sizeof(T));
  in.remove_prefix(count * sizeof(T));
}

template <class T>
void take_list(std::string_view& in, std::vector<T>& list) {
  u64 count = 0;
  take(in, &count, 1);
  CHECK(count <= in.size());
  list.resize(count);
  take(in, list.data(), list.size());
}

}  // namespace

std::string bytes_of(const std::vector<TaughtGame>& games) {
  std::string out;
  for (const TaughtGame& game : games) {
    put(out, &game.number, 1);
    put(out, &game.report, 1);
    put_list(out, game.lessons.values);
    const u64 policies = game.lessons.policies.size();
    put(out, &policies, 1);
    for (const PolicyLesson& one : game.lessons.policies) {
      put(out, &one.inputs, 1);
      put_list(out, one.answers);
    }
  }
  return out;
}

std::vector<TaughtGame> read_taught_games(std::string_view bytes) {
  std::vector<TaughtGame> games;
  while (!bytes.empty()) {
    TaughtGame& game = games.emplace_back();
    take(bytes, &game.number, 1);
    take(bytes, &game.report, 1);
    take_list(bytes, game.lessons.values);
    u64 policies = 0;
    take(bytes, &policies, 1);
    for (u64 i = 0; i < policies; ++i) {
      PolicyLesson& one = game.lessons.policies.emplace_back();
      take(bytes, &one.inputs, 1);
      take_list(bytes, one.answers);
    }
  }
  return games;
}

}  // namespace vendemmia
