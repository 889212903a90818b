import { useMemo } from "react";
import { Cellar, CrushPad, type SlotForesight, type SlotPick } from "../../art/cellar";
import { useText } from "../../i18n";
import type { GrapeName, PlayerView, WineName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useChoice } from "../choice/choice_store";
import { handlersOf } from "../choice/spot";
import { dimensionOf, target, type Target } from "../choice/targets";
import type { ForeseenStore } from "../foresight/foreseen";
import { useForeseen } from "../foresight/use_foresight";

/** Makes the slots of a store into targets. */
function useSlots(
  mine: boolean,
  targetAt: (kind: string, quality: number) => Target,
  nameOf: (kind: string, quality: number) => string,
): SlotPick | undefined {
  const { choice } = useDesk();
  const known = useChoice(choice, (state) => state.statuses);
  return useMemo(() => {
    const asked = [...known.keys()].some((one) => ["grape", "bottle"].includes(dimensionOf(one)));
    if (!mine || !asked) return undefined;
    return (kind, quality) => {
      const one = targetAt(kind, quality);
      const state = known.get(one);
      if (state === undefined) return undefined;
      return { label: nameOf(kind, quality), state, handlers: handlersOf(choice, one) };
    };
  }, [choice, known, mine, nameOf, targetAt]);
}

/** What would become of each slot. */
function useSlotForesight(foreseen: ForeseenStore<string> | undefined): SlotForesight | undefined {
  return useMemo(() => foreseen && ((kind, quality) => foreseen[kind]?.[quality]), [foreseen]);
}

const grapeAt = (kind: string, quality: number) => target.grape(kind as GrapeName, quality);
const bottleAt = (kind: string, quality: number) => target.bottle(kind as WineName, quality);

export function CrushPadRack({ player, mine }: { player: PlayerView; mine: boolean }) {
  const t = useText();
  const { names } = t;
  const nameOf = useMemo(
    () => (kind: string, quality: number) => names.grape(kind as GrapeName, quality),
    [names],
  );
  const slot = useSlots(mine, grapeAt, nameOf);
  const foreseen = useSlotForesight(useForeseen(player.seat, ({ grapes }) => grapes));
  const { red, white } = player.grapes;
  const there = [...red.map((q) => names.grape("red", q)), ...white.map((q) => names.grape("white", q))];
  const title = `${t.ui.game.things.crushPad}: ${there.length === 0 ? t.ui.table.player.emptyCrushPad : names.list(there)}`;
  return (
    <div className="mat-crush">
      <CrushPad red={red} white={white} slot={slot} foreseen={foreseen} title={title} />
    </div>
  );
}

export function CellarRack({ player, mine }: { player: PlayerView; mine: boolean }) {
  const t = useText();
  const { names } = t;
  const nameOf = useMemo(
    () => (kind: string, quality: number) => names.wine(kind as WineName, quality),
    [names],
  );
  const slot = useSlots(mine, bottleAt, nameOf);
  const foreseen = useSlotForesight(useForeseen(player.seat, ({ wines }) => wines));
  const there = (Object.entries(player.wines) as [WineName, number[]][]).flatMap(([wine, qualities]) =>
    qualities.map((quality) => names.wine(wine, quality)),
  );
  const title = `${t.ui.game.things.cellar}: ${there.length === 0 ? t.ui.table.player.emptyCellar : names.list(there)}`;
  return (
    <div className="mat-cellar" data-drop={mine ? "cellar" : undefined}>
      <Cellar
        wines={player.wines}
        medium={player.structures.includes("medium_cellar")}
        large={player.structures.includes("large_cellar")}
        slot={slot}
        foreseen={foreseen}
        title={title}
      />
    </div>
  );
}
