import type { UiTuscany } from "../en/ui_tuscany";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiTuscany: UiTuscany = {
  modules: {
    title: "Toscana",
    text: "Tres añadidos. Cada uno puede jugarse solo o con los demás.",
    details: "¿Qué cambia?",
    fewerDetails: "Menos",
    inPlay: (names) => `Toscana: ${names}`,
    each: {
      board: {
        name: "Tablero ampliado",
        text: "Cuatro estaciones de trabajo, acciones nuevas y un mapa de la Toscana con estrellas.",
        details: [
          "Se colocan trabajadores en las cuatro estaciones, en cuatro acciones cada vez. La meta son {vp 25}.",
          "Quien pasa recibe al momento un regalo de la tabla de horas de despertar, y al acabar el invierno elige la fila del próximo año.",
          "Nuevo: cambiar una cosa por otra, vender un vino, enviar estrellas {star|} a las regiones. Quien tenga más estrellas en una región gana sus puntos al final.",
          "Para quien conoce el juego básico.",
        ],
      },
      workers: {
        name: "Trabajadores especiales",
        text: "Pueden formarse dos de once trabajadores con habilidades propias.",
        details: [
          "En cada partida se sacan dos tipos. Cuestan {lira 1} más que un trabajador normal, y cada cual puede tener uno de cada.",
          "El Cocinero echa a otros de su casilla, el Mensajero se adelanta, el Mafioso hace las cosas dos veces.",
          "Fácil de añadir: si no formas ninguno, nada cambia.",
        ],
      },
      structures: {
        name: "Cartas de estructura",
        text: "36 edificios de un quinto mazo, que se construyen junto al viñedo o en un terreno vacío.",
        details: [
          "Cada uno da {vp 1} al construirse, y después una acción propia, una ventaja duradera o algo al final de cada año.",
          "Con el tablero ampliado se roban durante la partida. Sin él, cada cual elige cuatro al principio: se queda con una y pasa las demás.",
        ],
      },
    },
    plainStars: {
      name: "El mapa no puntúa",
      text: "Las estrellas solo dan lo que su región da al momento. Buena idea para dos.",
    },
    twoPlayers: "Con dos jugadores el Mesonero se queda en la caja.",
  },
  map: {
    title: "Mapa de influencia",
    benefit: (benefit) => `una estrella colocada aquí da ${benefit}`,
    majority: (points) => `tener más estrellas da {vp ${points}} al final`,
    unscored: "no da puntos al final",
    stars: (name, count) => `${name}: ${plural(count, "estrella", "estrellas")}`,
    noStars: "aún sin estrellas",
    leads: (name) => `${name} tiene más que nadie`,
    tied: "empate: no puntúa nadie",
    left: (count) =>
      count === 0
        ? "Todas las estrellas están en el mapa"
        : `${plural(count, "estrella", "estrellas")} por colocar`,
    moveFrom: "Elige la estrella que se mueve.",
    moveTo: (region) => `¿Adónde va la estrella de ${region}?`,
  },
  chart: {
    title: "Tabla de horas de despertar",
    row: (row) => `Fila ${row}`,
    here: (name) => `${name} está aquí`,
    nextYear: (name) => `${name} el próximo año`,
    nextYearTitle: "Próximo año",
    onlyAfterSeven: "solo después de la fila 7",
    note: "Quien pasa a una estación recibe al momento lo que hay en ella.",
  },
  pass: {
    winterTitle: "¿Terminar tu año?",
    winterText:
      "Tus trabajadores vuelven a casa, uvas y vinos envejecen, descartas hasta quedarte con siete cartas, cobras {residual|los pagos residuales} y eliges una fila para el próximo año.",
    winterConfirm: "Terminar el año",
    left: "ha terminado el año",
  },
  structures: {
    mat: "Tablero de obras",
    matOf: (name) => `Tablero de obras de ${name}`,
    freePlace: "solar libre",
    kinds: { action: "Acción", enhancement: "Ventaja", residual: "Fin de año" },
    kindTexts: {
      action: "Una casilla propia para un trabajador al año, en cualquier estación.",
      enhancement: "Vale mientras esté en pie.",
      residual: "Da algo al final de cada año.",
    },
    then: "después",
    freeForWorker: "libre para un trabajador",
    used: "usada este año",
    workerHere: (worker) => `Aquí está: ${worker}`,
  },
  workers: {
    ofThisGame: "Los trabajadores especiales de esta partida",
    price: "{lira 1} más que un trabajador normal; uno de cada tipo por jugador",
    owned: (name) => `${name} tiene uno`,
    atHome: (worker) => `${worker} en casa`,
    farmerBonus: "¿Qué bonificación toma el Granjero?",
  },
  solo: {
    intro: [
      "En el tablero ampliado el Automa descubre una carta en cada una de las cuatro estaciones. Tiene seis trabajadores para todo el año.",
      "Sus estrellas están en el mapa desde el principio: una en cada región que vale {vp 1}, dos en cada una de las que valen {vp 2}. Nunca se mueven, y cuentan al final.",
      "Una ficha de bonificación da una bonificación de la acción, pero no la de la casilla donde está tu trabajador.",
      "La fila 1 solo se abre después de la fila 7. No dejes, pues, la fila 7 para el último año.",
    ],
    workersText:
      "El Cocinero, el Mesonero, el Comerciante y el Soldato viven de los demás y se quedan en la caja.",
    structuresText: "La Academia y la Fuente viven de los demás y se quedan en la caja.",
    aggressiveNeedsAll: "En el tablero ampliado, solo con los tres módulos.",
    firstCard: "Su primera carta se descubre al empezar la primavera.",
  },
  end: {
    mapTitle: "El mapa de la Toscana",
    scored: (name, points) => `${name}: {vp ${points}}`,
    nobody: "nadie",
    unscored: "No puntúa en esta partida.",
  },
};
