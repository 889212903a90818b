import { useEffect, useState, type ReactNode } from "react";
import { CardBack } from "../../art/card_back";
import { Rooster, WorkerPiece } from "../../art/pieces";
import { SeasonScene, type Season } from "../../art/scene";
import { SeasonEmblem } from "../../art/season_ribbon";
import { useText } from "../../i18n";

const seasons: readonly Season[] = ["spring", "summer", "fall", "winter"];
const seasonTime = 1600;

const pieces: Record<Season, ReactNode> = {
  spring: [0, 1, 2].map((seat) => <Rooster key={seat} seat={seat} size={56 - seat * 6} />),
  summer: (
    <>
      <WorkerPiece seat={0} kind="regular" size={58} />
      <WorkerPiece seat={1} kind="regular" size={58} />
    </>
  ),
  fall: (
    <>
      <CardBack deck="summer" size="mini" />
      <CardBack deck="winter" size="mini" />
    </>
  ),
  winter: (
    <>
      <WorkerPiece seat={0} kind="grande" size={58} />
      <WorkerPiece seat={2} kind="regular" size={58} />
    </>
  ),
};

/** The valley under the light of the four seasons; where things may move, the light goes through the year. */
export function YearPicture({ moving }: { moving: boolean }) {
  const t = useText();
  const { seasons: words } = t.ui.firstGame.introduction;
  const [lit, setLit] = useState(0);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setLit((before) => (before + 1) % seasons.length), seasonTime);
    return () => clearInterval(timer);
  }, [moving]);
  return (
    <div className="intro-year" data-moving={moving}>
      {seasons.map((season, i) => (
        <div key={season} className="intro-season" data-lit={!moving || i === lit}>
          <SeasonScene season={season} part={i} parts={seasons.length} active={i === lit} />
          <strong className={`intro-season-name season-step-${season}`}>
            <SeasonEmblem season={season} size={20} />
            {t.names.season(season)}
          </strong>
          <span className="intro-season-pieces">{pieces[season]}</span>
          <span className="intro-season-word">{words[season]}</span>
        </div>
      ))}
    </div>
  );
}
