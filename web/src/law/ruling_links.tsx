import { useText } from "../i18n";
import type { Reason } from "../wire/types";
import { addressOfRuling } from "./places";
import { useOpenRuling } from "./opened_ruling";
import "./ruling_links.css";

/** A ruling's number in a text; it opens the ruling, and in a new tab its place in the book. */
export function RulingLink({ number }: { number: string }) {
  const open = useOpenRuling();
  return (
    <a
      className="ruling-link"
      href={addressOfRuling(number)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(number);
      }}
    >
      {number}
    </a>
  );
}

function RulingButton({ number }: { number: string }) {
  const { ruling } = useText().ui.law;
  const open = useOpenRuling();
  return (
    <button type="button" className="ruling-button" aria-label={ruling(number)} onClick={() => open(number)}>
      {number}
    </button>
  );
}

const mostButtons = 4;

/** The rulings behind what was refused, the most telling first, each once. */
export function RulingButtons({ reasons }: { reasons: readonly (Reason | undefined)[] }) {
  const numbers = new Set(reasons.flatMap((reason) => reason?.rulings ?? []));
  if (numbers.size === 0) return null;
  return (
    <span className="ruling-buttons">
      {[...numbers].slice(0, mostButtons).map((number) => (
        <RulingButton key={number} number={number} />
      ))}
    </span>
  );
}
