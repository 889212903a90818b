import { Rich, useText, type Messages, type Segment } from "../../i18n";
import type { StructureCardText } from "../../i18n/card_text";
import { isSpecial } from "../../i18n/lookup";
import type { Answer, Preview } from "../../wire/types";
import { useAnswerText } from "../answers/use_answer_text";
import { useChoice } from "../choice/choice_store";
import { isToldBy } from "../choice/told_by";
import { useDesk } from "../desk_context";
import { isDrawn } from "../foresight/drawn";
import type { Watched } from "../foresight/foresight_store";
import { Segments } from "../parts/segments_view";
import { useLayout } from "../use_layout";

interface Told {
  /** What the answer is, where what is looked at does not say it. */
  label: string | undefined;
  ability: string | undefined;
  /** Where the whole table is in sight, only what the table does not draw. */
  follows: Segment[][];
  /** Everything, for those who hear the page. */
  spoken: string;
}

/** What is told of the answer that is looked at; `labelled`: what is looked at says it, to eye and ear. */
export function useConsequence({ offer, preview }: Watched, labelled: boolean): Told | null {
  const t = useText();
  const { context, choice } = useDesk();
  // What was touched once stands on a button of its own.
  const armed = useChoice(choice, (state) => state.armed);
  const answerText = useAnswerText();
  const wide = useLayout() === "wide";
  if (offer === null) return null;
  const { answer } = offer;
  const label = labelled ? undefined : answerText(answer, preview);
  const ability = abilityIn(answer, t);
  const tell = (whole: Preview) => t.preview(untold(whole, answer), context);
  // A draft brings the card that the answer names, and nothing else.
  const follows = preview === undefined || answer.kind === "draft" ? nothing : preview;
  const words = [label, ability].filter((text) => text !== undefined);
  return {
    label: offer === armed ? undefined : label,
    ability,
    follows: tell(wide ? undrawn(follows, context.viewer) : follows),
    spoken: [...words, ...tell(follows)].map((text) => t.plain(text)).join(", "),
  };
}

const nothing: Preview = { events: [], then: "others" };

function untold({ events, then }: Preview, answer: Answer): Preview {
  return { events: events.filter((event) => !isToldBy(answer, event)), then };
}

/** What the table draws needs no words, and no "then more is asked" either. */
function undrawn({ events, then }: Preview, viewer: number | null): Preview {
  const rest = events.filter((event) => !isDrawn(event, viewer));
  return { events: rest, then: rest.length < events.length && then !== "over" ? "others" : then };
}

/** To be read; whoever hears the page is told by PreviewLine. */
export function Consequence({ told: { label, ability, follows } }: { told: Told }) {
  return (
    <p className="preview" aria-hidden="true">
      {label !== undefined && (
        <b>
          <Rich text={label} />
        </b>
      )}
      {ability !== undefined && (
        <span className="preview-part">
          <Rich text={ability} />
        </span>
      )}
      {follows.map((segments, i) => (
        <span key={i} className="preview-part">
          <Segments segments={segments} plain />
        </span>
      ))}
    </p>
  );
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
