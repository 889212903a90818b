#include "protocol/typescript.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/support/paths.h"

namespace vendemmia {
namespace {

TEST(TypeScript, ThePageHasTheTypesOfTheServer) {
  const std::ifstream file(testing::source_path("web/src/wire/types.ts"));
  ASSERT_TRUE(file);
  std::ostringstream text;
  text << file.rdbuf();
  EXPECT_EQ(text.str(), typescript_types()) << "run scripts/update-types";
}

}  // namespace
}  // namespace vendemmia
