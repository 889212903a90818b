import { memo, type CSSProperties } from "react";
import { circle, cog, gouges, polygon, star } from "./geometry";
import { Picture } from "./picture";
import { specialAttributes, type Attribute, type SpecialWorker } from "./special_attributes";

export type WorkerKind = "regular" | "grande" | "temporary" | SpecialWorker;

/** Whose a piece is; null: the Automa's. */
export type Owner = number | null;

/** The sign of a seat as path data, of about the same visual weight for all six and the Automa's cogwheel. */
export function seatShape(seat: Owner, cx: number, cy: number, radius: number): string {
  if (seat === null) return cog(cx, cy, radius * 1.12);
  const shapes = [
    circle(cx, cy, radius),
    polygon(cx, cy + radius * 0.2, radius * 1.28, 3),
    polygon(cx, cy, radius * 1.24, 4, 45),
    polygon(cx, cy, radius * 1.22, 4),
    polygon(cx, cy, radius * 1.08, 6, 30),
    star(cx, cy + radius * 0.08, radius * 1.3, 5, 0.6),
  ];
  return shapes[seat % shapes.length] ?? "";
}

export const seatInk = (seat: Owner) => (seat === null ? "var(--automa)" : `var(--seat-${seat % 6})`);
/** For the lines of charts. */
export const lineInk = (seat: Owner) => (seat === null ? "var(--automa-ink)" : `var(--line-${seat % 6})`);

/** What is cut into a seat's ink: straw is light and wine dark in both themes, the others follow the theme. */
export function onSeat(seat: Owner): string {
  if (seat === null) return "var(--on-dark)";
  const cuts: Record<number, string> = { 0: "var(--cut-light)", 2: "var(--cut-dark)" };
  return cuts[seat % 6] ?? "var(--on-dark)";
}

/** Where the letter stands and how large it may be inside each shape. */
const letters = [
  { y: 14.3, size: 12.5 },
  { y: 16.8, size: 12 },
  { y: 14.3, size: 12.5 },
  { y: 14.1, size: 12 },
  { y: 14.3, size: 12.5 },
  { y: 15.1, size: 12 },
];
const automaLetter = { y: 14.2, size: 12 };

/** The player's sign: colour, shape and letter together. */
export const SeatMark = memo(function SeatMark(props: {
  seat: Owner;
  size?: number;
  letter: string;
  title?: string;
}) {
  const { seat, size = 20, letter, title } = props;
  const place = seat === null ? automaLetter : letters[seat % letters.length];
  return (
    <Picture width={size} height={size} viewBox="0 0 20 20" title={title}>
      <path d={seatShape(seat, 10, 10, 8.4)} fill={seatInk(seat)} stroke={seatInk(seat)} strokeWidth="1.6" />
      <text className="piece-letter" x="10" y={place?.y} fontSize={place?.size} fill={onSeat(seat)}>
        {letter}
      </text>
    </Picture>
  );
});

const body =
  "M15 13.4c6.6 0 9.8 3 9.8 7.4 0 3-1.9 4.6-1.9 7.2 0 3 3.1 4.6 3.1 10H4c0-5.4 3.1-7 3.1-10 0-2.6-1.9-4.2-1.9-7.2 0-4.4 3.2-7.4 9.8-7.4z";
const head = "M8.4 8a6.6 6.6 0 1 0 13.2 0 6.6 6.6 0 1 0-13.2 0z";
const hat =
  "M1.6 5.6C4 3.2 6.8 2.4 8.6 2.2L9.4-3C11-5 13.4-3.8 15-3.8s4-1.2 5.6.8l.8 5.2c1.8.2 4.6 1 7 3.4-8.4 2.4-18.4 2.4-26.8 0z";

/** The silhouette of a worker: the wood, without what is cut into it. */
export const workerOutlines = (kind: WorkerKind) => (kind === "grande" ? [body, head, hat] : [body, head]);

const isSpecial = (kind: WorkerKind): kind is SpecialWorker => kind in specialAttributes;

/** The part of the wood that is seen: a hat needs room above, what a special worker carries also at its side. */
export function frameOf(kind: WorkerKind) {
  if (kind === "grande") return { left: 0, top: -5.4, width: 30, height: 44.4, scale: 4 / 3 };
  if (isSpecial(kind)) return { left: -1.6, top: -10.4, width: 40.4, height: 49.4, scale: 49.4 / 38.4 };
  return { left: 0, top: 0.6, width: 30, height: 38.4, scale: 1 };
}

/** A turned-wood figure; the shape of its seat is engraved on the body. `size` is the height of a regular worker. */
export const WorkerPiece = memo(function WorkerPiece(props: {
  seat: Owner;
  kind: WorkerKind;
  size?: number;
  title?: string;
}) {
  const { seat, kind, size = 28, title } = props;
  const wood = kind === "temporary" ? "var(--wood-grey)" : seatInk(seat);
  const engraved = kind === "temporary" ? "var(--cut-dark)" : onSeat(seat);
  const frame = frameOf(kind);
  const height = size * frame.scale;
  const attribute: Attribute | undefined = isSpecial(kind) ? specialAttributes[kind] : undefined;
  return (
    <Picture
      width={Math.round((height * frame.width) / frame.height)}
      height={Math.round(height)}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      title={title}
      piece={kind}
    >
      <g style={{ "--piece-wood": wood, "--piece-cut": engraved } as CSSProperties}>
        {attribute?.behind}
        <path d={body} fill={wood} stroke="var(--cut-dark)" strokeWidth="1.5" />
        <path d={head} fill={wood} stroke="var(--cut-dark)" strokeWidth="1.5" />
        <path d="M4.6 34c6.8 1.4 14 1.4 20.8 0" fill="none" stroke="var(--cut-dark)" strokeWidth="1.1" />
        <path d={gouges(5, [24, 19.2], [-0.1, 2.2], [-3.6, 0.6])} fill="var(--cut-dark)" />
        <path
          d="M8.8 17.2C6.6 18.6 6.4 21.6 7.6 24c-.2-2.6.2-4.8 1.2-6.8zM11 10.4C9.8 7.4 11 4.8 13.4 3.6 12 5.6 11.2 7.6 11 10.4zM6.4 36.6c.2-1 .4-1.4.6-2l4.4.6z"
          fill="var(--cut-light)"
        />
        {attribute?.before}
        <path d={seatShape(seat, 15.2, 24.4, 4.1)} fill={engraved} />
        {kind === "grande" && (
          <>
            <path d={hat} fill={wood} stroke="var(--cut-dark)" strokeWidth="1.5" />
            <path d="M8.9.8c4 1.3 8.2 1.3 12.2 0l.3 1.8c-4.2 1.2-8.6 1.2-12.8 0z" fill={engraved} />
          </>
        )}
      </g>
    </Picture>
  );
});

const tail =
  "M13.6 18C5.4 17.6.8 11.6 2.2 4.4 4 6 4.8 7.4 5.6 8.6 5.2 5.6 6 3 8.2 1c.6 2.2 1 3.8 1.8 5.6.4-1.6 1-2.6 2.2-3.6.4 4.4 2.6 7.4 5 9z";
const breast =
  "M20.8 4.2c3 0 4.6 1.7 5 3.9l3.6 1.7-3.6 1.4c.6 8-2.4 14.8-9.6 14.8-6 0-9.6-3.4-10.8-9.4 4.6 1 7.4-.8 9.2-3.6 1.4-2.2 1.8-4.2 2.4-6 .6-1.8 2-2.8 3.8-2.8z";

export const roosterOutlines = [tail, breast];

/** The wake-up rooster: one proud silhouette with the seat's shape on its breast. */
export function Rooster({ seat, size = 28, title }: { seat: number; size?: number; title?: string }) {
  const ink = seatInk(seat);
  return (
    <Picture width={size} height={size} viewBox="0 0 32 32" title={title}>
      <path
        d="M14.4 25.4v5m-2.2 0h4.6M19 25v5.4m-2 0h4.6"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.7"
      />
      <g stroke="var(--cut-dark)" strokeWidth="1.4">
        <path
          d="M18.4 5.4c-1.6-2.6.2-4.4 1.8-2.6.2-2.6 3-2.6 3.4-.2 1.8-1.2 3.2.4 1.8 2.8z"
          fill="var(--terracotta)"
        />
        <path d="M24.8 10c2 .8 2.2 3.6.4 4.4-1.6-.6-1.8-2.8-.4-4.4z" fill="var(--terracotta)" />
        <path d={tail} fill={ink} />
        <path d={breast} fill={ink} />
      </g>
      <path d={gouges(3, [3.8, 7.6], [3.2, -2], [3, 7], 1.3)} fill="var(--cut-light)" />
      <path d="M20 7c-1.4 1.4-1.8 3.4-1.8 5.6-1-2.4-.4-4.6 1.8-5.6z" fill="var(--cut-light)" />
      <circle cx="22.6" cy="8.2" r="1.1" fill={onSeat(seat)} />
      <path d={seatShape(seat, 17.2, 19, 3.8)} fill={onSeat(seat)} />
    </Picture>
  );
}
