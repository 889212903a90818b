import { type CSSProperties, type ReactNode } from "react";
import { BoardScene, type Season } from "../../art/scene";
import { SeasonEmblem } from "../../art/season_ribbon";
import { useLayout } from "../use_layout";
import "./board.css";

export interface BoardBand {
  season: Season;
  name: string;
  /** What stands beside the season's name. */
  head?: ReactNode;
  tiles: ReactNode;
}

interface BoardFrameProps {
  bands: readonly BoardBand[];
  /** The season that is played; null: none of the bands. */
  active: Season | null;
  /** The light over all of it, where seasons lie below one another. */
  light: Season;
  dim?: boolean;
  /** What belongs to no season, at the right or below. */
  beside?: ReactNode;
}

// Two seasons have room for tiles side by side; with more they lie in rows, picture and words beside each other.
const roomy = 2;

/** One landscape through the seasons, a band each. */
export function BoardFrame({ bands, active, light, dim = false, beside }: BoardFrameProps) {
  const layout = useLayout();
  const below = layout === "phone" || (layout !== "wide" && bands.length > roomy);
  const lit = bands.some(({ season }) => season === active) ? active : null;
  return (
    <div className={bands.length > roomy ? "board board-close" : "board"}>
      <div className="board-bands" style={{ "--seasons": bands.length } as CSSProperties}>
        {/* Seasons below one another share one light: that of the present. */}
        <BoardScene
          seasons={below ? [light] : bands.map(({ season }) => season)}
          active={below ? light : lit}
          dim={dim}
        />
        {bands.map(({ season, name, head, tiles }) => (
          <section key={season} className="board-season" data-active={season === lit} aria-label={name}>
            <header className="board-head">
              <h2 className="board-season-name">
                <SeasonEmblem season={season} size={18} />
                {name}
              </h2>
              {head}
            </header>
            <div className="board-tiles">{tiles}</div>
          </section>
        ))}
      </div>
      {beside !== undefined && <div className="board-beside">{beside}</div>}
    </div>
  );
}
