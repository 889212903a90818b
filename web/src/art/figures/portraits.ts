import type { MamaId, PapaId } from "../../wire/types";
import { head, wears, type Person } from "./figure";

const mamas: Record<MamaId, Person> = {
  alaena: { ...head("fair", "waves", "terracotta", "flowers"), ...wears("gown", "cypress", "straw") },
  alyssa: { ...head("warm", "bob", "ink"), ...wears("shawl", "wine", "straw") },
  deann: { ...head("fair", "bun", "wood"), eyewear: "spectacles", ...wears("cassock", "dusk", "straw") },
  margot: { ...head("warm", "curls", "soft", "bonnet", "paper"), ...wears("shawl", "plum", "olive") },
  margaret: { ...head("fair", "bun", "shade"), ...wears("shawl", "ink", "dusk") },
  nici: {
    ...head("brown", "braids", "ink", "kerchief", "wine"),
    ...wears("bodice", "terracotta", "cypress"),
  },
  teruyo: { ...head("fair", "topknot", "ink", "flowers"), ...wears("robe", "wine", "paper") },
  emily: { ...head("fair", "long", "straw", "straw", "straw"), ...wears("bodice", "dusk", "wine") },
  rebecca: {
    ...head("warm", "long", "wood", "headscarf", "terracotta"),
    ...wears("gown", "olive", "straw"),
  },
  danyel: { ...head("dark", "curls", "ink"), ...wears("gown", "straw", "wine") },
  laura: { ...head("warm", "waves", "ink", "laurel"), ...wears("gown", "paper", "gold") },
  jess: { ...head("fair", "bob", "terracotta", "beret", "plum"), ...wears("stripes", "plum", "wine") },
  casey: { ...head("brown", "short", "wood", "cap", "olive"), ...wears("overalls", "dusk", "straw") },
  christine: { ...head("fair", "curls", "straw", "boater", "paper"), ...wears("gown", "blush", "wine") },
  naja: { ...head("dark", "braids", "ink", "turban", "terracotta"), ...wears("shawl", "plum", "straw") },
  falon: { ...head("fair", "wild", "terracotta"), ...wears("bodice", "cypress", "plum") },
  nicole: { ...head("brown", "bob", "wood", "coronet", "gold"), ...wears("ermine", "dusk", "wine") },
  ariel: { ...head("warm", "long", "terracotta", "veil", "paper"), ...wears("shawl", "sky", "dusk") },
};

const papas: Record<PapaId, Person> = {
  andrew: {
    ...head("fair", "short", "wood", "straw", "straw"),
    ...wears("overalls", "cypress", "straw"),
  },
  christian: { ...head("fair", "parted", "straw"), beard: "full", ...wears("vest", "dusk", "wine") },
  jay: { ...head("dark", "short", "ink"), beard: "goatee", ...wears("suit", "wine", "straw") },
  josh: { ...head("warm", "wild", "wood"), beard: "stubble", ...wears("stripes", "dusk", "wine") },
  kozi: {
    ...head("dark", "none", "ink", "skullcap", "wine"),
    beard: "full",
    ...wears("robe", "terracotta", "straw"),
  },
  matthew: {
    ...head("fair", "fringe", "shade", "fedora", "soft"),
    beard: "sideburns",
    ...wears("coat", "plum", "deep"),
  },
  matt: {
    ...head("warm", "short", "terracotta", "cap", "olive"),
    beard: "moustache",
    ...wears("vest", "olive", "terracotta"),
  },
  paul: {
    ...head("fair", "none", "soft"),
    eyewear: "spectacles",
    beard: "moustache",
    ...wears("bowtie", "cypress", "wine"),
  },
  stephan: {
    ...head("fair", "waves", "shade", "tyrolean", "cypress"),
    beard: "handlebar",
    ...wears("coat", "olive", "wine"),
  },
  steven: {
    ...head("brown", "parted", "ink", "bowler", "ink"),
    beard: "goatee",
    ...wears("suit", "dusk", "wine"),
  },
  joel: { ...head("warm", "curls", "ink"), beard: "full", ...wears("apron", "wine", "deep") },
  raymond: {
    ...head("fair", "fringe", "shade", "beret", "ink"),
    beard: "long",
    ...wears("smock", "dusk", "straw"),
  },
  jerry: {
    ...head("warm", "fringe", "wood", "chef", "paper"),
    beard: "handlebar",
    ...wears("apron", "paper", "wine"),
  },
  trevor: {
    ...head("fair", "short", "terracotta", "captain", "dusk"),
    beard: "full",
    ...wears("coat", "ink", "gold"),
  },
  rafael: {
    ...head("brown", "long", "ink", "feathered", "wine"),
    beard: "moustache",
    ...wears("doublet", "wine", "ink"),
  },
  gary: {
    ...head("fair", "short", "soft", "boater", "straw"),
    eyewear: "pipe",
    ...wears("bowtie", "dusk", "terracotta"),
  },
  morten: {
    ...head("fair", "long", "straw", "fur", "wood"),
    beard: "long",
    ...wears("coat", "cypress", "shade"),
  },
  alan: {
    ...head("dark", "fringe", "shade", "top", "plum"),
    eyewear: "monocle",
    ...wears("suit", "ink", "plum"),
  },
};

export const portraits = { mama: mamas, papa: papas };
