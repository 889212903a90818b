import { Icon, type IconName } from "../../art/icons";
import { useText } from "../../i18n";
import { automaName } from "../../i18n/names_of";
import { Link } from "../../router";
import type { CampaignGame, Catalogue, SoloResultName } from "../../wire/types";

const signs: Record<SoloResultName, IconName> = { win: "trophy", draw: "minus", loss: "close" };

/** Every game of a campaign, the newest first. */
export function CampaignGames({
  games,
  catalogue,
}: {
  games: readonly CampaignGame[];
  catalogue: Catalogue;
}) {
  const texts = useText().ui.campaign;
  const nameOf = (number: number) => {
    const challenge = catalogue.challenges.find((each) => each.number === number);
    return challenge === undefined ? "" : texts.challenges[challenge.id].name;
  };
  const newestFirst = games.map((game, i) => ({ ...game, number: i + 1 })).reverse();
  return (
    <div className="campaign-games">
      <h2>{texts.historyTitle}</h2>
      {games.length === 0 ? (
        <p>{texts.historyEmpty}</p>
      ) : (
        <div className="campaign-games-scroll" tabIndex={0} role="region" aria-label={texts.historyTitle}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.gameNumber}</th>
                <th scope="col">{texts.result}</th>
                <th scope="col">{texts.challengeTitle}</th>
                <th scope="col" className="campaign-games-points">
                  {texts.you}
                </th>
                <th scope="col" className="campaign-games-points">
                  {automaName}
                </th>
                <th scope="col" className="campaign-games-deal">
                  {texts.deal}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {newestFirst.map(({ number, challenge, result, vp, automa_vp, seed, table }) => (
                <tr key={number}>
                  <td>{number}</td>
                  <td className={`campaign-games-${result}`}>
                    <span>
                      <Icon name={signs[result]} size={16} />
                      {texts.results[result]}
                    </span>
                  </td>
                  <td>{nameOf(challenge)}</td>
                  <td className="campaign-games-points">{vp}</td>
                  <td className="campaign-games-points">{automa_vp}</td>
                  <td className="campaign-games-deal">{seed}</td>
                  <td>
                    {table !== undefined && (
                      <Link href={`/table/${table}`} aria-label={texts.lookAt(number)}>
                        {texts.look}
                      </Link>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
