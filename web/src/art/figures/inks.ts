// The names by which the drawings of figures call their inks; the values come from the page's custom properties.
export const paper = "var(--paper)";
export const shade = "var(--paper-shade)";
export const deep = "var(--paper-deep)";
export const ink = "var(--ink)";
export const soft = "var(--ink-soft)";
export const wine = "var(--wine)";
export const terracotta = "var(--terracotta)";
export const straw = "var(--straw)";
export const olive = "var(--olive)";
export const cypress = "var(--cypress)";
export const sky = "var(--sky)";
export const dusk = "var(--dusk)";
export const plum = "var(--plum)";
export const grape = "var(--white-grape)";
export const blush = "var(--blush)";
export const wood = "var(--wood)";
export const steel = "var(--steel)";
export const gold = "var(--gold)";

// Inks that each figure sets for itself.
export const hat = "var(--figure-hat)";
export const dress = "var(--figure-dress)";
export const trim = "var(--figure-trim)";
export const skin = "var(--figure-skin)";
export const hair = "var(--figure-hair)";

/** The shadow side of any shape: the key block printed thinly over it. */
export const shadow = "color-mix(in srgb, var(--ink) 30%, transparent)";

/** The shadow side of a face, warmer than that of cloth and wood. */
export const skinShadow = "color-mix(in srgb, var(--wine) 34%, transparent)";

export type Ink =
  | "paper"
  | "shade"
  | "deep"
  | "ink"
  | "soft"
  | "wine"
  | "terracotta"
  | "straw"
  | "olive"
  | "cypress"
  | "sky"
  | "dusk"
  | "plum"
  | "grape"
  | "blush"
  | "wood"
  | "steel"
  | "gold";

export const inks: Record<Ink, string> = {
  paper,
  shade,
  deep,
  ink,
  soft,
  wine,
  terracotta,
  straw,
  olive,
  cypress,
  sky,
  dusk,
  plum,
  grape,
  blush,
  wood,
  steel,
  gold,
};

export type Skin = "fair" | "warm" | "brown" | "dark";

export const skins: Record<Skin, string> = {
  fair: "color-mix(in srgb, var(--blush) 34%, var(--paper))",
  warm: "color-mix(in srgb, var(--terracotta) 34%, var(--paper-shade))",
  brown: "color-mix(in srgb, var(--terracotta) 58%, var(--paper-deep))",
  dark: "color-mix(in srgb, var(--terracotta) 52%, var(--ink))",
};
