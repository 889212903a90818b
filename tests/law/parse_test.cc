// The format of the law book: what is read, and that every mistake names file and line.
#include "law/parse.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

constexpr std::string_view kHarvest = R"(# Harvest

What a field yields. The yoke
is R-58.

### R-51 May a field be harvested twice?

No. The mark belongs to the field
and lasts.

- one item
  that goes on
- another `code`

A last word.

- Source: RB; BGA (which
  differs).
- Cards: planner, worker_merchant, merchant,
  structure_mixer
- Tags: own, conflict
- Replaced by: R-52, D-7

### D-7 What then?

Nothing.

- Source: OWN.
)";

tl::expected<ParsedSubject, LawFault> parse(std::string_view text) {
  return parse_subject({"workers/harvest.md", text});
}

TEST(LawFormat, ASubjectIsRead) {
  const auto parsed = parse(kHarvest);
  ASSERT_TRUE(parsed) << parsed.error().text();
  EXPECT_EQ(parsed->subject.id, "workers/harvest");
  EXPECT_EQ(parsed->subject.path(), "docs/rules/workers/harvest.md");
  EXPECT_EQ(parsed->subject.title, "Harvest");
  EXPECT_EQ(parsed->subject.intro, "What a field yields. The yoke is R-58.");
  ASSERT_EQ(parsed->rulings.size(), 2u);
}

TEST(LawFormat, ARulingIsRead) {
  const auto parsed = parse(kHarvest);
  ASSERT_TRUE(parsed) << parsed.error().text();
  const Ruling& ruling = parsed->rulings[0];
  EXPECT_EQ(text_of(ruling.number), "R-51");
  EXPECT_EQ(ruling.line, 6u);
  EXPECT_EQ(ruling.question, "May a field be harvested twice?");
  EXPECT_EQ(ruling.text,
            "No. The mark belongs to the field and lasts.\n\n- one item that goes on\n- another `code`\n\nA "
            "last word.");
  EXPECT_EQ(ruling.source, "RB; BGA (which differs).");
  EXPECT_EQ(ruling.cards,
            (std::vector<std::string>{"planner", "worker_merchant", "merchant", "structure_mixer"}));
  EXPECT_TRUE(ruling.own && ruling.conflict);
  EXPECT_FALSE(ruling.in_force());
  ASSERT_EQ(ruling.replaced_by.size(), 2u);
  EXPECT_EQ(text_of(ruling.replaced_by[1]), "D-7");

  const Ruling& plain = parsed->rulings[1];
  EXPECT_EQ(text_of(plain.number), "D-7");
  EXPECT_TRUE(plain.in_force() && !plain.own && !plain.conflict && plain.cards.empty());
}

// The good text with one part of it replaced.
std::string with(std::string_view part, std::string_view by) {
  std::string text(kHarvest);
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return text.replace(at, part.size(), by);
}

TEST(LawFormat, AMistakeNamesFileAndLine) {
  struct Mistake {
    std::string text;
    unsigned line;
    std::string what;
  };
  const std::string blanks(140, 'x');
  const std::array mistakes{
      Mistake{"", 1, "begins with '# '"},
      Mistake{"Harvest\n", 1, "begins with '# '"},
      Mistake{"# Harvest\n\nText.\n", 4, "at least one ruling"},
      Mistake{"# Harvest\n\n### R-1 Why?\n", 3, "what the subject covers"},
      Mistake{with("# Harvest\n", "# Harvest\n\n"), 3, "one empty line"},
      Mistake{with("### R-51", "## R-51"), 6, "a ruling begins with '### '"},
      Mistake{with("### R-51", "### R51"), 6, "looks like R-51"},
      Mistake{with("### R-51", "### R-051"), 6, "looks like R-51"},
      Mistake{with(" May a field be harvested twice?", ""), 6, "the question"},
      Mistake{with("twice?\n\n", "twice?\n"), 7, "an empty line"},
      Mistake{with("and lasts.", "and lasts. "), 9, "without blanks"},
      Mistake{with("and lasts.", blanks + "x"), 9, "at most 140"},
      Mistake{with("and lasts.", "#### More"), 9, "an empty line"},
      Mistake{with("A last word.\n\n", "A last word.\n"), 16, "before the facts"},
      Mistake{with("- Source: RB", "- Sources: RB"), 19, "'- Source: ' comes first"},
      Mistake{with("- Source: OWN.\n", ""), 28, "D-7 has no '- Source: '"},
      Mistake{with("Nothing.\n\n", ""), 26, "the ruling itself"},
      Mistake{with("- Tags: own, conflict\n", "- Tags: own\n- Cards: yoke\n"), 22, "in this order"},
      Mistake{with("planner,", "plannerr,"), 19, "no card 'plannerr'"},
      Mistake{with("worker_merchant,", "Messenger,"), 19, "no card 'Messenger'"},
      Mistake{with("planner,", "merchant,"), 19, "named twice"},
      Mistake{with("own, conflict", "mine"), 21, "'mine' is no tag"},
      Mistake{with("own, conflict", "own, own"), 21, "given twice"},
      Mistake{with("R-52, D-7", "R-52,D-7"), 22, "not a ruling's number"},
      Mistake{with("D-7\n\n### D-7", "D-7\n### D-7"), 23, "an empty line"},
  };
  for (const Mistake& mistake : mistakes) {
    const auto parsed = parse(mistake.text);
    ASSERT_FALSE(parsed) << mistake.what;
    const std::string told = parsed.error().text();
    EXPECT_TRUE(told.starts_with("docs/rules/workers/harvest.md:" + std::to_string(mistake.line) + ": "))
        << told;
    EXPECT_NE(told.find(mistake.what), std::string::npos) << told << "\nexpected: " << mistake.what;
  }
}

TEST(LawFormat, NumbersAreWrittenInOneWay) {
  for (const char* text : {"R-1", "D-28", "R-459"}) EXPECT_EQ(text_of(*ruling_in(text)), text);
  for (const char* text : {"", "R", "R-", "R-0", "R-01", "r-1", "R-1a", "R--1", "E-1", "R-70000"})
    EXPECT_FALSE(ruling_in(text)) << text;
}

}  // namespace
}  // namespace vendemmia
