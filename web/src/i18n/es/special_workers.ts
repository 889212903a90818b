import type { CardTexts } from "../card_text";

export const workers: CardTexts["workers"] = {
  farmer: {
    name: "Granjero",
    object: "el Granjero",
    text: "En una acción del tablero, toma una cualquiera de las bonificaciones impresas en ella, esté donde esté.",
    note: "Cuentan también las de las casillas cerradas. En total sigue siendo una sola bonificación.",
  },
  mafioso: {
    name: "Mafioso",
    object: "el Mafioso",
    text: "En una casilla sin bonificación, puedes realizar la acción dos veces.",
    offer: "¿Realizar la acción una vez más?",
    note: "Cada vez a su coste completo. El yugo cuenta, una estructura de acción no.",
  },
  merchant: {
    name: "Comerciante",
    object: "el Comerciante",
    text: "En el tablero, si todos los oponentes han pasado en esta estación: después de la acción roba {card 1} de cualquier tipo.",
    note: "Cuenta el momento en que se coloca.",
  },
  chef: {
    name: "Cocinero",
    object: "el Cocinero",
    text: "Puede ocupar una casilla donde haya un trabajador de un oponente. Ese trabajador vuelve a casa y puede colocarse de nuevo.",
    note: "Un Cocinero no cede ante otro. Lo que trajo el otro trabajador no se pierde.",
  },
  innkeeper: {
    name: "Mesonero",
    object: "el Mesonero",
    text: "Al colocarlo, puedes pagar {lira 1} a un oponente con un trabajador en la acción y tomar al azar {visitor 1} de su mano, de la estación que digas.",
    note: "La carta puede jugarse con esta misma acción.",
  },
  professore: {
    name: "Professore",
    object: "el Professore",
    text: "Al colocarlo, puedes recuperar 1 {worker} normal de una acción de esta estación.",
    note: "El trabajador temporal cuenta como normal; quien está en la carreta se queda allí.",
  },
  soldato: {
    name: "Soldato",
    object: "el Soldato",
    text: "Mientras esté en una casilla del tablero, los oponentes te pagan {lira 1} por cada trabajador que coloquen en esa acción. Allí caben aunque esté llena.",
    note: "El peaje va primero: lo que dé la acción no sirve para pagarlo.",
  },
  politico: {
    name: "Politico",
    object: "el Politico",
    text: "En una casilla con bonificación, después de la acción y la bonificación puedes pagar {lira 1} para obtenerla otra vez.",
    offer: "¿Pagar {lira 1} para obtener otra vez la bonificación?",
  },
  oracle: {
    name: "Oráculo",
    object: "el Oráculo",
    text: "Una vez por turno, cuando al colocarlo robes cartas: roba {card 1} más de ese tipo y luego descarta {card 1} de las recién robadas.",
    offer: "¿Robar {card 1} más y descartar después una de ellas?",
  },
  traveler: {
    name: "Viajero",
    object: "el Viajero",
    text: "Puede ocupar una casilla libre de una estación previa de este año, incluso una cerrada. La acción se realiza al momento.",
  },
  messenger: {
    name: "Mensajero",
    object: "el Mensajero",
    text: "Puede ocupar una casilla libre de una estación posterior de este año. Su acción será entonces tu primer turno de esa estación.",
    note: "Si entonces la acción no es posible, se pierde y el turno acaba.",
  },
};
