import type { CardRef } from "../../i18n";
import type {
  MamaId,
  OrderId,
  PapaId,
  StructureCardId,
  StructureId,
  VineId,
  VisitorId,
} from "../../wire/types";
import type { CatalogueIndex } from "../catalogue_index";
import type { Thing } from "./put_down";

/** The card that the thing is; null: it is none. */
export function cardOfThing(thing: Thing, { catalogue }: CatalogueIndex): CardRef | null {
  const [kind, first = "", second = ""] = thing.split(":");
  const isOne = (entries: readonly { id: string }[], id: string) => entries.some((entry) => entry.id === id);
  switch (kind) {
    case "card":
      if (isOne(catalogue.vines, first)) return { kind: "vine", id: first as VineId };
      if (isOne(catalogue.visitors, first)) return { kind: "visitor", id: first as VisitorId };
      if (isOne(catalogue.orders, first)) return { kind: "order", id: first as OrderId };
      return { kind: "structure_card", id: first as StructureCardId };
    case "parent":
      if (isOne(catalogue.mamas, first)) return { kind: "mama", id: first as MamaId };
      return { kind: "papa", id: first as PapaId };
    case "planted":
      return { kind: "vine", id: second as VineId };
    case "structure":
      return { kind: "structure", id: first as StructureId };
    default:
      return null;
  }
}
