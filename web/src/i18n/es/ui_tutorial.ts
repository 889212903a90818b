import type { UiTutorial } from "../en/ui_tutorial";

export const uiTutorial: UiTutorial = {
  title: "Aprender jugando",
  guide: "Guía",
  opponent: "Bruna",
  goals: { planted: "Plantar", harvested: "Cosechar", wine: "Hacer vino", order: "Un pedido" },
  goalDone: (goal) => `${goal}: hecho`,
  hide: "Ocultar la guía",
  show: "Mostrar la guía",
  leave: "Salir del tutorial",
  loading: "Se está poniendo la mesa…",
  astray: "Has ido por otro camino. No pasa nada, seguimos desde aquí.",
  takeBack: "Deshacerlo",
  again: "Empezar de nuevo",
  againTitle: "¿Empezar de nuevo?",
  againText: "El tutorial vuelve a la primera pregunta. Lo que has jugado aquí se abandona.",
  tooSoon: "Se han abierto demasiadas mesas en poco tiempo. Espera unos segundos y prueba otra vez.",
  next: "Seguir",
  playOn: (opponent) => `Seguir contra ${opponent}`,
  newGame: "Una partida fácil nueva",
  hints: {
    goal: {
      title: "De qué se trata",
      text: "Haz famoso tu viñedo. Aquí suben los {vp|} puntos de victoria de todos: quien llega a 20 hace de ese año el último, y gana quien más puntos tenga. La mayoría los da el vino que alguien había pedido.",
    },
    zoom: {
      title: "Tu primer pedido",
      text: "Tienes esta carta en la mano: un vino tinto y uno blanco de calidad 2. Señala una carta, o mantenla pulsada, y la verás en grande. Planta una vid con los dos colores y en dos años podrás completarlo.",
    },
    undo: {
      title: "¿Has cambiado de idea?",
      text: "No se pierde nada: esta flecha deshace lo que has hecho, mientras no se haya descubierto nada nuevo. Prueba con calma.",
    },
    papa: {
      title: "Tu herencia",
      text: "Tu papá te deja un emparrado o algunas liras más. Toma el {trellis|} emparrado: tu Pinot lo necesita.",
    },
    row: {
      title: "Primavera: despertar",
      text: "Quien madruga actúa primero todo el año. Quien duerme más encuentra un regalo en su fila. Elige la fila 1, para que nadie se te adelante.",
    },
    row_again: {
      title: "Un nuevo año",
      text: "Tus vinos han envejecido y su calidad ha subido en 1. Tu pedido pide un tinto y un blanco de calidad 2: este invierno podrás completarlo. Elige la fila que quieras.",
    },
    plant: {
      title: "Verano: plantar",
      text: "Coloca un {worker|} trabajador en «Plantar una vid». Con dos jugadores cada acción tiene una sola casilla abierta: quien llega antes, la ocupa. Guarda tu {grande|} trabajador grande para el invierno.",
    },
    plant_vine: {
      title: "¿Qué vid, y dónde?",
      text: "Elige el Pinot: lleva una uva roja y una blanca, cada una de calidad 1. El número de un terreno es lo máximo que pueden sumar las calidades de sus vides. Cualquier terreno sirve.",
    },
    no_plant: {
      title: "La casilla está ocupada",
      text: "Tu {grande|} trabajador grande aún puede plantar: puede unirse a una acción con todas las casillas ocupadas. O haz otra cosa y planta el año que viene.",
    },
    tour: {
      title: "Verano: ganar dinero",
      text: "Haz un tour por {lira 2}: las estructuras y los trabajadores nuevos cuestan dinero. Guarda un trabajador para el invierno.",
    },
    save_workers: {
      title: "Manos para el invierno",
      text: "Los trabajadores no vuelven a casa hasta que acaba el año. Para lo que quieres hacer en invierno te harán falta: pasa ya.",
    },
    summer_free: {
      title: "Como quieras",
      text: "Te sobra un trabajador. Mira alrededor: en cada lugar pone lo que da. O pasa en verano.",
    },
    fall: {
      title: "Otoño: llega una visita",
      text: "Todos roban un visitante. {summer|} Los de verano se juegan en verano, {winter|} los de invierno en invierno. Toma el que prefieras.",
    },
    harvest: {
      title: "Invierno: cosechar",
      text: "Coloca un trabajador en «Cosechar un terreno». Las vides se quedan y vuelven a dar uva cada año.",
    },
    harvest_field: {
      title: "¿Qué terreno?",
      text: "El terreno da una uva roja y una blanca. Su calidad es la que suman sus vides rojas y la que suman las blancas.",
    },
    make_wine: {
      title: "Invierno: elaborar vino",
      text: "Las uvas están en tu lagar. Coloca un trabajador en «Elaborar vino». ¿Está ocupada la casilla? Tu {grande|} trabajador grande puede ir de todos modos.",
    },
    choose_wine: {
      title: "De la uva a la botella",
      text: "Una uva de calidad 1 da un vino de calidad 1. Una acción basta para dos vinos: elabora uno tinto y uno blanco.",
    },
    age: {
      title: "Paciencia",
      text: "Tu pedido pide un vino tinto y uno blanco de calidad 2 cada uno. Al acabar el año todas las uvas y los vinos envejecen y su calidad sube en 1; el próximo invierno serán lo bastante buenos. Pasa por ahora.",
    },
    winter_free: {
      title: "Como quieras",
      text: "Para el vino no queda nada que hacer este año. Usa tus trabajadores como quieras, o pasa en invierno.",
    },
    fill: {
      title: "Invierno: completar el pedido",
      text: "Tus vinos ya son lo bastante buenos. Coloca un trabajador en «Completar un pedido de vino».",
    },
    choose_order: {
      title: "¿Qué pedido?",
      text: "Un pedido muestra los vinos que acepta, con la calidad mínima de cada uno, y lo que recibes: {vp|} puntos de victoria al momento y {residual|} liras cada año.",
    },
    use_wine: {
      title: "¿Qué vino?",
      text: "Elige el vino que entregas. Uno mejor que lo pedido también vale.",
    },
    other: {
      title: "Una pregunta",
      text: "El escenario bajo el tablero dice qué se pregunta y a qué lleva cada respuesta. Todo lo que ofrece está permitido.",
    },
    others: {
      title: "Le toca a tu rival",
      text: "Tu rival está trabajando. Lo que hace se ve en el centro, y sus trabajadores en el tablero muestran dónde ha estado. «Avance rápido» te ahorra la espera.",
    },
    finished: {
      title: "¡Tu primer pedido!",
      text: "Ese es todo el ciclo: plantar, cosechar, elaborar vino y completar pedidos. Los visitantes y las estructuras lo aceleran. Juega esta partida hasta el final o empieza otra: en ambas tienes un rival fácil, y lo nuevo se explica cuando aparece.",
    },
  },
};
