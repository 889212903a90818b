import { useEffect, useId, useState } from "react";
import { WorkerPiece } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import type { OrderId, OrderPlanAnswer, OrderTurn } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Segments } from "../parts/segments_view";
import { ThinkingSign } from "../parts/thinking_sign";
import "./order_way.css";

export type PlanOrder = (order: OrderId) => Promise<OrderPlanAnswer>;

interface OrderWayProps {
  order: OrderId;
  planOrder: PlanOrder;
  /** It is asked for at once. */
  asked: boolean;
}

/** A slip beside an order in hand: the shortest way to fill it, for whoever asks. */
export default function OrderWay({ order, planOrder, asked }: OrderWayProps) {
  const words = useText().ui.advice.order;
  const title = useId();
  const [wanted, setWanted] = useState(asked);
  const [plan, setPlan] = useState<OrderPlanAnswer | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    planOrder(order).then(
      (told) => open && setPlan(told),
      () => open && setWanted(false),
    );
    return () => {
      open = false;
    };
  }, [wanted, order, planOrder]);
  if (!wanted) {
    return (
      <button type="button" className="button button-main order-way-ask" onClick={() => setWanted(true)}>
        {words.ask}
      </button>
    );
  }
  return (
    <section className="order-way" aria-labelledby={title} aria-busy={plan === null}>
      <h2 id={title}>{words.title}</h2>
      <div role="status">
        {plan === null ? (
          <p className="order-way-note">
            {words.thinking} <ThinkingSign quiet />
          </p>
        ) : (
          <Told plan={plan} />
        )}
      </div>
    </section>
  );
}

function Told({ plan }: { plan: OrderPlanAnswer }) {
  const t = useText();
  const words = t.ui.advice.order;
  if (plan.turns.length === 0) return <Missing plan={plan} />;
  const workers = plan.turns.filter(({ worker }) => worker !== undefined).length;
  const lira = -plan.turns.reduce((sum, turn) => sum + Math.min(0, turn.lira), 0);
  return (
    <>
      <p className="order-way-note">{words.assumed}</p>
      <ol className="order-way-seasons">
        {seasonsOf(plan.turns).map((turns) => (
          <Season key={`${turns[0].year}/${turns[0].season}`} turns={turns} />
        ))}
      </ol>
      <p className="order-way-total">
        <Rich text={words.total({ workers, lira: lira === 0 ? undefined : lira })} />
      </p>
      {!plan.complete && <p className="order-way-note">{words.unsure}</p>}
    </>
  );
}

function Season({ turns }: { turns: [OrderTurn, ...OrderTurn[]] }) {
  const t = useText();
  const { context } = useDesk();
  const words = t.ui.advice.order;
  const [{ year, season }] = turns;
  return (
    <li>
      <h3>{words.season({ season: t.names.season(season), year })}</h3>
      <ol className="order-way-turns">
        {turns.map((turn, i) => {
          const steps = turn.answers.map((answer) => ({ answer, year, season }));
          return (
            <li key={i}>
              <span className="order-way-worker" aria-hidden="true">
                {turn.worker !== undefined && (
                  <WorkerPiece seat={context.viewer ?? 0} kind={turn.worker} size={20} />
                )}
              </span>
              <span>
                <Segments segments={t.plan(steps, { year, season }, context)} />
              </span>
              {turn.lira !== 0 && (
                <span className="order-way-lira">
                  <Rich
                    text={
                      turn.lira > 0 ? words.brings({ lira: turn.lira }) : words.costs({ lira: -turn.lira })
                    }
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </li>
  );
}

function Missing({ plan: { missing, complete, until } }: { plan: OrderPlanAnswer }) {
  const t = useText();
  const words = t.ui.advice.order;
  return (
    <>
      <p>{complete ? words.none({ until }) : words.noneUnsure}</p>
      {missing.length > 0 && (
        <>
          <p className="order-way-note">{words.missing}</p>
          <ul className="order-way-missing">
            {missing.map(({ wine, at_least, lack }, i) => (
              <li key={i}>
                <Rich
                  text={words.wine({ wine: t.names.wine(wine), value: at_least, why: words.lacks[lack] })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Turns of the same season stand together. */
export function seasonsOf(turns: readonly OrderTurn[]): [OrderTurn, ...OrderTurn[]][] {
  const seasons: [OrderTurn, ...OrderTurn[]][] = [];
  for (const turn of turns) {
    const last = seasons.at(-1);
    if (last !== undefined && last[0].year === turn.year && last[0].season === turn.season) last.push(turn);
    else seasons.push([turn]);
  }
  return seasons;
}
