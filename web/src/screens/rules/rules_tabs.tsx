import { useText } from "../../i18n";
import { briefAddress, lawAddress } from "../../law/places";
import { Link } from "../../router";
import "./rules_tabs.css";

/** The two parts of the rules: what everybody has to know, and every detail. */
export function RulesTabs({ current }: { current: "brief" | "law" }) {
  const words = useText().ui.law;
  const tabs = [
    { tab: "brief", href: briefAddress, name: words.brief },
    { tab: "law", href: lawAddress, name: words.title },
  ] as const;
  return (
    <nav className="rules-tabs" aria-label={words.parts}>
      {tabs.map(({ tab, href, name }) => (
        <Link key={tab} href={href} aria-current={tab === current ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
