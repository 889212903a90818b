import type { DressName } from "./dresses";
import type { GestureName } from "./gestures";
import type { HatName } from "./hats";
import type { BeardName, EyewearName, HairName } from "./heads";
import type { Ink, Skin } from "./inks";
import type { BackPropName } from "./back_props";
import type { FrontPropName } from "./front_props";
import type { Place } from "./scenery";
import type { ToolName } from "./tools";

/** What one head looks like; a portrait shows no more than this. */
export interface Head {
  skin: Skin;
  hair: HairName;
  hairInk: Ink;
  hat: HatName;
  hatInk: Ink;
  beard?: BeardName;
  eyewear?: EyewearName;
}

/** A person: the head and the clothes. */
export interface Person extends Head {
  dress: DressName;
  dressInk: Ink;
  trimInk: Ink;
  patched?: boolean;
}

/** A visitor: a person with a gesture, what each hand holds (as the viewer sees it) and what stands about. */
export interface Figure extends Person {
  gesture: GestureName;
  left?: ToolName;
  right?: ToolName;
  behind?: BackPropName;
  before?: FrontPropName;
  place: Place;
}

/** The looks of a person in the order of the tables: skin, hair and its ink, hat and its ink. */
export const head = (
  skin: Skin,
  hair: HairName,
  hairInk: Ink,
  hat: HatName = "none",
  hatInk: Ink = "ink",
) => ({
  skin,
  hair,
  hairInk,
  hat,
  hatInk,
});

/** The clothes in the order of the tables: dress, its ink and that of its trimmings. */
export const wears = (dress: DressName, dressInk: Ink, trimInk: Ink) => ({ dress, dressInk, trimInk });
