import type { UiSolo } from "../en/ui_solo";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiSolo: UiSolo = {
  title: "A solas contra el Automa",
  ticketText: "Un rival hecho de cartas, de apacible a despiadado.",
  play: "Elegir nivel",
  introTitle: "¿Quién es el Automa?",
  intro: [
    "El Automa es un rival hecho de cartas: al empezar una estación de trabajo descubre una, y sus trabajadores ocupan los lugares que nombra, que quedan cerrados para ti.",
    "No planta ni vende nada; solo te estorba, y al final debes tener más {vp|puntos de victoria} de los que marca su ficha.",
    "Puedes elegir cada fila de la tabla de horas de despertar una vez, y cada una te da una ficha de bonificación: gástala en una acción posterior para obtener también la bonificación impresa allí.",
  ],
  levelTitle: "Nivel",
  levels: {
    very_easy: "Muy fácil",
    easy: "Fácil",
    normal: "Normal",
    hard: "Difícil",
    very_hard: "Muy difícil",
  },
  levelText: ({ years, automa_vp, start_vp, least_workers }, rows, everySeason = false) =>
    [
      `Supera los {vp ${automa_vp}} en ${years} años.`,
      ...(years > rows ? ["En el último vuelven a estar libres todas las filas."] : []),
      ...(start_vp > 0 ? [`Empiezas con {vp ${start_vp}}.`] : []),
      ...(least_workers > 0
        ? [
            `${everySeason ? "En cada estación" : "En verano y en invierno"} envía al menos ${plural(least_workers, "trabajador", "trabajadores")}.`,
          ]
        : []),
    ].join(" "),
  aggressive: "Automa agresivo",
  aggressiveText:
    "Su ficha de PV sube año tras año. Quien no vaya por delante al acabar un año pierde al instante.",
  aggressiveLocked: (levels) => `Solo con los niveles ${levels}.`,
  aggressiveRow: "Lo que debes superar al acabar el año",
  aggressiveName: (level) => `${level}, agresivo`,
  begin: "Empezar",
  end: {
    titles: {
      win: "El valle es tuyo",
      draw: "Igualados hasta el final",
      loss: "El Automa sigue por delante",
    },
    headlines: { win: "Has ganado", draw: "Empate", loss: "Has perdido" },
    ahead: (points) => `${plural(points, "punto", "puntos")} por delante del Automa.`,
    behind: (points) => `${plural(points, "punto", "puntos")} por detrás del Automa.`,
    equal: "Exactamente los mismos puntos que el Automa, y nada deshace el empate.",
    behindTarget: (year, target, points) =>
      `Al acabar el año ${year} hacían falta más de {vp ${target}}. Había {vp ${points}}.`,
    missingWorkers: (year) => `Al acabar el año ${year} hacían falta seis trabajadores, contando el grande.`,
    years: (played, all) =>
      played === all ? `Jugados los ${all} años` : `Terminó tras el año ${played} de ${all}`,
    again: "Jugar otra vez",
    nextLevel: (level) => `Ahora: ${level}`,
    toCampaign: "Volver a la campaña",
  },
  history: {
    title: (level) => `Tus partidas · ${level}`,
    games: "Partidas",
    wins: "Ganadas",
    best: "Mejor",
    average: "Media",
    points: (points) => `${points} PV`,
    lastGames: "Las últimas partidas",
    resultOf: (result, points) =>
      `${{ win: "ganada", draw: "empatada", loss: "perdida" }[result]} con ${points} PV`,
  },
};
