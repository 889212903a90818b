import { describe, expect, it } from "vitest";
import { alignmentMiddles, qrCode, type QrCode } from "./qr_code";

// A reader of its own, written from the standard: it knows nothing of how the picture was made.

const blocks: Record<number, [check: number, data: number[]]> = {
  1: [10, [16]],
  2: [16, [28]],
  4: [18, [32, 32]],
  7: [18, [31, 31, 31, 31]],
  10: [26, [43, 43, 43, 43, 44]],
};

function times(a: number, b: number): number {
  let product = 0;
  for (let x = a, y = b; y > 0; y >>= 1) {
    if (y & 1) product ^= x;
    x = x < 128 ? x << 1 : (x << 1) ^ 0x11d;
  }
  return product;
}

/** All zero where nothing is damaged. */
function syndromes(block: number[], count: number): number[] {
  let root = 1;
  return Array.from({ length: count }, () => {
    const value = block.reduce((sum, byte) => times(sum, root) ^ byte, 0);
    root = times(root, 2);
    return value;
  });
}

const bit = (code: QrCode, row: number, column: number): number => (code[row]?.[column] === true ? 1 : 0);

function isReserved(size: number, version: number, row: number, column: number): boolean {
  const nearTop = row < 9;
  const nearLeft = column < 9;
  if ((nearTop && nearLeft) || (nearTop && column >= size - 8) || (nearLeft && row >= size - 8)) return true;
  if (row === 6 || column === 6) return true;
  const middles = alignmentMiddles(version);
  const near = (at: number) => middles.findIndex((middle) => Math.abs(middle - at) <= 2);
  const [r, c] = [near(row), near(column)];
  const last = middles.length - 1;
  const corner = (r === 0 && (c === 0 || c === last)) || (r === last && c === 0);
  if (r >= 0 && c >= 0 && !corner) return true;
  return version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11));
}

function read(code: QrCode): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => bit(code, row, 8));
  const rest = [7, 5, 4, 3, 2, 1, 0].map((column) => bit(code, 8, column));
  const bits = [...format, ...rest].reduce((sum, one, i) => sum | (one << i), 0) ^ 0x5412;
  let check = bits;
  for (let i = 14; i >= 10; i--) if ((check >> i) & 1) check ^= 0x537 << (i - 10);
  expect(check, "the format's own check").toBe(0);
  expect(bits >> 13, "level M").toBe(0);
  const mask = (bits >> 10) & 7;
  const flips = (r: number, c: number) =>
    [
      (r + c) % 2,
      r % 2,
      c % 3,
      (r + c) % 3,
      ((r >> 1) + Math.floor(c / 3)) % 2,
      ((r * c) % 2) + ((r * c) % 3),
      (((r * c) % 2) + ((r * c) % 3)) % 2,
      (((r + c) % 2) + ((r * c) % 3)) % 2,
    ][mask] === 0;
  const stream: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - i : i;
        if (!isReserved(size, version, row, column))
          stream.push(bit(code, row, column) ^ (flips(row, column) ? 1 : 0));
      }
    up = !up;
  }
  const [checks, lengths] = blocks[version] ?? [0, []];
  const total = lengths.reduce((a, b) => a + b, 0) + checks * lengths.length;
  const bytes = Array.from({ length: total }, (_, i) =>
    stream.slice(8 * i, 8 * i + 8).reduce((sum, one) => sum * 2 + one, 0),
  );
  const data = lengths.map((): number[] => []);
  for (let i = 0; i < Math.max(...lengths); i++)
    lengths.forEach((length, block) => i < length && data[block]?.push(bytes.shift() ?? 0));
  const whole = data.map((block) => [...block]);
  for (let i = 0; i < checks; i++) whole.forEach((block) => block.push(bytes.shift() ?? 0));
  for (const block of whole) expect(syndromes(block, checks).every((one) => one === 0)).toBe(true);
  const message = data.flat().flatMap((byte) => [...byte.toString(2).padStart(8, "0")].map(Number));
  const take = (count: number) => message.splice(0, count).reduce((sum, one) => sum * 2 + one, 0);
  expect(take(4), "bytes").toBe(4);
  const length = take(version < 10 ? 8 : 16);
  return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)));
}

describe("a text as a picture", () => {
  it.each([
    [1, "vendemmia"],
    [2, "a vineyard in Tuscany"],
    [4, "http://127.0.0.1:8420/me#abcdefghijkmnpqrstuvwxyz23456789"],
    [
      7,
      "https://vendemmia.example.org/me#abcdefghijkmnpqrstuvwxyz23456789 and words: ñ, ü, ß. " +
        "x".repeat(28),
    ],
    [10, "y".repeat(200)],
  ])("is read again, version %i", (version, text) => {
    const code = qrCode(text);
    expect(code).toHaveLength(17 + 4 * version);
    expect(read(code)).toBe(text);
  });

  it("has its corners, its light frame inside them, and its dark square", () => {
    const code = qrCode("vendemmia");
    const row = (index: number) => code[index]?.map((dark) => (dark ? "#" : ".")).join("") ?? "";
    expect(row(0).slice(0, 8)).toBe("#######.");
    expect(row(1).slice(0, 8)).toBe("#.....#.");
    expect(row(2).slice(-8)).toBe(".#.###.#");
    expect(row(20).slice(0, 8)).toBe("#######.");
    expect(row(6).slice(6, 15)).toBe("#.#.#.#.#");
    expect(code[13]?.[8]).toBe(true);
  });

  it("is refused where it would be too large", () => {
    expect(() => qrCode("z".repeat(400))).toThrow();
  });
});
