import type { EffectPart, Reason } from "../../wire/types";
import { names, theStructure } from "./names";

const parts: Record<EffectPart, string> = {
  build: "construir una estructura",
  plant: "plantar una vid",
  harvest: "cosechar un terreno",
  make_wine: "elaborar vino",
  age_wine: "envejecer un vino",
  fill_order: "completar un pedido",
  other: "hacer otra parte obligatoria",
};

const reasons: Record<Reason["code"], string | ((reason: Reason) => string)> = {
  game_over: "La partida ha terminado.",
  not_an_answer: "Eso no responde a lo que se pregunta.",
  not_in_hand: "Esa carta no está en tu mano.",
  no_worker: "No te queda ningún trabajador así por colocar.",
  space_taken: "En esa casilla ya hay otro trabajador.",
  space_closed: "Esa casilla no se usa en esta partida.",
  wrong_season: "Esa acción pertenece a otra estación.",
  art_while_spaces_free:
    "El trabajador grande solo puede colocarse junto a las casillas cuando todas están ocupadas.",
  only_grande_on_art: "Solo el trabajador grande puede colocarse junto a las casillas de una acción.",
  yoke_missing: "No has construido el yugo.",
  yoke_used: "Ya has usado el yugo este año.",
  action_impossible: "Ahora no puedes realizar esa acción.",
  needs_bonus_first: "La acción solo es posible después de la bonificación.",
  bonus_must_be_used: "Variante amistosa: quien ocupa una casilla con bonificación la aprovecha.",
  bonus_paid_for: "La bonificación está pagada y hay que aprovecharla.",
  bonus_not_usable: "Variante amistosa: no podrías aprovechar esa bonificación y hay otra casilla libre.",
  row_taken: "En esa fila ya hay otro gallo.",
  own_row: "Tu gallo ya está en esa fila; tiene que moverse.",
  deck_empty: "Ese mazo y su pila de descartes están vacíos.",
  deck_gives_only_one: "Ese mazo no puede dar una segunda carta.",
  visitor_impossible: "Ahora no puedes cumplir lo que exige ese visitante.",
  option_impossible: "Ahora no puedes realizar esa opción.",
  option_taken: "Eso ya está hecho; elige otra cosa.",
  lira_short: ({ need = 0, have = 0 }) => `Necesitas {lira ${need}} y tienes {lira ${have}}.`,
  vp_too_low: "Tus puntos de victoria no pueden bajar tanto.",
  structures_missing: ({ structures = [] }) =>
    `Esa vid necesita ${names.list(structures.map(theStructure))}.`,
  field_sold: "Has vendido ese terreno.",
  field_full: ({ need = 0, have = 0 }) =>
    `Las vides del terreno sumarían calidad ${need}; su máximo es ${have}.`,
  field_planted: "En ese terreno hay vides.",
  field_not_sold: "Ese terreno todavía es tuyo.",
  field_empty: "En ese terreno no hay ninguna vid.",
  field_harvested: "Ese terreno ya se ha cosechado este año.",
  already_built: "Eso ya lo has construido.",
  medium_cellar_first: "Primero hay que construir la bodega mediana.",
  cost_not_allowed: "El coste impreso de esa estructura no está permitido aquí.",
  worker_limit: "Ya tienes el máximo de trabajadores.",
  grape_space_taken: "El espacio de calidad 1 de ese color está ocupado.",
  no_grape: "No hay ninguna uva así en tu lagar.",
  no_wine: "No hay ningún vino así en tu bodega.",
  cellar_too_small: "Tu bodega es demasiado pequeña para ese vino.",
  no_space_in_cellar: "No queda ningún espacio adecuado en tu bodega para ese vino.",
  value_too_low: ({ need = 0, have = 0 }) => `Hace falta al menos calidad ${need}; aquí es calidad ${have}.`,
  cannot_age:
    "Ese vino no puede envejecer: el siguiente espacio está ocupado o es de una bodega que no has construido.",
  wines_missing: "En tu bodega no están los vinos que exige ese pedido.",
  too_many_cards: "No tienes tantas cartas de visitante.",
  strands_later_part: ({ part = "other" }) => `Después ya no podrías ${parts[part]}, y es obligatorio.`,
  pile_empty: "Esa pila de descartes está vacía.",
  on_the_same_action: "Ese trabajador está en la acción con la que se jugó la carta.",
  grande_not_placed: "Tu trabajador grande no está colocado, así que no puede volver.",
  row_without_glass: "La ficha de esa fila ya no está; en solitario, cada fila sirve una sola vez.",
  organizer_row_seven:
    "En solitario, la Organizadora nunca puede ir a la fila 7; en las demás partidas, tampoco en invierno una vez tomada la ficha de esa fila.",
  orders_forbidden: "En este desafío no se puede completar ningún pedido.",
  no_token: "No tienes ninguna ficha de bonificación.",
  token_already_spent: "Ya has gastado una ficha de bonificación en este turno.",
  tokens_useless: "En este desafío las fichas de bonificación no sirven de nada.",
  no_vine_in_hand: "No tienes ninguna carta de vid en la mano.",
  no_order_in_hand: "No tienes ninguna carta de pedido de vino en la mano.",
  no_visitor_in_hand: "No tienes ninguna carta de visitante así en la mano.",
  crush_pad_empty: "No tienes uvas adecuadas en tu lagar.",
  cellar_empty: "No tienes ningún vino adecuado en tu bodega.",
  row_one_after_seven: "La fila 1 es para quien estaba en la fila 7 en invierno.",
  must_wake_first: "Quien está en la fila 7 despierta primero el próximo año: la fila 1 es tuya.",
  no_star_there: "No tienes ninguna estrella en esa región.",
  same_region: "La estrella tiene que ir a otra región.",
  stars_left: "Aún te quedan estrellas por colocar; solo se mueven cuando están todas en el mapa.",
  field_covered: "En ese terreno hay una carta de estructura.",
  place_taken: "Ahí no cabe ninguna carta de estructura.",
  building_used: "Ahí ya ha habido un trabajador este año.",
  worker_inside: "En esa carta de estructura hay un trabajador.",
  toll_too_high: ({ need = 0, have = 0 }) =>
    `Primero hay que pagar un peaje de {lira ${need}}, y tienes {lira ${have}}.`,
  special_owned: "Ya tienes ese trabajador; solo se puede tener uno de cada tipo.",
  not_possible_now: "Eso no es posible ahora.",
};

export function reason(given: Reason): string {
  const text = reasons[given.code];
  return typeof text === "string" ? text : text(given);
}
