import { type CSSProperties, type ReactNode } from "react";
import { CardBack } from "./card_back";
import type { CardDeck, CardSize } from "./card_frame";
import { OrderCard } from "./order_card";
import { ParentCard } from "./parent_card";
import { VineCard } from "./vine_card";
import { VisitorCard } from "./visitor_card";
import { figures } from "./figures/figures";
import { portraits } from "./figures/portraits";
import { summerFigures } from "./figures/summer_figures";
import { winterFigures } from "./figures/winter_figures";
import { VisitorFigure } from "./figures/visitor_figure";

const sizes: CardSize[] = ["full", "small", "mini"];
const decks: CardDeck[] = ["vine", "summer", "order", "winter", "structure"];

const row: CSSProperties = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: 8,
  margin: "12px 0",
};

const idsOf = <Id extends string>(table: Record<Id, unknown>) => Object.keys(table) as Id[];

const wordsOf = (id: string) =>
  id
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={title.replaceAll(" ", "-")}>
      <h2>{title}</h2>
      <div style={row}>{children}</div>
    </section>
  );
}

const sampleText = (
  <p style={{ margin: 0 }}>
    Choose one: draw 2 winter visitor cards; or discard 1 wine of quality 7 or more and gain 4 points.
  </p>
);

/** Every card face and back in every size, and all the figures, to be looked at. */
export function GalleryCards() {
  return (
    <div>
      <Row title="card sizes">
        {sizes.map((size) => (
          <VineCard
            key={size}
            id="cabernet_sauvignon"
            name="Cabernet Sauvignon"
            red={4}
            white={0}
            trellis
            irrigation
            size={size}
          />
        ))}
        {sizes.map((size) => (
          <VineCard
            key={size}
            id="pinot"
            name="Pinot"
            red={1}
            white={1}
            trellis
            irrigation={false}
            size={size}
          />
        ))}
        {sizes.map((size) => (
          <VineCard
            key={size}
            id="malvasia"
            name="Malvasia"
            red={0}
            white={1}
            trellis={false}
            irrigation={false}
            size={size}
          />
        ))}
        {sizes.map((size) => (
          <OrderCard
            key={size}
            name="Order 36"
            wines={[{ wine: "red", quality: 5 }]}
            vp={2}
            residual={1}
            size={size}
          />
        ))}
        {sizes.map((size) => (
          <OrderCard
            key={size}
            name="Weinauftrag 12"
            wines={[
              { wine: "sparkling", quality: 8 },
              { wine: "blush", quality: 5 },
              { wine: "white", quality: 3 },
            ]}
            vp={6}
            residual={2}
            size={size}
          />
        ))}
        {sizes.map((size) => (
          <VisitorCard
            key={size}
            id="wine_critic"
            deck="summer"
            name="Wine Critic"
            body={sampleText}
            size={size}
          />
        ))}
        {sizes.map((size) => (
          <VisitorCard
            key={size}
            id="uncertified_oenologist"
            deck="winter"
            name="Nicht zertifizierter Önologe"
            body={sampleText}
            size={size}
          />
        ))}
        {sizes.map((size) => (
          <ParentCard key={size} id="emily" kind="mama" name="Emily" body={sampleText} size={size} />
        ))}
        {sizes.map((size) => (
          <ParentCard key={size} id="rafael" kind="papa" name="Rafael" body={sampleText} size={size} />
        ))}
      </Row>
      <Row title="card backs">
        {decks.flatMap((deck) =>
          sizes.map((size) => (
            <CardBack key={deck + size} deck={deck} size={size} count={size === "full" ? undefined : 28} />
          )),
        )}
      </Row>
      <Row title="summer visitors">
        {idsOf(summerFigures).map((id) => (
          <VisitorCard key={id} id={id} deck="summer" name={wordsOf(id)} body={null} size="small" />
        ))}
      </Row>
      <Row title="winter visitors">
        {idsOf(winterFigures).map((id) => (
          <VisitorCard key={id} id={id} deck="winter" name={wordsOf(id)} body={null} size="small" />
        ))}
      </Row>
      <Row title="parents">
        {idsOf(portraits.mama).map((id) => (
          <ParentCard key={id} id={id} kind="mama" name={wordsOf(id)} body={null} size="small" />
        ))}
        {idsOf(portraits.papa).map((id) => (
          <ParentCard key={id} id={id} kind="papa" name={wordsOf(id)} body={null} size="small" />
        ))}
      </Row>
      <Row title="figures alone">
        {idsOf(figures).map((id) => (
          <VisitorFigure key={id} id={id} size={80} />
        ))}
      </Row>
    </div>
  );
}
