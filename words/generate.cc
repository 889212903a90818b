// Writes the words of all languages as C++: generate FOLDER HEADER SOURCE
//
// The header has a struct for each message and a constant for each other text of words/en; the source has a table for each language. What
// a language lacks, has too much or misspells is listed, and nothing is written.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "words/message.h"

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Strings = std::vector<std::string>;

struct Signature {
  std::string name;
  Strings parameters;  // "price?": may be missing
};

Signature signature_of(const std::string& key) {
  const std::size_t open = key.find('(');
  Signature signature{.name = key.substr(0, open), .parameters = {}};
  if (open == std::string::npos) return signature;
  std::string list = key.substr(open + 1, key.size() - open - 2);
  for (;;) {
    const std::size_t comma = list.find(", ");
    signature.parameters.push_back(list.substr(0, comma));
    if (comma == std::string::npos) return signature;
    list.erase(0, comma + 2);
  }
}

bool is_optional(const std::string& parameter) { return parameter.ends_with('?'); }
std::string bare(const std::string& parameter) {
  return parameter.substr(0, parameter.size() - (is_optional(parameter) ? 1 : 0));
}

// All texts of a language by id; a message's id has its signature behind it.
using Texts = std::map<std::string, std::string>;

void collect(const Json& value, const std::string& path, Texts& texts) {
  if (value.is_string()) {
    texts[path] = value.get<std::string>();
  } else if (value.is_array()) {
    for (std::size_t i = 0; i < value.size(); ++i) collect(value[i], path + "." + std::to_string(i), texts);
  } else {
    const std::string within = path + ".";
    for (const auto& [key, inner] : value.items()) {
      if (!key.starts_with("//")) collect(inner, within + key, texts);
    }
  }
}

Texts read_language(const fs::path& folder, Json* tree) {
  Texts texts;
  std::set<fs::path> files;  // what is in page/ is the page's alone
  for (const fs::directory_entry& file : fs::directory_iterator(folder)) {
    if (file.path().extension() == ".json") files.insert(file.path());
  }
  for (const fs::path& file : files) {
    std::ifstream in(file);
    const Json json = Json::parse(in);
    collect(json, file.stem().string(), texts);
    if (tree != nullptr) (*tree)[file.stem().string()] = json;
  }
  return texts;
}

std::string problem_of(const std::string& id, const std::string& text) {
  const Strings parameters = signature_of(id).parameters;
  if (parameters.empty()) return "";
  std::string problem;
  const vendemmia::words::Message message = vendemmia::words::parse_message(text, problem);
  if (!problem.empty()) return problem;
  Strings used;
  vendemmia::words::add_used(message, used);
  for (const std::string& name : used) {
    const bool known = std::any_of(parameters.begin(), parameters.end(),
                                   [&](const std::string& one) { return bare(one) == name; });
    if (!known) return "unknown parameter $" + name;
  }
  return "";
}

unsigned list_faults(const std::string& language, const Texts& texts, const Texts& model) {
  unsigned faults = 0;
  const auto tell = [&](const std::string& what, const std::string& id) {
    std::fprintf(stderr, "words/%s: %s: %s\n", language.c_str(), what.c_str(), id.c_str());
    ++faults;
  };
  for (const auto& [id, text] : model) {
    if (!texts.contains(id)) tell("missing", id);
  }
  for (const auto& [id, text] : texts) {
    if (!model.contains(id)) tell("not in English", id);
    if (const std::string problem = problem_of(id, text); !problem.empty()) tell(problem, id);
  }
  return faults;
}

// --- Writing -----------------------------------------------------------------------------------------

std::string identifier(const std::string& name) {
  static const std::set<std::string> reserved{"and",     "case",   "default",  "delete", "do",       "else",
                                              "for",     "if",     "new",      "not",    "operator", "or",
                                              "private", "public", "register", "return", "static",   "switch",
                                              "this",    "union",  "use",      "using",  "while",    "xor"};
  return reserved.contains(name) ? name + "_" : name;
}

std::string in_quotes(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (c == '\n') {
      quoted += "\\n";
    } else {
      quoted += c;
    }
  }
  return quoted + "\"";
}

void write_message(const Signature& signature, const std::string& id, std::ostream& out) {
  out << "struct " << identifier(signature.name)
      << " {\n  static constexpr std::string_view id = " << in_quotes(id) << ";\n";
  for (const std::string& one : signature.parameters)
    out << "  " << (is_optional(one) ? "Maybe " : "Word ") << identifier(bare(one))
        << (is_optional(one) ? "{};\n" : ";\n");
  out << "  std::array<Parameter, " << signature.parameters.size() << "> parameters() const {\n    return {{";
  for (const std::string& one : signature.parameters)
    out << "{" << in_quotes(bare(one)) << ", " << identifier(bare(one)) << ".text()}, ";
  out << "}};\n  }\n};\n";
}

void write_header(const Json& tree, const std::string& path, std::ostream& out) {
  for (const auto& [key, value] : tree.items()) {
    if (key.starts_with("//")) continue;
    const Signature signature = signature_of(key);
    const std::string id = path.empty() ? signature.name : path + "." + signature.name;
    if (value.is_object()) {
      out << "namespace " << identifier(signature.name) << " {\n";
      write_header(value, id, out);
      out << "}\n";
    } else if (value.is_string() && !signature.parameters.empty()) {
      write_message(signature, id, out);
    } else if (value.is_string()) {
      out << "inline constexpr Text " << identifier(signature.name) << "{" << in_quotes(id) << "};\n";
    }
  }
}

void write_table(const std::string& language, const Texts& texts, std::ostream& out) {
  std::map<std::string, std::string> entries;
  for (const auto& [id, text] : texts) entries[signature_of(id).name] = text;
  out << "constexpr Entry k_" << language << "[] = {\n";
  for (const auto& [id, text] : entries) out << "    {" << in_quotes(id) << ", " << in_quotes(text) << "},\n";
  out << "};\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "generate FOLDER HEADER SOURCE\n");
    return 2;
  }
  Strings languages{"en"};
  std::set<std::string> others;
  for (const fs::directory_entry& entry : fs::directory_iterator(argv[1])) {
    if (fs::exists(entry.path() / "language.json")) others.insert(entry.path().filename().string());
  }
  others.erase("en");
  languages.insert(languages.end(), others.begin(), others.end());

  Json tree;
  std::map<std::string, Texts> texts;
  unsigned faults = 0;
  for (const std::string& language : languages) {
    texts[language] = read_language(fs::path(argv[1]) / language, language == "en" ? &tree : nullptr);
    faults += list_faults(language, texts[language], texts["en"]);
  }
  if (faults != 0) return 1;

  std::ofstream header(argv[2]);
  header << "// Written by words/generate.cc from words/en.\n#pragma once\n\n#include "
            "\"words/language.h\"\n\nnamespace vendemmia::words {\n// NOLINTBEGIN: the names are the keys of the messages\n";
  write_header(tree, "", header);
  header << "// NOLINTEND\n}  // namespace vendemmia::words\n";
  std::ofstream source(argv[3]);
  source << "// Written by words/generate.cc from the folders of words.\n#include "
            "\"words/language.h\"\n\nnamespace vendemmia::words {\nnamespace {\n";
  for (const std::string& language : languages) write_table(language, texts[language], source);
  source << "constexpr Language kLanguages[] = {\n";
  for (const std::string& language : languages)
    source << "    {" << in_quotes(language) << ", k_" << language << "},\n";
  source << "};\n}  // namespace\n\nstd::span<const Language> languages() { return kLanguages; }\n\n}  // "
            "namespace vendemmia::words\n";
  return header.good() && source.good() ? 0 : 1;
}
