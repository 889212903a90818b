#include "engine/catalog/printed_effect.h"

#include "engine/catalog/programs.h"
#include "engine/core/check.h"

namespace vendemmia {

Op PrintedEffect::op() const { return node(ref_).op; }
unsigned PrintedEffect::parts() const { return node(ref_).children; }

PrintedEffect PrintedEffect::part(unsigned index) const {
  CHECK(index < parts());
  return PrintedEffect(child(ref_, index));
}

std::array<u8, 4> PrintedEffect::told_bytes(Op op) const {
  CHECK(op == this->op());
  return node(ref_).told;
}

PrintedEffect printed_effect(Visitor visitor) { return PrintedEffect(program_of(visitor)); }

std::optional<PrintedEffect> printed_effect(StructureCard card) {
  const NodeRef program = program_of(card);
  return program == kNoNode ? std::nullopt : std::optional(PrintedEffect(program));
}

PrintedEffect printed_yoke() { return PrintedEffect(yoke_program()); }
PrintedEffect printed_mat() { return PrintedEffect(destroy_program()); }

}  // namespace vendemmia
