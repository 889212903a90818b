#include "server/secrets.h"

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

TEST(Secrets, AreLongAndDifferentAndOnlyTheirHashIsKept) {
  const Secret one = fresh_secret();
  const Secret other = fresh_secret();
  EXPECT_EQ(one.text.size(), 64u);
  EXPECT_NE(one.text, other.text);
  EXPECT_NE(one.text, one.hash);
  EXPECT_EQ(hash_of_secret(one.text), one.hash);
  EXPECT_NE(fresh_table_id(), fresh_table_id());
  EXPECT_EQ(fresh_table_id().size(), 10u);
}

}  // namespace
}  // namespace vendemmia
