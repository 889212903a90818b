import type { UiFirstGame } from "../en/ui_first_game";

export const uiFirstGame: UiFirstGame = {
  introduction: {
    title: "Cómo va, en medio minuto",
    open: "El juego en medio minuto",
    again: "Ver otra vez la introducción",
    skip: "Saltar",
    back: "Atrás",
    next: "Siguiente",
    begin: "A la mesa",
    close: "Cerrar",
    pause: "Dejar de pasar páginas",
    play: "Pasar las páginas automáticamente",
    page: (page, pages) => `Página ${page} de ${pages}`,
    pages: {
      goal: {
        title: "Tu propio viñedo",
        text: "Has heredado un pequeño viñedo en la Toscana. Hazlo famoso: quien primero tiene 20 {vp|} puntos de victoria hace de ese año el último (25 en el tablero ampliado), y gana quien más puntos reúna.",
      },
      cycle: {
        title: "De la vid a la copa",
        text: "Planta vides, cosecha sus uvas, elabora vino con ellas y completa pedidos: de ahí viene la mayoría de los {vp|} puntos, y además dinero cada año.",
      },
      year: {
        title: "Un año tiene cuatro estaciones",
        text: "En primavera eliges cuándo te despiertas. En verano y en invierno trabaja tu gente; en otoño llega una visita. Nadie vuelve a casa hasta que acaba el año, y entretanto el vino mejora.",
      },
      turn: {
        title: "Tu turno: un trabajador",
        text: "Envía un trabajador a un lugar y haz lo que allí pone; después les toca a los demás. Hay pocas casillas, y quien llega antes se la queda. Solo tu {grande|} trabajador grande puede ir donde todo está ocupado.",
      },
    },
    chain: { plant: "Plantar", harvest: "Cosechar", wine: "Elaborar vino", order: "Completar pedidos" },
    seasons: { spring: "Despertar", summer: "Trabajar", fall: "Una visita", winter: "Trabajar" },
  },
  notes: {
    label: "Explicación",
    gotIt: "Entendido",
    noMore: "No más explicaciones",
    setting: "Explicar lo nuevo",
    settingText:
      "Cada cosa una vez, cuando aparece por primera vez. Se acaba con tu primera partida completa.",
    all: {
      wake_up: {
        title: "¿Cuándo te despiertas?",
        text: "Cuanto antes esté tu fila, antes actúas, todo el año. Cuanto más tarde, mejor es el regalo que te espera en ella.",
      },
      placing: {
        title: "Envía un trabajador",
        text: "Lo que tiene el borde verde está abierto para ti: haz clic en un lugar para enviar allí un trabajador y mira abajo qué te daría. Los trabajadores no vuelven hasta fin de año, así que guarda alguno para el invierno.",
      },
      bonus: {
        title: "Casillas con bonificación",
        text: "Algunas casillas llevan un signo: quien llega a tiempo de ocuparlas recibe eso además de la acción.",
      },
      grande: {
        title: "Tu trabajador grande",
        text: "Aquí todas las casillas están ocupadas, pero tu {grande|} trabajador grande puede unirse de todos modos. Guárdalo para lo imprescindible.",
      },
      visitor: {
        title: "Visitantes",
        text: "Un visitante hace una vez lo que dice su carta y se va. Muchos valen más que un turno entero. Señala una carta para leerla en grande.",
      },
      fall: {
        title: "El otoño trae una visita",
        text: "{summer|} Los visitantes de verano solo se juegan en verano, {winter|} los de invierno solo en invierno. Tú eliges de qué mazo robas.",
      },
      planting: {
        title: "Cuánto soporta un terreno",
        text: "El número de un terreno es lo máximo que pueden sumar las calidades de todas sus vides. Algunas vides necesitan antes un {trellis|} emparrado o {irrigation|} riego.",
      },
      harvest: {
        title: "La cosecha",
        text: "Un terreno da como mucho una uva roja y una blanca, cada una con la calidad que suman sus vides de ese color. Las vides se quedan y vuelven a dar uva el año que viene.",
      },
      wines: {
        title: "Cuatro clases de vino",
        text: "El {red|} tinto y el {white|} blanco se hacen con una uva. El {blush|} rosado, con una roja y una blanca, cuyas calidades se suman; el {sparkling|} espumoso, con dos rojas y una blanca.",
      },
      cellar: {
        title: "Tu bodega",
        text: "La bodega pequeña guarda vinos hasta calidad 3. Para los mejores y para el rosado necesitas la {medium_cellar|} mediana; desde calidad 7 y para el espumoso, la {large_cellar|} grande.",
      },
      order: {
        title: "Pedidos",
        text: "Un pedido acepta cada vino con la calidad indicada o mejor. Da {vp|} puntos de victoria al momento y dinero en cada año que queda.",
      },
      residual: {
        title: "Dinero cada año",
        text: "Este es tu pago residual {residual|}: al acabar cada año recibes esas liras. Sube como mucho hasta 5.",
      },
      ageing: {
        title: "Se acabó el año",
        text: "Tus trabajadores están en casa, has cobrado tu pago residual, y la calidad de cada uva y cada vino ha subido en 1, hasta donde llega tu bodega.",
      },
      training: {
        title: "En formación",
        text: "Tu nuevo trabajador llega el año que viene y se queda para siempre. Cuanto antes lo formes, más años trabajará.",
      },
      building: {
        title: "Estructuras",
        text: "Lo que construyes se queda y funciona solo: unas te dejan plantar vides mejores, otras guardar vinos mejores, otras dan liras, cartas o {vp|} puntos.",
      },
      hand_limit: {
        title: "Siete cartas",
        text: "Al acabar el año nadie puede tener más de siete cartas. Descarta lo que más tarde usarías.",
      },
      winter: {
        title: "Invierno",
        text: "Ahora salen los trabajadores que se quedaron en casa, a los lugares del invierno. A quien no le queda ninguno le toca esperar al año que viene.",
      },
      last_year: {
        title: "El último año",
        text: "Alguien ha llegado a la meta: al acabar este año gana quien tenga más {vp|} puntos. Convierte en puntos todo lo que puedas.",
      },
      undo: {
        title: "¿Has cambiado de idea?",
        text: "Aquí deshaces lo que acabas de hacer, mientras no se haya descubierto nada nuevo.",
      },
      chart: {
        title: "La tabla de horas de despertar",
        text: "Tu fila decide cuándo juegas y es tu camino por el año: cada vez que pasas a la estación siguiente recibes lo que tu fila muestra allí.",
      },
      seasons: {
        title: "Cuatro estaciones de trabajo",
        text: "Aquí se colocan trabajadores en las cuatro estaciones. Quien pasa avanza a la siguiente y recibe un regalo; quien se queda tiene más lugares donde elegir.",
      },
      star: {
        title: "Estrellas en el mapa",
        text: "Una estrella da al momento lo que muestra su región. Al acabar la partida, quien tiene más estrellas en una región gana sus {vp|} puntos; si hay empate, nadie.",
      },
      special: {
        title: "Trabajadores especiales",
        text: "En esta partida puedes formar a estos dos, por {lira 1} más que uno normal. Cada uno sabe hacer algo propio: haz clic para leerlo.",
      },
      structure_cards: {
        title: "Cartas de estructura",
        text: "Construye {structure|} cartas de estructura de tu mano en el tablero de obras o en un terreno vacío. Cada una da {vp 1} y, mientras esté en pie, lo que dice la carta.",
      },
      automa: {
        title: "El Automa",
        text: "No planta ni vende nada: sus cartas solo dicen qué lugares te quedan cerrados. Al final necesitas más {vp|} puntos de los que marca su ficha.",
      },
      tokens: {
        title: "Fichas de bonificación",
        text: "Recibes una con cada fila que eliges. Gasta una {token|} ficha de bonificación al colocar un trabajador y obtienes una bonificación de esa acción, aunque no estés en su casilla.",
      },
    },
  },
};
