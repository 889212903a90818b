#include "python/player.h"

#include "python/convert.h"

namespace vendemmia::python {
namespace {

class PythonPlayer final : public Contestant {
 public:
  // With the interpreter's lock.
  PythonPlayer(py::object choose, Trouble& trouble) : choose_(std::move(choose)), trouble_(trouble) {}
  PythonPlayer(const PythonPlayer&) = delete;
  PythonPlayer& operator=(const PythonPlayer&) = delete;
  ~PythonPlayer() override {
    const py::gil_scoped_acquire acquire;
    choose_ = py::object();
  }

  tl::expected<Action, std::string> answer(const Observation& observation, const ActionList& legal) override {
    const py::gil_scoped_acquire acquire;
    try {
      const Seen seen{observation, {legal.begin(), legal.end()}};
      const py::object chosen = choose_(seen);
      return legal[number_of_answer(seen.legal, nullptr, chosen)];
    } catch (...) {
      trouble_.note();
      return tl::unexpected(std::string("raised an exception"));
    }
  }

 private:
  py::object choose_;
  Trouble& trouble_;
};

// What is called with an observation.
py::object chooser(const py::object& player) {
  return py::hasattr(player, "choose") ? py::object(player.attr("choose")) : player;
}

}  // namespace

void Trouble::note() {
  stopped_ = true;
  const std::lock_guard lock(mutex_);
  if (first_ == nullptr) first_ = std::current_exception();
}

void Trouble::raise() const {
  if (first_ != nullptr) std::rethrow_exception(first_);
}

bool is_player(const py::handle& object) {
  return PyCallable_Check(object.ptr()) != 0 || py::hasattr(object, "choose");
}

std::string name_of_player(const py::handle& object) {
  for (const char* const attribute : {"name", "__name__"}) {
    const py::object name = py::getattr(object, attribute, py::none());
    if (py::isinstance<py::str>(name) && py::len(name) != 0) return plain_text(name);
  }
  return py::type::of(object).attr("__name__").cast<std::string>();
}

SeatContestant seats_player(const py::object& player, Trouble& trouble) {
  // A reference, so that copies of the function need no interpreter's lock.
  return [&player, &trouble](
             const std::string&,
             const Invitation& invitation) -> tl::expected<std::unique_ptr<Contestant>, std::string> {
    const py::gil_scoped_acquire acquire;
    try {
      const py::object one =
          PyType_Check(player.ptr()) != 0 ? player(int{invitation.seat}, invitation.chance) : player;
      return std::make_unique<PythonPlayer>(chooser(one), trouble);
    } catch (...) {
      trouble.note();
      return tl::unexpected(std::string("raised an exception"));
    }
  };
}

}  // namespace vendemmia::python
