import { Coin, ResidualCoin, VpSeal } from "../../art/pieces";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { Changing } from "../motion/changing";
import { useDesk } from "../desk_context";

// The picture counts, its title says at once where the count will end.

interface AmountProps {
  player: PlayerView;
  size: number;
}

export function Points({ player: { seat, vp }, size }: AmountProps) {
  const t = useText();
  const { context } = useDesk();
  const title = t.ui.table.track.points(t.names.player(seat, context), vp);
  return <Changing value={vp} show={(points) => <VpSeal points={points} size={size} title={title} />} />;
}

export function Lira({ player: { lira }, size }: AmountProps) {
  const title = `${useText().ui.game.things.lira}: ${lira}`;
  return <Changing value={lira} show={(amount) => <Coin amount={amount} size={size} title={title} />} />;
}

export function Residual({ player: { residual }, size }: AmountProps) {
  const title = `${useText().ui.game.things.residual}: ${residual}`;
  return (
    <Changing
      value={residual}
      show={(amount) => <ResidualCoin amount={amount} size={size} title={title} />}
    />
  );
}
