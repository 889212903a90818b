import { memo } from "react";
import { useText } from "../../i18n";
import type { SpecialWorkerId } from "../../i18n/tuscany_ids";
import type { PositionView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useChoice } from "../choice/choice_store";
import { handlersOf } from "../choice/spot";
import { target } from "../choice/targets";
import { RevealedWorkers } from "../parts/revealed_workers";
import { useShared } from "../use_shared";

/** The kinds of special workers that can be trained in this game, where there are any. */
export const SpecialWorkers = memo(function SpecialWorkers({ view }: { view: PositionView }) {
  const t = useText();
  const { context, choice, zoom } = useDesk();
  const statuses = useChoice(choice, (state) => state.statuses);
  const revealed = useShared(view.special_workers ?? []) as readonly SpecialWorkerId[];
  const words = t.ui.tuscany.workers;
  if (revealed.length === 0) return null;
  return (
    <RevealedWorkers
      label={words.ofThisGame}
      workers={revealed.map((id) => {
        const { name, text } = t.cards.workers[id];
        const one = target.trainee(id);
        const state = statuses.get(one);
        const owners = view.players.filter(({ workers }) => workers.special?.[id] !== undefined);
        return {
          id,
          name,
          label: [
            name,
            t.plain(text),
            t.plain(words.price),
            ...owners.map(({ seat }) => words.owned(t.names.player(seat, context))),
          ].join(". "),
          open: () => zoom({ kind: "worker", id }),
          target: state && { state, handlers: handlersOf(choice, one) },
        };
      })}
    />
  );
});
