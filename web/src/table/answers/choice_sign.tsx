import { Bottle, GrapeBead } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import { rowSigns } from "../../i18n/bonuses";
import { gainedIn, grapesFor, paidIn, pointsGainedIn } from "../../i18n/lookup";
import type { GrapeName, Offer, WineName } from "../../wire/types";
import { dimensionOf, target, targetsOf, type Target } from "../choice/targets";
import { useDesk } from "../desk_context";
import { targetLabel } from "./target_label";
import { useAnswerTexts } from "./use_answer_text";

/** A grape or a wine as it lies on the mat, with its quality on it; everything else by its name. */
export function TargetSign({ one, name }: { one: Target; name: string }) {
  const [dimension, kind, quality] = one.split(":");
  if (dimension !== "grape" && dimension !== "bottle") return name;
  return (
    <span className="target-sign" title={name}>
      <span className="hidden-text">{name}</span>
      {dimension === "grape" ? (
        <GrapeBead colour={kind as GrapeName} quality={Number(quality)} size={24} />
      ) : (
        <Bottle wine={kind as WineName} quality={Number(quality)} size={28} />
      )}
    </span>
  );
}

/** How an answer ends, where its line says how it begins; with its price or what it brings. `first`: of its line, so that what
 * follows need not be named again: "field 5", "6", "7". */
export function ChoiceSign({ offer, first }: { offer: Offer; first: boolean }) {
  const t = useText();
  const { context } = useDesk();
  const texts = useAnswerTexts();
  const { answer, preview } = offer;
  const named = (one: Target) => (
    <TargetSign key={one} one={one} name={targetLabel(one, t, context.names, context.catalogue)} />
  );
  const namedIn = (one: Target) =>
    first || dimensionOf(one) !== "field" || answer.kind === "build_card"
      ? named(one)
      : one.slice("field:".length);
  const last = targetsOf(answer).at(-1);
  switch (answer.kind) {
    case "make":
      return grapesFor(answer).map(({ grape, quality }, i) => (
        <span key={i} className="target-sign">
          <GrapeBead colour={grape} quality={quality} size={24} />
        </span>
      ));
    case "uproot":
      return t.cards.vines[answer.vine];
    case "rob":
      return t.names.deckTitle(answer.deck);
    case "row":
      return (
        <span className="row-sign">
          <span>{answer.row}:</span>{" "}
          <span>
            <Rich text={rowSigns(answer.row, context, t.cards)} />
          </span>
        </span>
      );
    case "star":
    case "offer":
    case "mama":
    case "papa":
    case "residual":
      return <Rich text={texts.short(answer)} />;
    case "retrieve":
      return `${t.names.worker(answer.worker)}, ${t.names.space(answer.space)}`;
    case "sell_wine": {
      const points = pointsGainedIn(preview);
      return (
        <>
          {named(target.bottle(answer.wine, answer.quality))}
          {points !== undefined && <Rich text={`{vp ${points}}`} />}
        </>
      );
    }
    default: {
      const lira = paidIn(preview) ?? gainedIn(preview);
      const tellsLira = ["build", "build_card", "buy_field", "sell_field", "sell_grape", "train_special"];
      return (
        <>
          {last === undefined ? <Rich text={texts.short(answer)} /> : namedIn(last)}
          {lira !== undefined && tellsLira.includes(answer.kind) && <Rich text={`{lira ${lira}}`} />}
        </>
      );
    }
  }
}
