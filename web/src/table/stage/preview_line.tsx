import { useEffect, useState } from "react";
import { Rich, useText, type Messages } from "../../i18n";
import type { StructureCardText } from "../../i18n/card_text";
import { isSpecial } from "../../i18n/lookup";
import type { Answer, Ask, Offer, Preview } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Segments } from "../parts/segments_view";
import { candidates, placesAWorker } from "../choice/choice";
import { useAnswerText } from "../answers/use_answer_text";
import { useChoice } from "../choice/choice_store";
import { Obstruction } from "./obstruction";
import { isToldBy } from "../choice/told_by";
import { target, type Target } from "../choice/targets";

const previewDelay = 80;

/** The consequence of what is pointed at, or why it is not possible; both come from the engine. */
export function PreviewLine({ mine }: { mine: boolean }) {
  const t = useText();
  const { choice } = useDesk();
  const looked = useChoice(choice, (state) => state.looked);
  const complaint = useChoice(choice, (state) => state.complaint);
  const hinted = useChoice(choice, (state) => state.hinted);
  const ask = useChoice(choice, (state) => state.ask);
  const picked = useChoice(choice, (state) => state.picked);
  const token = useChoice(choice, (state) => state.token);
  const lit = useChoice(choice, ({ statuses }) => [...statuses.values()].includes("legal"));
  if (!mine) return <p className="preview" />;
  if (looked !== null && "offer" in looked)
    return <Consequence offer={looked.offer} labelled={looked.labelled === true} />;
  // What was pressed says it itself.
  const beside = complaint?.beside !== undefined;
  if (looked !== null && !(beside && looked.refused === complaint?.refused))
    return <Obstruction refused={looked.refused} asked={looked.refused === complaint?.refused} />;
  if (complaint !== null)
    return beside ? <p className="preview" /> : <Obstruction refused={complaint.refused} asked />;
  if (hinted !== null) return <Consequence offer={hinted} />;
  const words = t.ui.table.question;
  const hint =
    placingHint(ask, picked, token, t) ??
    starHint(ask, picked, t) ??
    cardHint(ask, t) ??
    (lit ? words.choose : "");
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

const structureText = ({ text, gain }: StructureCardText) => (gain === undefined ? text : `${text} ${gain}`);

/** What the card or worker does that the answer brings: its face may be small or lie under others. */
function abilityIn(answer: Answer, t: Messages): string | undefined {
  switch (answer.kind) {
    case "draft":
    case "build_card":
    case "residual":
      return structureText(t.cards.structureCards[answer.card]);
    case "train_special":
      return isSpecial(answer.worker, t.cards) ? t.cards.workers[answer.worker].text : undefined;
    default:
      return undefined;
  }
}

/** `labelled`: the button itself says what the answer is, so only what follows from it is told. */
function Consequence({ offer, labelled = false }: { offer: Offer; labelled?: boolean }) {
  const t = useText();
  const { context } = useDesk();
  const answerText = useAnswerText();
  const preview = usePreview(offer);
  // A draft brings the card that the answer names, and nothing else.
  const foreseen =
    preview === undefined || offer.answer.kind === "draft"
      ? []
      : t.preview(
          { ...preview, events: preview.events.filter((event) => !isToldBy(offer.answer, event)) },
          context,
        );
  const does = abilityIn(offer.answer, t);
  return (
    <p className="preview">
      {!labelled && (
        <b>
          <Rich text={answerText(offer.answer, preview)} />
        </b>
      )}
      {does !== undefined && (
        <span className="preview-part">
          <Rich text={does} />
        </span>
      )}
      {foreseen.map((segments, i) => (
        <span key={i} className="preview-part">
          <Segments segments={segments} plain />
        </span>
      ))}
    </p>
  );
}

/** Long lists come without previews: one is requested when the pointer rests on an answer. */
function usePreview(offer: Offer): Preview | undefined {
  const { previewOf } = useDesk();
  const [asked, setAsked] = useState<{ text: string; preview: Preview } | null>(null);
  const { text } = offer.answer;
  const missing = offer.preview === undefined;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    const timer = setTimeout(() => {
      previewOf(text).then(
        (preview) => current && setAsked({ text, preview }),
        () => undefined,
      );
    }, previewDelay);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [missing, previewOf, text]);
  return offer.preview ?? (asked?.text === text ? asked.preview : undefined);
}
