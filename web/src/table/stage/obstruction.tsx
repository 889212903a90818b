import { useEffect, useState } from "react";
import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import { RulingButtons } from "../../law/ruling_links";
import type { Obstacle, RefusedAnswer } from "../../wire/types";
import { useDesk } from "../desk_context";

const mostObstacles = 3;

/** Why something is not possible, with what is missing and the rulings behind it; `asked`: it was pressed all the same. */
export function Obstruction({ refused, asked }: { refused: RefusedAnswer; asked: boolean }) {
  const t = useText();
  const { context, obstaclesOf } = useDesk();
  const [obstacles, setObstacles] = useState<Obstacle[]>([]);
  const { text } = refused.answer;
  useEffect(() => {
    setObstacles([]);
    let current = true;
    obstaclesOf(text).then(
      (found) => current && setObstacles(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [obstaclesOf, text]);
  const told = obstacles.slice(0, mostObstacles);
  return (
    <div className={asked ? "preview preview-refused preview-asked" : "preview preview-refused"}>
      <p role={asked ? "alert" : undefined}>
        <Icon name="lock" size={16} />
        <b>
          <Rich text={t.reason(refused.reason)} />
        </b>
        {told.map((obstacle, i) => (
          <span key={i} className="preview-part">
            <Rich text={t.obstacle(obstacle, context)} />
          </span>
        ))}
      </p>
      <RulingButtons reasons={[refused.reason, ...told.map(({ reason }) => reason)]} />
    </div>
  );
}
