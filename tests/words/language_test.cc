#include "words/language.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <unistd.h>

#include <gtest/gtest.h>

#include "tests/support/paths.h"
#include "words/messages.h"

namespace vendemmia::words {
namespace {

// Sets a variable of the environment as long as it lives.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    if (value == nullptr) {
      ::unsetenv(name);
    } else {
      ::setenv(name, value, 1);
    }
  }
  ~Variable() {
    if (old_) {
      ::setenv(name_, old_->c_str(), 1);
    } else {
      ::unsetenv(name_);
    }
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> old_;
};

std::string_view chosen(const char* all, const char* messages, const char* lang) {
  const Variable first("LC_ALL", all);
  const Variable second("LC_MESSAGES", messages);
  const Variable third("LANG", lang);
  return language_of_environment().code();
}

TEST(Language, IsFoundByItsCode) {
  EXPECT_EQ(language_named("es")->name(), "Espa\u00F1ol");
  EXPECT_EQ(language_named("de_AT.UTF-8")->code(), "de");
  EXPECT_EQ(language_named("ES-mx")->code(), "es");
  EXPECT_EQ(language_named("C"), nullptr);
  EXPECT_EQ(language_named("fr_FR.UTF-8"), nullptr);
  EXPECT_EQ(language_named(""), nullptr);
}

TEST(Language, FollowsTheEnvironment) {
  EXPECT_EQ(chosen(nullptr, nullptr, "es_ES.UTF-8"), "es");
  EXPECT_EQ(chosen(nullptr, "de_DE.UTF-8", "es_ES.UTF-8"), "de");
  EXPECT_EQ(chosen("es_AR.UTF-8", "de_DE.UTF-8", "en_GB.UTF-8"), "es");
  EXPECT_EQ(chosen("", "", "de_CH"), "de");
  // Who asks for a language that we do not have is not given another of the list.
  EXPECT_EQ(chosen("C", "de_DE.UTF-8", "de_DE.UTF-8"), "en");
  EXPECT_EQ(chosen(nullptr, nullptr, "fr_FR.UTF-8"), "en");
  EXPECT_EQ(chosen(nullptr, nullptr, nullptr), "en");
}

TEST(Language, SaysIconsInWords) {
  const Language& t = english();
  EXPECT_EQ(t.plain("Pay {lira 2} to draw {vine 1} or {winter 2}."),
            "Pay 2 lira to draw 1 vine card or 2 winter visitor cards.");
  EXPECT_EQ(t.plain("{star|stars} and a {trellis|} trellis"), "stars and a trellis");
  EXPECT_EQ(t.plain("{vp|} Points"), "Points");
  EXPECT_EQ(language_named("de")->plain("{vp -1}: f\u00FCr jede {card}"),
            "\u22121 Siegpunkt: f\u00FCr jede Karte");
}

TEST(Language, FillsInParameters) {
  EXPECT_EQ(english().say(answers::plant{.vine = "Pinot", .field = "field 6"}), "Plant Pinot on field 6");
  EXPECT_EQ(language_named("es")->say(answers::sell_grape{.grape = "uva roja de calidad 2", .price = 1}),
            "Vender la uva roja de calidad 2 por 1 lira");
  EXPECT_EQ(language_named("de")->say(answers::build{.structure = "das Spalier"}), "Das Spalier errichten");
  EXPECT_EQ(language_named("de")->say(events::game_ended), "Die Partie ist zu Ende");
}

// The generator, which the build runs, does not take a language that is not complete; it lists what is missing.
TEST(Language, WhatIsMissingIsListed) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / ("vendemmia_words_test_" + std::to_string(::getpid()));
  fs::create_directories(folder);
  fs::copy(testing::source_path("words/en"), folder / "en", fs::copy_options::recursive);
  fs::create_directories(folder / "fr");
  for (const fs::directory_entry& file : fs::directory_iterator(folder / "en")) {
    if (file.is_regular_file()) fs::copy_file(file.path(), folder / "fr" / file.path().filename());
  }
  std::ofstream(folder / "fr" / "undo.json")
      << R"json({"beginning": "D\u00E9but", "seen(event?)": "Vu $evnet", "answered(who?)": "R\u00E9pondu", "later": "Plus tard"})json";
  const fs::path said = folder / "said";
  const std::string command = (fs::path(testing::program_path()).parent_path() / "generate_words").string() +
                              " " + folder.string() + " " + (folder / "h").string() + " " +
                              (folder / "cc").string() + " 2>" + said.string();
  EXPECT_NE(std::system(command.c_str()), 0);
  std::ifstream in(said);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  EXPECT_EQ(text,
            "words/fr: missing: undo.old_rules\n"
            "words/fr: not in English: undo.later\n"
            "words/fr: unknown parameter $evnet: undo.seen(event?)\n");
  EXPECT_FALSE(fs::exists(folder / "h"));
  fs::remove_all(folder);
}

}  // namespace
}  // namespace vendemmia::words
