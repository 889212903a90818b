import { Suspense, useId, useState } from "react";
import { useText, type CardRef } from "../../i18n";
import { useLaterText } from "../../i18n/later";
import { percent } from "../../screens/review/numbers";
import type { GameOptions } from "../../wire/types";
import {
  hasWorth,
  nearestSetting,
  useWorthStudy,
  worthOf,
  type Worth,
  type WorthStudy,
} from "./card_worth_data";
import "./card_worth.css";

interface CardWorthProps {
  card: CardRef;
  /** Of the table at which the card is looked at. */
  options?: Pick<GameOptions, "players" | "modules">;
}

/** A slip beside a large card: what many games of bots say about it. Fetched when the first card is looked at. */
export function CardWorth(props: CardWorthProps) {
  if (!hasWorth(props.card)) return null;
  return (
    <Suspense fallback={null}>
      <Fetching {...props} />
    </Suspense>
  );
}

function Fetching(props: CardWorthProps) {
  const held = useWorthStudy();
  return held.state === "here" ? <Slip {...props} study={held.value} /> : null;
}

const anyTable = { players: 2 };

function Slip({ card, options = anyTable, study }: CardWorthProps & { study: WorthStudy }) {
  const t = useText();
  const words = useLaterText().worth;
  const title = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? nearestSetting(study.settings, options);
  const setting = study.settings[at];
  const worth = worthOf(study, card, at);
  const dealt = card.kind === "mama" || card.kind === "papa";
  const lines = [
    { label: dealt ? words.when.dealt : words.when.drawn, worth: worth?.drawn },
    { label: playedWord(card, words.when), worth: worth?.played },
  ].filter((line) => line.worth !== undefined);
  return (
    <section className="card-worth" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <label>
        <span className="control-hidden">{words.setting}</span>
        <select value={at} onChange={({ target }) => setChosen(Number(target.value))}>
          {study.settings.map(({ players, modules }, i) => (
            <option key={i} value={i}>
              {words.settings(players, modules === "none" ? undefined : modules)}
            </option>
          ))}
        </select>
      </label>
      {lines.length === 0 ? (
        <p>{words.unknown}</p>
      ) : (
        <dl>
          {lines.map(({ label, worth: one }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{one !== undefined && <Figure worth={one} />}</dd>
            </div>
          ))}
        </dl>
      )}
      <details>
        <summary>{t.ui.review.reading_title}</summary>
        <p>{words.reading((setting?.games ?? 0).toLocaleString(t.language), study.made.bot)}</p>
      </details>
    </section>
  );
}

function playedWord({ kind }: CardRef, when: Record<string, string>): string {
  return when[kind] ?? "";
}

/** "+2.3 % (1.9 % to 2.7 %)", and the same on a line whose middle is no difference. */
function Figure({ worth }: { worth: Worth }) {
  const t = useText();
  const words = useLaterText().worth;
  if (worth.length === 1) return <>{words.few}</>;
  const [change, low, high] = worth;
  const told = (thousandths: number) =>
    signed(thousandths, percent(Math.abs(thousandths) * 1000, t.ui.review));
  const place = (thousandths: number) => 50 + Math.max(-50, Math.min(50, thousandths / widest));
  const clear = low > 0 ? "gain" : high < 0 ? "loss" : "none";
  return (
    <>
      <b data-clear={clear}>{told(change)}</b> <span>{words.interval(told(low), told(high))}</span>
      <span className="card-worth-line" aria-hidden="true">
        <span
          data-clear={clear}
          style={{ left: `${place(low)}%`, width: `${Math.max(1, place(high) - place(low))}%` }}
        />
      </span>
    </>
  );
}

// The line shows 15 % to either side.
const widest = 150 / 50;

const signed = (thousandths: number, text: string) =>
  `${thousandths > 0 ? "+" : thousandths < 0 ? "\u2212" : ""}${text}`;
