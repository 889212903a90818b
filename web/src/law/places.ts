/** What an address below /rules shows. */
export type RulesPlace =
  | { kind: "brief" }
  | { kind: "contents" }
  | { kind: "subject"; id: string }
  | { kind: "ruling"; number: string };

/** The parts of the address behind "rules"; null: nothing is there. */
export function rulesPlaceOf([first = "", ...rest]: readonly string[]): RulesPlace | null {
  if (first === "") return { kind: "brief" };
  if (first === "law")
    return rest.length === 0 ? { kind: "contents" } : { kind: "subject", id: rest.join("/") };
  const isNumber = rest.length === 0 && /^[RD]-\d+$/i.test(first);
  return isNumber ? { kind: "ruling", number: first.toUpperCase() } : null;
}

export const briefAddress = "/rules";
export const lawAddress = "/rules/law";

export function addressOfSubject(id: string): string {
  return `${lawAddress}/${id}`;
}

export function addressOfRuling(number: string): string {
  return `/rules/${number}`;
}
