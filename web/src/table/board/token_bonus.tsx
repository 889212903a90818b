import { Icon } from "../../art/icons";
import { Rich } from "../../i18n";
import type { BoardActionEntry, PositionName, SpaceName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { tokensAt } from "../choice/choice";
import { useChoice } from "../choice/choice_store";
import type { TileWords } from "./tile_words";

interface TokenBonusProps {
  action: BoardActionEntry;
  words: TileWords;
  space: SpaceName;
  /** With the token's own sign, where there is room for it. */
  sign?: boolean;
}

/** The bonuses of which a token buys one here, while it would be spent. */
export function TokenBonus({ action, words, space, sign = false }: TokenBonusProps) {
  const { choice } = useDesk();
  const bought = useChoice(choice, ({ enabled, ask, worker }) =>
    enabled ? tokensAt(ask, space, worker).join(" ") : "",
  );
  if (bought === "") return null;
  // Where an action has the same bonus on every space, it is told once.
  const positions = bought.split(" ") as PositionName[];
  const bonuses = new Set(
    positions.map((position) => words.bonusOf(`${action.id}.${position}` as SpaceName)),
  );
  return (
    <span className="oval-token" data-token={space}>
      {sign && <Icon name="token" size={14} />}
      <Rich text={[...bonuses].join(" ")} />
    </span>
  );
}
