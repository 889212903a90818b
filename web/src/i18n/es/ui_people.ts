import type { UiPeople } from "../en/ui_people";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const belongings = (tables: number, campaigns: number) =>
  [
    ...(tables > 0 ? [plural(tables, "mesa", "mesas")] : []),
    ...(campaigns > 0 ? [plural(campaigns, "campaña", "campañas")] : []),
  ].join(" y ");

export const uiPeople: UiPeople = {
  title: "Quién está en la mesa",
  here: "presente",
  away: "ausente",
  gone: "se ha ido",
  free: "asiento libre",
  computer: "ordenador",
  standIn: "lo sustituye un ordenador",
  you: "tú",
  muted: "silenciado",
  actions: {
    bot: "Que juegue un ordenador",
    openSeat: "Que se siente otra persona",
    mute: "Silenciar",
    unmute: "Dejar hablar",
    remove: "Expulsar",
    for: (action, name) => `${action}: ${name}`,
  },
  removing: {
    title: (name) => `¿Expulsar a ${name} de la mesa?`,
    text: "Se le avisará y no podrá volver con el mismo navegador. Un asiento queda libre.",
  },
  waitsForGrace: (name) => `${name} puede volver enseguida; después podrás decidir.`,
  spectators: "Espectadores",
  spectator: (number) => `Espectador ${number}`,
  freeSeat: {
    title: "Hay un asiento libre",
    text: "Quien se siente sigue jugando desde aquí.",
    button: "Sentarse",
  },
  news: {
    away: (name) => `${name} se ha ausentado.`,
    here: (name) => `${name} está de nuevo aquí.`,
    gone: (name) => `${name} lleva un rato ausente.`,
    left: (name) => `El asiento de ${name} está libre.`,
    timeUp: (name) => `A ${name} no le queda tiempo.`,
    decide: "Decidir",
  },
  notices: {
    sat: (name) => `${name} se sienta.`,
    left: (name) => `${name} ha dejado la mesa.`,
    bot: (name, by) =>
      by === "" ? `Ahora un ordenador juega por ${name}.` : `${by} deja que un ordenador juegue por ${name}.`,
    time_up: (name) => `A ${name} no le queda tiempo; ahora juega un ordenador.`,
    opened: (name, by) =>
      by === "" ? `El asiento de ${name} está libre.` : `${by} ha dejado libre el asiento de ${name}.`,
    back: (name) => `${name} ha vuelto y juega de nuevo.`,
    host: (name) => `${name} es ahora quien dirige la mesa.`,
    muted: (name) => `Se ha silenciado a ${name}.`,
    unmuted: (name) => `${name} puede hablar de nuevo.`,
    removed: (name) => `Se ha expulsado a ${name}.`,
    vote_asked: (name) => `${name} pide deshacer una jugada.`,
    vote_granted: (name) => `Todos de acuerdo: ${name} deshace la jugada.`,
    vote_refused: (name, by) => `${by} se niega: la jugada de ${name} se queda.`,
    vote_withdrawn: (name) => `${name} ya no pide deshacer una jugada.`,
    vote_ran_out: (name) => `No todos respondieron a tiempo: la jugada de ${name} se queda.`,
    vote_dropped: (name) => `La partida siguió: la jugada de ${name} se queda.`,
  },
  aSpectator: "un espectador",
  back: {
    played: (count) =>
      count === 0
        ? "Un ordenador te ha sustituido y todavía no ha hecho nada. El asiento vuelve a ser tuyo."
        : `Entretanto un ordenador jugó por ti, ${plural(count, "respuesta", "respuestas")}. El asiento vuelve a ser tuyo.`,
    opened: "Entretanto tu asiento estuvo libre. Vuelve a ser tuyo.",
    show: "Ver lo que hizo",
    timeUp: "Se te acabó el tiempo. Ahora un ordenador juega por ti.",
    lost: (name) => `Ahora ${name} tiene tu asiento. Estás mirando.`,
    take: "Recuperar mi asiento",
  },
  vote: {
    asked: (name) => `${name} pide deshacer una jugada.`,
    answer: "Responder",
    later: "Más tarde",
    withdraw: "Retirar",
  },
  removedTitle: "Ya no estás en esta mesa",
  word: {
    title: "Una mesa privada",
    text: "Solo entra quien conoce su palabra. Pregunta a quien te invitó.",
    label: "La palabra",
    wrong: "Esa no es la palabra de esta mesa.",
    enter: "Entrar",
  },
  clock: {
    title: "Reloj",
    text: "Cuánto puede tardar una persona. Solo corre mientras le toca, y nunca mientras el servidor está parado.",
    none: "Sin reloj",
    kinds: { none: "Ninguno", move: "Por jugada", game: "Por partida", days: "Por correspondencia" },
    howLong: "Cuánto",
    seconds: (count) => plural(count, "segundo", "segundos"),
    minutes: (count) => plural(count, "minuto", "minutos"),
    days: (count) => plural(count, "día", "días"),
    units: { day: "d", hour: "h", minute: "min" },
    perMove: (time) => `${time} por jugada`,
    perGame: (time) => `${time} por partida`,
    bot: "Un ordenador sigue de inmediato",
    botText: "Cuando se acaba el tiempo. Si no, deciden los demás.",
    factName: "Reloj",
    left: (time) => `quedan ${time}`,
    up: "sin tiempo",
  },
  privacy: {
    title: "Mesa privada",
    text: "Solo entra quien conoce la palabra, a jugar o a mirar. Dísela tú a tus amigos.",
    word: "Palabra (vacía: ninguna)",
    short: "Privada",
  },
  mine: {
    title: "Mis mesas",
    yourTurn: "Te toca",
    waitsFor: (name) => `Le toca a ${name}`,
    standIn: "Un ordenador juega por ti",
  },
  notify: {
    text: "¿Quieres que el navegador te avise cuando te toque?",
    yes: "Sí, por favor",
    no: "No",
  },
  me: {
    title: "Mi código",
    open: "Mis asientos en otro dispositivo",
    text: "Este enlace eres tú: quien lo abre tiene todos los asientos que has tomado con este navegador. Guárdalo para el día en que el navegador lo olvide y ábrelo en tus otros dispositivos.",
    secret: "No se lo enseñes a nadie más.",
    link: "Tu enlace",
    copy: "Copiar",
    copied: "Copiado.",
    picture: "Tu enlace como imagen para escanear",
    take: "¿Eres tú?",
    takeText: (tables, campaigns) =>
      tables + campaigns === 0
        ? "Nadie con este código tiene aún asiento en este servidor. ¿Debe usarlo este navegador desde ahora?"
        : `Con este código ${tables + campaigns === 1 ? "viene" : "vienen"} ${belongings(tables, campaigns)}. ¿Debe usarlo este navegador desde ahora? Los asientos que ya tiene siguen siendo suyos.`,
    takeButton: "Sí, soy yo",
    not: "No",
    taken: "Este navegador tiene ahora tus asientos.",
    wrong: "El código no está completo. ¿Se cortó el enlace?",
    toTables: "A mis mesas",
    strays: (tables, campaigns) =>
      `Este navegador tiene además ${belongings(tables, campaigns)} que tu código aún no lleva a otro dispositivo.`,
    takeAlong: "Llevarlo también",
    renew: "Crear un código nuevo",
    renewText:
      "Tus asientos y campañas pasan al código nuevo. El antiguo ya no vale en ninguna parte; tus otros dispositivos necesitan el nuevo.",
    renewSure: "Sí, anular el antiguo",
    renewed: "Este es tu código nuevo. El antiguo ya no vale.",
    renewedInPart: (count) =>
      `Este es tu código nuevo. En ${plural(count, "sitio", "sitios")} el antiguo aún vale: el servidor no pudo cambiarlo ahora.`,
    again: "Intentarlo otra vez",
  },
};
