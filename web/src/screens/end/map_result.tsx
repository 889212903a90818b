import { SeatMark, StarPiece } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import { automaName } from "../../i18n/names_of";
import { leaderOf, starsIn } from "../../table/board/influence";
import { letterOf } from "../../table/desk_context";
import type { BoardEntry, PositionView } from "../../wire/types";
import "./map_result.css";

interface MapResultProps {
  board: BoardEntry;
  view: PositionView;
  names: readonly string[];
}

/** Who had most stars in which region, and what that brought. */
export function MapResult({ board, view, names }: MapResultProps) {
  const t = useText();
  const texts = t.ui.tuscany.end;
  if (board.regions.length === 0) return null;
  const scored = view.options.plain_stars !== true;
  const nameOf = (seat: number | null) => (seat === null ? automaName : (names[seat] ?? ""));
  return (
    <section className="end-chart map-result">
      <h3>{texts.mapTitle}</h3>
      {!scored && <p>{texts.unscored}</p>}
      <ul>
        {board.regions.map((region) => {
          const stars = starsIn(region, view);
          const leader = scored ? leaderOf(stars) : undefined;
          return (
            <li key={region.id} data-scored={leader !== undefined}>
              <strong>{t.names.region(region.id)}</strong>
              <span className="map-result-stars">
                {stars
                  .filter(({ count }) => count > 0)
                  .map(({ seat, count }) => (
                    <span key={seat} title={t.ui.tuscany.map.stars(nameOf(seat), count)}>
                      <StarPiece seat={seat} size={20} title={t.ui.tuscany.map.stars(nameOf(seat), count)} />
                      {count}
                    </span>
                  ))}
              </span>
              {scored && (
                <span className="map-result-winner">
                  {leader === undefined ? (
                    texts.nobody
                  ) : (
                    <>
                      <SeatMark seat={leader} size={20} letter={letterOf(nameOf(leader), leader ?? 0)} />
                      <Rich text={texts.scored(nameOf(leader), region.vp)} />
                    </>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
