import type { Messages } from "../../i18n";
import type { ContestInfo, ContestResult } from "../../wire/types";

const blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] as const;

/** The points that each year brought, as a row of small blocks: it tells nothing of the cards. */
export function yearBlocks(years: readonly number[]): string {
  const gains = years.map((vp, year) => vp - (year === 0 ? 0 : (years[year - 1] ?? 0)));
  const most = Math.max(1, ...gains);
  const heightOf = (gain: number) => Math.round((Math.max(0, gain) / most) * (blocks.length - 1));
  return gains.map((gain) => blocks[heightOf(gain)]).join("");
}

export function pointsText({ vp, others }: ContestResult, t: Messages): string {
  return t.ui.contests.points(vp, others.join(" : "));
}

/** A result to paste somewhere: no cards, no spoilers. */
export function shareText(contest: ContestInfo, result: ContestResult, t: Messages, address: string): string {
  const texts = t.ui.contests;
  return [
    texts.shareTitle(texts.kinds[contest.kind], contest.date ?? contest.contest),
    texts.shareResult(result.won ? texts.won : texts.lost, pointsText(result, t)),
    yearBlocks(result.years),
    address,
  ].join("\n");
}
