import { path } from "./shapes";

export interface Building {
  x: number;
  /** The foot of the walls. */
  y: number;
  width: number;
  height: number;
  roof: "hip" | "shed" | "spire" | "battlement" | "dome";
  /** Rows and columns of windows; none for a blind wall. */
  windows?: readonly [rows: number, columns: number];
  door?: boolean;
}

const wall = ({ x, y, width, height }: Building) => path`M${x} ${y}v${-height}h${width}v${height}z`;

const shade = ({ x, y, width, height }: Building) =>
  path`M${x + width * 0.64} ${y}v${-height}h${width * 0.36}v${height}z`;

function roof({ x, y, width, height, roof: kind }: Building): string {
  const eaves = y - height;
  const over = Math.min(3, width * 0.1);
  switch (kind) {
    case "hip": {
      const rise = Math.min(width * 0.26, 14);
      return path`M${x - over} ${eaves}l${width * 0.16 + over} ${-rise}h${width * 0.68}l${width * 0.16 + over} ${rise}z`;
    }
    case "shed":
      return path`M${x - over} ${eaves}l${width * 0.5 + over} ${-width * 0.3}l${width * 0.5 + over} ${width * 0.3}z`;
    case "spire":
      return path`M${x - over} ${eaves}l${width / 2 + over} ${-width * 0.95}l${width / 2 + over} ${width * 0.95}z`;
    case "dome":
      return path`M${x} ${eaves}c0 ${-width * 0.75} ${width} ${-width * 0.75} ${width} 0zM${x + width * 0.42} ${eaves - width * 0.5}v${-width * 0.24}h${width * 0.16}v${width * 0.24}z`;
    case "battlement": {
      const tooth = width / 5;
      return path`M${x - tooth * 0.4} ${eaves}v${-tooth * 1.8}h${tooth * 1.3}v${tooth * 0.9}h${tooth * 1}v${-tooth * 0.9}h${tooth * 1.2}v${tooth * 0.9}h${tooth * 1}v${-tooth * 0.9}h${tooth * 1.3}v${tooth * 1.8}z`;
    }
  }
}

/** Snow lies on the upper part of a roof and hangs over in lobes. */
function snow({ x, y, width, height, roof: kind }: Building): string {
  const eaves = y - height;
  switch (kind) {
    case "hip": {
      const rise = Math.min(width * 0.26, 14);
      const step = (width * 0.86) / 4;
      return path`M${x + width * 0.07} ${eaves - rise * 0.42}l${width * 0.09} ${-rise * 0.72}h${width * 0.68}l${width * 0.09} ${rise * 0.72}q${-step / 2} ${rise * 0.4} ${-step} 0t${-step} 0t${-step} 0t${-step} 0z`;
    }
    case "shed":
      return path`M${x + width * 0.1} ${eaves - width * 0.07}l${width * 0.4} ${-width * 0.25}l${width * 0.4} ${width * 0.25}q${-width * 0.2} ${-width * 0.02} ${-width * 0.4} ${-width * 0.08}q${-width * 0.2} ${width * 0.08} ${-width * 0.4} ${width * 0.08}z`;
    case "spire":
      return path`M${x + width * 0.2} ${eaves - width * 0.5}l${width * 0.3} ${-width * 0.48}l${width * 0.3} ${width * 0.48}q${-width * 0.3} ${width * 0.12} ${-width * 0.6} 0z`;
    case "dome":
      return path`M${x + width * 0.1} ${eaves - width * 0.36}c${width * 0.2} ${-width * 0.28} ${width * 0.6} ${-width * 0.28} ${width * 0.8} 0q${-width * 0.4} ${width * 0.1} ${-width * 0.8} 0z`;
    case "battlement":
      return path`M${x - width * 0.08} ${eaves - width * 0.28}v${-width * 0.1}h${width * 1.16}v${width * 0.1}z`;
  }
}

function windows({ x, y, width, height, windows: grid }: Building): string {
  if (!grid) return "";
  const [rows, columns] = grid;
  const size = Math.min(width / (columns * 2.4), height / (rows * 2.2));
  return Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const left = x + (width * (column + 0.5)) / columns - size / 2;
    const top = y - height + (height * (row + 0.32)) / rows;
    return path`M${left} ${top + size * 1.4}v${-size}q${size / 2} ${-size * 0.6} ${size} 0v${size}z`;
  }).join("");
}

function doors({ x, y, width, height, door }: Building): string {
  if (!door) return "";
  const w = Math.min(width * 0.22, height * 0.36);
  return path`M${x + width * 0.4 - w / 2} ${y}v${-w * 1.1}q${w / 2} ${-w * 0.7} ${w} 0v${w * 1.1}z`;
}

/** Shadows lie on the ground only: they must not climb the hill behind. */
function shadow({ x, y, width, height }: Building): string {
  const reach = Math.min(height, width);
  return path`M${x + width * 0.3} ${y}h${width * 0.7}l${reach * 1.4} ${reach * 0.2}h${-width * 0.8}z`;
}

/** Buildings that do not hide each other; a group in front comes in a later element. */
export function Buildings({ list }: { list: readonly Building[] }) {
  const all = (shape: (building: Building) => string) => list.map(shape).join("");
  return (
    <>
      <path d={all(shadow)} fill="var(--scene-shadow)" />
      <path d={all(wall)} fill="var(--scene-wall)" />
      <path d={all(shade)} fill="var(--scene-wall-shade)" />
      <path
        d={all((building) => (building.roof === "battlement" ? roof(building) : ""))}
        fill="var(--scene-wall)"
      />
      <path
        d={all((building) => (building.roof === "battlement" ? "" : roof(building)))}
        fill="var(--scene-roof)"
      />
      <path d={all(snow)} fill="var(--scene-snow)" />
      <path d={all(doors)} fill="var(--scene-wood)" />
      <path d={all(windows)} fill="var(--scene-window)" />
    </>
  );
}
