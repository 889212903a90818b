#include "offline/thought.h"

#include <cstring>
#include <type_traits>

#include "engine/core/check.h"

namespace vendemmia {
namespace {

class ByteWriter {
 public:
  template <class Value>
  void put(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  void put_text(std::string_view text) {
    put(static_cast<u32>(text.size()));
    bytes_ += text;
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  template <class Value>
  Value get() {
    static_assert(std::is_trivially_copyable_v<Value>);
    Value value;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
  }
  std::string_view text() { return take(get<u32>()); }

 private:
  std::string_view take(std::size_t count) {
    CHECK(count <= bytes_.size());
    const std::string_view taken = bytes_.substr(0, count);
    bytes_.remove_prefix(count);
    return taken;
  }
  std::string_view bytes_;
};

}  // namespace

std::string bytes_of(const BotQuestion& question) {
  ByteWriter bytes;
  bytes.put(question.task);
  bytes.put_text(question.bot);
  bytes.put(question.observation);
  bytes.put(question.budget.iterations);
  bytes.put(question.budget.seconds);
  bytes.put(question.seed);
  return bytes.take();
}

BotQuestion question_in(std::string_view bytes) {
  ByteReader reader(bytes);
  BotQuestion question;
  question.task = reader.get<BotTask>();
  question.bot = reader.text();
  question.observation = reader.get<Observation>();
  question.budget.iterations = reader.get<u32>();
  question.budget.seconds = reader.get<double>();
  question.seed = reader.get<u64>();
  return question;
}

std::string bytes_of(const BotAnswer& answer) {
  ByteWriter bytes;
  bytes.put(answer.action);
  bytes.put(answer.seconds);
  bytes.put(static_cast<u32>(answer.judgements.size()));
  for (const Judgement& one : answer.judgements) {
    bytes.put(one.action);
    bytes.put(one.visits);
    bytes.put(one.chance);
    bytes.put(static_cast<u32>(one.plan.size()));
    for (const PlanStep& step : one.plan) bytes.put(step);
  }
  return bytes.take();
}

BotAnswer answer_in(std::string_view bytes) {
  ByteReader reader(bytes);
  BotAnswer answer;
  answer.action = reader.get<Action>();
  answer.seconds = reader.get<double>();
  for (u32 left = reader.get<u32>(); left > 0; --left) {
    Judgement one;
    one.action = reader.get<Action>();
    one.visits = reader.get<u32>();
    one.chance = reader.get<float>();
    for (u32 steps = reader.get<u32>(); steps > 0; --steps) one.plan.push_back(reader.get<PlanStep>());
    answer.judgements.push_back(std::move(one));
  }
  return answer;
}

}  // namespace vendemmia
