// Tuscany as seven pieces of a puzzle. Neighbours share the very same line, so that no gap opens between them.

type Point = readonly [number, number];
/** Points as "x,y", with spaces between them. */
type Line = string;

export const mapWidth = 264;
export const mapHeight = 332;

const back = (line: Line): Line => line.split(" ").reverse().join(" ");

const coast = {
  lucca: "6,10 10,34 17,58 18,80 24,98",
  pisa: "24,98 27,122 22,140 31,160 30,176",
  livorno: "30,176 26,196 38,212 40,232 33,244 48,250 62,258",
  grosseto: "62,258 60,274 74,282 84,300 106,304 100,320 124,314 150,327 176,322",
} satisfies Record<string, Line>;

const border = {
  lucca: "6,10 30,6 56,16 84,21 112,16",
  firenze: "112,16 134,25 160,16 188,28 214,24 238,42 251,62 244,84 249,102",
  arezzo: "249,102 258,124 250,146 258,170 246,194 240,212 226,216",
  siena: "226,216 230,236 217,252 208,264",
  grosseto: "208,264 216,284 202,300 192,315 176,322",
} satisfies Record<string, Line>;

const between = {
  luccaFirenze: "112,16 104,44 116,70 110,97",
  luccaPisa: "24,98 52,90 82,101 110,97",
  pisaFirenze: "110,97 127,104 138,122",
  firenzeSiena: "138,122 160,128 182,122",
  firenzeArezzo: "182,122 192,104 216,112 234,100 249,102",
  pisaSiena: "138,122 130,146 137,166 126,184",
  pisaLivorno: "30,176 60,168 94,181 126,184",
  livornoSiena: "126,184 133,208 122,232",
  livornoGrosseto: "62,258 84,246 104,249 122,232",
  sienaGrosseto: "122,232 142,252 166,248 186,262 208,264",
  sienaArezzo: "182,122 189,146 182,168 196,192 211,199 226,216",
} satisfies Record<string, Line>;

const shape = (...lines: Line[]) => `M${lines.join(" ").replaceAll(" ", "L")}z`;

export interface RegionPlace {
  shape: string;
  /** The middle of its name and stars. */
  at: Point;
  /** How wide they may be. */
  width: number;
  /** How much higher they begin where many stars are there. */
  rise?: number;
  /** Where its landmark stands, and the seal with what it is worth. */
  landmark: Point;
}

export const regionPlaces = {
  lucca: {
    shape: shape(border.lucca, between.luccaFirenze, back(between.luccaPisa), back(coast.lucca)),
    at: [66, 57],
    width: 92,
    rise: 6,
    landmark: [22, 32],
  },
  firenze: {
    shape: shape(
      border.firenze,
      back(between.firenzeArezzo),
      back(between.firenzeSiena),
      back(between.pisaFirenze),
      back(between.luccaFirenze),
    ),
    at: [168, 58],
    width: 90,
    landmark: [232, 58],
  },
  pisa: {
    shape: shape(
      between.luccaPisa,
      between.pisaFirenze,
      between.pisaSiena,
      back(between.pisaLivorno),
      back(coast.pisa),
    ),
    at: [83, 129],
    width: 100,
    rise: 4,
    landmark: [40, 114],
  },
  arezzo: {
    shape: shape(border.arezzo, back(between.sienaArezzo), between.firenzeArezzo),
    at: [221, 144],
    width: 74,
    landmark: [228, 115],
  },
  siena: {
    shape: shape(
      between.firenzeSiena,
      between.sienaArezzo,
      border.siena,
      back(between.sienaGrosseto),
      back(between.livornoSiena),
      back(between.pisaSiena),
    ),
    at: [162, 190],
    width: 72,
    landmark: [157, 148],
  },
  livorno: {
    shape: shape(
      between.pisaLivorno,
      between.livornoSiena,
      back(between.livornoGrosseto),
      back(coast.livorno),
    ),
    at: [87, 203],
    width: 88,
    landmark: [34, 198],
  },
  grosseto: {
    shape: shape(between.livornoGrosseto, between.sienaGrosseto, border.grosseto, back(coast.grosseto)),
    at: [140, 289],
    width: 84,
    landmark: [198, 290],
  },
} satisfies Record<string, RegionPlace>;

export type RegionId = keyof typeof regionPlaces;

export const regionIds = Object.keys(regionPlaces) as RegionId[];

/** A bow from one region to another, for the star that was moved. */
export function bowBetween(from: RegionId, to: RegionId): string {
  const [x1, y1] = regionPlaces[from].at;
  const [x2, y2] = regionPlaces[to].at;
  const bend = 0.22;
  const x = (x1 + x2) / 2 + (y1 - y2) * bend;
  const y = (y1 + y2) / 2 + (x2 - x1) * bend;
  return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`;
}
