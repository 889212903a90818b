// The subject files of docs/rules as they were when the program was built; cmake/embed_law.cmake writes them into a
// source. README.md, CHANGES.md and index.md of that folder are about the law and no part of it.
#pragma once

#include <span>
#include <string_view>

namespace vendemmia {

struct LawFile {
  std::string_view path;  // below docs/rules: "harvest.md", "workers/messenger.md"
  std::string_view text;
};

// By path.
std::span<const LawFile> law_files();

}  // namespace vendemmia
