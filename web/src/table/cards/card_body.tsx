import { Fragment } from "react";
import { Rich, useText } from "../../i18n";
import type { CardText, StructureCardText, WorkerText } from "../../i18n/card_text";
import type { DeckName, MamaEntry, PapaEntry } from "../../wire/types";
import { deckOrder } from "../catalogue_index";

/** A visitor's effect in full; alternatives are parted by a drawn "or". */
export function VisitorBody({ text }: { text: CardText }) {
  const t = useText();
  const { lead, options, parts, after, note } = text;
  return (
    <>
      {lead !== undefined && (
        <p>
          <Rich text={lead} />
        </p>
      )}
      {options?.map((option, i) => (
        <Fragment key={i}>
          {i > 0 && <div className="card-or">{t.ui.table.card.or}</div>}
          <p className="card-option">
            <Rich text={option} />
          </p>
        </Fragment>
      ))}
      {parts?.map((part, i) => (
        <p key={i} className="card-option">
          <Rich text={part} />
        </p>
      ))}
      {after !== undefined && (
        <p>
          <Rich text={after} />
        </p>
      )}
      {note !== undefined && (
        <p className="card-note">
          <Rich text={note} />
        </p>
      )}
    </>
  );
}

/** What a structure card or a special worker does; what is asked for and what it brings are parted by "then". */
export function EffectBody({ text }: { text: StructureCardText | WorkerText }) {
  const { then } = useText().ui.tuscany.structures;
  return (
    <>
      <p>
        <Rich text={text.text} />
      </p>
      {"gain" in text && text.gain !== undefined && (
        <>
          <div className="card-or">{then}</div>
          <p className="card-option">
            <Rich text={text.gain} />
          </p>
        </>
      )}
      {text.note !== undefined && (
        <p className="card-note">
          <Rich text={text.note} />
        </p>
      )}
    </>
  );
}

const counted = (token: DeckName | "worker" | "lira", count: number) =>
  count > 0 ? [`{${token} ${count}}`] : [];

export function MamaBody({ mama }: { mama: MamaEntry }) {
  const { parentPhrases } = useText().cards;
  const gifts = [
    ...counted("worker", mama.workers),
    ...deckOrder.flatMap((deck) => counted(deck, mama.cards[deck])),
    ...counted("lira", mama.lira),
  ];
  return (
    <>
      <p>{parentPhrases.start}</p>
      <p>
        <Rich text={gifts.join("  ")} />
      </p>
    </>
  );
}

export function PapaBody({ papa }: { papa: PapaEntry }) {
  const { parentPhrases, structures } = useText().cards;
  const gift =
    papa.gift === "structure" && papa.structure !== undefined
      ? parentPhrases.structure(structures[papa.structure].name)
      : `{${papa.gift === "vp" ? "vp" : "worker"} 1}`;
  return (
    <>
      <p>
        {parentPhrases.start} <Rich text={`{grande 1}  {lira ${papa.lira}}`} />
      </p>
      <p>{parentPhrases.choose}</p>
      <p className="card-option">
        <Rich text={gift} />
      </p>
      <p className="card-option">
        <Rich text={parentPhrases.moreLira(papa.or_lira)} />
      </p>
    </>
  );
}
