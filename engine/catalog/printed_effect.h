// Effects as they are printed, for those who put them into words or pictures: what each part does, its parameters by name, its
// parts. How the engine stores them and carries them out is its own business.
//
//   printed_effect(Visitor::Banker)      Seq
//     .part(0)                             Lira, told<Op::Lira>().amount == 5
//     .part(1)                             EachPlayerMay ...
#pragma once

#include <bit>
#include <optional>

#include "engine/catalog/parameters.h"
#include "engine/catalog/structure_cards.h"

namespace vendemmia {

class PrintedEffect {
 public:
  // Precondition: not kNoNode.
  explicit PrintedEffect(NodeRef ref) : ref_(ref) {}

  Op op() const;
  unsigned parts() const;
  // Precondition: index < parts().
  PrintedEffect part(unsigned index) const;
  // Precondition: op() is this one.
  template <Op op>
  Parameters<op> told() const {
    return std::bit_cast<Parameters<op>>(told_bytes(op));
  }

 private:
  std::array<u8, 4> told_bytes(Op op) const;

  NodeRef ref_;
};

PrintedEffect printed_effect(Visitor visitor);
// Nothing for a card whose effect is not done but only asked for.
std::optional<PrintedEffect> printed_effect(StructureCard card);
PrintedEffect printed_yoke();
// What a worker does on the space of the construction mat.
PrintedEffect printed_mat();

}  // namespace vendemmia
