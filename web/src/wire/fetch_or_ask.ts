import { askHere } from "./line_here";
import { lobbyIsHere } from "./place";

/** What does not change while the program runs: from the server's address, or from the program in this browser. */
export async function fetchOrAsk(address: string, what: "catalogue" | "law"): Promise<unknown> {
  if (lobbyIsHere()) return askHere(what);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}
