import { useMemo, useRef, type PointerEvent, type SyntheticEvent } from "react";
import { Cellar, CrushPad, type SlotPick } from "../../art/cellar";
import { useText } from "../../i18n";
import type { GrapeName, PlayerView, WineName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useChoice } from "../question/choice_store";
import { hoverless } from "../question/spot";
import { target, type Target } from "../question/targets";

/** Makes the slots of a store into targets, and tells the choice which one the pointer is on. */
function useSlots(
  mine: boolean,
  targetAt: (kind: string, quality: number) => Target,
  nameOf: (kind: string, quality: number) => string,
) {
  const { choice } = useDesk();
  const known = useChoice(choice, (state) => state.statuses);
  const labels = useRef(new Map<string, Target>());
  const slot = useMemo<SlotPick | undefined>(() => {
    if (!mine) return undefined;
    const anything = [...known.keys()].some((one) => one.startsWith("grape:") || one.startsWith("bottle:"));
    if (!anything) return undefined;
    return (kind, quality) => {
      const one = targetAt(kind, quality);
      const status = known.get(one);
      if (status === undefined) return undefined;
      const label = nameOf(kind, quality);
      labels.current.set(label, one);
      return {
        label,
        state: status === "illegal" ? "illegal" : "legal",
        onPick: () => choice.pick(one, hoverless()),
      };
    };
  }, [choice, known, mine, nameOf, targetAt]);
  const look = (event: SyntheticEvent) => {
    const label = (event.target as Element).closest("[role=button]")?.getAttribute("aria-label");
    choice.look(label == null ? null : (labels.current.get(label) ?? null));
  };
  const handlers = {
    onPointerOver: (event: PointerEvent) =>
      slot !== undefined && event.pointerType === "mouse" && look(event),
    onPointerLeave: () => slot !== undefined && choice.look(null),
    onFocus: (event: SyntheticEvent) => slot !== undefined && look(event),
  };
  return { slot, handlers };
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
  const { slot, handlers } = useSlots(mine, grapeAt, nameOf);
  const { red, white } = player.grapes;
  const there = [...red.map((q) => names.grape("red", q)), ...white.map((q) => names.grape("white", q))];
  const title = `${t.ui.game.things.crushPad}: ${there.length === 0 ? t.ui.table.player.emptyCrushPad : names.list(there)}`;
  return (
    <div className="mat-crush" {...handlers}>
      <CrushPad red={red} white={white} slot={slot} title={title} />
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
  const { slot, handlers } = useSlots(mine, bottleAt, nameOf);
  const there = (Object.entries(player.wines) as [WineName, number[]][]).flatMap(([wine, qualities]) =>
    qualities.map((quality) => names.wine(wine, quality)),
  );
  const title = `${t.ui.game.things.cellar}: ${there.length === 0 ? t.ui.table.player.emptyCellar : names.list(there)}`;
  return (
    <div className="mat-cellar" {...handlers}>
      <Cellar
        wines={player.wines}
        medium={player.structures.includes("medium_cellar")}
        large={player.structures.includes("large_cellar")}
        slot={slot}
        title={title}
      />
    </div>
  );
}
