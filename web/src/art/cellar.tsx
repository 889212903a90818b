import { memo, useId, type ReactNode } from "react";
import { HollowBeadShape, HollowBottleShape } from "./hollow";
import { Icon } from "./icons";
import { BeadShape, BottleShape, type GrapeColour, type WineKind } from "./pieces_glass";
import { StoreSlot, type SlotForesight, type SlotPick, type TokenChange } from "./store_slot";

export type { SlotForesight, SlotPick } from "./store_slot";

const qualities = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const grapeColours: GrapeColour[] = ["red", "white"];
const wineKinds: WineKind[] = ["red", "white", "blush", "sparkling"];
const lowestQuality: Record<WineKind, number> = { red: 1, white: 1, blush: 4, sparkling: 7 };

/** Slots can be pressed, so a picture that has them is a group and not an image. */
function frame(title: string | undefined, pressable: boolean) {
  if (pressable) return { role: "group", "aria-label": title };
  return title === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": title };
}

function Lead({ name, y }: { name: "red_grape" | "white_grape" | WineKind; y: number }) {
  return (
    <g transform={`translate(1 ${y - 9})`} color="var(--ink)">
      <Icon name={name} size={18} />
    </g>
  );
}

/** Two rows of hollows in the stone, one for each quality; a bead lies where there is a grape. */
export const CrushPad = memo(function CrushPad(props: {
  red: number[];
  white: number[];
  slot?: SlotPick;
  foreseen?: SlotForesight;
  title?: string;
}) {
  const { slot, foreseen, title } = props;
  return (
    <svg className="store" viewBox="0 0 212 56" {...frame(title, slot !== undefined)}>
      {grapeColours.map((colour, row) => {
        const y = 15 + row * 27;
        return (
          <g key={colour}>
            <Lead name={colour === "red" ? "red_grape" : "white_grape"} y={y} />
            <rect x="22" y={y - 13} width="189" height="26" rx="5" fill="var(--paper-deep)" />
            {qualities.map((quality) => {
              const x = 32.5 + (quality - 1) * 21;
              const present = props[colour].includes(quality);
              const change = foreseen?.(colour, quality);
              return (
                <StoreSlot
                  key={quality}
                  name={`${colour}:${quality}`}
                  pick={slot?.(colour, quality, present)}
                  rim={<rect className="store-rim" x={x - 10} y={y - 12.5} width="20" height="25" rx="5" />}
                >
                  <Hollow x={x} y={y} quality={quality} bare={!present && change === undefined} />
                  <Token
                    present={present}
                    change={change}
                    at={`translate(${x - 10.5} ${y - 10.5}) scale(.75)`}
                    width={28}
                    height={28}
                    piece={<BeadShape colour={colour} quality={quality} />}
                    outline={<HollowBeadShape colour={colour} quality={quality} />}
                  />
                </StoreSlot>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
});

function Hollow({ x, y, quality, bare }: { x: number; y: number; quality: number; bare: boolean }) {
  return (
    <>
      <circle cx={x} cy={y} r="8.6" fill="var(--paper)" />
      {bare && (
        <>
          <path d={`M${x - 7.4} ${y - 3.6}a8.6 8.6 0 0 1 14.8 0`} className="store-hollow" />
          <text className="store-ghost" x={x} y={y + 5}>
            {quality}
          </text>
        </>
      )}
    </>
  );
}

/** A bead or a bottle in a box of this size, and what would become of it. */
function Token(props: {
  present: boolean;
  change: TokenChange | undefined;
  at: string;
  width: number;
  height: number;
  piece: ReactNode;
  outline: ReactNode;
}) {
  const { present, change, at, width, height, piece, outline } = props;
  if (!present && change === undefined) return null;
  return (
    <g transform={at} data-foreseen={change}>
      {present && <g className={change === "going" ? "is-going" : undefined}>{piece}</g>}
      {change === "coming" && outline}
      {change === "going" && <path className="crossed-out" d={`M2.5 ${height - 3}L${width - 2.5} 3`} />}
      {change === "ageing" && <path className="ageing-sign" d={`M${width - 6} ${height / 2 - 6}l5 6-5 6`} />}
    </g>
  );
}

const rowHeight = 33;
const columnWidth = 23.4;
const columnLeft = (quality: number) => 24 + (quality - 1) * columnWidth + Math.floor((quality - 1) / 3) * 3;

/** The rack: one row for each kind of wine, three cellars side by side; a cellar that is not built is walled up. */
export const Cellar = memo(function Cellar(props: {
  wines: Record<WineKind, number[]>;
  medium: boolean;
  large: boolean;
  slot?: SlotPick;
  foreseen?: SlotForesight;
  title?: string;
}) {
  const { wines, medium, large, slot, foreseen, title } = props;
  const hatch = useId();
  const open = (quality: number) => quality <= 3 || (quality <= 6 ? medium : large);
  return (
    <svg className="store" viewBox="0 0 242 136" {...frame(title, slot !== undefined)}>
      <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 1h4" className="store-hatch" />
      </pattern>
      {[1, 4, 7].map((first) => (
        <Vault key={first} first={first} open={open(first)} hatch={`url(#${hatch})`} />
      ))}
      {wineKinds.map((wine, row) => {
        const y = 2 + row * rowHeight;
        return (
          <g key={wine}>
            <Lead name={wine} y={y + 17} />
            {qualities
              .filter((quality) => quality >= lowestQuality[wine])
              .map((quality) => {
                const x = columnLeft(quality) + columnWidth / 2;
                const present = wines[wine].includes(quality);
                const change = foreseen?.(wine, quality);
                return (
                  <StoreSlot
                    key={quality}
                    name={`${wine}:${quality}`}
                    pick={slot?.(wine, quality, present)}
                    rim={
                      <rect
                        className="store-rim"
                        x={x - 10.4}
                        y={y + 1.4}
                        width="20.8"
                        height={rowHeight - 2.8}
                        rx="4"
                      />
                    }
                  >
                    <Niche x={x} y={y} quality={quality} bare={!present && change === undefined} />
                    <Token
                      present={present}
                      change={change}
                      at={`translate(${x - 9.17} ${y + 2}) scale(.833)`}
                      width={22}
                      height={36}
                      piece={<BottleShape wine={wine} quality={quality} />}
                      outline={<HollowBottleShape wine={wine} quality={quality} />}
                    />
                  </StoreSlot>
                );
              })}
          </g>
        );
      })}
    </svg>
  );
});

/** Below the short rows of the rack there is room for casks, as many as lie between the niches and the floor. */
function Vault({ first, open, hatch }: { first: number; open: boolean; hatch: string }) {
  const left = columnLeft(first);
  const freeRows = wineKinds.filter((wine) => lowestQuality[wine] > first + 2).length;
  const top = 2 + (wineKinds.length - freeRows) * rowHeight;
  const radius = freeRows === 2 ? 16 : 12;
  return (
    <>
      <rect
        x={left}
        y="1"
        width={columnWidth * 3}
        height={rowHeight * 4 + 2}
        rx="5"
        fill={open ? "var(--paper-deep)" : hatch}
        stroke={open ? "none" : "var(--ink-soft)"}
        strokeDasharray="3 3"
      />
      {open &&
        [...Array(freeRows).keys()].map((i) => (
          <Cask
            key={i}
            x={left + columnWidth * 1.5 + (freeRows === 2 ? (i - 0.5) * 33 : 0)}
            y={top + freeRows * rowHeight - radius - 4}
            r={radius}
          />
        ))}
    </>
  );
}

function Cask({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g fill="none" stroke="var(--store-engraving)" strokeWidth="1.3">
      <circle cx={x} cy={y} r={r} />
      <circle cx={x} cy={y} r={r * 0.78} />
      <path d={[-0.4, 0, 0.4].map((at) => `M${x + r * at} ${y - r * 0.66}v${r * 1.32}`).join("")} />
      <path d={`M${x - r * 0.9} ${y + r + 2.4}h${r * 1.8}`} strokeWidth="2" />
    </g>
  );
}

function Niche(props: { x: number; y: number; quality: number; bare: boolean }) {
  const { x, y, quality, bare } = props;
  return (
    <>
      <path d={`M${x - 9.4} ${y + 31.4}V${y + 11.4}a9.4 8.6 0 0 1 18.8 0v20z`} fill="var(--paper)" />
      {bare && (
        <text className="store-ghost" x={x} y={y + 24}>
          {quality}
        </text>
      )}
    </>
  );
}
