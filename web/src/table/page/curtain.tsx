import { useEffect, useRef } from "react";
import { SeatMark } from "../../art/pieces";
import { Landscape } from "../../art/scene";
import { useText } from "../../i18n";
import { useTitle } from "../../router";
import { letterOf } from "../desk_context";
import "./page.css";

/** Several people before one screen: nothing of anybody's hand is drawn until the right one sits there. */
export function Curtain({ seat, name, onLift }: { seat: number; name: string; onLift: () => void }) {
  const { curtain } = useText().ui.table;
  useTitle(curtain.pass(name));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main className="curtain">
      <Landscape variant="start" />
      <div className="curtain-sheet">
        <SeatMark seat={seat} size={64} letter={letterOf(name, seat)} />
        <h1 className="page-title">{curtain.pass(name)}</h1>
        <p>{curtain.text}</p>
        <button ref={button} type="button" className="button button-main curtain-lift" onClick={onLift}>
          {curtain.lift(name)}
        </button>
      </div>
    </main>
  );
}
