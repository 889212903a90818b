/** Words of the tutorial; what it says is chosen in screens/tutorial/steps.ts. */
export const uiTutorial = {
  title: "Learn it",
  guide: "Guide",
  opponent: "Bruna",
  goals: { planted: "Plant", harvested: "Harvest", wine: "Make wine", order: "Fill an order" },
  goalDone: (goal: string) => `${goal}: done`,
  hide: "Hide the guide",
  show: "Show the guide",
  leave: "End the tutorial",
  loading: "The table is being laid …",
  astray: "You went another way. That is fine, we go on from here.",
  takeBack: "Take it back",
  again: "Start over",
  againTitle: "Start over?",
  againText: "The tutorial begins again with the first question. What you have played here is given up.",
  tooSoon: "Too many tables were opened in a short time. Wait a few seconds, then try again.",
  next: "Go on",
  playOn: (opponent: string) => `Play on against ${opponent}`,
  newGame: "A new gentle game",
  hints: {
    goal: {
      title: "What it is about",
      text: "Make your vineyard famous. Here everybody’s {vp|} victory points climb: whoever reaches 20 makes this year the last, and the most points win. Most of them come from wine that was ordered.",
    },
    zoom: {
      title: "Your first order",
      text: "This card is in your hand: a red and a white wine of quality 2. Point at a card, or press it, and you see it large. Plant a vine with both colours, and in two years you can fill it.",
    },
    undo: {
      title: "Changed your mind?",
      text: "Nothing is lost: this arrow takes back what you did, as long as nothing new has been seen. Try things out.",
    },
    papa: {
      title: "Your inheritance",
      text: "Your papa leaves you a trellis, or some lira more. Take the {trellis|} trellis: your Pinot needs one.",
    },
    row: {
      title: "Spring: getting up",
      text: "Whoever gets up early acts first all year. Whoever sleeps in finds a gift on their row. Take row 1, so that nobody is ahead of you.",
    },
    row_again: {
      title: "A new year",
      text: "Your wines have aged and are one quality better. Your order asks for a red and a white one of quality 2: this winter you can fill it. Choose whichever row you like.",
    },
    plant: {
      title: "Summer: plant",
      text: "Put a {worker|} worker on “Plant a vine”. With two players each action has one open space: first come, first served. Keep your {grande|} grande worker for winter.",
    },
    plant_vine: {
      title: "Which vine, and where?",
      text: "Choose the Pinot: it carries a red and a white grape, each of quality 1. The number on a field is the most that the qualities of its vines may add up to. Any field will do.",
    },
    no_plant: {
      title: "The space is taken",
      text: "Your {grande|} grande worker may still plant: it may join an action whose spaces are all taken. Or do something else and plant next year.",
    },
    tour: {
      title: "Summer: earn money",
      text: "Give a tour for {lira 2}: structures and new workers cost money. Keep one worker for winter.",
    },
    save_workers: {
      title: "Keep hands for winter",
      text: "Workers come home only when the year is over. What you want to do in winter needs them, so pass the summer now.",
    },
    summer_free: {
      title: "Your choice",
      text: "You have a worker to spare. Look around: each place says what it does. Or pass the summer.",
    },
    fall: {
      title: "Fall: a guest arrives",
      text: "Everybody draws a visitor. {summer|} Summer visitors are played in summer, {winter|} winter visitors in winter. Take whichever you like.",
    },
    harvest: {
      title: "Winter: harvest",
      text: "Put a worker on “Harvest a field”. The vines stay where they are and bear again every year.",
    },
    harvest_field: {
      title: "Which field?",
      text: "The field gives one red and one white grape. Their quality is what its red vines and its white vines add up to.",
    },
    make_wine: {
      title: "Winter: make wine",
      text: "The grapes lie on your crush pad. Put a worker on “Make wine”. Is the space taken? Your {grande|} grande worker may go there all the same.",
    },
    choose_wine: {
      title: "From grape to bottle",
      text: "A grape of quality 1 becomes a wine of quality 1. One action makes up to two wines: make a red and a white one.",
    },
    age: {
      title: "Patience",
      text: "Your order asks for a red and a white wine of quality 2 each. At the end of the year all grapes and wines age by one quality; next winter they will be good enough. Pass for now.",
    },
    winter_free: {
      title: "Your choice",
      text: "For the wine there is nothing more to do this year. Use your workers as you like, or pass the winter.",
    },
    fill: {
      title: "Winter: fill the order",
      text: "Your wines are good enough. Put a worker on “Fill a wine order”.",
    },
    choose_order: {
      title: "Which order?",
      text: "An order shows the wines that it takes, with the lowest quality that will do, and what you get: {vp|} victory points at once and {residual|} lira every year.",
    },
    use_wine: {
      title: "Which wine?",
      text: "Choose the wine that you hand over. Better than asked for is fine as well.",
    },
    other: {
      title: "A question",
      text: "The stage below the board says what is asked, and what each answer leads to. Every answer that it offers is allowed.",
    },
    others: {
      title: "The other's turn",
      text: "Your opponent is at work. What she does is shown in the middle, and her workers on the board show where she has been. “Fast-forward” saves you the wait.",
    },
    finished: {
      title: "Your first order!",
      text: "That is the whole cycle: plant, harvest, make wine, fill orders. Visitors and structures make it turn faster. Play this game to its end, or begin a new one: either way against a gentle opponent, and what is new is explained when it comes up.",
    },
  },
};

export type UiTutorial = typeof uiTutorial;
