import { useDeferredValue, useMemo, useState } from "react";
import { Icon, type IconName } from "../../art/icons";
import { useText } from "../../i18n";
import { indexOf } from "../../table/catalogue_index";
import { useCatalogue } from "../../wire/catalogue";
import type { Catalogue } from "../../wire/types";
import { Segments } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { BrowserZoom } from "./browser_zoom";
import { CardGrid } from "./card_grid";
import { cardKinds, cardsWith, listCards, type CardKind } from "./card_list";
import "./card_browser.css";

/** Every card of the box, to leaf through and to search. */
export function CardBrowser() {
  const t = useText().ui.screens.cards;
  const catalogue = useCatalogue();
  return (
    <ScreenFrame title={t.title} wide>
      {catalogue !== null && <Browser catalogue={catalogue} />}
    </ScreenFrame>
  );
}

const filters: readonly (CardKind | "all")[] = ["all", ...cardKinds];

function Browser({ catalogue }: { catalogue: Catalogue }) {
  const t = useText();
  const texts = t.ui.screens.cards;
  const book = useMemo(() => indexOf(catalogue), [catalogue]);
  const cards = useMemo(() => listCards(catalogue, t), [catalogue, t]);
  const [query, setQuery] = useState("");
  const [filter, setFilter] = useState<CardKind | "all">("all");
  const [open, setOpen] = useState<number | null>(null);
  const wanted = useDeferredValue(query);
  const shown = useMemo(
    () => cardsWith(cards, wanted).filter(({ kind }) => filter === "all" || kind === filter),
    [cards, wanted, filter],
  );
  return (
    <>
      <div className="browser-tools">
        <label className="browser-search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <Segments
          label={texts.filter}
          values={filters}
          value={filter}
          onChoose={setFilter}
          show={(each) => (each === "all" ? texts.all : <KindName kind={each} />)}
        />
        <p className="browser-count" role="status">
          {shown.length === 0 ? texts.none : texts.found(shown.length)}
        </p>
      </div>
      <CardGrid cards={shown} book={book} onOpen={setOpen} />
      <BrowserZoom cards={shown} index={open} book={book} onMove={setOpen} />
    </>
  );
}

const signs: Record<CardKind, IconName> = {
  vine: "vine",
  order: "order",
  summer: "summer",
  winter: "winter",
  structure: "cottage",
  structure_card: "structure",
  worker: "worker",
  parent: "person",
  automa: "automa",
};

function KindName({ kind }: { kind: CardKind }) {
  const { kinds } = useText().ui.screens.cards;
  return (
    <>
      <Icon name={signs[kind]} size={18} />
      {kinds[kind]}
    </>
  );
}
