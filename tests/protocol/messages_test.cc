// What pages say: read into structs, or refused with the field that is wrong.
#include <gtest/gtest.h>

#include "protocol/messages_in.h"
#include "protocol/messages_out.h"
#include "protocol/wire/write.h"

namespace vendemmia::said {
namespace {

TEST(Messages, ReadsWhatIsSaid) {
  const Heard heard = parse_message(R"({"do":"act","id":7,"seat":2,"seq":41,"actions":["pass"]})");
  ASSERT_TRUE(heard.message);
  ASSERT_TRUE(std::holds_alternative<Act>(*heard.message));
  const Act& act = std::get<Act>(*heard.message);
  EXPECT_EQ(heard.id, 7u);
  EXPECT_EQ(act.seat, 2);
  EXPECT_EQ(act.seq, 41u);
  EXPECT_EQ(act.actions, std::vector<std::string>{"pass"});
}

// What is read quickly is what is read with care, and whatever is written otherwise is left to that.
TEST(Messages, TheQuickWayReadsTheSame) {
  const std::string texts[] = {
      R"({"do":"act","id":7,"seat":2,"seq":41,"actions":["pass"]})",
      R"({"do":"act","actions":["pass","place grande plant_vine.left"],"seq":4294967295,"seat":0})",
      R"({"do":"act","seat":0,"seq":0,"actions":[]})",
      R"({"do":"act","seat":256,"seq":0,"actions":[]})",
      R"({"do":"act","seat":-0,"seq":0,"actions":[]})",
      R"({"do":"act","seat":01,"seq":0,"actions":[]})",
      R"({"do":"act","seat":1.0,"seq":0,"actions":[]})",
      R"({"do":"act","seat":1e0,"seq":0,"actions":[]})",
      R"({"do":"act","seat":true,"seq":0,"actions":[]})",
      R"({"do":"act","seat":1,"seat":2,"seq":0,"actions":[]})",
      R"({"do":"act","seat":1,"seq":0})",
      R"({"do":"act","seat":1,"seq":0,"actions":["p\u0061ss"]})",
      R"({"do":"act","seat":1,"seq":0,"actions":["è"]})",
      R"({"do":"act","seat":1,"seq":0,"actions":["pass",]})",
      R"({"do":"act","seat":1,"seq":0,"actions":["pass"],"more":1})",
      R"({"do":"act","seat":1,"seq":0,"actions":["pass"]}})",
      R"({"do":"act","seat":1,"seq":0,"actions":["pass")",
      R"({"do":"actor","seat":1,"seq":0,"actions":["pass"]})",
      R"({"do":"ping"})",
      R"({"do":"ping","id":null})",
      R"({"do":"ping","id":3})",
      R"({"do":"preview","id":3,"seat":1,"seq":5,"action":"pass"})",
      R"({"do":"act","seat":1,"seq":0,"actions":[)" +
          []() {
            std::string many;
            for (int i = 0; i < 300; ++i) many += R"("pass",)";
            return many;
          }() +
          R"("pass"]})"};
  for (const std::string& text : texts) {
    SCOPED_TRACE(text.substr(0, 80));
    const Heard quick = parse_message(text);
    const Heard careful = parse_message(" " + text);
    EXPECT_EQ(quick.id, careful.id);
    ASSERT_EQ(quick.fault.has_value(), careful.fault.has_value());
    if (quick.fault) {
      EXPECT_EQ(quick.fault->code, careful.fault->code);
      EXPECT_EQ(quick.fault->path, careful.fault->path);
      continue;
    }
    const auto written = [](const Heard& heard) {
      return std::visit([](const auto& one) { return wire::to_json(one); }, *heard.message);
    };
    EXPECT_EQ(written(quick), written(careful));
  }
}

TEST(Messages, OptionalFieldsMayBeMissing) {
  const Heard heard = parse_message(R"({"do":"chat","text":"hello"})");
  ASSERT_TRUE(heard.message);
  EXPECT_FALSE(std::get<Chat>(*heard.message).seat);
  EXPECT_FALSE(heard.id);
}

TEST(Messages, ReadsWhoWantsAHint) {
  const Heard heard = parse_message(R"({"do":"hint","id":3,"seat":1,"seq":12})");
  ASSERT_TRUE(heard.message);
  EXPECT_EQ(std::get<Hint>(*heard.message).seat, 1);
  EXPECT_EQ(std::get<Hint>(*heard.message).seq, 12u);
  told::Hint hint;
  hint.id = 3;
  const Action later = act(ActionKind::Harvest, u8{1});
  hint.answers.push_back({"pass", 512, 40, {{{later}, 3, wire::SeasonName("winter")}}});
  EXPECT_EQ(
      wire::to_json(hint),
      R"({"is":"hint","id":3,"answers":[{"action":"pass","chance":512,"visits":40,"plan":[)"
      R"({"answer":{"text":"harvest field_6","kind":"harvest","field":6},"year":3,"season":"winter"}]}]})");
}

TEST(Messages, ReadsWhatIsSaidAboutCampaigns) {
  const Heard begin =
      parse_message(R"({"do":"campaign_new","id":1,"level":"hard","aggressive":true,"name":"Anna"})");
  ASSERT_TRUE(begin.message);
  EXPECT_EQ(std::get<CampaignNew>(*begin.message).level.text, "hard");
  EXPECT_TRUE(std::get<CampaignNew>(*begin.message).aggressive);
  const Heard import = parse_message(R"({"do":"campaign_import","text":"vendemmia campaign 1\n","name":""})");
  ASSERT_TRUE(import.message);
  EXPECT_EQ(std::get<CampaignImport>(*import.message).text, "vendemmia campaign 1\n");
  const Heard open = parse_message(R"({"do":"campaign","secret":"abc"})");
  ASSERT_TRUE(open.message);
  EXPECT_EQ(std::get<Campaign>(*open.message).secret, "abc");
  const Heard play = parse_message(R"({"do":"campaign_play","secret":"abc"})");
  ASSERT_TRUE(play.message);
  EXPECT_EQ(std::get<CampaignPlay>(*play.message).secret, "abc");
}

struct Bad {
  std::string_view text;
  std::string_view code;
  std::string_view path;
};

TEST(Messages, RefusesWithTheFieldThatIsWrong) {
  const Bad cases[] = {
      {"", "not_json", ""},
      {"[]", "wrong_type", ""},
      {"{}", "missing_field", "do"},
      {R"({"do":3})", "wrong_type", "do"},
      {R"({"do":"dance"})", "unknown_message", "do"},
      {R"({"do":"skip","id":-1})", "out_of_range", "id"},
      {R"({"do":"skip","really":true})", "unknown_field", "really"},
      {R"({"do":"act","seat":0,"seq":1})", "missing_field", ""},
      {R"({"do":"act","seat":300,"seq":1,"actions":[]})", "out_of_range", "seat"},
      {R"({"do":"act","seat":0,"seq":1,"actions":["pass",1]})", "wrong_type", "actions[1]"},
      {R"({"do":"create","options":{"players":2,"friendly":false,"two_parents":false,"last_year":0},)"
       R"("seats":[{"kind":"cat"}],"listed":false,"spectators":true,"chat":true,"pace":0})",
       "unknown_name", "seats[0].kind"},
      {R"({"do":"campaign_new","level":"absurd","aggressive":false,"name":"Anna"})", "unknown_name", "level"},
      {R"({"do":"campaign_new","level":"hard","name":"Anna"})", "missing_field", ""},
      {R"({"do":"campaign_play"})", "missing_field", ""},
      {R"({"do":"hint","seat":0})", "missing_field", ""},
      {R"({"do":"hint","seat":0,"seq":1,"bot":"expert"})", "unknown_field", "bot"},
  };
  for (const Bad& one : cases) {
    const Heard heard = parse_message(one.text);
    EXPECT_FALSE(heard.message) << one.text;
    ASSERT_TRUE(heard.fault) << one.text;
    EXPECT_EQ(heard.fault->code, one.code) << one.text;
    EXPECT_EQ(heard.fault->path, one.path) << one.text;
  }
}

TEST(Messages, TheIdComesBackEvenIfTheRestIsWrong) {
  EXPECT_EQ(parse_message(R"({"do":"act","id":9})").id, 9u);
}

TEST(Messages, AListThatIsTooLongIsRefused) {
  std::string text = R"({"do":"enter","table":"x","secrets":[)";
  for (int i = 0; i < 300; ++i) text += i == 0 ? R"("a")" : R"(,"a")";
  const Heard heard = parse_message(text + "]}");
  ASSERT_TRUE(heard.fault);
  EXPECT_EQ(heard.fault->code, "too_long");
}

TEST(Messages, WritesTextsThatJsonUnderstands) {
  told::ChatLine line{{}, "Anna \"la\" \\ Rossi", "one\ntwo\t\x01 grüß dich", 12};
  EXPECT_EQ(wire::to_json(line),
            R"({"seat":null,"name":"Anna \"la\" \\ Rossi","text":"one\ntwo\t\u0001 grüß dich","time":12})");
}

}  // namespace
}  // namespace vendemmia::said
