import { CardBack } from "../../art/card_back";
import { Icon } from "../../art/icons";
import {
  Bottle,
  Coin,
  GrapeBead,
  ResidualCoin,
  Rooster,
  StarPiece,
  VpSeal,
  WorkerPiece,
} from "../../art/pieces";
import { StructureDrawing } from "../../art/structures";
import { CardFace } from "../cards/card_face";
import type { CatalogueIndex } from "../catalogue_index";
import type { Piece } from "./flight";

/** A piece as it looks in flight. */
export function PieceDouble({ piece, book }: { piece: Piece; book: CatalogueIndex }) {
  switch (piece.kind) {
    case "coin":
      return <Coin amount={piece.amount} size={34} />;
    case "seal":
      return <VpSeal points={piece.points} size={34} />;
    case "residual":
      return <ResidualCoin amount={piece.amount} size={34} />;
    case "card":
      return <CardFace card={piece.card} size="small" book={book} />;
    case "back":
      return <CardBack deck={piece.deck} size="mini" />;
    case "grape":
      return <GrapeBead colour={piece.colour} quality={piece.quality} size={24} />;
    case "bottle":
      return (
        <span className={piece.fills ? "flight-filling" : undefined}>
          <Bottle wine={piece.wine} quality={piece.quality} size={36} />
        </span>
      );
    case "worker":
      return <WorkerPiece seat={piece.side === "automa" ? null : piece.side} kind={piece.worker} size={30} />;
    case "rooster":
      return <Rooster seat={piece.seat} size={28} />;
    case "star":
      return <StarPiece seat={piece.seat} size={24} />;
    case "building":
      return <StructureDrawing id={piece.structure} built size={40} />;
    case "token":
      return <Icon name="token" size={26} />;
  }
}
