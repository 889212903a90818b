export { Coin, ResidualCoin, VpSeal } from "./pieces_coins";
export { Bottle, BottleShape, GrapeBead, BeadShape, type GrapeColour, type WineKind } from "./pieces_glass";
export { StarPiece } from "./pieces_star";
export {
  Rooster,
  SeatMark,
  WorkerPiece,
  lineInk,
  seatInk,
  seatShape,
  type Owner,
  type WorkerKind,
} from "./pieces_wood";
