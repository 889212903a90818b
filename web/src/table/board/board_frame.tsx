import { type CSSProperties, type ReactNode } from "react";
import { SeasonScene, type Season } from "../../art/scene";
import { SeasonEmblem } from "../../art/season_ribbon";
import { useLayout, useRoomy } from "../use_layout";
import { useUnfolding } from "./use_unfolding";
import "./beside.css";
import "./board.css";
import "./season.css";

export interface BoardBand {
  season: Season;
  name: string;
  /** What stands beside the season's name. */
  head?: ReactNode;
  /** Who stands in it, for where its places are put away. */
  present?: ReactNode;
  tiles: ReactNode;
}

interface BoardFrameProps {
  bands: readonly BoardBand[];
  /** The season that is played; null: none of the bands. */
  active: Season | null;
  /** The season that lies open unless another one is visited. */
  wanted: Season;
  /** Further seasons that may not be put away, for something in them is asked. */
  asked?: ReadonlySet<Season>;
  /** The light over all of it, where seasons lie below one another. */
  light: Season;
  dim?: boolean;
  /** What belongs to no season, at the right or below. */
  beside?: ReactNode;
}

// Two seasons lie side by side on every tablet; more of them only where there is room.
const few = 2;

/** One landscape through the seasons, a band each: one lies open, the others are folded. */
export function BoardFrame(props: BoardFrameProps) {
  const { bands, active, wanted, asked, light, dim = false, beside } = props;
  const layout = useLayout();
  const phone = layout === "phone";
  const roomy = useRoomy();
  const sideBySide = !phone && (roomy || bands.length <= few);
  const { open, toggle, visits } = useUnfolding(wanted, sideBySide);
  const lit = bands.some(({ season }) => season === active) ? active : null;
  const isOpen = (season: Season) => season === open || (phone && asked?.has(season) === true);
  // The widths are told by their places, which the style sheet turns into columns.
  const columns = bands.map(({ season }) => (season === open ? "var(--open)" : "var(--folded)")).join(" ");
  const style = { "--seasons": bands.length, "--columns": columns } as CSSProperties;
  return (
    <div className={bands.length > few ? "board board-close" : "board"} data-layout={layout}>
      <div className="board-room">
        <div className="board-bands" style={style}>
          {/* Seasons below one another share one light: that of the present. */}
          {!sideBySide && <SeasonScene season={light} active={!dim} />}
          {bands.map(({ season, name, head, present, tiles }, i) => (
            <section
              key={season}
              className="board-season"
              data-season={season}
              data-active={season === lit}
              data-open={isOpen(season)}
              aria-label={name}
              {...visits(season)}
            >
              {sideBySide && (
                <SeasonScene season={season} part={i} parts={bands.length} active={!dim && season === lit} />
              )}
              <header className="board-head">
                <h2 className="board-season-name">
                  <button
                    type="button"
                    aria-expanded={isOpen(season)}
                    aria-disabled={season === wanted && season === open ? true : undefined}
                    onClick={() => toggle(season)}
                  >
                    <SeasonEmblem season={season} size={18} />
                    <span>{name}</span>
                  </button>
                </h2>
                <div className="board-present" aria-hidden="true">
                  {present}
                </div>
                {head}
              </header>
              <div className="board-tiles">{tiles}</div>
            </section>
          ))}
        </div>
      </div>
      {beside !== undefined && <div className="board-beside">{beside}</div>}
    </div>
  );
}
