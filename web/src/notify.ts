import { settings } from "./settings";

/** Calls somebody who looks elsewhere, if they want to be called. */
export function callSomebody(text: string): void {
  const { notify } = settings();
  if (notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("Vendemmia", { body: text, tag: "vendemmia-turn" });
  }
}

/** Asks the browser; true: it may call. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
