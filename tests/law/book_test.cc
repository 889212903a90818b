// The law book: how rulings are found, and that the one of this program is in order.
#include "law/book.h"

#include <array>
#include <fstream>
#include <iterator>
#include <set>

#include <gtest/gtest.h>

#include "engine/game/reason_rulings.h"
#include "law/card_names.h"
#include "law/index.h"
#include "tests/catalog/catalog_data.h"
#include "tests/support/paths.h"

namespace vendemmia {
namespace {

constexpr std::array kFiles{
    LawFile{"a.md",
            "# A\n\nIntro.\n\n### R-2 May the last of the workers pass?\n\nYes.\n\n- Source: RB.\n"
            "- Cards: planner\n\n### D-1 How?\n\nThe worker\nstays; the last one too.\n\n- Source: OWN.\n"},
    LawFile{"b/c.md",
            "# C\n\nIntro.\n\n### R-1 When?\n\nWith the Last\nWorker, R-2.\n\n- Source: RB.\n"
            "- Cards: worker_oracle, planner\n\n### R-3 Where?\n\nThere.\n\n- Source: RB.\n"},
};

std::string numbers_of(const std::vector<const Ruling*>& rulings) {
  std::string text;
  for (const Ruling* ruling : rulings) text += (text.empty() ? "" : " ") + text_of(ruling->number);
  return text;
}

TEST(LawBook, FindsByNumberCardSubjectAndWords) {
  const auto book = read_law(kFiles);
  ASSERT_TRUE(book) << book.error().text();
  ASSERT_EQ(book->rulings.size(), 4u);
  EXPECT_EQ(text_of(book->rulings.back().number), "D-1") << "decisions stand behind the rulings";
  ASSERT_NE(book->find(*ruling_in("R-1")), nullptr);
  EXPECT_EQ(book->subject_of(*book->find(*ruling_in("R-1"))).id, "b/c");
  EXPECT_EQ(book->find(*ruling_in("R-4")), nullptr);
  EXPECT_EQ(book->find(*ruling_in("D-2")), nullptr);
  EXPECT_EQ(numbers_of(book->of_card("planner")), "R-1 R-2");
  EXPECT_EQ(numbers_of(book->of_subject(1)), "R-1 R-3");
  EXPECT_EQ(numbers_of(book->search("  last WORKER ")), "R-1 R-2 D-1") << "phrase, question, text";
  EXPECT_EQ(numbers_of(book->search("worker stays")), "D-1");
  EXPECT_EQ(numbers_of(book->search("worker nowhere")), "");
  EXPECT_EQ(numbers_of(book->search(" ")), "");
}

TEST(LawBook, NumbersAreGivenOnceAndReplacedByOthers) {
  const std::string good(kFiles[0].text);
  const std::array twice{kFiles[0],
                         LawFile{"z.md", "# Z\n\nIntro.\n\n### R-2 Again?\n\nNo.\n\n- Source: RB.\n"}};
  EXPECT_EQ(read_law(twice).error().text(),
            "docs/rules/z.md:5: R-2 is given twice; it stands in docs/rules/a.md too");
  const std::string replaced = good + "- Replaced by: R-9\n";
  const std::array lost{LawFile{"a.md", replaced}};
  EXPECT_EQ(read_law(lost).error().text(),
            "docs/rules/a.md:12: D-1 is replaced by R-9, which does not exist");
}

TEST(LawBook, OfThisProgramIsInOrder) {
  const auto book = read_law(law_files());
  ASSERT_TRUE(book) << book.error().text();
  unsigned expected = 0;
  RulingNumber::Series series{};
  for (const Ruling& ruling : book->rulings) {
    expected = ruling.number.series == series ? expected + 1 : 1;
    series = ruling.number.series;
    ASSERT_EQ(ruling.number.number, expected) << "the numbers have a gap before " << text_of(ruling.number);
  }
}

TEST(LawBook, IndexIsThatOfTheBook) {
  std::ifstream file(testing::source_path("docs/rules/index.md"));
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(text, index_of(law())) << "run scripts/update-rules-index";
}

TEST(LawBook, CardsAreThoseOfTheCatalogue) {
  std::set<std::string> expected;
  const auto expect_all = [&expected](const testing::Json& cards) {
    for (const testing::Json& one : cards) expected.insert(one["id"]);
  };
  expect_all(testing::catalogue("visitors.json"));
  expect_all(testing::catalogue("structures.json"));
  expect_all(testing::catalogue("special_workers.json")["workers"]);
  expect_all(testing::catalogue("structure_cards.json")["cards"]);
  std::set<std::string> known;
  for (const CardName& card : card_names()) known.insert(card.id);
  EXPECT_EQ(known, expected);
}

TEST(LawBook, CardsAreFoundByIdAndByName) {
  EXPECT_EQ(cards_called("Jack of all trades").size(), 1u);
  EXPECT_EQ(cards_called("merchant").size(), 2u) << "a visitor and a special worker";
  EXPECT_EQ(cards_called("harvest_machine").front().id, "structure_harvest_machine");
  EXPECT_EQ(cards_called("Messenger").front().id, "worker_messenger");
  EXPECT_TRUE(cards_called("nobody").empty());
}

// What is no matter of the rules: an answer to another question, a card that one does not hold.
bool needs_no_ruling(Reason reason) {
  return reason == Reason::Ok || reason == Reason::NotAnAnswer || reason == Reason::NotInHand;
}

TEST(LawBook, EveryReasonHasRulingsInForceBehindIt) {
  for (unsigned i = 0; i <= static_cast<unsigned>(Reason::SpecialOwned); ++i) {
    const auto reason = static_cast<Reason>(i);
    EXPECT_EQ(rulings_of(reason).empty(), needs_no_ruling(reason)) << code_of(reason);
    for (const RulingNumber number : rulings_of(reason)) {
      const Ruling* ruling = law().find(number);
      EXPECT_TRUE(ruling != nullptr && ruling->in_force()) << code_of(reason) << ": " << text_of(number);
    }
  }
}

}  // namespace
}  // namespace vendemmia
