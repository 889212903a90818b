import type { FieldView, GameEvent } from "../../wire/types";
import type { CatalogueIndex } from "../catalogue_index";
import type { ForeseenField } from "./foreseen";

/** What would change on one field; undefined: nothing. */
export function foreseeField(
  events: readonly GameEvent[],
  { field, vines }: FieldView,
  book: Pick<CatalogueIndex, "vine">,
): ForeseenField | undefined {
  const planted: string[] = [];
  const uprooted: string[] = [];
  let harvested = false;
  let sold: boolean | undefined;
  for (const event of events) {
    switch (event.kind) {
      case "planted":
        if (event.field === field) planted.push(event.vine);
        break;
      case "uprooted":
        if (event.field === field) uprooted.push(event.vine);
        break;
      case "switched":
        if (event.field === field) {
          uprooted.push(event.vine);
          planted.push(event.with);
        }
        if (event.with_field === field) {
          uprooted.push(event.with);
          planted.push(event.vine);
        }
        break;
      case "harvested":
        if (event.field === field) harvested = true;
        break;
      case "field_sold":
        if (event.field === field) sold = true;
        break;
      case "field_bought":
        if (event.field === field) sold = false;
        break;
      default:
    }
  }
  if (planted.length + uprooted.length === 0 && !harvested && sold === undefined) return undefined;
  const valueOf = (cards: readonly string[]) =>
    cards.reduce((sum, card) => sum + book.vine(card).red + book.vine(card).white, 0);
  const growth = valueOf(planted) - valueOf(uprooted);
  return {
    planted,
    uprooted,
    harvested,
    ...(growth === 0 ? {} : { value: valueOf(vines) + growth }),
    ...(sold === undefined ? {} : { sold }),
  };
}
