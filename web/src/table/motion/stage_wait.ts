import type { Flight } from "./flight";

/** Whether the stage still shows the card that is to leave it. */
export function isOnStage(root: Element, { piece, from }: Flight): boolean {
  if (from !== "stage" || piece.kind !== "card") return false;
  const { kind, id } = piece.card;
  return root.querySelector(`.desk-stage [data-act] [data-stage-card="${kind}:${id}"]`) !== null;
}

/** Calls back when the stage shows something else; the result ends it. */
export function watchStage(root: Element, onChange: () => void): () => void {
  const changes = new MutationObserver(onChange);
  for (const stage of root.querySelectorAll(".desk-stage"))
    changes.observe(stage, { subtree: true, childList: true });
  return () => changes.disconnect();
}
