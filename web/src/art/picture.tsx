import type { ReactNode } from "react";
import "./pieces.css";

/** A length that is drawn as so many pixels at scale 1 and grows with everything else. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** The frame of every piece: a picture with a name when it has a title, else mere ornament. */
export function Picture(props: {
  width: number;
  height: number;
  viewBox: string;
  title?: string;
  /** Which piece it is, for animations that look for it. */
  piece?: string;
  children: ReactNode;
}) {
  return (
    <svg
      className="piece"
      width={rem(props.width)}
      height={rem(props.height)}
      viewBox={props.viewBox}
      strokeLinejoin="round"
      strokeLinecap="round"
      focusable="false"
      role={props.title === undefined ? undefined : "img"}
      aria-hidden={props.title === undefined ? true : undefined}
      aria-label={props.title}
      data-piece={props.piece}
    >
      {props.children}
    </svg>
  );
}
