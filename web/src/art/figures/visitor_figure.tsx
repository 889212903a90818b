import { rem } from "../picture";
import type { VisitorId } from "../../wire/types";
import "../cards.css";
import type { Figure } from "./figure";
import { figures } from "./figures";
import { gestures, type Arm, type Point } from "./gestures";
import { Body, Hand, HeadBack, HeadFront, inksOf, Sleeve } from "./person";
import { backProps } from "./back_props";
import { frontProps } from "./front_props";
import { tools, type ToolName } from "./tools";

const shoulders: { left: Point; right: Point } = { left: [34, 57], right: [66, 57] };

function Held({ tool, arm }: { tool: ToolName | undefined; arm: Arm }) {
  if (!tool) return null;
  const [x, y] = arm.hand;
  return (
    <g className="figure-held" transform={`translate(${x} ${y}) rotate(${arm.lean})`}>
      {tools[tool]}
    </g>
  );
}

/** The visitor without any ground, in a frame of 100 by 100. */
export function FigureDrawing({ figure }: { figure: Figure }) {
  const { left, right } = gestures[figure.gesture];
  return (
    <g className="figure-print" style={inksOf(figure)}>
      {backProps[figure.behind ?? "none"]}
      <g transform="translate(50 35)">
        <HeadBack head={figure} />
      </g>
      <Body person={figure} />
      <g transform="translate(50 35)">
        <HeadFront head={figure} />
      </g>
      <Sleeve person={figure} shoulder={shoulders.left} arm={left} inShade={false} />
      <Sleeve person={figure} shoulder={shoulders.right} arm={right} inShade />
      {frontProps[figure.before ?? "none"]}
      <Held tool={figure.left} arm={left} />
      <Held tool={figure.right} arm={right} />
      <Hand at={left.hand} />
      <Hand at={right.hand} />
    </g>
  );
}

/** The emblem figure of a visitor alone. */
export function VisitorFigure({ id, size }: { id: VisitorId; size: number }) {
  return (
    <svg className="figure" width={rem(size)} height={rem(size)} viewBox="-10 -15 120 120" aria-hidden="true">
      <FigureDrawing figure={figures[id]} />
    </svg>
  );
}
