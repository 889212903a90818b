// A text as a QR code (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10, which is enough for a link.

/** Dark squares, by row. */
export type QrCode = boolean[][];

/** By version from 1: check bytes of a block, and the data bytes of each block. */
const blocksOf: readonly (readonly [check: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const levelM = 0b00;

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
/** The length takes one byte in the smaller versions and two in the others. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function versionFor(bytes: number): number {
  const found = blocksOf.findIndex(([, data], i) => 4 + lengthBits(i + 1) + 8 * bytes <= 8 * sum(data));
  if (found < 0) throw new Error("too long for a picture");
  return found + 1;
}

// --- The field of 256 elements, and the check bytes ---

const powers = new Uint8Array(512);
const logs = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  powers[i] = powers[i + 255] = x;
  logs[x] = i;
  x = x < 128 ? x * 2 : (x * 2) ^ 0x11d;
}
const power = (exponent: number) => powers[exponent] ?? 0;
function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : power((logs[a] ?? 0) + (logs[b] ?? 0));
}

/** What is left when the data, with room for the check bytes, is divided by the generator. */
function checkBytes(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, j) => (next[j + 1] = (next[j + 1] ?? 0) ^ times(factor, power(i))));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] ?? 0;
    generator.forEach((one, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ times(one, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [checks, lengths] = blocksOf[version - 1] ?? [0, []];
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * sum(lengths);
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: room / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  let first = 0;
  const blocks = lengths.map((length) => data.slice(first, (first += length)));
  const interleaved = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
      lists.flatMap((list) => list.slice(i, i + 1)),
    ).flat();
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => checkBytes(block, checks)))];
}

// --- The squares ---

/** The remainder of the value, moved left, by a polynomial. */
function remainder(value: number, polynomial: number, degree: number): number {
  let rest = value << degree;
  for (let i = 31 - Math.clz32(rest); i >= degree; i = 31 - Math.clz32(rest))
    rest ^= polynomial << (i - degree);
  return rest;
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Squares {
  readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.putPatterns();
  }

  private put(row: number, column: number, dark: boolean): void {
    const [line, kept] = [this.dark[row], this.fixed[row]];
    if (line === undefined || kept === undefined || column < 0 || column >= this.size) return;
    line[column] = dark;
    kept[column] = true;
  }

  /** A pattern of rings around a middle. */
  private putRings(row: number, column: number, reach: number, isDark: (ring: number) => boolean): void {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++)
        this.put(row + r, column + c, isDark(Math.max(Math.abs(r), Math.abs(c))));
  }

  private putPatterns(): void {
    const { size, version } = this;
    for (let i = 0; i < size; i++) {
      this.put(6, i, i % 2 === 0);
      this.put(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, size - 4],
      [size - 4, 3],
    ] as const)
      this.putRings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
    const middles = alignmentMiddles(version);
    const last = middles.length - 1;
    middles.forEach((row, i) =>
      middles.forEach((column, j) => {
        const inCorner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
        if (!inCorner) this.putRings(row, column, 2, (ring) => ring !== 1);
      }),
    );
    this.putFormat(0);
    if (version < 7) return;
    const bits = (version << 12) | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      this.put(Math.floor(i / 3), size - 11 + (i % 3), dark);
      this.put(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }

  putFormat(mask: number): void {
    const value = (levelM << 3) | mask;
    const bits = ((value << 10) | remainder(value, 0x537, 10)) ^ 0x5412;
    const { size } = this;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      if (i < 6) this.put(i, 8, dark);
      else if (i < 8) this.put(i + 1, 8, dark);
      else if (i === 8) this.put(8, 7, dark);
      else this.put(8, 14 - i, dark);
      if (i < 8) this.put(8, size - 1 - i, dark);
      else this.put(size - 15 + i, 8, dark);
    }
    this.put(size - 8, 8, true);
  }

  /** In columns of two from the right, up and down in turn. */
  *free(): Generator<[row: number, column: number]> {
    const { size } = this;
    let up = true;
    for (let right = size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let i = 0; i < size; i++)
        for (const column of [right, right - 1]) {
          const row = up ? size - 1 - i : i;
          if (this.fixed[row]?.[column] === false) yield [row, column];
        }
      up = !up;
    }
  }

  with(words: readonly number[], mask: number): QrCode {
    const flips = masks[mask] ?? (() => false);
    this.putFormat(mask);
    const squares = this.dark.map((line) => [...line]);
    let bit = 0;
    for (const [row, column] of this.free()) {
      const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
      bit += 1;
      const line = squares[row];
      if (line !== undefined) line[column] = dark !== flips(row, column);
    }
    return squares;
  }
}

export function alignmentMiddles(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = 17 + 4 * version;
  const step = Math.ceil((size - 13) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - step * (count - 2 - i))];
}

/** How hard it is to read, by runs, blocks, look-alikes of the corners, and balance. */
function penalty(squares: QrCode): number {
  const size = squares.length;
  const columns = squares.map((_, c) => squares.map((line) => line[c] ?? false));
  let points = 0;
  for (const line of [...squares, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let r = 0; r + 1 < size; r++)
    for (let c = 0; c + 1 < size; c++) {
      const one = squares[r]?.[c];
      if (one === squares[r]?.[c + 1] && one === squares[r + 1]?.[c] && one === squares[r + 1]?.[c + 1])
        points += 3;
    }
  const share = squares.flat().filter(Boolean).length / (size * size);
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

export function qrCode(text: string): QrCode {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewords(bytes, version);
  const squares = new Squares(version);
  const drawn = masks.map((_, mask) => squares.with(words, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
