#include "protocol/typescript.h"

#include <set>

#include "protocol/catalogue.h"
#include "protocol/law.h"
#include "protocol/messages_in.h"
#include "protocol/messages_out.h"

namespace vendemmia {
namespace {

std::string list_of(const std::string& type) {
  return type.find(' ') == std::string::npos ? type + "[]" : "(" + type + ")[]";
}

// Writes each type once, after those it is made of. The templates only go through the descriptions: there are hundreds of
// them, so what they do stands in functions that are not templates.
class Writer {
 public:
  template <class T>
  std::string type_of() {
    using namespace wire;
    if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (std::integral<T>) {
      return "number";
    } else if constexpr (std::same_as<T, std::string> || std::same_as<T, std::string_view>) {
      return "string";
    } else if constexpr (kIsConstant<T>) {
      return quoted(T::text());
    } else if constexpr (kIsA<T, std::optional>) {
      return type_of<typename T::value_type>();
    } else if constexpr (kIsA<T, Nullable>) {
      return type_of<typename T::value_type>().append(" | null");
    } else if constexpr (kIsRow<T>) {
      return list_of(type_of<ElementOf<T>>());
    } else if constexpr (ListLike<T>) {
      return list_of(type_of<typename T::Element>());
    } else if constexpr (TableLike<T>) {
      return table<T>();
    } else if constexpr (SelfWritten<T>) {
      return shape(T::Shape::kName, T::Shape::type);
    } else if constexpr (Described<T>) {
      return object<T>();
    } else {
      return named(static_cast<const T*>(nullptr));
    }
  }

  template <class Variant>
  void union_of(std::string_view name) {
    std::vector<std::string> members;
    add_members(static_cast<const Variant*>(nullptr), members);
    write_union(name, members);
  }

  template <class Kind>
  void words() {
    named(static_cast<const wire::Name<Kind>*>(nullptr));
  }
  template <class Shape>
  void shape() {
    shape(Shape::kName, Shape::type);
  }

  void add(std::string_view text) { text_ += text; }
  std::string text() { return std::move(text_); }

 private:
  static std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

  template <class Kind>
  std::string named(const wire::Name<Kind>*) {
    return words(Kind::kName, Kind::values());
  }
  template <class Kind>
  std::string named(const wire::Word<Kind>*) {
    return words(Kind::kName, Kind::values());
  }
  template <class T>
  std::string table() {
    const std::string key = type_of<typename T::Key>();
    const std::string record = "Record<" + key + ", " + type_of<typename T::Value>() + ">";
    return T::kFull ? record : "Partial<" + record + ">";
  }

  std::string words(std::string_view name, const wire::Words& all) {
    if (written_.emplace(name).second) {
      std::vector<std::string> members;
      for (const std::string& word : all) members.push_back(quoted(word));
      write_union(name, members);
    }
    return std::string(name);
  }
  std::string shape(std::string_view name, std::string (*type)()) {
    if (written_.emplace(name).second) text_ += "export type " + std::string(name) + " =" + type() + ";\n\n";
    return std::string(name);
  }

  template <class T>
  std::string object() {
    constexpr auto record = T::record();
    if (written_.emplace(record.name).second) {
      std::string body;
      record.give([&](const auto&... one) { (add_field(body, one), ...); });
      text_ += "export interface " + std::string(record.name) + " {\n" + body + "}\n\n";
    }
    return std::string(record.name);
  }
  template <class Owner, class Value>
  void add_field(std::string& body, const wire::Field<Owner, Value>& field) {
    add_line(body, field.name, wire::kIsA<Value, std::optional>, type_of<Value>());
  }
  static void add_line(std::string& body, std::string_view name, bool optional, const std::string& type) {
    body += "  " + std::string(name) + (optional ? "?: " : ": ") + type + ";\n";
  }

  template <class... Messages>
  void add_members(const std::variant<Messages...>*, std::vector<std::string>& members) {
    (members.push_back(type_of<Messages>()), ...);
  }
  void write_union(std::string_view name, const std::vector<std::string>& members) {
    text_ += "export type " + std::string(name) + " =";
    for (const std::string& member : members) text_ += "\n  | " + member;
    text_ += ";\n\n";
  }

  std::string text_ =
      "// Written by `vendemmia types` from the descriptions in protocol/. Do not edit: change the C++ and "
      "run\n"
      "// scripts/update-types.\n\n";
  std::set<std::string, std::less<>> written_;
};

}  // namespace

std::string typescript_types() {
  Writer writer;
  writer.words<wire::Decks>();
  writer.words<wire::Seasons>();
  writer.words<wire::Phases>();
  writer.words<wire::Workers>();
  writer.words<wire::Grapes>();
  writer.words<wire::Wines>();
  writer.words<wire::Vines>();
  writer.words<wire::Orders>();
  writer.words<wire::SummerVisitors>();
  writer.words<wire::WinterVisitors>();
  writer.words<wire::Visitors>();
  writer.words<wire::Mamas>();
  writer.words<wire::Papas>();
  writer.words<wire::Structures>();
  writer.words<wire::BoardActions>();
  writer.words<wire::Spaces>();
  writer.words<wire::Answers>();
  writer.words<wire::Happenings>();
  writer.shape<wire::Cards>();
  writer.shape<AnswerShape>();
  writer.add(answer_forms());
  writer.shape<EventShape>();
  writer.type_of<Catalogue>();
  writer.type_of<told::Law>();
  writer.union_of<told::Message>("ServerMessage");
  writer.union_of<said::Message>("ClientMessage");
  return writer.text();
}

}  // namespace vendemmia
