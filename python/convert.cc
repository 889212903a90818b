#include "python/convert.h"

#include <algorithm>
#include <random>
#include <thread>

#include <fmt/core.h>

#include "engine/catalog/names.h"
#include "engine/game/door.h"
#include "python/tensors.h"

namespace vendemmia::python {

constexpr int kMostThreads = 1024;

Seed seed_or_any(std::optional<Seed> seed) {
  if (seed) return *seed;
  std::random_device device;
  return Seed{device()} << 32 | device();
}

Seat seat_in(int seat, const State& s) {
  if (seat < 0 || seat >= s.options.players)
    throw py::value_error(
        fmt::format("there is no seat {}: this game has seats 0 to {}", seat, s.options.players - 1));
  return static_cast<Seat>(seat);
}

Seat seat_or_asked(std::optional<int> seat, const State& s) {
  if (seat) return seat_in(*seat, s);
  if (!is_asking(s)) throw py::value_error("the game is over and nobody is asked: name a seat");
  return asked_seat(s);
}

std::string plain_text(const py::handle& text) {
  if (py::isinstance<py::bytes>(text)) {
    const auto decoded =
        py::reinterpret_steal<py::str>(PyUnicode_FromEncodedObject(text.ptr(), "utf-8", "strict"));
    if (!decoded) throw py::error_already_set();
    return plain_text(decoded);
  }
  if (!py::isinstance<py::str>(text))
    throw py::type_error(fmt::format("a text is wanted, not {}", py::repr(text).cast<std::string>()));
  Py_ssize_t size = 0;
  const char* const bytes = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
  if (bytes == nullptr) throw py::error_already_set();
  return {bytes, static_cast<std::size_t>(size)};
}

namespace {

std::size_t number_of_text(const std::vector<Action>& legal, const State* s, const std::string& text) {
  const std::optional<Action> action = parse_action(text);
  if (!action) throw IllegalAnswer(fmt::format("'{}' is no answer to anything", text));
  const auto found = std::ranges::lower_bound(legal, *action);
  if (found != legal.end() && *found == *action) return static_cast<std::size_t>(found - legal.begin());
  if (s != nullptr) {
    if (const auto refusal = check(*s, *action))
      throw IllegalAnswer(fmt::format("'{}' is not legal: {}", text, refusal->text()));
  }
  throw IllegalAnswer(fmt::format("'{}' is not one of the {} legal answers", text, legal.size()));
}

}  // namespace

std::size_t number_of_answer(const std::vector<Action>& legal, const State* s, const py::handle& answer) {
  if (legal.empty()) throw IllegalAnswer("nobody is asked here, so there is nothing to answer");
  if (py::isinstance<py::str>(answer)) return number_of_text(legal, s, plain_text(answer));
  if (py::isinstance<py::bool_>(answer) || PyIndex_Check(answer.ptr()) == 0)
    throw py::type_error(fmt::format("an answer is its text or its number in the list, not {}",
                                     py::repr(answer).cast<std::string>()));
  // What does not fit into the type is clipped to its ends, which no list has.
  const Py_ssize_t number = PyNumber_AsSsize_t(answer.ptr(), nullptr);
  if (number == -1 && PyErr_Occurred() != nullptr) throw py::error_already_set();
  if (number < 0 || static_cast<std::size_t>(number) >= legal.size())
    throw IllegalAnswer(fmt::format("there are the answers 0 to {}, not {}", legal.size() - 1,
                                    py::str(answer).cast<std::string>()));
  return static_cast<std::size_t>(number);
}

Options options_in(const std::optional<Options>& options, const py::kwargs& fields) {
  if (options && !fields.empty())
    throw py::type_error("give an Options object or its fields by name, not both");
  if (options) return *options;
  return py::type::of<Options>()(**fields).cast<Options>();
}

unsigned threads_in(std::optional<int> threads) {
  if (!threads) return std::max(1u, std::thread::hardware_concurrency());
  if (*threads < 1 || *threads > kMostThreads)
    throw py::value_error(fmt::format("the number of threads is 1 to {}, not {}", kMostThreads, *threads));
  return static_cast<unsigned>(*threads);
}

std::vector<std::string> texts_of(std::span<const Action> answers) {
  std::vector<std::string> texts;
  texts.reserve(answers.size());
  for (const Action answer : answers) texts.push_back(text_of(answer));
  return texts;
}

py::array_t<u64> codes_of(std::span<const Action> answers) {
  py::array_t<u64> codes(static_cast<py::ssize_t>(answers.size()));
  std::ranges::transform(answers, codes.mutable_data(), code_of);
  return codes;
}

py::array_t<i16> parts_of_answers(const State& s, std::span<const Action> answers) {
  py::array_t<i16> parts({answers.size(), kPartsOfAnswer});
  i16* row = parts.mutable_data();
  const Decision question = pending(s);
  for (const Action answer : answers) {
    write_parts(question, answer, row);
    row += kPartsOfAnswer;
  }
  return parts;
}

py::array_t<u8> facts_row(const State& s, Seat seat) {
  py::array_t<u8> row(kFactCount);
  write_facts(s, seat, row.mutable_data());
  return row;
}

py::array_t<float> features_row(const State& s, Seat seat) {
  py::array_t<float> row(kFeatures);
  write_features(s, seat, row.mutable_data());
  return row;
}

py::object object_of(const std::string& json) { return py::module_::import("json").attr("loads")(json); }

std::string description_of(const State& s) {
  if (!is_asking(s)) return fmt::format("game over after year {}", s.year);
  const Decision question = pending(s);
  return fmt::format("year {}, {}: seat {} is asked {} because of {}", s.year,
                     kSeasonNames[static_cast<unsigned>(s.season)], question.seat, name_of(question.question),
                     text_of(question.because));
}

}  // namespace vendemmia::python
