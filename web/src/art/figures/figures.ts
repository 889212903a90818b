import type { VisitorId } from "../../wire/types";
import type { Figure } from "./figure";
import { summerFigures } from "./summer_figures";
import { winterFigures } from "./winter_figures";

export const figures: Record<VisitorId, Figure> = { ...summerFigures, ...winterFigures };
