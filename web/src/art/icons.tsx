import "./pieces.css";
import { gameIcons } from "./icons_game";
import { interfaceIcons } from "./icons_interface";
import { tuscanyIcons } from "./icons_tuscany";
import { rem } from "./picture";

const drawings = { ...gameIcons, ...interfaceIcons, ...tuscanyIcons };

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

/** One sign of the set, drawn on a grid of 20: its lines take the colour of the text around it. */
export function Icon({ name, size = 20, title }: { name: IconName; size?: number; title?: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width={rem(size)}
      height={rem(size)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={title === undefined ? undefined : "img"}
      aria-hidden={title === undefined ? true : undefined}
      aria-label={title}
    >
      {drawings[name]}
    </svg>
  );
}
