// Years in which somebody plays a visitor, harvests, makes wine and fills an order.
import { answersIn, playedGames } from "../support/positions.mjs";

const scenes = ["play_winter_visitor", "harvest_field", "make_wine", "fill_order"];

/** The records of bots’ games, each with where such a winter begins for one of the players. */
export async function findStories() {
  const records = await playedGames({ games: 200, bots: "greedy" });
  return records.flatMap((record) => wintersIn(record).map((start) => ({ record, start })));
}

function wintersIn(record) {
  const answers = answersIn(record);
  const starts = answers.filter(({ text }) => /^place \S+ play_winter_visitor/.test(text));
  return starts.filter(({ at, seat }) => {
    const end = answers.findIndex((one) => one.at > at && one.text.startsWith("row "));
    const winter = answers.slice(at, end < 0 ? undefined : end).filter((one) => one.seat === seat);
    return scenes.every((scene) => winter.some(({ text }) => text.includes(` ${scene}.`)));
  });
}
