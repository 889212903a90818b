#include <algorithm>
#include <memory>
#include <mutex>

#include <pybind11/stl.h>

#include "python/batch.h"
#include "python/bind.h"
#include "python/convert.h"
#include "python/played_game.h"
#include "python/tensors.h"

namespace vendemmia::python {

// Every method lets other threads of Python run, so two may call one batch at once: they take turns.
struct SharedBatch {
  Batch batch;
  std::mutex mutex;

  template <class... Arguments>
  explicit SharedBatch(Arguments&&... arguments) : batch(std::forward<Arguments>(arguments)...) {}

  template <class Work>
  auto alone(const Work& work) {
    const py::gil_scoped_release release;
    const std::lock_guard lock(mutex);
    return work(batch);
  }
};

}  // namespace vendemmia::python

VENDEMMIA_ONLY_MADE(vendemmia::python::SharedBatch)

namespace vendemmia::python {
namespace {

constexpr std::size_t kMostGames = std::size_t{1} << 20;

std::unique_ptr<SharedBatch> new_batch(long long count, const std::optional<Options>& options,
                                       std::optional<Seed> seed, std::optional<int> threads,
                                       const py::kwargs& fields) {
  if (count < 1 || count > static_cast<long long>(kMostGames))
    throw py::value_error("a batch has 1 to " + std::to_string(kMostGames) + " games, not " +
                          std::to_string(count));
  return std::make_unique<SharedBatch>(options_in(options, fields), seed_or_any(seed),
                                       static_cast<std::size_t>(count), threads_in(threads));
}

std::unique_ptr<SharedBatch> batch_of(const std::vector<const PlayedGame*>& games,
                                      std::optional<int> threads) {
  if (games.empty()) throw py::value_error("a batch has at least one game");
  std::vector<State> positions;
  positions.reserve(games.size());
  for (const PlayedGame* game : games) {
    if (game == nullptr) throw py::type_error("a batch is made of games, not of None");
    positions.push_back(game->state());
    if (positions.back().options.players != positions.front().options.players)
      throw py::value_error("the games of a batch have equally many players");
  }
  return std::make_unique<SharedBatch>(positions, threads_in(threads));
}

using Row = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;

// Numbers of any whole type. Those of others, such as fractions, would be cut off silently.
py::tuple step_batch(SharedBatch& shared, const py::object& numbers_given) {
  const py::array answers = py::array::ensure(numbers_given);
  if (!answers) throw py::type_error("answers are an array of whole numbers");
  const std::size_t size = shared.batch.size();
  if (answers.ndim() != 1 || static_cast<std::size_t>(answers.shape(0)) != size)
    throw py::value_error("give one number for each of the " + std::to_string(size) + " games");
  if (const char kind = answers.dtype().kind(); kind != 'i' && kind != 'u')
    throw py::type_error("answers are whole numbers, not " + py::str(answers.dtype()).cast<std::string>());
  const Row row = Row::ensure(answers);
  if (!row) throw py::error_already_set();
  const std::size_t players = shared.batch.players();
  py::array_t<float> rewards({size, players});
  py::array_t<bool> ended(static_cast<py::ssize_t>(size));
  float* const brought = rewards.mutable_data();
  bool* const has_ended = ended.mutable_data();
  const std::span<const std::int64_t> numbers(row.data(), size);
  shared.alone([&](Batch& batch) {
    batch.step(numbers);
    for (std::size_t place = 0; place < size; ++place) {
      has_ended[place] = batch.ended_at(place);
      for (std::size_t seat = 0; seat < players; ++seat)
        brought[place * players + seat] = has_ended[place] ? batch.rewards_at(place)[seat] : 0;
    }
  });
  return py::make_tuple(rewards, ended);
}

// An array with a number for each game.
template <class Number, class Look>
py::array_t<Number> column(SharedBatch& shared, const Look& look) {
  py::array_t<Number> values(static_cast<py::ssize_t>(shared.batch.size()));
  Number* const data = values.mutable_data();
  shared.alone([&](Batch& batch) {
    for (std::size_t place = 0; place < batch.size(); ++place) data[place] = look(batch, place);
  });
  return values;
}

template <class Look>
py::array_t<i32> by_seat(SharedBatch& shared, const Look& look) {
  const std::size_t players = shared.batch.players();
  py::array_t<i32> values({shared.batch.size(), players});
  i32* const data = values.mutable_data();
  shared.alone([&](Batch& batch) {
    for (std::size_t place = 0; place < batch.size(); ++place) {
      const std::array<int, kMaxPlayers> row = look(batch, place);
      std::copy_n(row.begin(), players, data + place * players);
    }
  });
  return values;
}

// The array to write rows of this width into: a new one, or the caller's own.
template <class Number>
py::array_t<Number> rows_for(const SharedBatch& shared, std::size_t width, const py::object& out) {
  const std::size_t size = shared.batch.size();
  if (out.is_none()) return py::array_t<Number>({size, width});
  if (!py::isinstance<py::array_t<Number, py::array::c_style>>(out))
    throw py::type_error("out is a contiguous array of " +
                         py::str(py::dtype::of<Number>()).template cast<std::string>());
  auto rows = py::reinterpret_borrow<py::array_t<Number>>(out);
  if (rows.ndim() != 2 || static_cast<std::size_t>(rows.shape(0)) != size ||
      static_cast<std::size_t>(rows.shape(1)) != width || !rows.writeable())
    throw py::value_error("out is a writeable array of shape (" + std::to_string(size) + ", " +
                          std::to_string(width) + ")");
  return rows;
}

// Whoever has nobody to ask, because the game is over, sees it as seat 0 does.
Seat viewer(const Batch& batch, std::size_t place) {
  const Seat seat = batch.seat_at(place);
  return seat == kNoSeat ? Seat{0} : seat;
}

py::array_t<u8> facts_of_all(SharedBatch& shared, const py::object& out) {
  py::array_t<u8> rows = rows_for<u8>(shared, kFactCount, out);
  u8* const data = rows.mutable_data();
  shared.alone([&](Batch& batch) {
    batch.each([&](std::size_t place) {
      write_facts(batch.state_at(place), viewer(batch, place), data + place * kFactCount);
    });
  });
  return rows;
}

py::array_t<float> features_of_all(SharedBatch& shared, const py::object& out) {
  py::array_t<float> rows = rows_for<float>(shared, kFeatures, out);
  float* const data = rows.mutable_data();
  shared.alone([&](Batch& batch) {
    batch.each([&](std::size_t place) {
      write_features(batch.state_at(place), viewer(batch, place), data + place * kFeatures);
    });
  });
  return rows;
}

py::array_t<bool> masks_of_all(SharedBatch& shared, long long width) {
  if (width < 1 || width > static_cast<long long>(ActionList::capacity()))
    throw py::value_error("a mask is 1 to " + std::to_string(ActionList::capacity()) + " answers wide");
  const auto wide = static_cast<std::size_t>(width);
  py::array_t<bool> rows({shared.batch.size(), wide});
  bool* const data = rows.mutable_data();
  shared.alone([&](Batch& batch) {
    for (std::size_t place = 0; place < batch.size(); ++place) {
      bool* const row = data + place * wide;
      std::fill_n(row, wide, false);
      std::fill_n(row, std::min<std::size_t>(batch.answers_at(place), wide), true);
    }
  });
  return rows;
}

// Rows of numbers for all answers of all games, one game behind the other.
template <class Number>
struct Ragged {
  std::vector<std::int64_t> first;  // of each game; the last entry is the number of all answers
  std::vector<Number> rows;

  // `write` puts down the row of one answer.
  template <class Write>
  static Ragged of(Batch& batch, std::size_t width, const Write& write) {
    Ragged all;
    all.first.resize(batch.size() + 1);
    for (std::size_t place = 0; place < batch.size(); ++place)
      all.first[place + 1] = all.first[place] + batch.answers_at(place);
    all.rows.resize(static_cast<std::size_t>(all.first.back()) * width);
    batch.each([&](std::size_t place) {
      ActionList list;
      batch.list_at(place, list);
      const Decision question = pending(batch.state_at(place));
      Number* row = all.rows.data() + static_cast<std::size_t>(all.first[place]) * width;
      for (const Action answer : list) {
        write(question, answer, row);
        row += width;
      }
    });
    return all;
  }
};

// The array takes the numbers over.
template <class Number>
py::array_t<Number> array_of(std::vector<Number> numbers, const std::vector<std::size_t>& shape) {
  auto kept = std::make_unique<std::vector<Number>>(std::move(numbers));
  const Number* const data = kept->data();
  const py::capsule owner(kept.release(), [](void* held) { delete static_cast<std::vector<Number>*>(held); });
  return py::array_t<Number>(shape, data, owner);
}

py::tuple parts_of_all(SharedBatch& shared) {
  auto all = shared.alone([](Batch& batch) { return Ragged<i16>::of(batch, kPartsOfAnswer, write_parts); });
  const std::size_t answers = all.rows.size() / kPartsOfAnswer;
  const std::size_t firsts = all.first.size();
  return py::make_tuple(array_of(std::move(all.rows), {answers, kPartsOfAnswer}),
                        array_of(std::move(all.first), {firsts}));
}

py::tuple codes_of_all(SharedBatch& shared) {
  auto all = shared.alone([](Batch& batch) {
    return Ragged<u64>::of(batch, 1,
                           [](const Decision&, Action answer, u64* row) { *row = code_of(answer); });
  });
  const std::size_t answers = all.rows.size();
  const std::size_t firsts = all.first.size();
  return py::make_tuple(array_of(std::move(all.rows), {answers}), array_of(std::move(all.first), {firsts}));
}

PlayedGame game_in(SharedBatch& shared, long long place) {
  const auto size = static_cast<long long>(shared.batch.size());
  if (place < 0 || place >= size)
    throw py::index_error("this batch has the games 0 to " + std::to_string(size - 1) + ", not " +
                          std::to_string(place));
  return shared.alone(
      [&](Batch& batch) { return PlayedGame(batch.state_at(static_cast<std::size_t>(place))); });
}

using BatchClass = py::class_<SharedBatch>;

void bind_steps(BatchClass& batch) {
  batch
      .def(py::init(&new_batch), py::arg("count"), py::arg("options") = py::none(), py::kw_only(),
           py::arg("seed") = py::none(), py::arg("threads") = py::none(),
           "So many new games, with Options or their fields by name. A game that ends is followed by a new "
           "one in its "
           "place. threads: one for each core without a number; results do not depend on it.")
      .def_static("of", &batch_of, py::arg("games"), py::kw_only(), py::arg("threads") = py::none(),
                  "Copies of these games, which stay where they end.")
      .def("step", &step_batch, py::arg("answers"),
           "Gives every game one answer, by its number. Returns rewards, of shape (games, players), as "
           "Game.returns() has them for the games that have ended with this step and 0 for the others, and "
           "which "
           "ones have ended. What is given to a game that is over does not matter. Raises ValueError, and "
           "changes "
           "nothing, when a game has no such answer.")
      .def("game", &game_in, py::arg("place"), "A copy of the game at this place.")
      .def("__len__", [](const SharedBatch& b) { return b.batch.size(); })
      .def_property_readonly("players", [](const SharedBatch& b) { return b.batch.players(); })
      .def_property_readonly("threads", [](const SharedBatch& b) { return b.batch.threads(); })
      .def_property_readonly(
          "choices", [](SharedBatch& b) { return b.alone([](const Batch& all) { return all.choices(); }); },
          "Questions with two or more answers that have been answered so far, in all games together.")
      .def_property_readonly("games_ended", [](SharedBatch& b) {
        return b.alone([](const Batch& all) { return all.games_ended(); });
      });
}

void bind_columns(BatchClass& batch) {
  batch
      .def_property_readonly(
          "answer_counts",
          [](SharedBatch& b) {
            return column<i32>(b, [](const Batch& all, std::size_t place) {
              return static_cast<i32>(all.answers_at(place));
            });
          },
          "How many legal answers each game has; 0 where it is over.")
      .def_property_readonly(
          "current_players",
          [](SharedBatch& b) {
            return column<i32>(b, [](const Batch& all, std::size_t place) {
              return all.seat_at(place) == kNoSeat ? -4 : i32{all.seat_at(place)};
            });
          },
          "Who is asked in each game; -4 where it is over.")
      .def_property_readonly("years",
                             [](SharedBatch& b) {
                               return column<i32>(b, [](const Batch& all, std::size_t place) {
                                 return static_cast<i32>(all.state_at(place).year);
                               });
                             })
      .def_property_readonly(
          "vp",
          [](SharedBatch& b) {
            return by_seat(b, [](const Batch& all, std::size_t place) { return vp_of(all.state_at(place)); });
          },
          "Victory points, of shape (games, players).")
      .def_property_readonly(
          "final_vp",
          [](SharedBatch& b) {
            return by_seat(b, [](const Batch& all, std::size_t place) { return all.final_vp_at(place); });
          },
          "The same at the end of the latest game that has ended at each place.")
      .def("facts", &facts_of_all, py::arg("out") = py::none(),
           "Game.facts() of who is asked, of shape (games, FACTS); out: an array to write them into.")
      .def("features", &features_of_all, py::arg("out") = py::none(), "Game.features(), likewise.")
      .def("legal_actions_mask", &masks_of_all, py::arg("width") = ActionList::capacity(),
           "True for each number of a legal answer, of shape (games, width). What a game has beyond the "
           "width is left "
           "out.")
      .def("answer_parts", &parts_of_all,
           "Game.answer_parts() of all games, one behind the other, and where each game's rows begin: those "
           "of game i "
           "are parts[first[i]:first[i + 1]].")
      .def("legal_codes", &codes_of_all, "Game.legal_codes() of all games, likewise.");
}

}  // namespace

void bind_batch(py::module_& module) {
  BatchClass batch(module, "Batch",
                   "Many games that are stepped together, on all cores and without the interpreter's lock.");
  bind_steps(batch);
  bind_columns(batch);
}

}  // namespace vendemmia::python
