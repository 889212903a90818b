import type { CardTexts } from "../card_text";

export const workers: CardTexts["workers"] = {
  farmer: {
    name: "Farmer",
    object: "the Farmer",
    text: "On an action of the board, take any one of the bonuses printed there, wherever it stands.",
    note: "Bonuses of closed spaces count too. It is still only one bonus.",
  },
  mafioso: {
    name: "Mafioso",
    object: "the Mafioso",
    text: "On a space without a bonus, you may carry out the action twice.",
    offer: "Carry out the action once more?",
    note: "Each time with its full cost. The yoke counts, an action structure does not.",
  },
  merchant: {
    name: "Merchant",
    object: "the Merchant",
    text: "On the board, if all opponents have passed this season: after the action draw {card 1} of any kind.",
    note: "What counts is the moment it is placed.",
  },
  chef: {
    name: "Chef",
    object: "the Chef",
    text: "May take a space where an opponent’s worker stands. That worker goes home and may be placed again.",
    note: "A Chef does not give way to a Chef. What the other worker has brought is kept.",
  },
  innkeeper: {
    name: "Innkeeper",
    object: "the Innkeeper",
    text: "When placed, you may pay {lira 1} to an opponent with a worker on the action and take {visitor 1} at random from that hand, of the season you name.",
    note: "The card may be played with this very action.",
  },
  professore: {
    name: "Professore",
    object: "the Professore",
    text: "When placed, you may take back 1 regular {worker} from an action of this season.",
    note: "The temporary worker counts as regular; whoever stands on the cart stays there.",
  },
  soldato: {
    name: "Soldato",
    object: "the Soldato",
    text: "While it stands on a space of the board, opponents pay you {lira 1} for each worker they place on that action. There they may join even when it is full.",
    note: "The toll comes first: what the action brings cannot pay it.",
  },
  politico: {
    name: "Politico",
    object: "the Politico",
    text: "On a bonus space, you may pay {lira 1} after action and bonus to get the bonus once more.",
    offer: "Pay {lira 1} to get the bonus once more?",
  },
  oracle: {
    name: "Oracle",
    object: "the Oracle",
    text: "Once a turn, when its placement makes you draw: draw {card 1} more of that kind, then discard {card 1} of those just drawn.",
    offer: "Draw {card 1} more, and discard one of them afterwards?",
  },
  traveler: {
    name: "Traveler",
    object: "the Traveler",
    text: "May take a free space of an earlier season of this year, even a closed one. The action follows at once.",
  },
  messenger: {
    name: "Messenger",
    object: "the Messenger",
    text: "May take a free space of a later season of this year. Its action is then your first turn of that season.",
    note: "If the action is not possible by then, it lapses and the turn is over.",
  },
};
