import { useState } from "react";
import { drawnPlaces, PlaceArt } from "./places";
import { Landscape, SeasonScene, type Season } from "./scene";
import { SeasonRibbon } from "./season_ribbon";
import "./gallery_board.css";

const year: readonly Season[] = ["spring", "summer", "fall", "winter"];
const labels: Record<Season, string> = {
  spring: "Primavera",
  summer: "Sommer",
  fall: "Herbst",
  winter: "Winter",
};

/** All drawings of the board on one page, for looking at them while they are made. */
export function GalleryBoard() {
  const [active, setActive] = useState<Season>("summer");
  return (
    <div className="gallery-board">
      <div className="gallery-board-ribbons">
        {year.map((season) => (
          <button
            key={season}
            type="button"
            aria-pressed={season === active}
            onClick={() => setActive(season)}
          >
            <SeasonRibbon year={4} season={season} seasons={year} labels={labels} yearLabel="Jahr" />
          </button>
        ))}
      </div>
      {[["summer", "winter"] as const, year].map((seasons) => (
        <div key={seasons.length} className="gallery-board-panel">
          {seasons.map((season, i) => (
            <div key={season} className="gallery-board-band">
              <SeasonScene season={season} part={i} parts={seasons.length} active={season === active} />
            </div>
          ))}
        </div>
      ))}
      <div className="gallery-board-places">
        {drawnPlaces.map((action) => (
          <figure key={action}>
            <PlaceArt action={action} size={240} />
            <figcaption>
              <PlaceArt action={action} size={96} /> {action}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="gallery-board-poster">
        <Landscape variant="start" />
      </div>
      <div className="gallery-board-poster">
        <Landscape variant="end" />
      </div>
    </div>
  );
}
