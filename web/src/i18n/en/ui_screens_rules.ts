import { tuscanyRules } from "./ui_screens_rules_tuscany";

/** The rules in brief: sections of short paragraphs, with icons. */
export const rules = {
  title: "Rules in brief",
  intro:
    "All you need to sit down and play. The table itself tells you what is allowed, and why something is not.",
  tutorial: "Would you rather learn by playing?",
  sections: [
    {
      title: "What it is about",
      lines: [
        "Everybody has inherited a small vineyard. Plant vines, harvest grapes, make wine from them and fill orders.",
        "Orders and many visitors bring {vp|victory points}. Whoever reaches 20 makes this year the last; at its end the most {vp|victory points} win.",
        "Equal points: the most {lira} decides, then the quality of all wines together, then that of all grapes.",
      ],
    },
    {
      title: "The year",
      lines: [
        "Spring: each player in turn chooses a row of the wake-up chart. Early rows act first, late rows bring a better gift.",
        "Summer: in this order, take turns placing one worker each on summer actions, or pass.",
        "Fall: everybody draws a visitor, {summer|summer} or {winter|winter}. Whoever has a cottage draws two.",
        "Winter: place the remaining workers on winter actions. Workers return home only at the end of the year.",
        "Year's end: grapes and wines age by one quality, workers return, residual payments {residual|} are paid, and whoever has more than seven cards discards down to seven.",
      ],
    },
    {
      title: "Workers",
      lines: [
        "Each space has room for one {worker}. With two players one space of every action is open, with three or four two, with more all three.",
        "From three players on some spaces have a bonus that comes on top of the action.",
        "The {grande} may carry out an action even when all its spaces are taken.",
        "The cart always has room: {lira 1}.",
        "Training a worker costs {lira 4}; it arrives next year.",
      ],
    },
    {
      title: "Vines and fields",
      lines: [
        "You own three fields. The qualities of all vines on a field may add up to at most 5, 6 or 7, for red and white together.",
        "Some vines need a {trellis|} trellis, {irrigation|} irrigation, or both, before you may plant them. Planting costs nothing.",
        "A field can be sold while it is empty, and bought back for the same price.",
      ],
    },
    {
      title: "Harvest and wine",
      lines: [
        "Harvesting a field gives one red and one white grape, of the quality that its red and white vines add up to. The vines stay; each field once a year.",
        "A grape goes into the hollow of its quality on the crush pad. If that is taken, the grape moves down to the next free one.",
        "{red|} Red and {white|} white wine are made from one grape each, {blush|} blush from a red and a white one, {sparkling|} sparkling from two red ones and a white one.",
        "A blush has at least quality 4 and needs the {medium_cellar|} medium cellar, a sparkling at least quality 7 and the {large_cellar|} large one.",
        "The small cellar holds wines up to quality 3, the medium one up to 6, the large one up to 9.",
      ],
    },
    {
      title: "Orders",
      lines: [
        "An order names wines and the quality that each must have at least. Better is fine, worse is not.",
        "It brings {vp|victory points} at once and raises the residual payment {residual|}: lira that come every year.",
      ],
    },
    {
      title: "Visitors",
      lines: [
        "Summer visitors {summer|} are played in summer, winter visitors {winter|} in winter. Each does something of its own.",
        "A visitor may only be played if you can do what it says.",
      ],
    },
    {
      title: "Structures",
      lines: ["Each is built once. The windmill, the tasting room and the yoke work once a year."],
    },
    {
      title: "Alone against the Automa",
      lines: [
        "The Automa is a deck of cards. When summer and winter begin it turns one over and puts a worker on each action that the card names for this season. Its workers only block; your {grande} may still go there.",
        "Only the spaces for two players are used. Four visitors that live off other players stay in the box.",
        "At first a token lies on every row of the wake-up chart. Only rows that still have theirs may be chosen; you keep it as a bonus token {token|}.",
        "Once a turn, when you place a worker on an action that has a bonus on any of its spaces, you may spend a {token} and get that bonus too, before or after the action.",
        "The game ends after the last year, not with a number of points. With more {vp|victory points} than the Automa you win; with equally many it is a draw.",
        "With the aggressive variant its marker climbs every year, and whoever is not ahead of it at the end of a year loses at once, even when tied.",
        "In the campaign eight challenges are played in order, each with a rule of its own. What is not won is played again, with one {token} for each failure in a row. The score is the number of games.",
      ],
    },
    ...tuscanyRules,
  ],
};
