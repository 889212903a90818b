import type { Messages } from "../../i18n";
import type {
  BoardActionId,
  BuildingPlaceName,
  Catalogue,
  DeckName,
  GrapeName,
  OrderId,
  RegionId,
  SpaceName,
  StructureCardId,
  StructureId,
  VineId,
  VisitorId,
  WineName,
  WorkerName,
} from "../../wire/types";
import { dimensionOf, type Target } from "../choice/targets";

/** A target in words, for the buttons that stand for it in the question bar. */
export function targetLabel(one: Target, t: Messages, names: string[], catalogue: Catalogue): string {
  const context = { names, viewer: null, catalogue };
  const [, first = "", second = ""] = one.split(":");
  switch (dimensionOf(one)) {
    case "space":
      return t.names.space(first as SpaceName);
    case "worker":
    case "trainee":
      return t.names.worker(first as WorkerName);
    case "row":
      return t.ui.table.wakeUp.row(Number(first));
    case "deck":
    case "held":
      return t.names.deckTitle(first as DeckName);
    case "card":
      return cardLabel(first, t);
    case "field":
      return t.names.field(Number(first));
    case "planted":
      return `${t.cards.vines[second as VineId]}, ${t.names.field(Number(first))}`;
    case "grape":
      return t.names.grape(first as GrapeName, Number(second));
    case "bottle":
      return t.names.wine(first as WineName, Number(second));
    case "wine":
      return t.names.wine(first as WineName);
    case "structure":
      return t.names.structure(first as StructureId);
    case "region":
    case "from":
    case "to":
      return t.names.region(first as RegionId);
    case "place":
      return t.names.place(first as BuildingPlaceName);
    case "building":
      return t.names.structureCard(first as StructureCardId);
    case "seat":
      return t.names.player(Number(first), context);
    case "action":
      return t.names.action(first as BoardActionId);
    default:
      return first;
  }
}

function cardLabel(id: string, t: Messages): string {
  if (Object.hasOwn(t.cards.vines, id)) return t.cards.vines[id as VineId];
  if (Object.hasOwn(t.cards.visitors, id)) return t.cards.visitors[id as VisitorId].name;
  if (Object.hasOwn(t.cards.structureCards, id)) return t.names.structureCard(id as StructureCardId);
  return t.names.card("order", id as OrderId);
}
