/** The introduction before the first table, and what is explained once in a first game. */
export const uiFirstGame = {
  introduction: {
    title: "How it goes, in half a minute",
    open: "The game in half a minute",
    again: "Show the introduction again",
    skip: "Skip",
    back: "Back",
    next: "Next",
    begin: "To the table",
    close: "Close",
    pause: "Stop turning the pages",
    play: "Turn the pages by themselves",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pages: {
      goal: {
        title: "A vineyard of your own",
        text: "You have inherited a small vineyard in Tuscany. Make it famous: whoever first has 20 {vp|} victory points makes this year the last one (25 on the extended board), and the most points win.",
      },
      cycle: {
        title: "From the vine to the glass",
        text: "Plant vines, harvest their grapes, make wine from them, and fill orders with it: that is where most {vp|} points come from, and money every year as well.",
      },
      year: {
        title: "A year has four seasons",
        text: "In spring you choose when to get up. In summer and winter your workers work; in fall a visitor comes. Workers come home only when the year is over, and meanwhile the wine gets better.",
      },
      turn: {
        title: "Your turn: one worker",
        text: "Send one worker to a place and do what it says; then it is the next player’s turn. Spaces are few, and first come is first served. Only your {grande|} grande worker may join where all is taken.",
      },
    },
    chain: { plant: "Plant", harvest: "Harvest", wine: "Make wine", order: "Fill orders" },
    seasons: { spring: "Get up", summer: "Work", fall: "A visitor", winter: "Work" },
  },
  notes: {
    label: "Explanation",
    gotIt: "Got it",
    noMore: "No more of these",
    setting: "Explain what is new",
    settingText: "Each thing once, when it first comes up. Off after your first whole game.",
    all: {
      wake_up: {
        title: "When do you get up?",
        text: "The earlier your row, the sooner you act, all year long. The later it is, the better the gift that lies on it.",
      },
      placing: {
        title: "Send a worker",
        text: "Whatever is rimmed in green is open to you: click a place to send a worker there, and look below at what would come of it. Workers stay out until the year ends, so keep some for winter.",
      },
      bonus: {
        title: "Spaces with a bonus",
        text: "Some spaces show a sign: whoever is quick enough to stand there gets that on top of the action.",
      },
      grande: {
        title: "Your grande worker",
        text: "All spaces here are taken, but your {grande|} grande worker may join in all the same. It is best kept for what you cannot do without.",
      },
      visitor: {
        title: "Visitors",
        text: "A visitor does what the card says, once, and is gone. Many are worth more than a whole turn. Point at a card to read it large.",
      },
      fall: {
        title: "Fall brings a visitor",
        text: "{summer|} Summer visitors can be played in summer only, {winter|} winter visitors in winter only. You choose from which deck you draw.",
      },
      planting: {
        title: "How much a field bears",
        text: "The number on a field is the most that the qualities of all its vines may add up to. Some vines need a {trellis|} trellis or {irrigation|} irrigation first.",
      },
      harvest: {
        title: "The harvest",
        text: "A field gives one red and one white grape at most, each of the quality that its vines of that colour add up to. The vines stay and bear again next year.",
      },
      wines: {
        title: "Four kinds of wine",
        text: "{red|} Red and {white|} white wine take one grape. {blush|} Blush takes a red and a white one and adds up their qualities, {sparkling|} sparkling two red and a white one.",
      },
      cellar: {
        title: "Your cellar",
        text: "The small cellar holds wines up to quality 3. For better ones, and for blush, you need the {medium_cellar|} medium cellar; from quality 7, and for sparkling, the {large_cellar|} large one.",
      },
      order: {
        title: "Orders",
        text: "An order takes each wine at the quality shown or better. It brings {vp|} victory points now and money in every year to come.",
      },
      residual: {
        title: "Money every year",
        text: "This is your residual payment {residual|}: at the end of each year you get so many lira. It rises to 5 at most.",
      },
      ageing: {
        title: "The year is over",
        text: "Your workers are home, your residual payment has been paid, and every grape and wine has gained one quality, as far as your cellar allows.",
      },
      training: {
        title: "In training",
        text: "Your new worker arrives next year and stays for good. An early one works many years.",
      },
      building: {
        title: "Structures",
        text: "What you build stays and works by itself: some let you plant better vines, some keep better wine, some bring lira, cards or {vp|} points.",
      },
      hand_limit: {
        title: "Seven cards",
        text: "When a year ends, nobody may hold more than seven cards. Discard what you would use last.",
      },
      winter: {
        title: "Winter",
        text: "Now the workers that stayed at home go out, to the winter places. Whoever has none left has to wait for next year.",
      },
      last_year: {
        title: "The last year",
        text: "Somebody has reached the goal: when this year ends, the most {vp|} points win. Turn into points whatever you can.",
      },
      undo: {
        title: "Changed your mind?",
        text: "Here you take back what you have just done, as long as nothing new has been seen.",
      },
      chart: {
        title: "The wake-up chart",
        text: "Your row is your order of play, and your way through the year: each time you pass into the next season, you get what your row shows there.",
      },
      seasons: {
        title: "Four seasons of work",
        text: "Here workers are placed in all four seasons. Whoever passes moves on to the next one and collects a gift; whoever stays has more places to choose from.",
      },
      star: {
        title: "Stars on the map",
        text: "A star brings at once what its region shows. When the game ends, whoever has the most stars in a region gets its {vp|} points; if two have equally many, nobody does.",
      },
      special: {
        title: "Special workers",
        text: "These two can be trained in this game, for {lira 1} more than a regular worker. Each can do something of its own: click to read it.",
      },
      structure_cards: {
        title: "Structure cards",
        text: "Build {structure|} structure cards from your hand on your construction mat or on an empty field. Each brings {vp 1}, and what the card says for as long as it stands.",
      },
      automa: {
        title: "The Automa",
        text: "It plants nothing and sells nothing: its cards only say which places are closed to you. In the end you need more {vp|} points than its marker shows.",
      },
      tokens: {
        title: "Bonus tokens",
        text: "You get one with every row that you choose. Spend a {token|} bonus token when you place a worker, and you get a bonus of that action even without standing on it.",
      },
    },
  },
};

export type UiFirstGame = typeof uiFirstGame;
