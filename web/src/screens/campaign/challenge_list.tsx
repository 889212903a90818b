import { Rich, useText } from "../../i18n";
import type { ChallengeEntry } from "../../wire/types";
import { StationPicture } from "./station_pictures";
import "./challenge_list.css";

interface ChallengeListProps {
  challenges: readonly ChallengeEntry[];
  aggressive: boolean;
}

/** All challenges with their rules, in the order of the road. */
export function ChallengeList({ challenges, aggressive }: ChallengeListProps) {
  const texts = useText().ui.campaign;
  return (
    <ol className="challenge-list">
      {challenges.map((challenge) => {
        const skipped = aggressive && !challenge.aggressive;
        const { name, rule } = texts.challenges[challenge.id];
        return (
          <li key={challenge.id} className={skipped ? "challenge-skipped" : undefined}>
            <StationPicture challenge={challenge.id} size={56} />
            <div>
              <strong>
                {challenge.number}. {name}
              </strong>
              <p>
                <Rich text={skipped ? texts.skippedWhy : rule} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
