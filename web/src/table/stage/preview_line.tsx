import { useText, type Messages } from "../../i18n";
import type { Ask } from "../../wire/types";
import { candidates, placesAWorker } from "../choice/choice";
import { useChoice } from "../choice/choice_store";
import { target, type Target } from "../choice/targets";
import { useDesk } from "../desk_context";
import { useWatched } from "../foresight/use_foresight";
import { Consequence, useConsequence } from "./consequence";
import { Obstruction } from "./obstruction";

/** The consequence of what is pointed at, or why it is not possible; both come from the engine. It is heard once: the marks on the
 * table are for the eye. */
export function PreviewLine({ mine }: { mine: boolean }) {
  const { choice } = useDesk();
  const labelled = useChoice(
    choice,
    ({ looked }) => looked !== null && "labelled" in looked && looked.labelled,
  );
  const told = useConsequence(useWatched(), labelled === true);
  return (
    <>
      {!mine && <p className="preview" />}
      {mine && (told === null ? <NoConsequence /> : <Consequence told={told} />)}
      <span className="hidden-text preview-spoken" aria-live="polite">
        {mine ? told?.spoken : null}
      </span>
    </>
  );
}

/** Why it is not possible, or how to go on. */
function NoConsequence() {
  const { choice } = useDesk();
  const looked = useChoice(choice, (state) => state.looked);
  const complaint = useChoice(choice, (state) => state.complaint);
  const refused = looked !== null && "refused" in looked ? looked.refused : undefined;
  // What was pressed says it itself.
  const beside = complaint?.beside !== undefined;
  if (refused !== undefined && !(beside && refused === complaint?.refused))
    return <Obstruction refused={refused} asked={refused === complaint?.refused} />;
  if (complaint === null) return <WhatToDo />;
  return beside ? <p className="preview" /> : <Obstruction refused={complaint.refused} asked />;
}

/** How to go on, where nothing is looked at. */
function WhatToDo() {
  const t = useText();
  const { choice } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const picked = useChoice(choice, (state) => state.picked);
  const token = useChoice(choice, (state) => state.token);
  const lit = useChoice(choice, ({ statuses }) => [...statuses.values()].includes("legal"));
  const hint =
    placingHint(ask, picked, token, t) ??
    starHint(ask, picked, t) ??
    cardHint(ask, t) ??
    (lit ? t.ui.table.question.choose : "");
  return <p className="preview preview-hint">{hint}</p>;
}

/** Where a worker goes is told by pointing; only the Farmer has something left to choose then. */
function placingHint(ask: Ask, picked: readonly Target[], token: boolean, t: Messages): string | null {
  if (token) return t.ui.table.token.point;
  if (!placesAWorker(ask)) return null;
  return picked.length > 0 ? t.ui.tuscany.workers.farmerBonus : t.ui.table.question.pointAtBoard;
}

/** A star that moves is pointed at twice. */
function starHint(ask: Ask, picked: readonly Target[], t: Messages): string | null {
  const open = candidates(ask, picked).map(({ answer }) => answer);
  const [first] = open;
  if (first?.kind !== "move_star") return null;
  const { map } = t.ui.tuscany;
  const taken = picked.includes(target.from(first.from));
  return taken ? map.moveTo(t.names.region(first.from)) : map.moveFrom;
}

/** Before the first draft nobody knows the cards; where nothing can hover, a touch tells. */
function cardHint({ kind }: Ask, t: Messages): string | null {
  const hovers = window.matchMedia("(hover: hover)").matches;
  return kind === "draft_card" && hovers ? t.ui.table.question.restOnCard : null;
}
