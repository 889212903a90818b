// The program whose standard streams are full or closed.
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>
#include <sys/wait.h>

#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace vendemmia {
namespace {

std::string text_in(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The exit code of the program with these arguments and redirections.
int exit_code_of(const std::string& arguments) {
  return WEXITSTATUS(std::system((testing::program_path() + " " + arguments).c_str()));
}

// A full disk must not leave half an index, say, behind a command that succeeded.
TEST(StandardStreams, OutputThatIsLostIsAnError) {
  const TemporaryFolder folder;
  const std::string complaints = folder.path().string() + "/complaints";
  for (const std::string arguments :
       {"version", "--version", "--help", "rules R-51", "rules --index", "types", "signature --games 1",
        "simulate --games 1", "perft --depth 1", "arena --bots random,greedy --games 2"}) {
    for (const char* output : {" >/dev/full", " >&-"}) {
      EXPECT_EQ(exit_code_of(arguments + output + " 2>" + complaints), 1) << arguments << output;
      EXPECT_TRUE(text_in(complaints).starts_with("vendemmia: ")) << arguments << output;
    }
  }
}

// Its tables are worth more than its greeting. Once it answers, it can be asked to stop.
constexpr const char* kServeAndStop = R"(bash -c '
  mkfifo "$FOLDER/log"
  "$PROGRAM" serve --port 0 --data "$FOLDER" >/dev/full 2>"$FOLDER/log" &
  while read -r line; do
    [[ $line =~ event=listening.*\ port=([0-9]+) ]] || continue
    exec 4<>"/dev/tcp/127.0.0.1/${BASH_REMATCH[1]}"
    printf "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" >&4
    read -r answer <&4
    kill $!
  done <"$FOLDER/log"
  wait $!')";

TEST(StandardStreams, AServerDoesNotFailForWantOfAReader) {
  const TemporaryFolder folder;
  const std::string names = "PROGRAM=" + testing::program_path() + " FOLDER=" + folder.path().string() + " ";
  EXPECT_EQ(WEXITSTATUS(std::system((names + kServeAndStop).c_str())), 0);
}

TEST(StandardStreams, TheExitCodeTellsWhereNobodyReadsTheComplaint) {
  for (const char* errors : {" 2>/dev/full", " 2>&-"}) {
    EXPECT_EQ(exit_code_of(std::string("simulate --bots nobody") + errors), 2) << errors;
    EXPECT_EQ(exit_code_of(std::string("perft --players 9") + errors), 2) << errors;
  }
}

// A file that is opened while a standard stream is closed would get its number.
TEST(StandardStreams, WhatIsPrintedDoesNotEndUpInAFile) {
  const TemporaryFolder folder;
  const std::string whole = folder.path().string() + "/whole.csv";
  const std::string closed = folder.path().string() + "/closed.csv";
  ASSERT_EQ(exit_code_of("simulate --games 3 --out " + whole + " >/dev/null"), 0);
  EXPECT_EQ(exit_code_of("simulate --games 3 --out " + closed + " <&- >&- 2>&-"), 1);
  EXPECT_EQ(text_in(closed), text_in(whole));
}

}  // namespace
}  // namespace vendemmia
