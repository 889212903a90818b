/** Picking things up and putting them down, and answers in lines. */
export const uiGestures = {
  /** Behind each of these stand buttons that say the rest: "Plant Sangiovese on: field 5, field 6". */
  lines: {
    plant: (vine: string) => `Plant ${vine} on`,
    uproot: (field: string) => `Uproot from ${field}`,
    switch: (vine: string, field: string) => `Swap ${vine} on ${field} with`,
    make: (wine: string) => `Make ${wine} from`,
    buildCard: (card: string) => `Build ${card} on`,
    moveStar: (region: string) => `Move a star from ${region} to`,
    rob: (player: string) => `Take from ${player}`,
    sell: "Sell",
    buyBack: "Buy back",
    harvest: "Harvest",
    discard: "Discard",
    age: "Age",
    use: "Use",
    fill: "Fill",
    play: "Play",
    build: "Build",
    give: "Give",
    offer: "Offer",
    draw: "Draw",
    keep: "Keep",
    takeFromPile: "Take from the discard pile",
    choose: "Choose",
    train: "Train",
    takeBack: "Take back",
    star: "Place a star in",
    next: "Pays out next",
    row: "Row",
  },
  asList: "Everything as a list",
  notPossible: "What is not possible",
};

export type UiGestures = typeof uiGestures;
