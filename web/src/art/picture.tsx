import type { ReactNode } from "react";
import "./pieces.css";

/** The frame of every piece: a picture with a name when it has a title, else mere ornament. */
export function Picture(props: {
  width: number;
  height: number;
  viewBox: string;
  title?: string;
  children: ReactNode;
}) {
  return (
    <svg
      className="piece"
      width={props.width}
      height={props.height}
      viewBox={props.viewBox}
      strokeLinejoin="round"
      strokeLinecap="round"
      focusable="false"
      role={props.title === undefined ? undefined : "img"}
      aria-hidden={props.title === undefined ? true : undefined}
      aria-label={props.title}
    >
      {props.children}
    </svg>
  );
}
