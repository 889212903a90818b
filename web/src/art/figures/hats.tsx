import { countryHats } from "./country_hats";
import { townHats } from "./town_hats";
import { workerHats } from "./worker_hats";

export const hats = { none: null, ...countryHats, ...townHats, ...workerHats };

export type HatName = keyof typeof hats;
