// The text mode, driven as a person drives it: lines in, lines out.
#include "text/play.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

#include <gtest/gtest.h>

#include "engine/game/door.h"
#include "tests/support/talk.h"
#include "text/play_command.h"
#include "text/play_files.h"
#include "text/play_render.h"
#include "text/play_session.h"

namespace vendemmia {
namespace {

PlayOptions one_against_a_bot(Seed seed = 42) {
  PlayOptions options;
  options.bots = {"greedy"};  // the answers below are to its games
  options.game.players = 2;
  options.people = 1;
  options.seed = seed;
  return options;
}

class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& name)
      : path_(std::filesystem::temp_directory_path() /
              ("vendemmia_play_test_" + std::to_string(::getpid()) + name)) {
    std::filesystem::remove(path_);
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  std::string path() const { return path_.string(); }
  void write(const std::string& text) const { std::ofstream(path_) << text; }
  std::string read() const {
    std::stringstream text;
    text << std::ifstream(path_).rdbuf();
    return text.str();
  }

 private:
  std::filesystem::path path_;
};

TEST(Play, AnsweringOneAllTheTimeFinishesAGame) {
  const Talk game = talk(one_against_a_bot(), repeated("1\n", 20'000));
  EXPECT_EQ(game.exit_code, 0);
  EXPECT_TRUE(game.says("The game is over after year"));
  EXPECT_TRUE(game.says(" wins."));
  EXPECT_TRUE(game.says("2. "));
  EXPECT_TRUE(game.says("Type save FILE to keep the record"));
}

TEST(Play, EveryTableSizeAndVariantCanBePlayed) {
  for (unsigned players = 3; players <= 6; ++players) {
    PlayOptions options = one_against_a_bot(players);
    options.game.players = static_cast<u8>(players);
    options.bots = {"random"};
    options.game.two_parents = true;
    options.game.friendly = true;
    const Talk game = talk(options, repeated("2\n1\nyes\n", 20'000));
    EXPECT_TRUE(game.says("The game is over after year")) << players;
  }
}

TEST(Play, ANewcomerIsInTheGameWithFiveTimesEnter) {
  const Talk game = talk({}, "\n\n\n\n\n");
  EXPECT_EQ(game.exit_code, 0);
  EXPECT_TRUE(game.says("How many players?"));
  EXPECT_TRUE(game.says("How many of them are people"));
  EXPECT_TRUE(game.says("Variants:"));
  EXPECT_TRUE(game.says("Parts of Tuscany"));
  EXPECT_TRUE(game.says("Which of them is Bruno? Type 1 to 7, or Enter for 2."));
  EXPECT_TRUE(game.says("1. Take "));
}

TEST(Play, ModulesAndTheLevelOfEachBotAreAskedFor) {
  const TemporaryFile file("modules");
  const Talk game = talk({}, "3\n1\n1\n4\n1, 3\n9\n1\n3\nsave " + file.path() + "\n");
  EXPECT_TRUE(game.says("Please type numbers from 1 to 3, or Enter for none."));
  EXPECT_TRUE(game.says("Please type a number from 1 to 7."));
  const SavedGame saved = load_game(file.path());
  EXPECT_EQ(saved.problem, "");
  EXPECT_EQ(saved.journal.options.modules, kExtendedBoard | kStructureCards);
  EXPECT_EQ(saved.bots, (BotList{"daydreamer", "apprentice"}));
  // Who plays alone is asked for them too, and has nobody to choose.
  const Talk alone = talk({}, "1\n3\n1\n2\n");
  EXPECT_TRUE(alone.says("Parts of Tuscany"));
  EXPECT_FALSE(alone.says("Opponents:"));
  EXPECT_TRUE(alone.says("1. Take "));
}

TEST(Play, AHintNamesAnswersByNumberAndWhatComesThen) {
  PlayOptions options = one_against_a_bot();
  options.hint = {.iterations = 60};
  const Talk game = talk(options, "1\n1\nhint\n");
  EXPECT_TRUE(game.says("What a strong player would do:"));
  EXPECT_TRUE(game.says(" of 100 games."));
  EXPECT_TRUE(game.says("     Then: "));
  EXPECT_EQ(game.text, talk(options, "1\n1\nhint\n").text) << "the same question, the same hint";
}

TEST(Play, WrongNumbersBeforeTheGameAreAskedAgain) {
  const Talk game = talk({}, "9\nfour\n3\n\n4\n\n\n\n");
  EXPECT_EQ(game.count("Please type a number from 1 to 6."), 2u);
  EXPECT_TRUE(game.says("Which mama do you keep?"));
}

TEST(Play, TheEndOfTheInputSaysThatNothingWasSavedAndHowToComeBack) {
  EXPECT_TRUE(talk({}, "").says("No game was begun."));
  const Talk game = talk(one_against_a_bot(), "1\n");
  EXPECT_TRUE(game.says("The game was not saved."));
  EXPECT_TRUE(game.says("vendemmia play --players 2 --people 1 --seed 42 --bots greedy"));
}

TEST(Play, OptionsThatCannotBeAreRefused) {
  PlayOptions options = one_against_a_bot();
  options.bots = {"wizard"};
  EXPECT_EQ(talk(options, "").exit_code, 1);
  EXPECT_TRUE(talk(options, "").says("\"wizard\""));
  options = one_against_a_bot();
  options.people = 3;
  EXPECT_EQ(talk(options, "").exit_code, 1);
  options = {};
  options.load = "/no/such/file";
  EXPECT_EQ(talk(options, "").exit_code, 1);
  EXPECT_TRUE(talk(options, "").says("cannot be read"));
}

TEST(Play, BadInputIsExplainedAndAskedAgain) {
  const Talk game = talk(one_against_a_bot(), "banana\n0\n77\n\x1b[2J\npapa gift\n");
  EXPECT_TRUE(game.says("\"banana\" is neither an answer nor a command."));
  EXPECT_TRUE(game.says("There is no answer 0; the answers run from 1 to 2."));
  EXPECT_TRUE(game.says("There is no answer 77"));
  EXPECT_EQ(game.text.find('\x1b'), std::string::npos);
  EXPECT_TRUE(game.says("You took papa\u2019s gift."));
}

TEST(Play, AnEndlessLineIsNotHeldInMemory) {
  const Talk game = talk(one_against_a_bot(), std::string(1'000'000, 'x') + "\n1\n");
  EXPECT_TRUE(game.says("\"xxxx"));
  EXPECT_TRUE(game.says("You took papa\u2019s gift."));
}

TEST(Play, WhereNobodyReadsTheQuestionsNobodyIsAsked) {
  std::istringstream in(repeated("1\n", 1000));
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  EXPECT_EQ(play(one_against_a_bot(), in, out), 0);
  EXPECT_EQ(in.tellg(), 0);
}

TEST(Play, AnActionTextIsAnAnswerAndAnIllegalOneSaysWhy) {
  const Talk game = talk(one_against_a_bot(), "1\nrow 6\nROW 1\nplace regular plant_vine.left\n");
  EXPECT_TRUE(game.says("Another rooster stands on that row."));
  EXPECT_TRUE(game.says("You took row 1 of the wake-up chart."));
  EXPECT_TRUE(game.says("You cannot carry out that action now."));
  EXPECT_TRUE(game.says("You have no vine card in your hand."));
}

TEST(Play, WhyListsRefusalsAndExplainsAnswers) {
  const Talk game = talk(one_against_a_bot(), "1\nwhy\nwhy r1\nwhy 2\nwhy r99\nwhy 99\nwhy nonsense\n");
  EXPECT_TRUE(game.says("r1. Row 6: 1 victory point"));
  EXPECT_EQ(game.count("Another rooster stands on that row."), 2u);
  EXPECT_TRUE(game.says("Not possible: Another rooster stands on that row. (R-14, R-259, R-275)"));
  EXPECT_TRUE(game.says("It can also be typed as: row 2"));
  // A look ahead does not show the card.
  EXPECT_TRUE(game.says("The log would then say: You took row 2 of the wake-up chart; drew a vine card."));
  EXPECT_TRUE(game.says("There is no refused answer r99."));
  EXPECT_TRUE(game.says("There is no answer 99"));
  EXPECT_TRUE(game.says("\"nonsense\" is no answer that I know."));
}

TEST(Play, UndoTakesTheLastAnswerBack) {
  const Talk game = talk(one_against_a_bot(), "1\nrow 1\nundo\nrow 4\n");
  EXPECT_TRUE(game.says("Your last answer is taken back."));
  EXPECT_EQ(game.count("When do you wake up? Choose a row."), 2u);
  EXPECT_TRUE(game.says("You took row 4 of the wake-up chart; gained 1 lira."));
}

TEST(Play, UndoStopsWhereACardWasDrawn) {
  const Talk game = talk(one_against_a_bot(), "undo\n1\nrow 2\nundo\n");
  EXPECT_TRUE(game.says("You have not answered anything yet."));
  EXPECT_TRUE(game.says("No further back, because something was seen: You drew "));
  EXPECT_FALSE(game.says("Your last answer is taken back."));
}

TEST(Play, UndoStopsWhereAnotherPersonHasAnswered) {
  PlaySession session({.options = {.players = 2}, .seed = 42, .actions = {}}, 2);
  const auto answer_first = [&session] {
    ActionList legal;
    legal_actions(session.state(), legal);
    session.answer(legal[0]);
  };
  const Seat first = pending(session.state()).seat;
  answer_first();
  EXPECT_EQ(session.undo_of(first).refusal, "");
  const Seat second = pending(session.state()).seat;
  ASSERT_NE(first, second);
  answer_first();
  EXPECT_NE(session.undo_of(first).refusal.find("has answered since"), std::string::npos);
  EXPECT_EQ(session.undo_of(second).refusal, "");
  const std::size_t events = session.game().events().size();
  session.go_back_to(session.undo_of(second).answers);
  EXPECT_EQ(session.game().answers(), 1u);
  EXPECT_LT(session.game().events().size(), events);
  answer_first();
  EXPECT_EQ(session.game().events().size(), events);
}

TEST(Play, PassingByNumberIsConfirmed) {
  const Talk game = talk(one_against_a_bot(), "1\nrow 1\n11\nno\n11\nyes\n");
  EXPECT_EQ(game.count("You still have 3 workers to place. Pass this season?"), 2u);
  EXPECT_EQ(game.count("You passed."), 1u);
  const Talk typed = talk(one_against_a_bot(), "1\nrow 1\npass\n");
  EXPECT_FALSE(typed.says("Pass this season?"));
  EXPECT_TRUE(typed.says("You passed."));
}

TEST(Play, SavingAndLoadingGoesOnWhereItWas) {
  const TemporaryFile file("round_trip");
  const Talk saved = talk(one_against_a_bot(), "1\nrow 1\nsave " + file.path() + "\nhand\n");
  EXPECT_TRUE(saved.says("To come back: vendemmia play --load " + file.path()));
  EXPECT_TRUE(saved.says("The game is saved."));

  PlayOptions options;
  options.load = file.path();
  const Talk loaded = talk(options, "hand\nlog 100\n");
  EXPECT_TRUE(loaded.says("Year 1, summer. Player 1: Place a worker, or pass."));
  const auto hand_in = [](const Talk& one) {
    const std::size_t at = one.text.find("Your hand:");
    return one.text.substr(at, one.text.find("> ", at) - at);
  };
  EXPECT_EQ(hand_in(loaded), hand_in(saved));
  EXPECT_TRUE(loaded.says("You took row 1 of the wake-up chart."));
}

TEST(Play, LoadingInsideAGameAsksFirstAndLosesNothingOnAnError) {
  const TemporaryFile good("good");
  const TemporaryFile bad("bad");
  talk(one_against_a_bot(7), "1\nsave " + good.path() + "\n");
  bad.write("vendemmia journal 1\nrules 1\nplayers 2\nseed 1\n0 fly away\n");
  const std::string load = "load " + good.path() + "\n";
  const Talk game = talk(one_against_a_bot(), "1\nload\nload /no/such/file\nload " + bad.path() + "\n" +
                                                  load + "no\nrow 1\n" + load + "yes\n");
  EXPECT_TRUE(game.says("Type the name of a file too"));
  EXPECT_TRUE(game.says("cannot be read. The game goes on as it was."));
  EXPECT_TRUE(game.says("is not a saved game, line 5"));
  EXPECT_EQ(game.count("The current game is not saved."), 2u);
  EXPECT_TRUE(game.says("You took row 1 of the wake-up chart."));
  EXPECT_TRUE(game.says("Loaded from"));
  EXPECT_TRUE(game.says("--load " + good.path()));
}

TEST(Play, AFileIsNotOverwrittenWithoutAYes) {
  const TemporaryFile file("kept");
  file.write("precious");
  const Talk refused = talk(one_against_a_bot(), "save " + file.path() + "\nno\n");
  EXPECT_TRUE(refused.says("Nothing was saved."));
  EXPECT_EQ(file.read(), "precious");
  talk(one_against_a_bot(), "save " + file.path() + "\nyes\n");
  EXPECT_NE(file.read(), "precious");
  const Talk failed = talk(one_against_a_bot(), "save /no/such/folder/file\nsave\n");
  EXPECT_TRUE(failed.says("cannot be written. Nothing was saved."));
}

TEST(Play, TheSavedFileKnowsWhoSatAtTheTable) {
  const TemporaryFile file("table");
  const PlaySession session({.options = {.players = 4}, .seed = 5, .actions = {}}, 3);
  ASSERT_EQ(save_game(session, {"random", "greedy"}, file.path()), "");
  const SavedGame game = load_game(file.path());
  EXPECT_EQ(game.problem, "");
  EXPECT_EQ(game.people, 3u);
  EXPECT_EQ(game.bots, (BotList{"random", "greedy"}));
}

TEST(Play, QuittingIsConfirmedOnce) {
  const Talk stayed = talk(one_against_a_bot(), "quit\nno\n1\n");
  EXPECT_TRUE(stayed.says("You took papa\u2019s gift."));
  const Talk left = talk(one_against_a_bot(), "quit\nyes\n1\n");
  EXPECT_FALSE(left.says("You took papa\u2019s gift."));
  EXPECT_TRUE(left.says("The game was not saved."));
}

TEST(Play, HotSeatPassesTheScreenAndHidesTheHand) {
  PlayOptions options = one_against_a_bot();
  options.people = 2;
  const Talk game = talk(options, "\nhand\n1\n\n1\n");
  EXPECT_TRUE(game.says("Pass the screen to Player 1, then press Enter."));
  EXPECT_TRUE(game.says("Pass the screen to Player 2, then press Enter."));
  EXPECT_TRUE(game.says(std::string(50, '\n') + "Pass the screen to"));
  EXPECT_FALSE(talk(one_against_a_bot(), repeated("1\n", 50)).says("Pass the screen"));
}

TEST(Play, TheNarratorKeepsTheBotsCardsSecret) {
  const Talk game = talk(one_against_a_bot(), repeated("1\n", 2'000) + "log 100000\n");
  // A deed that follows another leaves out who it is.
  std::istringstream lines(game.text);
  unsigned hidden = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("Bruno ")) continue;
    for (std::size_t at = line.find("drew "); at != std::string::npos; at = line.find("drew ", at + 1)) {
      EXPECT_TRUE(line.substr(at).starts_with("drew a ")) << line;
      ++hidden;
    }
  }
  EXPECT_GT(hidden, 10u);
}

// Two records that differ only in what the other seat drew give the same lines.
TEST(Play, LogLinesDoNotDependOnFacesThatTheViewerMayNotSee) {
  PlaySession session({.options = {.players = 3, .two_parents = true}, .seed = 11, .actions = {}}, 1);
  Rng rng(3);
  while (!session.state().over) {
    ActionList legal;
    legal_actions(session.state(), legal);
    session.answer(legal[rng.below(static_cast<u32>(legal.size()))]);
  }
  std::vector<Event> hidden = session.game().events();
  unsigned changed = 0;
  for (Event& event : hidden) {
    const bool secret = event.kind == EventKind::Drew || event.kind == EventKind::Gave;
    if (!secret || contains(event.seen_by, 0)) continue;
    event.b = event.b == 0 ? 1 : 0;
    ++changed;
  }
  EXPECT_GT(changed, 20u);
  EXPECT_EQ(log_lines(session.game().events(), 0, session.speech()), log_lines(hidden, 0, session.speech()));
}

TEST(Play, LogTellsWhatHappenedSinceTheLastTurn) {
  const Talk game = talk(one_against_a_bot(), "1\nrow 1\nplace regular give_tour.left\nlog\nlog 1\nlog x\n");
  EXPECT_EQ(game.count("You placed a worker: Give a tour, left space; gained 2 lira."), 2u);
  EXPECT_TRUE(game.says("Type log alone, or log with a number of lines."));
}

TEST(Play, BoardShowsWhatIsPublic) {
  const Talk game = talk(one_against_a_bot(), "1\nrow 1\nboard\nme\n");
  EXPECT_TRUE(game.says("Row 1 (No bonus): Player 1."));
  EXPECT_TRUE(game.says("Player 1 (you):"));
  EXPECT_TRUE(game.says("Bruno:"));
  EXPECT_TRUE(game.says("Cellar, for quality up to 3: empty."));
  EXPECT_TRUE(game.says("Your hand: "));
}

TEST(Play, CardsAreFoundByName) {
  EXPECT_NE(card_lines("BANKER")[0].find("Summer visitor card Banker: Gain 5 lira."), std::string::npos);
  EXPECT_NE(
      card_lines("order 1")[0].find("red wine of quality 5 or more: 2 victory points, 1 residual payment"),
      std::string::npos);
  EXPECT_NE(card_lines("large_cellar")[0].find("structure"), 0u);
  EXPECT_NE(card_lines("merl")[0].find("red 3"), std::string::npos);
  EXPECT_NE(card_lines("uncertified")[0].find("That could be"), std::string::npos);
  EXPECT_NE(card_lines("dragon")[0].find("No card is called"), std::string::npos);
}

TEST(Play, CommandsAreToldFromAnswers) {
  EXPECT_EQ(parse_command("").verb, Verb::Repeat);
  EXPECT_EQ(parse_command("12").verb, Verb::Answer);
  EXPECT_EQ(parse_command("Why  r3").verb, Verb::Why);
  EXPECT_EQ(parse_command("Why  r3").argument, "r3");
  EXPECT_EQ(parse_command("save my game.txt").argument, "my game.txt");
  EXPECT_EQ(parse_command("undo ").argument, "");
  EXPECT_EQ(parse_command("harvest field_5").verb, Verb::Answer);
  const words::Language& spanish = *words::language_named("es");
  EXPECT_EQ(parse_command("Pista", spanish).verb, Verb::Hint);
  EXPECT_EQ(parse_command("hint", spanish).verb, Verb::Hint);
  EXPECT_EQ(parse_command("pista").verb, Verb::Answer);
  EXPECT_EQ(parse_command("guardar tarde.txt", spanish).argument, "tarde.txt");
}

}  // namespace
}  // namespace vendemmia
