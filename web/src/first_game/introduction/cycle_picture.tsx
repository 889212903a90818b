import type { ReactNode } from "react";
import { OrderCard } from "../../art/order_card";
import { Bottle, GrapeBead } from "../../art/pieces";
import { PlaceArt } from "../../art/places";
import { SeasonScene } from "../../art/scene";
import { VineCard } from "../../art/vine_card";
import { useText } from "../../i18n";
import type { BoardActionId } from "../../wire/types";

/** The four places of the trade, each with what comes out of it. */
export function CyclePicture() {
  const t = useText();
  const { chain } = t.ui.firstGame.introduction;
  const stations: { action: BoardActionId; name: string; goods: ReactNode }[] = [
    {
      action: "plant_vine",
      name: chain.plant,
      goods: (
        <VineCard
          id="sangiovese"
          name={t.cards.vines.sangiovese}
          red={1}
          white={0}
          trellis={false}
          irrigation={false}
          size="small"
        />
      ),
    },
    {
      action: "harvest_field",
      name: chain.harvest,
      goods: (
        <>
          <GrapeBead colour="red" quality={4} size={58} />
          <GrapeBead colour="white" quality={3} size={58} />
        </>
      ),
    },
    {
      action: "make_wine",
      name: chain.wine,
      goods: (
        <>
          <Bottle wine="red" quality={4} size={116} />
          <Bottle wine="white" quality={3} size={116} />
        </>
      ),
    },
    {
      action: "fill_order",
      name: chain.order,
      goods: (
        <OrderCard
          wines={[
            { wine: "red", quality: 4 },
            { wine: "white", quality: 3 },
          ]}
          vp={3}
          residual={1}
          name={t.cards.orderName(1)}
          size="small"
        />
      ),
    },
  ];
  return (
    <div className="intro-cycle">
      <SeasonScene season="fall" active />
      {stations.map(({ action, name, goods }) => (
        <div key={action} className="intro-station">
          <div className="intro-place">
            <PlaceArt action={action} />
          </div>
          <div className="intro-goods">{goods}</div>
          <strong>{name}</strong>
          <span className="intro-arrow">
            <svg viewBox="0 0 40 32" aria-hidden="true" focusable="false">
              <path d="M2 12c8 2 14 2 21 1l-2-9c6 3 12 8 17 13-6 4-11 8-18 12l3-9c-7 0-13-1-20-3z" />
            </svg>
          </span>
        </div>
      ))}
    </div>
  );
}
