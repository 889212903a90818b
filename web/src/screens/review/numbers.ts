import type { UiTexts } from "../../i18n";

type Words = UiTexts["review"];

const minus = "\u2212";

/** One digit behind the point, as the language writes it. */
const tenths = (tenth: number, { decimal }: Words) => `${Math.floor(tenth / 10)}${decimal}${tenth % 10}`;

/** "52.3 %", of millionths. */
export function percent(millionths: number, words: Words): string {
  return words.percent({ number: tenths(Math.round(millionths / 1000), words) });
}

function signed(tenth: number, words: Words): string {
  const sign = tenth > 0 ? "+" : tenth < 0 ? minus : "";
  return sign + tenths(Math.abs(tenth), words);
}

/** "+2.3 %", "−0.4 %", "0.0 %". */
export function change(millionths: number, words: Words): string {
  return words.percent({ number: signed(Math.round(millionths / 1000), words) });
}

/** "17.4 VP", of hundredths. */
export function points(hundredths: number, words: Words): string {
  return words.points({ number: tenths(Math.round(hundredths / 10), words) });
}
