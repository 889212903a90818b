import { useMemo } from "react";
import { useText } from "../../i18n";
import type { BuildingPlaceName, PlayerView, SpaceName, StructureCardId } from "../../wire/types";
import { workerOn } from "../board/standing";
import { useDesk } from "../desk_context";
import { useChoice } from "../choice/choice_store";
import { handlersOf } from "../choice/spot";
import { target, type Target } from "../choice/targets";
import { useForeseen } from "../foresight/use_foresight";
import type { BuildPlace, MatPlace } from "./construction_mat";

export const matPlaces = ["mat_1", "mat_2"] as const satisfies BuildingPlaceName[];

export const fieldPlace = (field: number) => `field_${field}` as BuildingPlaceName;

/** The ways in which a place can be part of an answer: built on or torn down, visited by a worker, or by what stands there. */
function targetsAt(player: PlayerView, place: BuildingPlaceName): Target[] {
  const card = player.buildings?.[place];
  return [
    target.space(`structure.${place}`),
    target.place(place),
    ...(card === undefined ? [] : [target.building(card)]),
  ];
}

/** Looks up places of a construction mat; those of one's own can be pointed at. */
export function useBuildings(player: PlayerView, mine: boolean) {
  const t = useText();
  const { book, choice, zoom } = useDesk();
  const statuses = useChoice(choice, (state) => state.statuses);
  const changes = useForeseen(player.seat, (foreseen) => foreseen.buildings);
  return useMemo(() => {
    const words = t.ui.tuscany.structures;
    const asked = (targets: readonly Target[]): MatPlace["target"] => {
      const one = mine ? targets.find((each) => statuses.has(each)) : undefined;
      const state = one === undefined ? undefined : statuses.get(one);
      return one === undefined || state === undefined
        ? undefined
        : { state, handlers: handlersOf(choice, one) };
    };
    const workerAt = (space: SpaceName) => {
      const kind = workerOn(player, space);
      return kind && { seat: player.seat, kind };
    };
    const used = (space: SpaceName) => player.used_spaces?.includes(space) === true;
    const describe = (card: StructureCardId) => {
      const { name } = t.cards.structureCards[card];
      const { kind } = book.structureCard(card);
      return { id: card, name, kind, kindName: `${words.kinds[kind]}: ${words.kindTexts[kind]}` };
    };
    const foreseenAt = (place: BuildingPlaceName): BuildPlace["foreseen"] => {
      const change = changes?.[place];
      return change && { coming: change.built && describe(change.built), going: change.destroyed };
    };
    const at = (place: BuildingPlaceName): BuildPlace => {
      const space = `structure.${place}` as const;
      const card = player.buildings?.[place];
      const pointed = {
        place,
        target: asked(targetsAt(player, place)),
        foreseen: foreseenAt(place),
      };
      if (card === undefined) return { ...pointed, label: `${t.names.place(place)}, ${words.freePlace}` };
      const { text } = t.cards.structureCards[card];
      const built = describe(card);
      const { name, kind } = built;
      const worker = workerAt(space);
      return {
        ...pointed,
        worker,
        built,
        open: () => zoom({ kind: "structure_card", id: card }),
        label: [
          name,
          t.names.place(place),
          words.kinds[kind],
          t.plain(text),
          ...(worker === undefined ? [] : [words.workerHere(t.names.worker(worker.kind))]),
          ...(used(space) ? [words.used] : []),
          ...(kind === "action" && worker === undefined && !used(space) ? [words.freeForWorker] : []),
        ].join(", "),
      };
    };
    const destroy: MatPlace = {
      place: "destroy",
      label: [
        t.cards.places.destroy.name,
        t.plain(t.cards.places.destroy.text),
        ...(used("destroy") ? [words.used] : []),
      ].join(", "),
      worker: workerAt("destroy"),
      target: asked([target.space("destroy")]),
    };
    return { at, destroy };
  }, [t, book, choice, zoom, statuses, changes, player, mine]);
}
