import { memo } from "react";
import { AutomaCard } from "../../art/automa_card";
import type { CardSize } from "../../art/card_frame";
import { OrderCard } from "../../art/order_card";
import { ParentCard } from "../../art/parent_card";
import { StructureDrawing } from "../../art/structures";
import { StructureCard } from "../../art/structure_card";
import { VineCard } from "../../art/vine_card";
import { VisitorCard } from "../../art/visitor_card";
import { WorkerCard } from "../../art/worker_card";
import { CardFrame } from "../../art/card_frame";
import { Rich, useText, type CardRef } from "../../i18n";
import { orderNumber } from "../../i18n/segments";
import type { CatalogueIndex } from "../catalogue_index";
import { EffectBody, MamaBody, PapaBody, VisitorBody } from "./card_body";
import "./card_face.css";

/** Any card of the box, drawn from the catalogue and the chosen language. */
export const CardFace = memo(function CardFace(props: {
  card: CardRef;
  size: CardSize;
  book: CatalogueIndex;
}) {
  const { card, size, book } = props;
  const t = useText();
  switch (card.kind) {
    case "vine": {
      const { red, white, needs } = book.vine(card.id);
      return (
        <VineCard
          id={card.id}
          name={t.cards.vines[card.id]}
          red={red}
          white={white}
          trellis={needs.includes("trellis")}
          irrigation={needs.includes("irrigation")}
          size={size}
        />
      );
    }
    case "order": {
      const { wines, vp, residual } = book.order(card.id);
      const name = t.cards.orderName(orderNumber(card.id));
      return <OrderCard wines={wines} vp={vp} residual={residual} name={name} size={size} />;
    }
    case "visitor": {
      const text = t.cards.visitors[card.id];
      const deck = book.visitor(card.id).deck === "winter" ? "winter" : "summer";
      return (
        <VisitorCard
          id={card.id}
          deck={deck}
          name={text.name}
          body={<VisitorBody text={text} />}
          size={size}
        />
      );
    }
    case "mama": {
      const mama = book.mama(card.id);
      return (
        <ParentCard id={card.id} kind="mama" name={mama.name} body={<MamaBody mama={mama} />} size={size} />
      );
    }
    case "papa": {
      const papa = book.papa(card.id);
      return (
        <ParentCard id={card.id} kind="papa" name={papa.name} body={<PapaBody papa={papa} />} size={size} />
      );
    }
    case "automa":
      return <AutomaCard card={book.automaCard(card.id)} board={book.board} size={size} />;
    case "structure": {
      const { name, text } = t.cards.structures[card.id];
      const { cost } = book.structure(card.id);
      return (
        <CardFrame face="structure" size={size} name={name}>
          <div className="card-structure">
            <StructureDrawing id={card.id} built size={size === "full" ? 150 : 56} />
          </div>
          {size === "full" && (
            <div className="card-body">
              <p>
                <Rich text={`{lira ${cost}}`} />
              </p>
              <p>
                <Rich text={text} />
              </p>
            </div>
          )}
        </CardFrame>
      );
    }
    case "structure_card": {
      const text = t.cards.structureCards[card.id];
      const { cost, kind } = book.structureCard(card.id);
      return (
        <StructureCard
          id={card.id}
          name={text.name}
          kind={kind}
          kindName={t.ui.tuscany.structures.kinds[kind]}
          cost={cost}
          body={<EffectBody text={text} />}
          size={size}
        />
      );
    }
    case "worker": {
      const text = t.cards.workers[card.id];
      return <WorkerCard id={card.id} name={text.name} body={<EffectBody text={text} />} size={size} />;
    }
  }
});
