// Whole games in every language, line by line beside the same game in English: nothing of the other language is left.
#include <cctype>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/catalog/parents.h"
#include "engine/catalog/vines.h"
#include "tests/support/talk.h"

namespace vendemmia {
namespace {

// What is called the same everywhere.
std::set<std::string> proper_names() {
  std::set<std::string> names{"Alba",     "Bruno",     "Carla",  "Dario",  "Elena",   "Fabio", "Automa",
                              "Tuscany",  "Vendemmia", "VP",     "Pisa",   "Livorno", "Siena", "Arezzo",
                              "Grosseto", "Lucca",     "Normal", "Winter", "No"};
  const auto add = [&names](std::string_view text) {
    std::istringstream parts{std::string(text)};
    for (std::string word; parts >> word;) names.insert(word);
  };
  for (const VineFacts& vine : kVines) add(vine.name);
  for (const MamaFacts& mama : kMamaFacts) add(mama.name);
  for (const PapaFacts& papa : kPapaFacts) add(papa.name);
  return names;
}

// The words of a line that are not names.
std::string words_in(const std::string& line) {
  static const std::set<std::string> kNames = proper_names();
  std::string rest;
  std::string word;
  for (const char c : line + " ") {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80) {
      word += c;
      continue;
    }
    if (!word.empty() && !kNames.contains(word)) rest += word + " ";
    word.clear();
  }
  return rest;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

void expect_translated(PlayOptions options, const std::string& input) {
  const std::vector<std::string> english = lines_of(talk(options, input).text);
  ASSERT_GT(english.size(), 500u);
  for (const words::Language& language : words::languages()) {
    if (language.code() == "en") continue;
    options.language = &language;
    const std::vector<std::string> lines = lines_of(talk(options, input).text);
    ASSERT_EQ(lines.size(), english.size()) << language.code();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i] == english[i]) {
        EXPECT_EQ(words_in(lines[i]), "") << language.code() << ": " << lines[i];
      }
      EXPECT_EQ(lines[i].find_first_of("{}[]$|_"), std::string::npos) << language.code() << ": " << lines[i];
    }
  }
}

PlayOptions a_game(unsigned players, Modules modules = 0) {
  PlayOptions options;
  options.game.players = static_cast<u8>(players);
  options.game.modules = modules;
  options.people = 1;
  options.bots = {"random"};
  options.seed = 7;
  options.hint = {.iterations = 20};
  return options;
}

const std::string kEverything = "help\nboard\nme\nhand\nwhy\nlog 9\nhint\ncard banker\ncard inn\nundo\n";

TEST(Languages, AGameOfThreeHasNoUntranslatedLine) {
  PlayOptions options = a_game(3);
  options.game.two_parents = true;
  options.game.friendly = true;
  expect_translated(options, kEverything + repeated("2\n1\nyes\nme\n", 900));
}

TEST(Languages, AllOfTuscanyHasNoUntranslatedLine) {
  expect_translated(a_game(2, kExtendedBoard | kSpecialWorkers | kStructureCards),
                    kEverything + repeated("3\n2\n1\nyes\nboard\n", 400));
}

TEST(Languages, AGameAloneHasNoUntranslatedLine) {
  expect_translated(a_game(1), kEverything + repeated("2\n1\nyes\nwhy\n", 600));
}

TEST(Languages, TheQuestionsBeforeAGameAreTranslated) {
  for (const words::Language& language : words::languages()) {
    PlayOptions options;
    options.language = &language;
    const std::string text =
        talk(options, "1\n3\n2\n\n\n").text + talk(options, "3\n1\n2\n1, 3\n9\n1\n3\n").text;
    for (const std::string& line : lines_of(text)) {
      EXPECT_EQ(line.find_first_of("{}[]$|_"), std::string::npos) << line;
      if (language.code() != "en") {
        EXPECT_EQ(line.find(" the "), std::string::npos) << line;
      }
    }
  }
}

TEST(Languages, CommandsAndYesAreUnderstoodInTheReadersLanguage) {
  PlayOptions options = a_game(2);
  options.language = words::language_named("de");
  const Talk german = talk(options, "hilfe\nende\nja\n");
  EXPECT_TRUE(german.says("warum 3"));
  EXPECT_TRUE(german.says("Die Partie wurde nicht gesichert."));
  options.language = words::language_named("es");
  const Talk spanish = talk(options, "carta banquero\nsalir\ns\u00ED\n");
  EXPECT_TRUE(spanish.says("Carta de visitante de verano Banquero: "));
  EXPECT_TRUE(spanish.says("La partida no se ha guardado."));
}

}  // namespace
}  // namespace vendemmia
