import type { Messages } from "../../i18n";
import type { Context } from "../../i18n";
import { capitalised } from "../../i18n/segments";
import type { Answer } from "../../wire/types";

/** How a line of answers begins. */
export function leadText(answer: Answer, t: Messages, context: Context): string {
  const { names, cards } = t;
  const { lines } = t.ui.gestures;
  switch (answer.kind) {
    case "plant":
      return lines.plant(cards.vines[answer.vine]);
    case "uproot":
      return lines.uproot(names.field(answer.field));
    case "switch":
      return lines.switch(cards.vines[answer.vine], names.field(answer.field));
    case "make":
      return capitalised(lines.make(names.wine(answer.wine)));
    case "build_card":
      return lines.buildCard(names.structureCard(answer.card));
    case "move_star":
      return lines.moveStar(names.region(answer.from));
    case "rob":
      return lines.rob(names.player(answer.opponent, context));
    case "sell_grape":
    case "sell_field":
    case "sell_wine":
      return lines.sell;
    case "buy_field":
      return lines.buyBack;
    case "harvest":
      return lines.harvest;
    case "discard":
    case "discard_grape":
    case "discard_wine":
      return lines.discard;
    case "age":
      return lines.age;
    case "use":
      return lines.use;
    case "fill":
      return lines.fill;
    case "play":
      return lines.play;
    case "build":
      return lines.build;
    case "give":
      return lines.give;
    case "offer":
      return lines.offer;
    case "deck":
      return lines.draw;
    case "keep":
    case "draft":
    case "mama":
    case "papa":
      return lines.keep;
    case "take_pile":
      return lines.takeFromPile;
    case "train_special":
      return lines.train;
    case "retrieve":
      return lines.takeBack;
    case "star":
      return lines.star;
    case "residual":
      return lines.next;
    case "row":
      return lines.row;
    default:
      return lines.choose;
  }
}
