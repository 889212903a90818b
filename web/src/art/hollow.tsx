import { circle, scallop, star } from "./geometry";
import { Picture } from "./picture";
import { CoinNumeral } from "./pieces_coins";
import { beadOutline, bottleLabel, bottleOutline, type GrapeColour, type WineKind } from "./pieces_glass";
import {
  frameOf,
  roosterOutlines,
  seatShape,
  workerOutlines,
  type Owner,
  type WorkerKind,
} from "./pieces_wood";
import "./hollow.css";

// Pieces that are not there yet: the dotted outline of each, with its numeral, in one ink for all.

const amounts = {
  lira: { outline: circle(16, 16, 14.4), numeral: 20 },
  vp: { outline: scallop(16, 16, 13.2, 11), numeral: 18 },
  residual: { outline: circle(16, 16, 13.4), numeral: 18 },
};
export type AmountKind = keyof typeof amounts;

/** A coin or a seal with an amount that is not there yet. */
export function HollowAmount({ kind, amount, size }: { kind: AmountKind; amount: number; size: number }) {
  const { outline, numeral } = amounts[kind];
  return (
    <Picture width={size} height={size} viewBox="0 0 32 32">
      <path className="hollow" d={outline} />
      <CoinNumeral text={String(amount).replace("-", "−")} size={numeral} ink="var(--foreseen)" />
    </Picture>
  );
}

/** A player's marker on a track. */
export function HollowMark({ seat, size = 20 }: { seat: Owner; size?: number }) {
  return (
    <Picture width={size} height={size} viewBox="0 0 20 20">
      <path className="hollow" d={seatShape(seat, 10, 10, 8)} />
    </Picture>
  );
}

export function HollowStar({ size = 20 }: { size?: number }) {
  return (
    <Picture width={size} height={size} viewBox="0 0 20 20">
      <path className="hollow" d={star(10, 10.8, 9.4, 5, 0.56)} />
    </Picture>
  );
}

export function HollowRooster({ size = 28 }: { size?: number }) {
  return (
    <Picture width={size} height={size} viewBox="0 0 32 32">
      {roosterOutlines.map((outline) => (
        <path key={outline} className="hollow" d={outline} />
      ))}
    </Picture>
  );
}

/** As large as the worker that is to stand there. */
export function HollowWorker({ kind, size = 28 }: { kind: WorkerKind; size?: number }) {
  const { left, top, width, height, scale } = frameOf(kind);
  const drawn = size * scale;
  return (
    <Picture
      width={Math.round((drawn * width) / height)}
      height={Math.round(drawn)}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      {workerOutlines(kind).map((outline) => (
        <path key={outline} className="hollow" d={outline} />
      ))}
    </Picture>
  );
}

/** The outline of a bead, where BeadShape has the bead. */
export function HollowBeadShape({ colour, quality }: { colour: GrapeColour; quality: number }) {
  return (
    <>
      <path className="hollow" d={beadOutline(colour)} />
      <text className="piece-numeral hollow-numeral" x="14" y="20.9" fontSize="19.6">
        {quality}
      </text>
    </>
  );
}

/** The outline of a bottle, where BottleShape has the bottle. */
export function HollowBottleShape({ wine, quality }: { wine: WineKind; quality: number }) {
  return (
    <>
      <path className="hollow" d={bottleOutline(wine)} />
      <text className="piece-numeral hollow-numeral" x="11" y={bottleLabel(wine) + 13.8} fontSize="20">
        {quality}
      </text>
    </>
  );
}
