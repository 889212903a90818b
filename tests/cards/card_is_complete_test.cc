// A card is complete: it has its effect, its facts, a name and a text in every language, a drawing, a test and its
// entry in the catalogue's data. What is missing is named, one line each; docs/how-to-add-a-visitor.md and its neighbours say how
// to add it.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/catalog/names.h"
#include "engine/catalog/programs.h"
#include "tests/catalog/catalog_data.h"
#include "tests/tuscany/structures/structures.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

namespace fs = std::filesystem;

std::string text_of(const std::string& path) {
  std::ifstream in(source_path(path));
  EXPECT_TRUE(in.good()) << "cannot read " << path;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// All C++ sources of a folder, one after the other.
std::string sources_in(const std::string& folder) {
  std::string text;
  for (const fs::directory_entry& file : fs::recursive_directory_iterator(source_path(folder))) {
    const fs::path& path = file.path();
    if (path.extension() == ".h" || path.extension() == ".cc")
      text += text_of(fs::relative(path, source_path("")).string());
  }
  return text;
}

// A language is a folder.
std::vector<std::string> languages() {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(source_path("words"))) {
    if (fs::exists(entry.path() / "language.json")) names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

// What stands under a key of a table in TypeScript; empty: nothing. The formatter puts keys two spaces deep.
std::string table_entry(const std::string& source, const std::string& key) {
  const std::string opening = "\n  " + key + ": ";
  const std::size_t start = source.find(opening);
  if (start == std::string::npos) return {};
  const std::size_t line_end = source.find('\n', start + opening.size());
  const std::string line = source.substr(start + 1, line_end - start - 1);
  if (line.ends_with(",")) return line;
  return source.substr(start + 1, source.find("\n  }", line_end) - start - 1);
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// wine_press: WinePress
std::string enumerator(const std::string& id) {
  std::string name;
  for (std::size_t i = 0; i < id.size(); ++i) {
    if (id[i] == '_') continue;
    const bool first = i == 0 || id[i - 1] == '_';
    name += first ? static_cast<char>(std::toupper(static_cast<unsigned char>(id[i]))) : id[i];
  }
  return name;
}

bool named_in(const Json& list, const std::string& id) {
  return std::any_of(list.begin(), list.end(), [&](const Json& entry) { return entry["id"] == id; });
}

template <class T>
bool among(const std::vector<T>& all, T one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

// Tells, for one card, what is not there.
class Checklist {
 public:
  Checklist(std::string kind, std::string id, unsigned number) : id_(std::move(id)) {
    who_ = kind + " " + (id_.empty() ? "number " + std::to_string(number) : id_);
  }

  void needs(bool there, const std::string& what) const {
    if (!there) ADD_FAILURE() << who_ << ": no " << what;
  }
  // An entry in a table of the page; of several files one is enough.
  void needs_key(const std::vector<std::string>& files, const std::string& what) const {
    const bool there = std::any_of(files.begin(), files.end(), [this](const std::string& file) {
      return !table_entry(text_of(file), id_).empty();
    });
    needs(there, what + " in " + files.front());
  }
  void needs_words(const std::string& file) const {
    for (const std::string& language : languages()) {
      const std::string path = "words/" + language + "/" + file;
      const Json words = Json::parse(text_of(path)).value(id_, Json::object());
      needs(words.contains("name"), "name in " + path);
      needs(words.contains("text") || words.contains("lead") || words.contains("options"), "text in " + path);
    }
  }
  void needs_type() const {
    needs(has(text_of("web/src/wire/types.ts"), "\"" + id_ + "\""),
          "type in web/src/wire/types.ts: run scripts/update-types");
  }

 private:
  std::string id_;
  std::string who_;
};

TEST(CardIsComplete, LanguagesAreFound) {
  const std::vector<std::string> found = languages();
  for (const char* language : {"de", "en", "es"})
    EXPECT_TRUE(among(found, std::string(language))) << language;
}

TEST(CardIsComplete, Visitors) {
  const Json data = catalogue("visitors.json");
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    const VisitorFacts& card = facts(visitor);
    const std::string season = deck_of(visitor) == Deck::Summer ? "summer" : "winter";
    const Checklist list("visitor", std::string(card.id), i);
    // That it has an effect is checked where the effects are put together, in engine/catalog/programs.cc.
    list.needs(!card.id.empty() && !card.name.empty(), "row in engine/catalog/visitor_names.cc");
    list.needs_type();
    list.needs_words(season + "_visitors.json");
    list.needs_key({"web/src/art/figures/" + season + "_figures.ts"}, "figure");
    list.needs(among(tested_cards(), visitor), "CARD_TEST in tests/cards");
    list.needs(named_in(data, std::string(card.id)), "entry in tests/data/visitors.json");
  }
}

TEST(CardIsComplete, StructureCards) {
  const Json data = catalogue("structure_cards.json")["cards"];
  const std::string rules = sources_in("engine/game");
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    const auto structure = static_cast<StructureCard>(i);
    const StructureCardFacts& card = facts(structure);
    const std::string id(card.id);
    const Checklist list("structure card", id, i);
    list.needs(!id.empty() && !card.name.empty() && card.cost > 0,
               "row in kStructureCardFacts, engine/catalog/structure_cards.h");
    // Enhancements may do without a program where a trigger or an operation asks for them.
    const bool asked_for = has(rules, "StructureCard::" + enumerator(id));
    list.needs(program_of(structure) != kNoNode || (card.kind == CardKind::Enhancement && asked_for),
               "entry in kStructureCardEffects, and nothing in engine/game asks for it");
    list.needs_type();
    list.needs_words("structure_cards.json");
    const std::string folder = "web/src/art/buildings/";
    list.needs_key(
        {folder + "garden_buildings.tsx", folder + "guest_buildings.tsx", folder + "cellar_buildings.tsx"},
        "drawing");
    list.needs(among(tested_structures(), structure), "STRUCTURE_TEST in tests/tuscany/structures");
    list.needs(named_in(data, "structure_" + id), "entry in tests/data/structure_cards.json");
  }
}

TEST(CardIsComplete, SpecialWorkers) {
  const Json data = catalogue("special_workers.json")["workers"];
  const std::string rules = sources_in("engine/game");
  for (unsigned i = 0; i < kSpecialKinds; ++i) {
    const auto kind = static_cast<Worker>(kFirstSpecial + i);
    const std::string id(kWorkerNames[kFirstSpecial + i]);
    const Checklist list("special worker", id, i);
    list.needs(!id.empty(), "name in kWorkerNames, engine/catalog/names.h");
    list.needs(facts(kind).id == "worker_" + id && !facts(kind).name.empty(),
               "row in kSpecialWorkerFacts, engine/catalog/special_workers.h");
    list.needs(traits(kind) != WorkerTraits{}, "something special in its row");
    list.needs(!has(rules, "Worker::" + enumerator(id)),
               "rule in engine/game that asks a column, not for it");
    list.needs_type();
    list.needs_words("special_workers.json");
    list.needs_key({"web/src/art/figures/worker_figures.ts"}, "figure");
    list.needs_key({"web/src/art/special_attributes.tsx"}, "wooden piece");
    list.needs(among(tested_workers(), kind), "WORKER_TEST in tests/tuscany/workers");
    list.needs(named_in(data, "worker_" + id), "entry in tests/data/special_workers.json");
  }
}

}  // namespace
}  // namespace vendemmia::testing
