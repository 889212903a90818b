import type { ReactNode } from "react";
import { Coin, ResidualCoin, VpSeal } from "../../art/pieces";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { Changing } from "../motion/changing";
import { useDesk } from "../desk_context";

interface AmountProps {
  player: PlayerView;
  size: number;
}

interface ShownProps extends AmountProps {
  kind: "vp" | "lira" | "residual";
  show: (amount: number) => ReactNode;
}

/** The picture counts, its title says at once where the count will end. */
function Amount({ player, kind, show }: ShownProps) {
  return (
    <span className={`amount amount-${kind}`}>
      <Changing value={player[kind]} show={show} />
    </span>
  );
}

export function Points(props: AmountProps) {
  const { player, size } = props;
  const t = useText();
  const { context } = useDesk();
  const title = t.ui.table.track.points(t.names.player(player.seat, context), player.vp);
  return (
    <Amount {...props} kind="vp" show={(points) => <VpSeal points={points} size={size} title={title} />} />
  );
}

export function Lira(props: AmountProps) {
  const { player, size } = props;
  const title = `${useText().ui.game.things.lira}: ${player.lira}`;
  return (
    <Amount {...props} kind="lira" show={(amount) => <Coin amount={amount} size={size} title={title} />} />
  );
}

export function Residual(props: AmountProps) {
  const { player, size } = props;
  const title = `${useText().ui.game.things.residual}: ${player.residual}`;
  return (
    <Amount
      {...props}
      kind="residual"
      show={(amount) => <ResidualCoin amount={amount} size={size} title={title} />}
    />
  );
}
