import { countryHats } from "./country_hats";
import { townHats } from "./town_hats";

export const hats = { none: null, ...countryHats, ...townHats };

export type HatName = keyof typeof hats;
