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

template <class Value>
void put_list(ByteWriter& bytes, const std::vector<Value>& list) {
  bytes.put(static_cast<u32>(list.size()));
  for (const Value& one : list) bytes.put(one);
}

template <class Value>
std::vector<Value> list_in(ByteReader& reader) {
  std::vector<Value> list;
  for (u32 left = reader.get<u32>(); left > 0; --left) list.push_back(reader.get<Value>());
  return list;
}

void put_judgements(ByteWriter& bytes, const std::vector<Judgement>& judgements) {
  bytes.put(static_cast<u32>(judgements.size()));
  for (const Judgement& one : judgements) {
    bytes.put(one.action);
    bytes.put(one.visits);
    bytes.put(one.chance);
    put_list(bytes, one.plan);
  }
}

std::vector<Judgement> judgements_in(ByteReader& reader) {
  std::vector<Judgement> judgements;
  for (u32 left = reader.get<u32>(); left > 0; --left) {
    Judgement one;
    one.action = reader.get<Action>();
    one.visits = reader.get<u32>();
    one.chance = reader.get<float>();
    one.plan = list_in<PlanStep>(reader);
    judgements.push_back(std::move(one));
  }
  return judgements;
}

void put_counsel(ByteWriter& bytes, const Counsel& counsel) {
  put_list(bytes, counsel.answers);
  put_judgements(bytes, counsel.best);
  bytes.put(counsel.iterations);
}

Counsel counsel_in(ByteReader& reader) {
  Counsel counsel;
  counsel.answers = list_in<WeighedAnswer>(reader);
  counsel.best = judgements_in(reader);
  counsel.iterations = reader.get<u32>();
  return counsel;
}

void put_order_plan(ByteWriter& bytes, const OrderPlan& plan) {
  bytes.put(static_cast<u32>(plan.turns.size()));
  for (const OrderTurn& turn : plan.turns) {
    bytes.put(turn.year);
    bytes.put(turn.season);
    bytes.put(turn.worker.has_value());
    bytes.put(turn.worker.value_or(Worker{}));
    put_list(bytes, turn.deeds);
    bytes.put(turn.lira);
  }
  put_list(bytes, plan.missing);
  bytes.put(plan.complete);
  bytes.put(plan.steps);
}

OrderPlan order_plan_in(ByteReader& reader) {
  OrderPlan plan;
  for (u32 left = reader.get<u32>(); left > 0; --left) {
    OrderTurn turn;
    turn.year = reader.get<u16>();
    turn.season = reader.get<Season>();
    const bool placed = reader.get<bool>();
    const auto worker = reader.get<Worker>();
    if (placed) turn.worker = worker;
    turn.deeds = list_in<Action>(reader);
    turn.lira = reader.get<i32>();
    plan.turns.push_back(std::move(turn));
  }
  plan.missing = list_in<MissingWine>(reader);
  plan.complete = reader.get<bool>();
  plan.steps = reader.get<u32>();
  return plan;
}

void put_judged(ByteWriter& bytes, const JudgedAnswer& judged) {
  bytes.put(judged.best);
  bytes.put(judged.with_best);
  bytes.put(judged.with_given);
  put_list(bytes, judged.plan);
  bytes.put(judged.iterations);
}

JudgedAnswer judged_in(ByteReader& reader) {
  JudgedAnswer judged;
  judged.best = reader.get<Action>();
  judged.with_best = reader.get<Prospect>();
  judged.with_given = reader.get<Prospect>();
  judged.plan = list_in<PlanStep>(reader);
  judged.iterations = reader.get<u32>();
  return judged;
}

// The journal as its text.
void put_verified(ByteWriter& bytes, const Verification& verified) {
  bytes.put(verified.problem.has_value());
  if (verified.problem) {
    bytes.put(verified.problem->line);
    bytes.put_text(verified.problem->what);
  } else {
    bytes.put_text(text_of(verified.journal));
  }
  bytes.put(verified.over);
  bytes.put(static_cast<u32>(verified.bots_answers));
  put_list(bytes, verified.by_the_clock);
  bytes.put(verified.cancelled);
}

Verification verified_in(ByteReader& reader) {
  Verification verified;
  if (reader.get<bool>()) {
    JournalProblem& problem = verified.problem.emplace();
    problem.line = reader.get<unsigned>();
    problem.what = reader.text();
  } else {
    verified.journal = parse_journal(reader.text()).journal;
  }
  verified.over = reader.get<bool>();
  verified.bots_answers = reader.get<u32>();
  verified.by_the_clock = list_in<Seat>(reader);
  verified.cancelled = reader.get<bool>();
  return verified;
}

}  // namespace

std::string bytes_of(const BotQuestion& question) {
  ByteWriter bytes;
  bytes.put(question.task);
  bytes.put_text(question.bot);
  bytes.put(question.observation);
  bytes.put(question.budget.iterations);
  bytes.put(question.budget.seconds);
  bytes.put(question.seed);
  bytes.put(question.given.has_value());
  bytes.put(question.given.value_or(Action{}));
  bytes.put(question.order);
  bytes.put_text(question.record);
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
  const bool was_given = reader.get<bool>();
  const auto given = reader.get<Action>();
  if (was_given) question.given = given;
  question.order = reader.get<Card>();
  question.record = reader.text();
  return question;
}

std::string bytes_of(const BotAnswer& answer) {
  ByteWriter bytes;
  bytes.put(answer.action);
  bytes.put(answer.seconds);
  put_judgements(bytes, answer.judgements);
  bytes.put(answer.counsel.has_value());
  if (answer.counsel) put_counsel(bytes, *answer.counsel);
  put_order_plan(bytes, answer.order_plan);
  bytes.put(answer.judged.has_value());
  if (answer.judged) put_judged(bytes, *answer.judged);
  bytes.put(answer.verified.has_value());
  if (answer.verified) put_verified(bytes, *answer.verified);
  return bytes.take();
}

BotAnswer answer_in(std::string_view bytes) {
  ByteReader reader(bytes);
  BotAnswer answer;
  answer.action = reader.get<Action>();
  answer.seconds = reader.get<double>();
  answer.judgements = judgements_in(reader);
  if (reader.get<bool>()) answer.counsel = counsel_in(reader);
  answer.order_plan = order_plan_in(reader);
  if (reader.get<bool>()) answer.judged = judged_in(reader);
  if (reader.get<bool>()) answer.verified = verified_in(reader);
  return answer;
}

}  // namespace vendemmia
