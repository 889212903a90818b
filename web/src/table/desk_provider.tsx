import type { ReactNode } from "react";
import { DeskContext, type DeskTools } from "./desk_context";
import { Foresight } from "./foresight/use_foresight";

/** Around everything on the desk. */
export function DeskProvider({ tools, children }: { tools: DeskTools; children: ReactNode }) {
  return (
    <DeskContext value={tools}>
      <Foresight>{children}</Foresight>
    </DeskContext>
  );
}
