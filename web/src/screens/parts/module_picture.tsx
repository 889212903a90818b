import type { ReactNode } from "react";
import { BuildingDrawing } from "../../art/buildings";
import { Picture } from "../../art/picture";
import { StarPiece, WorkerPiece } from "../../art/pieces";
import { landmarks } from "../../art/tuscany_map/landmarks";
import type { ModuleName } from "../../wire/types";
import "./module_picture.css";

/** The four seasons as hills, a town on the first of them. */
function SeasonHills() {
  return (
    <Picture width={132} height={64} viewBox="0 0 132 64">
      <g stroke="var(--cut-dark)" strokeWidth="1.4">
        <path d="M-200 64V50q120-4 200-8 24-16 48-2l10 24z" fill="var(--spring)" />
        <path d="M30 64q20-30 48-22l8 22z" fill="var(--summer)" />
        <path d="M60 64q16-26 44-20l10 20z" fill="var(--fall)" />
        <path d="M92 64q14-26 40-22 80 4 200 8v14z" fill="var(--winter)" />
      </g>
      <g transform="translate(24 37)">{landmarks.pisa}</g>
      <g transform="translate(64 43)">{landmarks.firenze}</g>
    </Picture>
  );
}

const pictures: Record<ModuleName, ReactNode> = {
  board: (
    <>
      <SeasonHills />
      <span className="module-stars">
        <StarPiece seat={0} size={22} />
        <StarPiece seat={3} size={18} />
      </span>
    </>
  ),
  workers: (
    <>
      <WorkerPiece seat={1} kind="farmer" size={44} />
      <WorkerPiece seat={0} kind="chef" size={50} />
      <WorkerPiece seat={3} kind="messenger" size={44} />
    </>
  ),
  structures: (
    <>
      <BuildingDrawing id="silo" size={52} />
      <BuildingDrawing id="tavern" size={64} />
      <BuildingDrawing id="fountain" size={48} />
    </>
  ),
};

/** What a module brings, in a small print. */
export function ModulePicture({ module }: { module: ModuleName }) {
  return (
    <span className="module-picture" data-module={module} aria-hidden="true">
      {pictures[module]}
    </span>
  );
}
