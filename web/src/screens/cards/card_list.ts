import type { CardRef, Messages } from "../../i18n";
import type { CardText } from "../../i18n/card_text";
import { barName } from "../../i18n/lookup";
import type { SpecialWorkerId } from "../../i18n/tuscany_ids";
import { orderNumber } from "../../i18n/segments";
import { findable, searchable, wordsOf } from "../../text/searchable";
import type { Catalogue, DeckName } from "../../wire/types";

export const cardKinds = [
  "vine",
  "order",
  "summer",
  "winter",
  "structure",
  "structure_card",
  "worker",
  "parent",
  "automa",
] as const;
export type CardKind = (typeof cardKinds)[number];

export interface ListedCard {
  key: string;
  card: CardRef;
  kind: CardKind;
  name: string;
  copies?: number;
  /** Name and text in plain words, ready to be searched. */
  words: string;
}

/** The cards in which all words of the query occur. */
export function cardsWith(cards: readonly ListedCard[], query: string): ListedCard[] {
  const wanted = wordsOf(searchable(query));
  return cards.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

function textOf({ lead, options = [], parts = [], after, note }: CardText): string[] {
  return [lead, ...options, ...parts, after, note].filter((line) => line !== undefined);
}

/** Every card of the box in the chosen language, deck by deck; within a deck as the catalogue has them. */
export function listCards(catalogue: Catalogue, t: Messages): ListedCard[] {
  const context = { names: [], viewer: null, catalogue };
  const { structures, structureCards, workers, vines, visitors, parentPhrases, orderName } = t.cards;
  const make = (card: CardRef, kind: CardKind, name: string, texts: string[], copies?: number) => ({
    key: `${card.kind}/${card.id}`,
    card,
    kind,
    name,
    copies,
    words: findable([name, ...texts.map((text) => t.plain(text))].join(" ")),
  });
  const visitorsOf = (deck: DeckName & CardKind) =>
    catalogue.visitors
      .filter((visitor) => visitor.deck === deck)
      .map(({ id }) => make({ kind: "visitor", id }, deck, visitors[id].name, textOf(visitors[id])))
      .sort((a, b) => a.name.localeCompare(b.name, t.language));
  return [
    ...catalogue.vines.map(({ id, red, white, needs, copies }) => {
      const grapes = [
        ...(red > 0 ? [t.names.grape("red", red)] : []),
        ...(white > 0 ? [t.names.grape("white", white)] : []),
      ];
      return make(
        { kind: "vine", id },
        "vine",
        vines[id],
        [...grapes, ...needs.map(t.names.structure)],
        copies,
      );
    }),
    ...catalogue.orders.map(({ id }) =>
      make({ kind: "order", id }, "order", orderName(orderNumber(id)), [t.names.order(id, context)]),
    ),
    ...visitorsOf("summer"),
    ...visitorsOf("winter"),
    ...catalogue.structures.map(({ id, cost }) =>
      make({ kind: "structure", id }, "structure", structures[id].name, [
        structures[id].text,
        `{lira ${cost}}`,
      ]),
    ),
    ...catalogue.structure_cards.map(({ id, cost, kind }) => {
      const { name, text, gain = "", note = "" } = structureCards[id];
      const kindName = t.ui.tuscany.structures.kinds[kind];
      return make({ kind: "structure_card", id }, "structure_card", name, [
        text,
        gain,
        note,
        kindName,
        `{lira ${cost}}`,
      ]);
    }),
    ...catalogue.special_workers.map(({ id: kind }) => {
      const id = kind as SpecialWorkerId;
      const { name, text, note = "" } = workers[id];
      return make({ kind: "worker", id }, "worker", name, [text, note]);
    }),
    ...catalogue.mamas.map(({ id, name, cards, lira }) => {
      const dealt = Object.entries(cards).filter(([, count]) => count > 0);
      const gifts = [
        ...dealt.map(([deck, count]) => `{${deck} ${count}}`),
        ...(lira > 0 ? [`{lira ${lira}}`] : []),
      ];
      return make({ kind: "mama", id }, "parent", name, [t.ui.game.things.mama, ...gifts]);
    }),
    ...catalogue.papas.map(({ id, name, lira, structure, gift, or_lira }) => {
      const given =
        structure === undefined ? `{${gift === "vp" ? "vp" : "worker"} 1}` : t.names.structure(structure);
      const gifts = [`{lira ${lira}}`, given, parentPhrases.moreLira(or_lira)];
      return make({ kind: "papa", id }, "parent", name, [t.ui.game.things.papa, ...gifts]);
    }),
    ...catalogue.automa_cards.map(({ id, bars }) =>
      make(
        { kind: "automa", id },
        "automa",
        t.names.ref({ kind: "automa", id }, context),
        bars.map((bar) => barName(bar, t.cards)),
      ),
    ),
  ];
}
