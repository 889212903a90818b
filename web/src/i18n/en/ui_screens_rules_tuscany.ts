/** The rules in brief of what Tuscany adds. */
export const tuscanyRules = [
  {
    title: "Tuscany: the extended board",
    lines: [
      "Workers are placed in all four seasons, on four actions each. Left spaces have bonuses too, so there are some even with two players.",
      "Before the first year everybody chooses a row of the wake-up chart, but not row 1; the choice brings nothing yet.",
      "Whoever passes moves the rooster on into the next season, gets at once what the chart shows there, and waits for the others. The order is that of the rows.",
      "In fall only the chart and the cottage bring visitors.",
      "Whoever passes out of winter ends their own year: the workers come home, grapes and wines gain one quality, cards are discarded down to seven, residual payments {residual|} are paid, and a row is chosen for next year. First to leave, first to choose; the spaces they leave are free for those still at work.",
      "Whoever stands on row 7 in winter must take row 1 next year. Nobody else may.",
      "Trade: give {lira 3}, {vp 1}, {card 2} or any {grape} for {lira 3}, {vp 1}, {card 2} from any decks or {grape 1} of quality 1. The same for the same is allowed.",
      "Selling a wine brings {vp 1} for {red} or {white}, {vp 2} for {blush} and {vp 4} for {sparkling}, whatever its quality.",
      "Whoever has {vp 25} or more when leaving winter makes this year the last.",
    ],
  },
  {
    title: "Tuscany: the influence map",
    lines: [
      "Everybody has six {star|stars}. Placed in a region, a star brings at once what is shown there. Any number may lie in a region.",
      "When all six are placed, a star is moved to another region instead. That brings nothing.",
      "When the game ends, whoever has the most stars in a region scores its {vp|victory points}. If several have equally many, nobody does.",
      "Variant, a good one for two: the regions score nothing.",
    ],
  },
  {
    title: "Tuscany: special workers",
    lines: [
      "Two of the eleven kinds are drawn for the game. Whenever you train a worker, you may take one of them for {lira 1} more, even where training is free.",
      "You may own one of each kind; nobody may have more than six workers in all.",
      "Using the ability is up to you. Apart from it a special worker is like any other, but not a regular one where a card asks for that.",
      "What happens on placing comes first: the toll of a Soldato, then pushing out, taking back or robbing, then the action with its bonus.",
      "With two players the Innkeeper is left out.",
    ],
  },
  {
    title: "Tuscany: structure cards",
    lines: [
      "{structure|Structure cards} are held in your hand and count towards the seven. Whenever you may build a structure, you may build one of them instead, for the price printed on it.",
      "It goes onto one of the two places of your construction mat or onto an empty field of yours, which can then be neither planted nor sold. Each brings {vp 1} at once.",
      "Action: a space of your own for one worker a year, in any season. First do what it asks for, then take what it gives.",
      "Advantage: works as long as it stands. Year’s end: gives something when you collect {residual|residual payments}.",
      "Once a year a worker on the mat’s own space tears one of them down. You keep the {vp}.",
      "With the extended board they are drawn during the game. Without it everybody takes four at the start: keep one, pass the rest to the right, until each has four.",
    ],
  },
  {
    title: "Tuscany: alone against the Automa",
    lines: [
      "On the extended board the Automa turns over a card in every season, and all its bars count. With its six workers used up it places no more. Its marker stands at {vp 25}.",
      "Its stars lie on the map from the start, one in each region worth {vp 1}, two in each worth {vp 2}. They never move, and you both score the map.",
      "A {token} brings one bonus printed on the action, but not the one of the space where your worker stands.",
      "Row 1 can be taken only after row 7, so row 7 has to be taken no later than the last year but one.",
      "The levels hard and very hard differ: at least one worker in every season, and at very hard the marker stands at {vp 30}. The aggressive variant needs all three modules.",
      "Chef, Innkeeper, Merchant and Soldato stay in the box, and so do Academy and Fountain.",
    ],
  },
];
