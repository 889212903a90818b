import type { Flight } from "./flight";

/** Whether the stage still shows the card that is to leave it, or has yet to show it. */
export function isOnStage(root: Element, { piece, from }: Flight): boolean {
  if (from !== "stage" || piece.kind !== "card") return false;
  const { kind, id } = piece.card;
  const card = `${kind}:${id}`;
  return (
    root.querySelector(
      `.desk-stage [data-to-come~="${card}"], .desk-stage [data-act] [data-stage-card="${card}"]`,
    ) !== null
  );
}

/** Calls back when the stage shows something else; the result ends it. */
export function watchStage(root: Element, onChange: () => void): () => void {
  const changes = new MutationObserver(onChange);
  for (const stage of root.querySelectorAll(".desk-stage"))
    changes.observe(stage, { subtree: true, childList: true, attributeFilter: ["data-to-come"] });
  return () => changes.disconnect();
}
