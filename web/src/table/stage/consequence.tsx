import { Rich, useText, type Messages, type Segment } from "../../i18n";
import type { StructureCardText } from "../../i18n/card_text";
import { isSpecial } from "../../i18n/lookup";
import type { Answer, GameEvent, Preview } from "../../wire/types";
import { useAnswerText } from "../answers/use_answer_text";
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

/** What is told of the answer that is looked at. */
export function useConsequence({ offer, preview }: Watched, labelled: boolean): Told | null {
  const t = useText();
  const { context } = useDesk();
  const answerText = useAnswerText();
  const wide = useLayout() === "wide";
  if (offer === null) return null;
  const { answer } = offer;
  const label = labelled ? undefined : answerText(answer, preview);
  const ability = abilityIn(answer, t);
  const told = (keep: (event: GameEvent) => boolean): Segment[][] => {
    // A draft brings the card that the answer names, and nothing else.
    if (preview === undefined || answer.kind === "draft") return [];
    const events = preview.events.filter((event) => keep(event) && !isToldBy(answer, event));
    return t.preview({ events, then: saysTheRest(preview) ? "others" : preview.then }, context);
  };
  const words = [label, ability].filter((text) => text !== undefined);
  return {
    label,
    ability,
    follows: told((event) => !wide || !isDrawn(event, context.viewer)),
    spoken: [...words, ...told(() => true)].map((text) => t.plain(text)).join(", "),
  };
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

/** That a card is drawn says well enough that the rest is unknown. */
function saysTheRest({ events, then }: Preview): boolean {
  return then === "unseen" && events.at(-1)?.kind === "drew";
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
