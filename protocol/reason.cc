#include "protocol/reason.h"

#include "engine/catalog/op.h"
#include "engine/game/reason_rulings.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

// In the order of Missing.
constexpr std::array<std::string_view, 7> kMissingCodes{
    "no_vine_in_hand", "no_order_in_hand", "no_visitor_in_hand", "crush_pad_empty",
    "cellar_empty",    "vp_too_low",       "not_possible_now"};

struct StrandedPart {
  Op op;
  std::string_view name;
};
// the parts that a choice can make impossible; the last stands for any other.
constexpr std::array<StrandedPart, 7> kStrandedParts{{{Op::Build, "build"},
                                                      {Op::Plant, "plant"},
                                                      {Op::Harvest, "harvest"},
                                                      {Op::MakeWine, "make_wine"},
                                                      {Op::AgeOneWine, "age_wine"},
                                                      {Op::FillOrder, "fill_order"},
                                                      {Op::Seq, "other"}}};

std::string_view stranded_part(int op) {
  for (const StrandedPart& one : kStrandedParts) {
    if (one.op == static_cast<Op>(op)) return one.name;
  }
  return kStrandedParts.back().name;
}

void add_rulings(told::Reason& told, Reason reason) {
  const auto rulings = rulings_of(reason);
  if (rulings.empty()) return;
  told.rulings.emplace();
  for (const RulingNumber number : rulings) told.rulings->push_back(text_of(number));
}

}  // namespace

told::Reason reason_of(const Refusal& refusal) {
  told::Reason reason;
  reason.code = code_of(refusal.reason);
  if (refusal.reason == Reason::StructuresMissing) {
    reason.structures.emplace();
    for (unsigned i : Members(static_cast<StructureSet>(refusal.need)))
      reason.structures->emplace_back(name_of(static_cast<Structure>(i)));
  } else if (refusal.reason == Reason::StrandsLaterPart) {
    reason.part = wire::EffectPart(stranded_part(refusal.need));
  } else if (refusal.need != 0 || refusal.have != 0) {
    reason.need = refusal.need;
    reason.have = refusal.have;
  }
  add_rulings(reason, refusal.reason);
  return reason;
}

told::Reason reason_of(Missing missing) {
  told::Reason reason;
  reason.code = kMissingCodes[static_cast<unsigned>(missing)];
  if (missing == Missing::Vp) add_rulings(reason, Reason::VpTooLow);
  return reason;
}

wire::Words reason_codes() {
  wire::Words words;
  for (unsigned i = 1; i <= static_cast<unsigned>(Reason::SpecialOwned); ++i)
    words.emplace_back(code_of(static_cast<Reason>(i)));
  for (const std::string_view code : kMissingCodes) {
    if (std::find(words.begin(), words.end(), code) == words.end()) words.emplace_back(code);
  }
  return words;
}

wire::Words effect_parts() {
  wire::Words words;
  for (const StrandedPart& one : kStrandedParts) words.emplace_back(one.name);
  return words;
}

}  // namespace vendemmia
