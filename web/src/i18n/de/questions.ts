import type { Ask, BoardActionId, QuestionKind, StructureCardId, VisitorId } from "../../wire/types";
import type { SpecialWorkerId } from "../tuscany_ids";
import { bonusAsked } from "../bonuses";
import { offerAsked, offers, tradeStep } from "../lookup";
import type { Context } from "../messages";
import { questionsOf } from "../questions_of";
import type { QuestionWording } from "../questions_of";
import { said } from "../segments";
import type { CardRef, Segment } from "../segments";
import { cards } from "./cards";
import { names } from "./names";

const takeBonus = (ask: Ask, context: Context) => {
  const bonus = bonusAsked(ask, context, cards);
  return bonus ? `Nimmst du den Bonus (${bonus})?` : "Nimmst du den Bonus?";
};

const firstOrder = (ask: Ask, context: Context) => {
  const bonus = bonusAsked(ask, context, cards);
  return bonus
    ? `Zuerst die Aktion oder zuerst der Bonus (${bonus})?`
    : "Zuerst die Aktion oder zuerst der Bonus?";
};

const wordings: Record<QuestionKind, QuestionWording> = {
  game_over: { asked: "Die Partie ist zu Ende.", others: "" },
  choose_mama: { asked: "Welche Mama behältst du?", others: "wählt eine Mama" },
  choose_papa: { asked: "Welchen Papa behältst du?", others: "wählt einen Papa" },
  papa_gift: { asked: "Was nimmst du von deinem Papa?", others: "wählt zwischen Papas Geschenk und Lira" },
  wake_up_row: {
    asked: "Wann stehst du auf? Wähle eine Zeile.",
    others: "wählt eine Zeile",
  },
  turn: { asked: "Setze einen Arbeiter ein oder passe.", others: "ist am Zug" },
  bonus_order: {
    asked: firstOrder,
    others: "wählt die Reihenfolge von Aktion und Bonus",
  },
  take_bonus: { asked: takeBonus, others: "entscheidet über den Bonus" },
  choose_option: {
    asked(ask) {
      const step = tradeStep(ask);
      if (step === undefined) return "Was wählst du?";
      return step === 0 ? "Was gibst du?" : "Was nimmst du dafür?";
    },
    others: "wählt eine Möglichkeit",
  },
  part_order: { asked: "Welcher Teil kommt als Nächstes?", others: "wählt den nächsten Teil" },
  do_both: { asked: "Bezahlst du auch für den anderen Teil?", others: "entscheidet, ob beides geschieht" },
  accept_offer: {
    asked(ask, context) {
      if (ask.offer === "bonus") return takeBonus(ask, context);
      // Only the cottage offers something without a card or action behind it.
      if (ask.offer === "own" && ask.because.kind === "season")
        return "Mit deinem Cottage eine Besucherkarte ziehen?";
      const offer = offerAsked(ask, cards, (seat) => names.player(seat, context));
      return offer ?? (ask.offer === "own" ? "Möchtest du das tun?" : "Nimmst du das Angebot an?");
    },
    others: "entscheidet über ein Angebot",
  },
  choose_opponents: { asked: "Welchen Mitspieler wählst du?", others: "wählt Mitspieler" },
  name_deck: { asked: "Welche Art Karte ziehst du?", others: "wählt einen Stapel" },
  fall_visitor: { asked: "Welche Besucherkarte ziehst du?", others: "wählt einen Besucherstapel" },
  cottage_visitor: {
    asked: "Dein Cottage lässt dich noch eine Besucherkarte ziehen. Welche?",
    others: "wählt einen Besucherstapel für das Cottage",
  },
  discard: { asked: "Welche Karte wirfst du ab?", others: "wählt eine Karte zum Abwerfen" },
  hand_limit: {
    asked: "Für das neue Jahr hast du zu viele Karten. Welche wirfst du ab?",
    others: "wirft bis zum Handlimit ab",
  },
  give_cards: { asked: "Welche Karte gibst du ab?", others: "wählt eine Karte zum Abgeben" },
  play_visitor: { asked: "Welchen Besucher spielst du?", others: "wählt einen Besucher" },
  keep_cards: {
    asked: "Welche der aufgedeckten Karten behältst du?",
    others: "wählt unter den aufgedeckten Karten",
  },
  take_piles: {
    asked: "Von welchem Ablagestapel nimmst du die oberste Karte?",
    others: "wählt einen Ablagestapel",
  },
  offer_cards: {
    asked: "Wie viele Besucherkarten bietest du an?",
    others: "entscheidet, wie viele Besucherkarten angeboten werden",
  },
  commit_cards: { asked: "Welche Besucherkarte bietest du an?", others: "wählt eine Besucherkarte" },
  plant: { asked: "Welche Rebe pflanzt du, und wo?", others: "wählt eine Rebe zum Pflanzen" },
  uproot: { asked: "Welche Rebe gräbst du aus?", others: "wählt eine Rebe zum Ausgraben" },
  switch_vines: { asked: "Welche zwei Reben tauschen die Plätze?", others: "wählt zwei Reben zum Tauschen" },
  sell_grapes: { asked: "Welche Traube verkaufst du?", others: "wählt eine Traube zum Verkaufen" },
  sell_field: { asked: "Welches Gebiet verkaufst du?", others: "wählt ein Gebiet zum Verkaufen" },
  buy_field: { asked: "Welches Gebiet kaufst du zurück?", others: "wählt ein Gebiet zum Zurückkaufen" },
  harvest: { asked: "Welches Gebiet erntest du?", others: "wählt ein Gebiet zum Ernten" },
  take_grape: { asked: "Welche Traube nimmst du?", others: "wählt eine Traube" },
  discard_grape: { asked: "Welche Traube wirfst du ab?", others: "wählt eine Traube zum Abwerfen" },
  make_wine: { asked: "Welchen Wein kelterst du?", others: "wählt einen Wein zum Keltern" },
  discard_wine: { asked: "Welchen Wein wirfst du ab?", others: "wählt einen Wein zum Abwerfen" },
  age_wine: { asked: "Welchen Wein lässt du reifen?", others: "wählt einen Wein zum Reifen" },
  fill_order: { asked: "Welche Bestellung erfüllst du?", others: "wählt eine Bestellung" },
  use_wine: {
    asked: ({ wine, quality }) =>
      wine
        ? `Die Bestellung verlangt ${names.wine(wine, quality)} oder besser. Welchen Wein nimmst du?`
        : "Welchen Wein nimmst du für die Bestellung?",
    others: "wählt einen Wein für die Bestellung",
  },
  build: { asked: "Welches Bauwerk errichtest du?", others: "wählt ein Bauwerk" },
  train: {
    asked: (ask) =>
      offers(ask, "train_special") ? "Welchen Arbeiter bildest du aus?" : "Bildest du einen Arbeiter aus?",
    others: "entscheidet über die Ausbildung eines Arbeiters",
  },
  retrieve_workers: { asked: "Welchen Arbeiter nimmst du zurück?", others: "wählt einen Arbeiter" },
  retrieve_grande: {
    asked: "Nimmst du deinen Großen Arbeiter zurück?",
    others: "entscheidet über den Großen Arbeiter",
  },
  earlier_action: {
    asked: "Welche Aktion einer früheren Jahreszeit führst du aus?",
    others: "wählt eine Aktion einer früheren Jahreszeit",
  },
  plan_worker: {
    asked: "Wo setzt du einen Arbeiter für eine spätere Jahreszeit ein?",
    others: "setzt einen Arbeiter für eine spätere Jahreszeit ein",
  },
  move_rooster: { asked: "In welche Zeile zieht dein Hahn?", others: "versetzt den Hahn" },
  star: {
    asked: (ask) =>
      offers(ask, "move_star") ? "Welchen Stern versetzt du, und wohin?" : "Wohin setzt du einen Stern?",
    others: "setzt oder versetzt einen Stern",
  },
  sell_wine: { asked: "Welchen Wein verkaufst du?", others: "wählt einen Wein zum Verkaufen" },
  next_row: {
    asked: "Dein Jahr ist vorbei. Welche Zeile nimmst du für das nächste?",
    others: "wählt eine Zeile für das nächste Jahr",
  },
  destroy: { asked: "Welche Bauwerkskarte reißt du ab?", others: "reißt eine Bauwerkskarte ab" },
  fill_drawn_order: {
    asked: "Erfüllst du die Bestellung, die du eben gezogen hast?",
    others: "entscheidet über die eben gezogene Bestellung",
  },
  residual_order: {
    asked: "Welches Bauwerk bringt als Nächstes etwas ein?",
    others: "wählt, welches Bauwerk als Nächstes etwas einbringt",
  },
  draft_card: {
    asked: "Welche Bauwerkskarte behältst du? Die anderen gehen nach rechts weiter.",
    others: "wählt eine Bauwerkskarte",
  },
  buy_visitor: {
    asked: "Von wem nimmt der Gastwirt eine Besucherkarte?",
    others: "entscheidet, von wem der Gastwirt eine Karte nimmt",
  },
  call_back: {
    asked: "Welchen Arbeiter holt der Professor zurück?",
    others: "entscheidet, wen der Professor zurückholt",
  },
  act_again: { asked: cards.workers.mafioso.offer, others: "entscheidet, ob die Aktion wiederholt wird" },
  bonus_again: { asked: cards.workers.politico.offer, others: "entscheidet, ob der Bonus wiederholt wird" },
  merchant_card: {
    asked: "Welche Art Karte bringt der Kaufmann?",
    others: "wählt einen Stapel für den Kaufmann",
  },
  one_card_more: {
    asked: (ask) =>
      offers(ask, "deck") ? "Von welcher Art zieht das Orakel eine Karte mehr?" : cards.workers.oracle.offer,
    others: "entscheidet, ob das Orakel eine Karte mehr zieht",
  },
  drawn_discard: {
    asked: "Welche der eben gezogenen Karten wirfst du ab?",
    others: "wirft eine der eben gezogenen Karten ab",
  },
};

function progress({ kind, because, done, at_most, remaining }: Ask): string {
  if (kind === "plant" && because.id === "setup") return ` (Rebe ${(done ?? 0) + 1} von ${at_most})`;
  if (done && at_most) return ` (${done} von höchstens ${at_most} erledigt)`;
  return remaining !== undefined && remaining > 1 ? ` (noch ${remaining})` : "";
}

/** A name that leads to its card. */
function theName(card: CardRef, context: Context): Segment {
  return { text: names.ref(card, context), card };
}

function because({ because: { kind, id, owner } }: Ask, context: Context): Segment[] | undefined {
  if (kind === "action") return said`Aktion: ${names.action(id as BoardActionId)}`;
  if (kind === "yoke")
    return said`${{ text: cards.places.yoke.name, card: { kind: "structure", id: "yoke" } }}`;
  if (kind === "cart" || kind === "mat") return said`${cards.places[kind === "mat" ? "destroy" : kind].name}`;
  if (kind === "worker")
    return said`Spezialarbeiter ${theName({ kind, id: id as SpecialWorkerId }, context)}`;
  if (kind === "structure")
    return said`Bauwerkskarte ${theName({ kind: "structure_card", id: id as StructureCardId }, context)}`;
  if (kind !== "visitor") return undefined;
  const visitor = id as VisitorId;
  const card: Segment = { text: cards.visitors[visitor].name, card: { kind: "visitor", id: visitor } };
  if (owner === undefined) return said`Besucherkarte ${card}`;
  if (owner === context.viewer) return said`${{ text: "Deine", seat: owner }} Besucherkarte ${card}`;
  return said`Besucherkarte ${card} von ${{ text: names.player(owner, context), seat: owner }}`;
}

export const question = questionsOf({ you: "Du", wordings, progress, because }, names);
