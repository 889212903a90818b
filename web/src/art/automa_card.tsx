import { useText } from "../i18n";
import { barName } from "../i18n/lookup";
import { automaName } from "../i18n/names_of";
import { automaNumber } from "../i18n/segments";
import type { AutomaBarName, AutomaCardEntry, BoardEntry, PhaseName } from "../wire/types";
import "./automa_card.css";
import "./cards.css";
import { Icon, type IconName } from "./icons";
import { WorkerPiece } from "./pieces";
import type { Season } from "./scene/season";
import { SeasonEmblem } from "./season_ribbon";

/** The colour in which a bar is printed, and its sign. */
const bars: Record<AutomaBarName, { season: Season; icon: IconName }> = {
  draw_vine: { season: "spring", icon: "vine" },
  give_tour: { season: "spring", icon: "tour" },
  build_structure: { season: "spring", icon: "structure" },
  influence: { season: "spring", icon: "star" },
  play_summer_visitor: { season: "summer", icon: "summer" },
  plant_vine: { season: "summer", icon: "plant" },
  sell_grapes_or_field: { season: "summer", icon: "grape" },
  buy_sell_field: { season: "summer", icon: "field" },
  draw_order: { season: "fall", icon: "order" },
  harvest_field: { season: "fall", icon: "harvest" },
  make_wine: { season: "fall", icon: "wine" },
  build_or_tour: { season: "fall", icon: "cottage" },
  play_winter_visitor: { season: "winter", icon: "winter" },
  train_worker: { season: "winter", icon: "worker" },
  sell_wine: { season: "winter", icon: "lira" },
  fill_order: { season: "winter", icon: "vp" },
};

interface AutomaCardProps {
  card: AutomaCardEntry;
  board: BoardEntry;
  /** `panel` is as wide as there is room, `small` has the names only for screen readers. */
  size?: "mini" | "small" | "full" | "panel";
  /** The bars of other seasons rest; without it only those that mean nothing on this board do. */
  season?: PhaseName;
  /** Where the Automa has sent a worker. */
  taken?: ReadonlySet<string>;
}

/** One card of the Automa: four bars in the colours of the seasons, each naming an action that it blocks. */
export function AutomaCard({ card, board, size = "full", season, taken }: AutomaCardProps) {
  const t = useText();
  const named = size === "full" || size === "panel";
  return (
    <div className={`card card-deck-automa automa-card card-${size}`}>
      <div className="card-head">
        <span className="card-emblem">
          <Icon name="automa" size={size === "full" ? 22 : 15} />
        </span>
        {named && <span className="card-name">{automaName}</span>}
        <span className="automa-number">{automaNumber(card.id)}</span>
      </div>
      <ul className="automa-bars">
        {card.bars.map((bar) => {
          const action = board.automa.find((entry) => entry.bar === bar)?.action;
          const place = board.actions.find(({ id }) => id === action);
          const counts = place !== undefined && (season === undefined || place.season === season);
          return (
            <li key={bar} className={`automa-bar automa-bar-${bars[bar].season}`} data-counts={counts}>
              <span className="automa-bar-season">
                <SeasonEmblem season={bars[bar].season} size={size === "full" ? 20 : 14} />
              </span>
              <Icon name={bars[bar].icon} size={size === "full" ? 24 : 17} />
              <span className={named ? "automa-bar-name" : "hidden-text"}>{barName(bar, t.cards)}</span>
              {action !== undefined && taken?.has(action) && (
                <WorkerPiece seat={null} kind="regular" size={22} title={t.ui.table.automa.standsThere} />
              )}
            </li>
          );
        })}
      </ul>
      {size === "full" && <p className="automa-note">{t.ui.table.automa.cardNote}</p>}
    </div>
  );
}
