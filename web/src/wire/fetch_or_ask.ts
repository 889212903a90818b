import { askHere } from "./line_here";
import { addressAt, lobbyIsHere } from "./place";

/** What does not change while the program runs: from the server, at `path`, or from the program in this browser. */
export async function fetchOrAsk(path: string, what: "catalogue" | "law"): Promise<unknown> {
  if (lobbyIsHere()) return askHere(what);
  const answer = await fetch(addressAt(path));
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}
