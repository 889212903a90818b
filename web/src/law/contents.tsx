import { useText } from "../i18n";
import { Link } from "../router";
import type { LawSubject } from "../wire/types";
import { addressOfSubject } from "./places";
import "./contents.css";

const groups = ["game", "workers", "structures"] as const;
type Group = (typeof groups)[number];

/** Subjects about one card each lie in folders; the others are about the game. */
function groupOf({ id }: LawSubject): Group {
  const folder = id.split("/")[0];
  return groups.find((group) => group === folder && id !== group) ?? "game";
}

/** As an English index has them: The Automa stands under A. */
const indexed = ({ title }: LawSubject) => title.replace(/^The /, "");
const byTitle = (one: LawSubject, other: LawSubject) => indexed(one).localeCompare(indexed(other), "en");

interface ContentsProps {
  subjects: readonly LawSubject[];
  /** The one that is shown. */
  current: string | undefined;
}

/** The subjects, as on the contents page of a printed book. */
export function Contents({ subjects, current }: ContentsProps) {
  const words = useText().ui.law;
  return groups.map((group) => {
    const own = subjects.filter((subject) => groupOf(subject) === group).sort(byTitle);
    return (
      own.length > 0 && (
        <section key={group} className="contents-group">
          <h3>{words.groups[group]}</h3>
          <ul>
            {own.map(({ id, title, entries }) => (
              <li key={id}>
                <Link href={addressOfSubject(id)} aria-current={id === current ? "page" : undefined}>
                  <span lang="en">{title}</span>
                  <span className="contents-count">{entries.length}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}
