import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { letterOf } from "../../table/desk_context";
import type { StandingView } from "../../wire/types";
import { decidersOf } from "./standings";

interface RankingProps {
  standings: readonly StandingView[];
  names: readonly string[];
}

export function Ranking({ standings, names }: RankingProps) {
  const { game, screens } = useText().ui;
  const texts = screens.end;
  return (
    <section className="ranking" tabIndex={0} aria-label={texts.place}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col" className="ranking-player">
              {texts.player}
            </th>
            <th scope="col">{game.things.victoryPoints}</th>
            <th scope="col">{game.things.lira}</th>
            <th scope="col">{game.standings.wineQuality}</th>
            <th scope="col">{game.standings.grapeQuality}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ place, seat, vp, lira, wine_quality, grape_quality }) => (
            <tr key={seat} className={place === 1 ? "ranking-first" : undefined}>
              <td className="ranking-place">{place}</td>
              <th scope="row" className="ranking-player">
                <span>
                  <SeatMark seat={seat} size={28} letter={letterOf(names[seat], seat)} />
                  {names[seat]}
                </span>
              </th>
              <td className="ranking-points">{vp}</td>
              <td>{lira}</td>
              <td>{wine_quality}</td>
              <td>{grape_quality}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {decidersOf(standings).map((decider) => (
        <p key={decider} className="ranking-tie">
          {texts.decidedBy[decider]}
        </p>
      ))}
    </section>
  );
}
