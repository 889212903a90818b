import { memo } from "react";
import { PlaceArt } from "../../art/places";
import { Rich, useText } from "../../i18n";
import { placeText } from "../../i18n/lookup";
import type { BoardGift } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Spot } from "../choice/spot";
import { target } from "../choice/targets";
import { GhostWorker } from "./ghost_worker";
import type { Standing } from "./standing";
import { StandingWorker } from "./standing_worker";
import "./side_place.css";

const Art = memo(PlaceArt);
const workerSize = 22;

const signOf = ({ kind, amount = 1, deck }: BoardGift) => `{${deck ?? kind} ${amount}}`;

/** The cart and the yoke: places that belong to no season. */
export const SidePlace = memo(function SidePlace(props: { space: "cart" | "yoke"; standing: Standing[] }) {
  const { space, standing } = props;
  const t = useText();
  const { book, context } = useDesk();
  const { name } = t.cards.places[space];
  const text = placeText(space, book.board.id, t.cards);
  const here = [...new Set(standing.map(({ seat }) => t.names.player(seat, context)))];
  const label = [
    name,
    t.plain(text),
    ...(here.length > 0 ? [t.ui.table.board.standing(t.names.list(here))] : []),
  ].join(". ");
  return (
    <Spot
      className="side-place"
      target={target.space(space)}
      label={label}
      place={space}
      drop={target.space(space)}
    >
      <span className="side-place-art">
        <Art action={space} />
      </span>
      <span className="side-place-name" title={t.plain(text)}>
        <span className="side-place-word">{name}</span>
        {space === "cart" && <Rich text={` +${book.board.cart.map(signOf).join("/")}`} />}
      </span>
      <span className="side-place-workers">
        {standing.map((worker, i) => (
          <StandingWorker key={i} {...worker} size={workerSize} />
        ))}
        <GhostWorker space={space} size={workerSize} />
      </span>
    </Spot>
  );
});
