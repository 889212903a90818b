#include "protocol/typescript.h"

#include <set>

#include "protocol/catalogue.h"
#include "protocol/law.h"
#include "protocol/messages_in.h"
#include "protocol/messages_out.h"

namespace vendemmia {
namespace {

// Writes each type once, after those it is made of.
class Writer {
 public:
  template <class T>
  std::string type_of() {
    using namespace wire;
    if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (std::integral<T>) {
      return "number";
    } else if constexpr (std::same_as<T, std::string>) {
      return "string";
    } else if constexpr (kIsConstant<T>) {
      return "\"" + std::string(T::text()) + "\"";
    } else if constexpr (kIsA<T, std::optional>) {
      return type_of<typename T::value_type>();
    } else if constexpr (kIsA<T, Nullable>) {
      return type_of<typename T::value_type>() + " | null";
    } else if constexpr (kIsA<T, std::vector>) {
      const std::string one = type_of<typename T::value_type>();
      return one.find(' ') == std::string::npos ? one + "[]" : "(" + one + ")[]";
    } else if constexpr (Described<T>) {
      return object<T>();
    } else {
      return named(static_cast<const T*>(nullptr));
    }
  }

  template <class Variant>
  void union_of(std::string_view name) {
    std::string members;
    add_members<Variant>(members);
    text_ += "export type " + std::string(name) + " =" + members + ";\n\n";
  }

  template <class Kind>
  void words() {
    named(static_cast<const wire::Name<Kind>*>(nullptr));
  }
  template <class Shape>
  void shape() {
    named(static_cast<const wire::Raw<Shape>*>(nullptr));
  }

  std::string text() { return std::move(text_); }

 private:
  template <class Kind>
  std::string named(const wire::Name<Kind>*) {
    const std::string name(Kind::kName);
    if (written_.insert(name).second) {
      text_ += "export type " + name + " =";
      for (const std::string& word : Kind::values()) text_ += "\n  | \"" + word + "\"";
      text_ += ";\n\n";
    }
    return name;
  }
  template <class Shape>
  std::string named(const wire::Raw<Shape>*) {
    const std::string name(Shape::kName);
    if (written_.insert(name).second) text_ += "export type " + name + " =" + Shape::type() + ";\n\n";
    return name;
  }
  template <class Key, class T>
  std::string named(const wire::Table<Key, T>*) {
    return "Partial<Record<" + type_of<Key>() + ", " + type_of<T>() + ">>";
  }
  template <class Key, class T>
  std::string named(const wire::FullTable<Key, T>*) {
    return "Record<" + type_of<Key>() + ", " + type_of<T>() + ">";
  }

  template <class T>
  std::string object() {
    const std::string name(T::record().name);
    if (!written_.insert(name).second) return name;
    std::string body;
    T example{};
    wire::for_each_field(example, [&](std::string_view field, auto& value) {
      using Value = std::remove_cvref_t<decltype(value)>;
      body += "  " + std::string(field) + (wire::kIsA<Value, std::optional> ? "?: " : ": ") +
              type_of<Value>() + ";\n";
    });
    text_ += "export interface " + name + " {\n" + body + "}\n\n";
    return name;
  }

  template <class Variant, std::size_t kIndex = 0>
  void add_members(std::string& members) {
    if constexpr (kIndex < std::variant_size_v<Variant>) {
      members += "\n  | " + type_of<std::variant_alternative_t<kIndex, Variant>>();
      add_members<Variant, kIndex + 1>(members);
    }
  }

  std::string text_ =
      "// Written by `vendemmia types` from the descriptions in protocol/. Do not edit: change the C++ and "
      "run\n"
      "// scripts/update-types.\n\n";
  std::set<std::string> written_;
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
  writer.shape<EventShape>();
  writer.type_of<Catalogue>();
  writer.type_of<told::Law>();
  writer.union_of<told::Message>("ServerMessage");
  writer.union_of<said::Message>("ClientMessage");
  return writer.text();
}

}  // namespace vendemmia
