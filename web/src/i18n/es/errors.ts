import type { ErrorCode } from "../../wire/types";

const errors: Record<ErrorCode, string> = {
  bad_message: "El servidor no ha entendido la página. Vuelve a cargarla, por favor.",
  bad_options: "Estas opciones no se pueden combinar.",
  chosen_deal: "El reparto solo se puede elegir donde nadie más pueda sentarse.",
  practice: "Una mesa de práctica es para una sola persona, a solas o contra el ordenador.",
  unknown_table: "Esa mesa no existe.",
  unknown_bot: "Ese rival controlado por el ordenador no existe.",
  unknown_campaign: "Esa campaña no existe en este servidor.",
  no_table: "No estás en ninguna mesa.",
  not_your_seat: "Ese asiento no es tuyo.",
  seat_taken: "Ese asiento está ocupado.",
  not_started: "La partida todavía no ha empezado.",
  not_your_turn: "No es tu turno.",
  stale: "La partida ha avanzado mientras tanto. Vuelve a mirar, por favor.",
  not_legal: "Eso no es posible ahora.",
  nothing_to_undo: "No hay nada que deshacer.",
  no_vote: "Nadie ha pedido deshacer nada.",
  chat_off: "El chat está desactivado en esta mesa.",
  hints_off: "En esta mesa no hay pistas.",
  spectators_off: "Esta mesa no admite espectadores.",
  not_host: "Solo quien abrió la mesa puede hacer eso.",
  muted: "Quien dirige la mesa te ha silenciado.",
  removed: "Quien dirige la mesa te ha expulsado.",
  needs_word: "Esta mesa es privada.",
  wrong_word: "Esa no es la palabra de esta mesa.",
  not_over: "La partida todavía no ha terminado.",
  bad_record: "Este archivo no se puede leer: está dañado o es otra cosa.",
  impossible_result: "Ninguna partida puede acabar como dice este archivo.",
  too_much: "Es demasiado de una vez. Espera un momento, por favor.",
  old_rules:
    "Esto se jugó con reglas anteriores; con las de hoy habría ido de otra manera. El registro se conserva como texto.",
  server_trouble: "Algo ha fallado en el servidor. Inténtalo de nuevo, por favor.",
};

export function error(code: ErrorCode): string {
  return errors[code];
}
