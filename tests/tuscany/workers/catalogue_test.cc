// The special workers are those of the catalogue.
#include "engine/catalog/names.h"
#include "engine/catalog/special_workers.h"
#include "engine/game/winery.h"
#include "tests/catalog/catalog_data.h"
#include "tests/support/table.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

TEST(SpecialWorkers, AreThoseOfTheCatalogue) {
  const Json data = catalogue("special_workers.json");
  ASSERT_EQ(data["cards"], kSpecialKinds);
  ASSERT_EQ(data["workers"].size(), kSpecialKinds);
  for (unsigned i = 0; i < kSpecialKinds; ++i) {
    const Json& worker = data["workers"][i];
    const auto kind = static_cast<Worker>(kFirstSpecial + i);
    EXPECT_EQ(worker["id"], facts(kind).id);
    EXPECT_EQ(worker["name"], facts(kind).name);
    EXPECT_EQ(worker["number"], i + 1);
    EXPECT_EQ(worker["excluded_two_player"], !facts(kind).for_two) << facts(kind).name;
    EXPECT_EQ(worker["excluded_solo"], !facts(kind).for_one) << facts(kind).name;
    EXPECT_TRUE(worker["ability_optional"]);
    EXPECT_EQ("worker_" + std::string(kWorkerNames[kFirstSpecial + i]), facts(kind).id);
  }
  EXPECT_EQ(data["setup"]["drawn_cards"], kSpecialsInGame);
  EXPECT_EQ(data["training"]["max_workers_total"], kMostRegulars + 1);  // the grande
}

TEST(SpecialWorkers, CostWhatTheCatalogueSays) {
  const Json prices = catalogue("special_workers.json")["training"]["prices_on_extended_board"];
  const auto price = [](std::string_view answer, bool bonus) {
    WorkerTable t = extended(5, Season::Winter, Worker::Farmer, Worker::Chef);
    t.lira(0, 20);
    t.place(0, bonus ? "train_worker.left" : "train_worker.middle");
    if (bonus) t.answer(0, "bonus first");
    t.answer(0, answer);
    return 20 - t.lira(0);
  };
  EXPECT_EQ(prices["regular"], price("train", false));
  EXPECT_EQ(prices["special"], price("train special chef", false));
  EXPECT_EQ(prices["regular_with_lira_bonus"], price("train", true));
  EXPECT_EQ(prices["special_with_lira_bonus"], price("train special chef", true));
}

}  // namespace
}  // namespace vendemmia::testing
