// The binary as a whole: what it prints and how it exits.
#include <array>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <unistd.h>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "server/version.h"
#include "tests/support/paths.h"
#include "tests/support/program.h"
#include "tests/support/temporary_folder.h"

namespace vendemmia {
namespace {

using ::testing::HasSubstr;
using testing::Ran;
using testing::run;

// Runs with a standard output that nobody reads any more, started by somebody who ignores the signal or not.
struct Unread {
  int signal;              // that ended it; 0: none
  std::string complaints;  // on the other stream
};

Unread run_unread(const char* command, void (*taken)(int)) {
  std::array<int, 2> output{};
  std::array<int, 2> errors{};
  if (pipe(output.data()) != 0 || pipe(errors.data()) != 0) return {-1, "no pipe"};
  const std::string program = testing::program_path();
  const pid_t child = fork();
  if (child == 0) {
    close(output[0]);
    std::signal(SIGPIPE, taken);
    dup2(output[1], STDOUT_FILENO);
    dup2(errors[1], STDERR_FILENO);
    for (const int end : {output[1], errors[0], errors[1]}) close(end);
    execl(program.c_str(), program.c_str(), command, nullptr);
    _exit(127);
  }
  for (const int end : {output[0], output[1], errors[1]}) close(end);
  Unread unread{};
  char letter = 0;
  while (read(errors[0], &letter, 1) == 1) unread.complaints += letter;
  close(errors[0]);
  int status = 0;
  waitpid(child, &status, 0);
  unread.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return unread;
}

std::string golden_game() { return testing::source_path("tests/golden/games/two_random.journal"); }

TEST(CommandLine, BadInputIsExplainedWithExitCode2) {
  const std::string network = testing::source_path("bots/networks/base.net");
  const std::vector<std::array<std::string, 2>> cases{
      {"", "Usage"},
      {"dance", "dance"},
      {"perft --players 9", "not in range"},
      {"perft --players two", "two"},
      {"perft --seed -1", "-1"},
      {"simulate --games none", "none"},
      {"simulate --bots perfect", "no bot called 'perfect'"},
      {"simulate --last-year 300", "not in range"},
      {"simulate --bots search:iterations=none", "no setting 'iterations=none'"},
      {"bench --seconds nan", "'nan' is not a number"},
      {"learn --games -1 --out /dev/null", "'-1' is not a whole number"},
      {"learn --rate nan --games 1 --out /dev/null", "'nan' is not a number"},
      {"learn --jobs 99999 --out /dev/null", "the number of jobs must be 1 to 256"},
      {"learn --lambda 7 --out /dev/null", "are shares, 0 to 1"},
      {"learn --games 1 --out /dev/null --checkpoint /etc", "'/etc' is not a checkpoint"},
      {"arena --bots greedy,random --games 2 --out same --csv same", "name the same file"},
      {"arena --merge /dev/zero", "cannot read '/dev/zero'"},
      {"learn --kind extended --games 1 --out /dev/null --from " + network,
       "has learned 'base', not 'extended'"},
      {"learn --kind extended --games 1 --out /dev/null --opponent " + network,
       "has learned 'base', not 'extended'"},
      {"round --kind extended --out /dev/null " + network, "has learned 'base', not 'extended'"},
      {"simulate --modules board --bots step:network=" + network,
       "has learned another kind of game than 'extended'"},
      {"arena --players 1 --bots greedy,step:network=" + network,
       "has learned another kind of game than 'base_alone'"},
      {"study --players 1,2 --out /dev/null --bot step:network=" + network,
       "has learned another kind of game than 'base_alone'"},
      {"learn --kind chess", "chess not in {base,base_alone,extended,extended_alone}"},
      {"round /no/such/file --out /dev/null", "cannot read '/no/such/file'"},
      {"round /dev/null --value-step 5 --out /dev/null", "a step is one of 1, 2, 4, 8, 16, 32, 64, 128, 256"},
      {"round /dev/null --out /dev/null", "this is not a network"},
      {"round /dev/null --games 0 --out /dev/null", "games start at one"},
      {"signature --evaluations --solo", "excludes"},
      {"signature --evaluations --modules board", "excludes"},
      {"arena", "an arena is for 1 to 12 bots"},
      {"arena --bots greedy", "name at least two bots"},
      {"arena --bots greedy,random --sprt 5", "--sprt"},
      {"arena --merge /no/such/file", "cannot read '/no/such/file'"},
      {"study --games 5", "say where the results go"},
      {"study --merge /no/such/file --records /no/such/folder/file", "cannot read '/no/such/file'"},
      {"puzzle --bot greedy", "'greedy' does not think ahead"},
      {"puzzle --gap 0", "the gap is 1 to 500 thousandths"},
      {"puzzle --verify /no/such/file", "cannot read '/no/such/file'"},
      {"puzzle --verify " + testing::source_path("LICENSE"), "this is not a file of puzzles"},
      {"bot perfect", "no bot called 'perfect'"},
      {"bench --against /no/such/program", "/no/such/program"},
      {"bench --against /bin/true", "'/bin/true' "},
      {"bench --against /bin/true --json", "excludes"},
      {"rules R-9999", "there is no ruling R-9999"},
      {"rules --json planner", "excludes"},
      {"replay", "file is required"},
      {"play --language fr", "there is no language 'fr'; there are en, de, es"},
      {"replay /no/such/file", "cannot read '/no/such/file'"},
      {"replay " + testing::source_path("LICENSE"), "LICENSE:1: a record begins with"},
      {"simulate --players 1 --level heroic", "heroic"},
      {"simulate --players 1 --challenge 9", "not in range"},
      {"simulate --players 1 --tokens 256", "not in range"},
      {"simulate --players 1 --level very_hard --aggressive", "for the levels easy, normal and hard"},
      {"simulate --players 1 --challenge 6 --aggressive", "challenge 6 is not played"},
      {"simulate --players 2 --level hard", "belong to the game for one player"},
      {"perft --players 1 --tokens 1", "belong to the campaign"},
      {"perft --modules moon", "'moon' is not a list of modules"},
      {"simulate --modules board,board", "is not a list of modules"},
      {"simulate --plain-stars", "stars belong to the extended board"},
      {"perft --players 3 --challenge 1", "belong to the game for one player"},
  };
  for (const auto& [arguments, expected] : cases) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments << "\n" << ran.output;
    EXPECT_NE(ran.output.find(expected), std::string::npos) << arguments << "\n" << ran.output;
  }
}

TEST(CommandLine, PrintsVersionHelpAndSignature) {
  EXPECT_EQ(run("version").output, "vendemmia " + std::string(kVersion) + ", rules 2\n");
  const Ran flag = run("--version");
  EXPECT_EQ(flag.exit_code, 0);
  EXPECT_EQ(flag.output, run("version").output);
  const Ran help = run("--help");
  EXPECT_EQ(help.exit_code, 0);
  for (const char* command : {"play", "referee", "replay", "simulate", "arena", "bot", "study", "perft",
                              "bench", "rules", "signature", "version"}) {
    EXPECT_NE(help.output.find(command), std::string::npos) << command;
  }
  const Ran signature = run("signature --games 5");
  EXPECT_EQ(signature.exit_code, 0);
  EXPECT_EQ(signature.output.size(), 17u);
  EXPECT_EQ(signature.output.find_first_not_of("0123456789abcdef\n"), std::string::npos);
}

// The version stands in CMakeLists.txt, and a new one is described.
TEST(CommandLine, TheChangesBeginWithThisVersion) {
  std::ifstream changes(testing::source_path("CHANGELOG.md"));
  std::string line;
  while (std::getline(changes, line) && !line.starts_with("## ")) {
  }
  EXPECT_TRUE(line.starts_with("## " + std::string(kVersion) + " ")) << line;
}

TEST(CommandLine, EndsQuietlyWhenNobodyReadsAnyMore) {
  for (const auto taken : {SIG_DFL, SIG_IGN}) {
    for (const char* command : {"types", "--help", "version"}) {
      const Unread unread = run_unread(command, taken);
      EXPECT_EQ(unread.signal, SIGPIPE) << command;
      EXPECT_EQ(unread.complaints, "") << command;
    }
  }
}

TEST(CommandLine, ReplayShowsAPositionAndVerifies) {
  const Ran part = run("replay " + golden_game() + " --to 3");
  EXPECT_EQ(part.exit_code, 0);
  EXPECT_NE(part.output.find("\nAfter 3 of "), std::string::npos) << part.output;
  EXPECT_NE(part.output.find("\nPlayer 2:\n"), std::string::npos) << part.output;
  const Ran german = run("replay " + golden_game() + " --to 3 --language de");
  EXPECT_NE(german.output.find("\nNach 3 von "), std::string::npos) << german.output;
  EXPECT_NE(german.output.find("\nSpieler 2:\n"), std::string::npos) << german.output;
  const Ran whole = run("replay " + golden_game());
  EXPECT_NE(whole.output.find("# The game is over after year "), std::string::npos) << whole.output;
  const Ran verified = run("replay --verify " + golden_game());
  EXPECT_EQ(verified.exit_code, 0);
  EXPECT_NE(verified.output.find(" answers, the game is over\n"), std::string::npos) << verified.output;
}

TEST(CommandLine, VerifySaysWhatWasCheckedOrWhichLineIsWrong) {
  const Ran verified = run("verify " + golden_game());
  EXPECT_EQ(verified.exit_code, 0);
  EXPECT_NE(verified.output.find(" answers, the game is over\nThe record does not name its bots"),
            std::string::npos)
      << verified.output;
  EXPECT_NE(run("verify --language de " + golden_game()).output.find("die Partie ist zu Ende"),
            std::string::npos);
  const TemporaryFolder folder;
  const std::string changed = (folder.path() / "changed.journal").string();
  std::ifstream golden(golden_game());
  std::string text{std::istreambuf_iterator<char>(golden), {}};
  text.insert(text.find("seed ") + 5, "1");
  std::ofstream(changed) << text;
  const Ran refused = run("verify " + changed);
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_NE(refused.output.find(changed + ":"), std::string::npos) << refused.output;
  EXPECT_EQ(run("verify " + (folder.path() / "missing").string()).exit_code, 2);
}

TEST(CommandLine, PerftDividesItsCount) {
  const Ran plain = run("perft --players 3 --seed 2 --depth 4");
  const Ran divided = run("perft --players 3 --seed 2 --depth 4 --divide");
  EXPECT_EQ(plain.exit_code, 0);
  unsigned long sum = 0;
  std::size_t at = 0;
  for (std::size_t end = 0; (end = divided.output.find('\n', at)) != std::string::npos; at = end + 1) {
    const std::string line = divided.output.substr(at, end - at);
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos)
      sum += std::stoul(line.substr(colon + 2));
    else
      EXPECT_EQ(line + "\n", plain.output);
  }
  EXPECT_EQ(std::to_string(sum) + "\n", plain.output);
}

TEST(CommandLine, SoloGamesAreSimulatedCountedAndReplayed) {
  const Ran simulated = run("simulate --players 1 --level hard --games 20 --seed 3");
  EXPECT_EQ(simulated.exit_code, 0);
  EXPECT_NE(simulated.output.find("random against the Automa, level hard\n"), std::string::npos);
  EXPECT_NE(simulated.output.find("VP mean "), std::string::npos);
  const Ran counted = run("perft --players 1 --challenge 1 --seed 1 --depth 2");
  EXPECT_EQ(counted.exit_code, 0);
  EXPECT_GT(std::stoul(counted.output), 27u * 15u);
  const Ran replayed = run("replay --verify " + testing::source_path("tests/golden/games/solo_hard.journal"));
  EXPECT_EQ(replayed.exit_code, 0);
  EXPECT_NE(replayed.output.find(" answers, the game is over\n"), std::string::npos) << replayed.output;
  EXPECT_NE(run("signature --games 5 --solo").output, run("signature --games 5").output);
}

TEST(CommandLine, GamesWithModulesAreSimulatedAndCounted) {
  const Ran simulated = run("simulate --modules structures,board --games 3 --last-year 3");
  EXPECT_EQ(simulated.exit_code, 0) << simulated.output;
  EXPECT_NE(simulated.output.find("modules board,structures\n"), std::string::npos) << simulated.output;
  const Ran base = run("perft --seed 1 --depth 4");
  const Ran counted = run("perft --seed 1 --depth 4 --modules board");
  EXPECT_EQ(counted.exit_code, 0);
  EXPECT_LT(std::stoul(counted.output), std::stoul(base.output))
      << "row 1 is not to be had in the first year";
  EXPECT_NE(run("signature --games 5 --modules board").output, run("signature --games 5").output);
}

void expect_figures(const nlohmann::json& figures) {
  EXPECT_LE(figures["state_bytes"], 1280);
  EXPECT_EQ(figures["signature"].get<std::string>().size(), 16u);
  EXPECT_GT(figures["1"]["games_per_s"], 0);
  EXPECT_EQ(figures["1"]["mean_years"], 7);
  for (const char* players : {"2", "3", "4", "5", "6"}) {
    const auto& play = figures[players];
    EXPECT_EQ(play.size(), 5u);
    EXPECT_GT(play["games_per_s"], 0);
    EXPECT_GT(play["seven_year_games_per_s"], play["games_per_s"]);
    EXPECT_GT(play["choices_per_s"], play["games_per_s"]);
    EXPECT_GT(play["choices_per_game"], 50);
    EXPECT_GT(play["mean_years"], 5);
  }
}

TEST(CommandLine, BenchPrintsItsObject) {
  const Ran ran = run("bench --json --seconds 0.02");
  ASSERT_EQ(ran.exit_code, 0) << ran.output;
  auto figures = nlohmann::json::parse(ran.output);
  const nlohmann::json tuscany = figures["tuscany"];
  figures.erase("tuscany");
  for (const nlohmann::json& one : {figures, tuscany}) {
    std::set<std::string> keys;
    for (const auto& [key, value] : one.items()) keys.insert(key);
    EXPECT_EQ(keys,
              (std::set<std::string>{"state_bytes", "copy_ns", "signature", "1", "2", "3", "4", "5", "6"}));
    expect_figures(one);
  }
  EXPECT_NE(figures["signature"], tuscany["signature"]);
}

TEST(CommandLine, ServesAsAFileSays) {
  const TemporaryFolder folder;
  const std::string file = folder.path() / "vendemmia.conf";
  std::ofstream(file)
      << "# for people\n\ngrace = 7\n hints-burst=5 \nallowed-host = a.example\nallowed-host = b.example\n";
  const Ran ran = run("serve --config " + file + " --grace 9 --print-config");
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_THAT(ran.output, HasSubstr("grace = 9\n")) << "the command line counts more";
  EXPECT_THAT(ran.output, HasSubstr("hints-burst = 5\n"));
  EXPECT_THAT(ran.output, HasSubstr("hints-rate = 0.5\n")) << "as it always is";
  EXPECT_THAT(ran.output, HasSubstr("allowed-host = a.example\nallowed-host = b.example\n"));
  // What it prints can be read again.
  std::ofstream(file) << ran.output;
  EXPECT_EQ(run("serve --print-config --config=" + file).output, ran.output);

  std::ofstream(file) << "grace = 7\nnonsense\n";
  const Ran wrong = run("serve --config " + file);
  EXPECT_EQ(wrong.exit_code, 2);
  EXPECT_THAT(wrong.output, HasSubstr("line 2"));
  std::ofstream(file) << "hints-burst = many\n";
  EXPECT_EQ(run("serve --config " + file).exit_code, 2);
  for (const char* value : {"nan", "-1", "inf"}) {
    std::ofstream(file) << "hints-burst = " << value << "\n";
    EXPECT_EQ(run("serve --config " + file + " --print-config").exit_code, 2) << value;
  }
  std::ofstream(file) << "grace = 7\nstroe = postgres://anna:secret@db/tables\n";
  const Ran misspelt = run("serve --config " + file + " --print-config");
  EXPECT_EQ(misspelt.exit_code, 2);
  EXPECT_THAT(misspelt.output, HasSubstr("line 2: there is no option 'stroe'"));
  EXPECT_THAT(misspelt.output, ::testing::Not(HasSubstr("secret")));
  EXPECT_EQ(run("serve --config " + file + ".missing").exit_code, 2);
}

}  // namespace
}  // namespace vendemmia
