import type { UiCampaign } from "../en/ui_campaign";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiCampaign: UiCampaign = {
  title: "Campaña",
  intro:
    "Un camino por el valle con ocho paradas. En cada una espera el Automa con un desafío propio; hay que ganarlo para que el camino continúe.",
  challenges: {
    old_vines: {
      name: "Vides viejas",
      rule: "No viene ninguna mamá. En su lugar eliges tres vides del mazo y las plantas antes del primer año, aun sin las estructuras que necesitan; los límites de los terrenos se respetan.",
    },
    two_pairs_of_hands: {
      name: "Dos pares de manos",
      rule: "Tienes como mucho dos trabajadores además del grande y del temporal. Los dos bandos usan las casillas centrales con sus bonificaciones. Las fichas de bonificación no sirven.",
    },
    full_house: {
      name: "Casa llena",
      rule: "Al acabar el tercer año debes tener seis trabajadores, contando el grande y los que están en formación, o pierdes al instante.",
    },
    great_harvest: {
      name: "La gran cosecha",
      rule: "Empiezas con {vp 5}, y con la acción «Cosechar un terreno» cosechas hasta tres.",
    },
    free_mornings: {
      name: "Mañanas libres",
      rule: "Tienes ocho años, y cada primavera puedes elegir cualquier fila de la tabla de horas de despertar. Las fichas de bonificación no sirven.",
    },
    cellar_pride: {
      name: "El orgullo de la bodega",
      rule: "Nada da {vp|puntos de victoria} durante la partida. Al final cada vino de la bodega mediana vale {vp 1} y cada uno de la grande {vp 2}.",
    },
    head_start: {
      name: "Con ventaja",
      rule: "Empiezas con {vp 3} y {residual 2}.",
    },
    no_customers: {
      name: "Sin clientes",
      rule: "No se puede completar ningún pedido, de ninguna manera. Los {vp|puntos de victoria} tienen que venir de otra parte.",
    },
  },
  challenge: (number) => `Desafío ${number}`,
  challengeTitle: "Desafío",
  road: "El camino de los desafíos",
  states: {
    won: (attempts) => (attempts === 1 ? "Ganado al primer intento" : `Ganado al intento ${attempts}`),
    now: "El siguiente",
    playing: "En juego",
    ahead: "Por llegar",
    skipped: "Se omite",
  },
  lostSoFar: (attempts) => `${plural(attempts, "intento", "intentos")} hasta ahora`,
  skippedWhy: "No se puede combinar con el Automa agresivo, así que el camino pasa de largo.",
  tokens: (count) =>
    count === 0
      ? "Empiezas sin fichas de bonificación."
      : `Empiezas con {token ${count}}: una por cada intento consecutivo sin ganar.`,
  begin: "Empezar",
  again: "Otro intento",
  resume: "Continuar la partida",
  score: (games) => plural(games, "partida", "partidas"),
  scoreText: "Tu puntuación es el número de partidas jugadas: cuantas menos, mejor.",
  finishedTitle: "¡El camino entero!",
  finishedText: (games) =>
    `Todos los desafíos ganados, tras ${plural(games, "partida", "partidas")}. El pueblo toca las campanas por ti.`,
  historyTitle: "Partidas",
  historyEmpty: "Aún no hay partidas. Con la primera empieza el camino.",
  results: { win: "Ganada", draw: "Empatada", loss: "Perdida" },
  gameNumber: "N.º",
  result: "Resultado",
  you: "Tú",
  deal: "Reparto",
  look: "Verla",
  lookAt: (number) => `Ver otra vez la partida ${number}`,
  choose: "Tus campañas",
  progress: (won, all) => `${won} de ${all}`,
  begun: (when) => `desde ${when}`,
  opened: (file, when) => `de ${file}, ${when}`,
  newOne: "Campaña nueva",
  newText:
    "Todas las partidas de una campaña se juegan en un mismo nivel. Después de una partida que no ganes, juegas otra vez el mismo desafío, con una ficha de bonificación por cada partida consecutiva sin ganar.",
  create: "Ponerse en camino",
  back: "Atrás",
  exportIt: "Guardar en un archivo",
  importIt: "Abrir un archivo",
  importText: "Una campaña guardada en un archivo continúa aquí.",
  forget: "Quitar de la lista",
  forgetText:
    "Este navegador olvida la campaña. Guárdala antes en un archivo si quieres continuarla algún día.",
  forgetConfirm: "Olvidarla",
  bookkeeping: "Guardar o quitar",
};
