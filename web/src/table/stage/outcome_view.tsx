import { Icon } from "../../art/icons";
import { Bottle, GrapeBead } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import { useDesk } from "../desk_context";
import { PlayerMark } from "../parts/player_mark";
import { Segments } from "../parts/segments_view";
import type { Gain, Share } from "./outcome";

/** What came of an act: for who acted, and, each under their sign, for the others who were touched by it. */
export function OutcomeView({
  shares,
  actor,
}: {
  shares: readonly Share[];
  actor: number | null | undefined;
}) {
  const t = useText();
  const { context } = useDesk();
  return (
    <ul className="outcome">
      {shares.map(({ seat, gains }) => (
        <li
          key={seat}
          className={seat === actor ? "share" : "share share-touched"}
          data-share={seat ?? "automa"}
        >
          {seat !== actor && (
            <span title={t.names.player(seat, context)}>
              <PlayerMark seat={seat} size={22} />
              <span className="hidden-text">{t.names.player(seat, context)}: </span>
            </span>
          )}
          {gains.map((gain, i) => (
            <GainView key={i} gain={gain} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The amount with its sign: "+4", "−2". */
export const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`);

export function GainView({ gain }: { gain: Gain }) {
  const t = useText();
  const { context } = useDesk();
  switch (gain.kind) {
    case "amount":
      return (
        <span
          className={gain.amount > 0 ? "gain gain-more" : "gain gain-less"}
          data-gain={`${gain.token} ${gain.amount}`}
        >
          <Rich
            text={gain.amount > 0 ? `+{${gain.token} ${gain.amount}}` : `{${gain.token} ${gain.amount}}`}
          />
        </span>
      );
    case "grape": {
      const name = t.names.grape(gain.grape, gain.value);
      return (
        <span
          className={gain.used ? "gain gain-used" : "gain"}
          data-gain={`grape_${gain.grape} ${gain.value}`}
        >
          <span aria-hidden="true">{gain.used ? "−" : "+"}</span>
          <GrapeBead colour={gain.grape} quality={gain.value} size={26} title={name} />
        </span>
      );
    }
    case "wine": {
      const name = t.names.wine(gain.wine, gain.value);
      return (
        <span
          className={gain.way === "used" ? "gain gain-used" : "gain"}
          data-gain={`wine_${gain.wine} ${gain.value}`}
        >
          {gain.way === "aged" ? (
            <Icon name="age" size={20} />
          ) : (
            <span aria-hidden="true">{gain.way === "used" ? "−" : "+"}</span>
          )}
          <Bottle wine={gain.wine} quality={gain.value} size={34} title={name} />
        </span>
      );
    }
    case "blocked":
      return (
        <span className="gain gain-words" data-gain={`blocked ${gain.action}`}>
          <Icon name="lock" size={16} /> {t.names.action(gain.action)}
        </span>
      );
    case "said":
      return (
        <span className="gain gain-words" data-gain={gain.event.kind}>
          <Segments segments={t.event(gain.event, context)} plain />
        </span>
      );
  }
}
