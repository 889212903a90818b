#include "protocol/read_player.h"

#include "engine/catalog/parents.h"
#include "engine/game/winery.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

// Far beyond any game, and far from where the counters of a State end.

u16 read_tokens(const Input& input, unsigned least) {
  unsigned set = 0;
  for (const Input& one : input.elements()) {
    const auto value = static_cast<unsigned>(one.integer(least, kTopValue, kTopValue));
    if (contains(set, value)) one.fail("impossible_position", "A space holds one token only.");
    set |= 1u << value;
  }
  return static_cast<u16>(set);
}

void read_tokens(Player& p, const Input& input) {
  const Input grapes = input.field("grapes");
  grapes.only({"red", "white"});
  for (const Grape colour : {Grape::Red, Grape::White}) {
    p.grapes[static_cast<unsigned>(colour)] = read_tokens(grapes.field(name_of(colour)), 1);
  }
  const Input wines = input.field("wines");
  wines.only({"red", "white", "blush", "sparkling"});
  for (unsigned type = 0; type < kWineTypes; ++type) {
    const auto wine = static_cast<Wine>(type);
    p.wines[type] = read_tokens(wines.field(name_of(wine)), least_value(wine));
  }
}

void read_structures(Player& p, const Input& input) {
  for (const Input& one : input.field("structures").elements()) {
    const auto structure = parse_structure(one.text());
    if (!structure) {
      one.fail("unknown_name", "There is no structure of that name.");
    } else if (p.has(*structure)) {
      one.fail("impossible_position", "Nobody has a structure twice.");
    } else {
      p.structures = static_cast<StructureSet>(p.structures | structures(*structure));
    }
  }
  if (p.has(Structure::LargeCellar) && !p.has(Structure::MediumCellar)) {
    input.field("structures").fail("impossible_position", "A large cellar needs a medium one.");
  }
}

void read_marks(Player& p, const Input& input) {
  for (const Input& one : input.field("marks").elements()) {
    const std::string mark = one.text();
    const unsigned set = mark == "windmill"         ? kWindmillPaid
                         : mark == "tasting_room"   ? kTastingRoomPaid
                         : mark == "yoke"           ? kYokeUsed
                         : mark == "left_row_seven" ? kLeftRowSeven
                                                    : 0;
    if (set == 0) one.fail("unknown_name", "The marks are windmill, tasting_room, yoke and left_row_seven.");
    p.year_marks = static_cast<u8>(p.year_marks | set);
  }
}

void read_field(Player& p, const Input& input, CardLedger& cards) {
  input.only({"field", "sold", "harvested", "vines"});
  const Input number = input.field("field");
  if (number.missing()) number.fail("missing_field", "Which field is it: 5, 6 or 7?");
  const auto field = static_cast<unsigned>(number.integer(kFieldMaximum[0], kFieldMaximum[2], 5) - 5);
  const CardSet vines = cards.take_all(Deck::Vine, input.field("vines"));
  for (unsigned card : Members(vines)) put_on_field(p, field, static_cast<Card>(card));
  const unsigned mark = 1u << field;
  if (input.field("sold").boolean(false)) p.sold_fields = static_cast<u8>(p.sold_fields | mark);
  if (input.field("harvested").boolean(false))
    p.harvested_fields = static_cast<u8>(p.harvested_fields | mark);
  if (vines != 0 && contains(p.sold_fields, field)) {
    input.field("sold").fail("impossible_position", "No vines stand on a sold field.");
  }
}

void read_workers(Player& p, const Input& input) {
  input.only({"regular", "in_training", "temporary", "available", "grande", "on_cart", "on_yoke",
              "in_buildings", "special", "on_art"});
  p.regulars = static_cast<u8>(input.field("regular").integer(0, kMostRegulars, p.regulars)) & 7u;
  p.training = static_cast<u8>(input.field("in_training").integer(0, kMostRegulars, 0)) & 7u;
  if (p.regulars + p.training > static_cast<int>(kMostRegulars)) {
    input.fail("impossible_position", "Nobody owns more than five workers besides the grande.");
  }
  p.has_temporary = input.field("temporary").boolean(false);
  p.on_cart = static_cast<u8>(input.field("on_cart").integer(0, kMostRegulars + 1, 0)) & 7u;
  p.yoke_has_regular = input.field("on_yoke").boolean(false);
  const Input grande = input.field("grande");
  const std::string where = grande.text("available");
  if (where == "available") return;
  const auto target = parse_target(where);
  if (!target)
    grande.fail("unknown_name",
                "The grande stands on a space, on art, on the cart, on the yoke or is available.");
  p.grande = target.value_or(kNowhere);
}

void read_parent_choices(Player& p, const Input& dealt) {
  if (dealt.missing()) return;
  dealt.only({"mamas", "papas"});
  const auto mamas = dealt.field("mamas").elements();
  const auto papas = dealt.field("papas").elements();
  if (mamas.size() != 2 || papas.size() != 2) {
    dealt.fail("wrong_type", "Two mamas and two papas are dealt.");
    return;
  }
  for (unsigned i = 0; i < 2; ++i) {
    const auto mama = parse_mama(mamas[i].text());
    const auto papa = parse_papa(papas[i].text());
    if (!mama) mamas[i].fail("unknown_name", "There is no mama of that name.");
    if (!papa) papas[i].fail("unknown_name", "There is no papa of that name.");
    p.dealt_mamas[i] = mama.value_or(0);
    p.dealt_papas[i] = papa.value_or(0);
  }
}

}  // namespace

void read_player(Player& p, const Input& input, CardLedger& cards) {
  input.only({"seat",    "hand",       "lira",  "vp",       "residual", "row",       "passed",
              "workers", "structures", "marks", "fields",   "grapes",   "wines",     "mama",
              "papa",    "dealt",      "knows", "next_row", "stars",    "buildings", "used_spaces"});
  p.lira = static_cast<u16>(input.field("lira").integer(0, kMostLira, 0));
  p.vp = static_cast<i16>(input.field("vp").integer(kLeastVp, kMostVp, 0));
  p.residual = static_cast<u8>(input.field("residual").integer(0, kMostResidual, 0)) & 7u;
  p.row = static_cast<u8>(input.field("row").integer(0, kRows, 0)) & 0xFu;
  p.passed = input.field("passed").boolean(false);
  read_workers(p, input.field("workers"));
  read_structures(p, input);
  read_marks(p, input);
  for (const Input& field : input.field("fields").elements()) read_field(p, field, cards);
  read_tokens(p, input);
  p.hand.put_all(cards.take_decks(input.field("hand")));
}

// --- Parents ------------------------------------------------------------------------------------------

namespace {

constexpr u8 kNobody = 0xFF;

u8 first_free(u64 used) { return static_cast<u8>(lowest_bit(~used)); }

// The parent named, or the first that nobody has.
u8 read_parent(const Input& input, std::optional<u8> (*parse)(std::string_view), u64 named, u64& used) {
  const u8 parent = input.missing() ? first_free(used | named) : parse(input.text()).value_or(kNobody);
  if (parent == kNobody) {
    input.fail("unknown_name", "There is no parent of that name.");
    return 0;
  }
  if (contains(used, parent)) input.fail("card_twice", "Another player has that one.");
  used |= bit(parent);
  return parent;
}

// one of the two that were dealt, and nobody else's.
void check_choice(const Input& dealt, u8 chosen, const std::array<u8, 2>& two, u64& used) {
  const bool fits = two[0] != two[1] && (chosen == two[0] || chosen == two[1]);
  if (!fits) dealt.fail("impossible_position", "Two different ones are dealt; the one kept is among them.");
  const u8 other = chosen == two[0] ? two[1] : two[0];
  if (contains(used & ~bit(chosen), other)) dealt.fail("card_twice", "Another player has that one.");
  used |= bit(other);
}

}  // namespace

void Parents::reserve(const Input& player) {
  if (const auto mama = parse_mama(player.field("mama").text())) named_mamas_ |= bit(*mama);
  if (const auto papa = parse_papa(player.field("papa").text())) named_papas_ |= bit(*papa);
}

void Parents::read(State& s, unsigned seat, const Input& player) {
  Player& p = s.players[seat];
  p.mama =
      challenge_of(s).mama ? read_parent(player.field("mama"), parse_mama, named_mamas_, mamas_) : kNoMama;
  p.papa = read_parent(player.field("papa"), parse_papa, named_papas_, papas_);
  p.dealt_mamas = {p.mama, p.mama};
  p.dealt_papas = {p.papa, p.papa};
  const Input dealt = player.field("dealt");
  read_parent_choices(p, dealt);
  if (s.parents_hidden) {
    check_choice(dealt, p.mama, p.dealt_mamas, mamas_);
    check_choice(dealt, p.papa, p.dealt_papas, papas_);
  } else if (!dealt.missing()) {
    dealt.fail("impossible_position", "The choice of parents is over.");
  }
}

}  // namespace vendemmia
