// What stands on the stage, read from the page and held against what the server told.
import assert from "node:assert/strict";

const leastCard = 180;

/** Runs in the page: the act on the stage, read from what is drawn. */
export function readStage() {
  const act = document.querySelector(".stage [data-act]");
  if (act === null || !act.checkVisibility()) return null;
  const [from, to] = act.dataset.act.split("-").map(Number);
  const box = (element) => {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, height };
  };
  const card = act.querySelector("[data-stage-card]");
  return {
    from,
    to,
    seat: act.dataset.seat,
    lead: act.dataset.lead,
    card: card.dataset.stageCard,
    cardBox: box(card),
    stageBox: box(document.querySelector(".stage")),
    said: act.querySelector(".act-said").innerText,
    cut: [...act.querySelectorAll(".act-words, .act-said > span")].some(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 2,
    ),
    shares: Object.fromEntries(
      [...act.querySelectorAll("[data-share]")].map((share) => [
        share.dataset.share,
        [...share.querySelectorAll("[data-gain]")].map((gain) => gain.dataset.gain),
      ]),
    ),
  };
}

/** The name of the card that an event is about, or null where a picture stands for it. */
const cardsOf = {
  played: ({ visitor }) => `visitor:${visitor}`,
  order_filled: ({ order }) => `order:${order}`,
  built: ({ structure }) => `structure:${structure}`,
  card_built: ({ card }) => `structure_card:${card}`,
  planted: ({ vine }) => `vine:${vine.split("#")[0]}`,
  trained: ({ worker }) => `worker:${worker}`,
  automa_drew: ({ card }) => `automa:${card}`,
  row_taken: ({ row }) => `row:${row}`,
  year_began: ({ year }) => `year:${year}`,
  star_placed: ({ region }) => `region:${region}`,
  drew: ({ deck, card }) => (card === null ? `back:${deck}` : new RegExp(`:${card.split("#")[0]}$`)),
};

const amounts = {
  lira_changed: ({ amount, paid }) => ["lira", paid ? -amount : amount],
  vp_changed: ({ amount, lost }) => ["vp", lost ? -amount : amount],
};

/** What each player gained in these events, by its sign. */
function sums(events) {
  const summed = {};
  for (const event of events) {
    const [sign, amount] = amounts[event.kind]?.(event) ?? [];
    if (sign === undefined) continue;
    const share = (summed[event.seat] ??= {});
    share[sign] = (share[sign] ?? 0) + amount;
  }
  return summed;
}

/** What the act says is what the server told: who, which card, and what came of it. Returns who did what. */
export function checkAct(act, log, box = true) {
  const events = log.slice(act.from, act.to).map(({ event }) => event);
  const lead = events.find(({ kind }) => kind === act.lead);
  const where = `${act.said} (${act.lead}, ${act.from} to ${act.to})`;
  assert.ok(lead !== undefined, `the log does not tell of ${where}`);
  if (act.lead === "automa_drew") assert.equal(act.seat, "automa", where);
  else if (lead.seat !== undefined && act.seat !== "") assert.equal(act.seat, String(lead.seat), where);
  const card = cardsOf[act.lead]?.(lead);
  if (card instanceof RegExp) assert.match(act.card, card, where);
  else if (card !== undefined) assert.equal(act.card, card, where);
  for (const [seat, signs] of Object.entries(sums(events))) {
    for (const [sign, amount] of Object.entries(signs)) {
      if (amount !== 0)
        assert.ok(act.shares[seat]?.includes(`${sign} ${amount}`), `${where}: ${sign} ${amount}`);
    }
  }
  for (const { kind, seat, grape, wine, value } of events) {
    if (kind === "grape_placed") assert.ok(act.shares[seat].includes(`grape_${grape} ${value}`), where);
    if (kind === "wine_made") assert.ok(act.shares[seat].includes(`wine_${wine} ${value}`), where);
  }
  if (box) {
    const { cardBox: inner, stageBox: outer } = act;
    assert.ok(inner.height >= leastCard - 0.5, `${where} is ${inner.height} px high`);
    assert.ok(
      inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom,
      `${where} lies outside of the stage: ${JSON.stringify([inner, outer])}`,
    );
  }
  const kinds = events.map(({ kind }) => kind);
  return [act.lead, ...kinds.filter((kind) => ["drew", "harvested", "wine_made"].includes(kind))].map(
    (kind) => ({
      kind,
      seat: act.seat,
    }),
  );
}
