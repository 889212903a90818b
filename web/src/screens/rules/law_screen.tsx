import { useText } from "../../i18n";
import { LawPages } from "../../law/law_pages";
import type { RulesPlace } from "../../law/places";
import { WithLaw } from "../../law/with_law";
import { ScreenFrame } from "../parts/screen_frame";
import { RulesTabs } from "./rules_tabs";

/** The law book, to search and to read. */
export function LawScreen({ place }: { place: Exclude<RulesPlace, { kind: "brief" }> }) {
  const words = useText().ui.law;
  return (
    <ScreenFrame title={words.title}>
      <RulesTabs current="law" />
      <WithLaw>{(book) => <LawPages book={book} place={place} />}</WithLaw>
    </ScreenFrame>
  );
}
