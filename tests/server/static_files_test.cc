#include "server/net/static_files.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace vendemmia {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class StaticFilesTest : public ::testing::Test {
 protected:
  StaticFilesTest() {
    write("index.html", "<html>");
    write("index.html.gz", "index as gzip");
    write("favicon.svg", "<svg>");
    write("assets/app-1a2b.js", "plain");
    write("assets/app-1a2b.js.br", "as brotli");
    write("assets/app-1a2b.js.gz", "as gzip");
    write("assets/font-3c4d.woff2", "font");
    auto loaded = StaticFiles::load(folder / "page");
    EXPECT_TRUE(loaded) << loaded.error();
    if (loaded) files = std::move(*loaded);
  }
  ~StaticFilesTest() override { fs::remove_all(folder); }

  void write(const std::string& name, const std::string& content) {
    const fs::path path = folder / "page" / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << content;
  }

  HttpResponse get(const std::string& target, const std::string& accept_encoding = "",
                   const std::string& if_none_match = "") const {
    HttpRequest request;
    request.method = "GET";
    request.target = target;
    request.accept_encoding = accept_encoding;
    request.if_none_match = if_none_match;
    return files.respond(request);
  }

  const std::string test_name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
  const fs::path folder =
      fs::temp_directory_path() / ("vendemmia_static_" + std::to_string(getpid()) + test_name);
  StaticFiles files;
};

TEST_F(StaticFilesTest, AssetsAreKeptForeverAndThePageIsAskedForAgain) {
  const HttpResponse asset = get("/assets/app-1a2b.js");
  EXPECT_EQ(asset.status, 200u);
  EXPECT_EQ(*asset.body, "plain");
  EXPECT_EQ(asset.content_type, "text/javascript; charset=utf-8");
  EXPECT_EQ(asset.cache_control, "public, max-age=31536000, immutable");
  EXPECT_EQ(get("/assets/font-3c4d.woff2").content_type, "font/woff2");
  EXPECT_EQ(get("/favicon.svg").content_type, "image/svg+xml");
  EXPECT_EQ(get("/favicon.svg").cache_control, "no-cache");
  EXPECT_EQ(get("/index.html").cache_control, "no-cache");
}

TEST_F(StaticFilesTest, PlacesInsideThePageGetThePage) {
  for (const char* target : {"/", "/index.html", "/room/7", "/learn/", "/v1.0/lobby"}) {
    SCOPED_TRACE(target);
    EXPECT_EQ(*get(target).body, "<html>");
    EXPECT_EQ(get(target).content_type, "text/html; charset=utf-8");
  }
}

TEST_F(StaticFilesTest, ThePageNamesItsFilesByTheWayBackFromWhereItIsShown) {
  write("index.html", R"(<a href="./x.js"><b data-root="./">)");
  files = StaticFiles::load(folder / "page").value();
  EXPECT_EQ(*get("/").body, R"(<a href="./x.js"><b data-root="./">)");
  EXPECT_EQ(*get("/rules").body, R"(<a href="./x.js"><b data-root="./">)");
  EXPECT_EQ(*get("/table/7").body, R"(<a href="../x.js"><b data-root="../">)");
  EXPECT_EQ(*get("/rules/law/automa").body, R"(<a href="../../x.js"><b data-root="../../">)");
  EXPECT_NE(get("/table/7").etag, get("/").etag);
  EXPECT_EQ(get("/table/7", "gzip").encoding, "") << "the gzip form is that of another page";
  EXPECT_EQ(get("/1/2/3/4/5/6/7/8/9").status, 200u);
  EXPECT_EQ(get("/1/2/3/4/5/6/7/8/9/10").status, 404u);
}

TEST_F(StaticFilesTest, MissingFilesAreNotFound) {
  for (const char* target : {"/missing.js", "/assets/app.js", "/assets/app-1a2b.js.br", "/room/index.html"}) {
    EXPECT_EQ(get(target).status, 404u) << target;
  }
}

TEST_F(StaticFilesTest, NoPathLeadsOutOfTheFolder) {
  std::ofstream(folder / "secret.txt") << "secret";
  std::ofstream(folder / "secret") << "secret";
  for (const char* target : {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt",
                             "//secret.txt", "/..\\secret.txt", "/./index.html"}) {
    EXPECT_EQ(get(target).status, 404u) << target;
  }
  EXPECT_EQ(*get("/../secret").body, "<html>");
}

TEST_F(StaticFilesTest, TheSmallestFormThatTheBrowserTakes) {
  EXPECT_EQ(get("/assets/app-1a2b.js", "gzip, deflate, br, zstd").encoding, "br");
  EXPECT_EQ(*get("/assets/app-1a2b.js", "gzip, deflate, br, zstd").body, "as brotli");
  EXPECT_EQ(*get("/assets/app-1a2b.js", "gzip, br;q=0").body, "as gzip");
  EXPECT_EQ(get("/assets/app-1a2b.js", "gzip;q=0.5").encoding, "gzip");
  EXPECT_EQ(get("/assets/app-1a2b.js", "identity").encoding, "");
  EXPECT_EQ(*get("/", "br, gzip").body, "index as gzip");
  EXPECT_EQ(*get("/favicon.svg", "br, gzip").body, "<svg>");
}

TEST_F(StaticFilesTest, WhatTheBrowserHasIsNotSentAgain) {
  const HttpResponse first = get("/", "gzip");
  const HttpResponse again = get("/", "gzip", "\"other\", W/" + first.etag);
  EXPECT_EQ(again.status, 304u);
  EXPECT_EQ(again.etag, first.etag);
  EXPECT_EQ(again.body, nullptr);
  EXPECT_EQ(get("/", "", first.etag).status, 200u) << "another form of the same file";
  EXPECT_NE(get("/favicon.svg").etag, get("/").etag);
}

TEST_F(StaticFilesTest, FilesCanOnlyBeRead) {
  HttpRequest request;
  request.method = "POST";
  request.target = "/";
  EXPECT_EQ(files.respond(request).status, 405u);
}

TEST_F(StaticFilesTest, WithoutAPageThereIsASentence) {
  const auto missing = StaticFiles::load(folder / "nowhere");
  ASSERT_FALSE(missing);
  EXPECT_THAT(missing.error(), HasSubstr("Cannot read the page in"));
  const auto empty = StaticFiles::load(folder / "page" / "assets");
  ASSERT_FALSE(empty);
  EXPECT_THAT(empty.error(), HasSubstr("There is no index.html in"));
  files = StaticFiles();
  EXPECT_EQ(get("/").status, 404u);
}

TEST(AcceptEncoding, IsReadByTheLetter) {
  EXPECT_TRUE(accepts_encoding("br", "br"));
  EXPECT_TRUE(accepts_encoding(" gzip ;q=1.0 ,\tbr", "br"));
  EXPECT_TRUE(accepts_encoding("br;q=0.01", "br"));
  EXPECT_FALSE(accepts_encoding("br;q=0", "br"));
  EXPECT_FALSE(accepts_encoding("br; q=0.000", "br"));
  EXPECT_FALSE(accepts_encoding("brotli", "br"));
  EXPECT_FALSE(accepts_encoding(",,", "br"));
  EXPECT_FALSE(accepts_encoding("", "br"));
}

}  // namespace
}  // namespace vendemmia
