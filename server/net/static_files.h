// The built page, held in memory. A request is looked up in a map, so no path can lead out of the folder.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "server/net/http.h"

namespace vendemmia {

class StaticFiles {
 public:
  // No files at all: everything is answered by 404.
  StaticFiles() = default;

  // Reads the folder and what is below it; app.js.br and app.js.gz are other forms of app.js. Failure is a
  // sentence.
  static tl::expected<StaticFiles, std::string> load(const std::filesystem::path& folder);

  // A path that names no file is a place inside the page, and gets index.html; but a name with a dot in it was
  // meant as a file, and gets 404. What index.html names as "./..." is given as the way back from there, so that a proxy may
  // show the page below any path, of which this server knows nothing.
  HttpResponse respond(const HttpRequest&) const;

 private:
  struct File {
    std::string content_type;
    std::string cache_control;
    std::string etag;  // without quotes and form
    std::shared_ptr<const std::string> plain, brotli, gzip;
  };

  const File* find(std::string_view target) const;

  std::map<std::string, File, std::less<>> files_;  // by target, "/assets/app-1a2b.js"
  std::vector<File> pages_;                         // index.html, by how many folders deep the place is
};

// Whether an Accept-Encoding header allows this encoding.
bool accepts_encoding(std::string_view header, std::string_view encoding);

}  // namespace vendemmia
