import type { WinterVisitorId } from "../../wire/types";
import type { CardText } from "../card_text";

export const winterVisitors: Record<WinterVisitorId, CardText> = {
  assessor: {
    name: "Tasador",
    options: [
      "Gana {lira 1} por cada {card} de tu mano.",
      "Descarta toda tu mano (al menos {card 1}) para ganar {vp 2}.",
    ],
  },
  benefactor: {
    name: "Benefactora",
    options: ["Roba {vine 1} y {summer 1}.", "Descarta {visitor 2} para ganar {vp 2}."],
  },
  bottler: {
    name: "Embotellador",
    lead: "Elabora de 1 a {wine 3}. Gana {vp 1} por cada tipo de vino diferente entre ellos.",
  },
  caravan: {
    name: "Caravana",
    lead: "Revela la {card} superior de cada mazo. Quédate con {card 2} y descarta el resto.",
  },
  craftsman: {
    name: "Maestro artesano",
    lead: "Elige 2, en cualquier orden:",
    options: ["Roba {order 1}.", "Mejora tu bodega a su coste normal.", "Gana {vp 1}."],
  },
  crush_expert: {
    name: "Experta en prensado",
    options: ["Gana {lira 3} y roba {order 1}.", "Elabora de 1 a {wine 3}."],
  },
  crusher: {
    name: "Prensador",
    options: ["Gana {lira 3} y roba {summer 1}.", "Roba {order 1}. Después puedes elaborar 1 o {wine 2}."],
  },
  designer: {
    name: "Diseñadora",
    lead: "Construye 1 estructura a su coste normal. Si tienes entonces 6 o más estructuras, gana {vp 2}.",
  },
  exporter: {
    name: "Exportador",
    options: ["Elabora 1 o {wine 2}.", "Completa {order 1}.", "Descarta {grape 1} para ganar {vp 2}."],
  },
  governess: {
    name: "Institutriz",
    options: [
      "Paga {lira 3} para formar {worker 1}, disponible al momento.",
      "Descarta {wine 1} para ganar {vp 2}.",
    ],
  },
  governor: {
    name: "Gobernador",
    lead: "Elige de 1 a 3 oponentes. Cada uno de ellos debe darte {summer 1}. Gana {vp 1} por cada uno de ellos que no tenga ninguna.",
  },
  guest_speaker: {
    name: "Conferenciante",
    lead: "Todos los jugadores pueden pagar {lira 1} para formar {worker 1}. Gana {vp 1} por cada oponente que lo haga.",
  },
  harvest_expert: {
    name: "Experta en cosechas",
    lead: "Cosecha 1 terreno. Después elige 1:",
    options: ["Roba {vine 1}.", "Paga {lira 1} para construir el yugo."],
  },
  harvester: {
    name: "Vendimiador",
    lead: "Cosecha 1 o 2 terrenos. Después elige 1:",
    options: ["Gana {lira 2}.", "Gana {vp 1}."],
  },
  innkeeper: {
    name: "Posadero",
    lead: "Toma en tu mano la {card} superior de cada una de 2 pilas de descartes diferentes.",
  },
  jack_of_all_trades: {
    name: "Hombre orquesta",
    lead: "Elige 2, en cualquier orden:",
    options: ["Cosecha 1 terreno.", "Elabora 1 o {wine 2}.", "Completa {order 1}."],
  },
  judge: {
    name: "Juez",
    options: ["Roba {summer 2}.", "Descarta {wine 1} de calidad 4 o más para ganar {vp 3}."],
  },
  laborer: {
    name: "Jornalero",
    options: ["Cosecha 1 o 2 terrenos.", "Elabora de 1 a {wine 3}."],
    after: "Puedes perder {vp 1} para hacer ambas cosas.",
  },
  manager: {
    name: "Gerente",
    lead: "Realiza cualquier acción de una estación previa de este año, sin colocar ningún trabajador y sin su bonificación.",
    note: "No importa que sus casillas de acción estén ocupadas.",
  },
  marketer: {
    name: "Publicista",
    options: ["Roba {summer 2} y gana {lira 1}.", "Completa {order 1} y gana además {vp 1}."],
  },
  master_vintner: {
    name: "Maestro bodeguero",
    options: [
      "Mejora tu bodega por {lira 2} menos.",
      "Envejece {wine 1} una vez y completa {order 1}, en cualquier orden.",
    ],
    parts: ["Envejece {wine 1} una vez.", "Completa {order 1}."],
  },
  mentor: {
    name: "Mentor",
    lead: "Todos los jugadores pueden elaborar 1 o {wine 2}. Roba {vine 1} o {summer 1} por cada oponente que lo haga.",
  },
  merchant: {
    name: "Mercader",
    options: [
      "Paga {lira 3} para colocar {red_grape 1} y {white_grape 1} de calidad 1 en tu lagar.",
      "Completa {order 1} y gana además {vp 1}.",
    ],
  },
  motivator: {
    name: "Motivadora",
    lead: "Todos los jugadores pueden recuperar su trabajador grande. Gana {vp 1} por cada oponente que lo haga.",
    note: "No cuentan los oponentes que ya hayan pasado en esta estación.",
  },
  noble: {
    name: "Noble",
    options: ["Paga {lira 1} para ganar {residual 1}.", "Pierde {residual 2} para ganar {vp 2}."],
  },
  oenologist: {
    name: "Enóloga",
    options: ["Envejece dos veces todos los vinos de tu bodega.", "Paga {lira 3} para mejorar tu bodega."],
  },
  politician: {
    name: "Político",
    lead: "Si tienes menos de {vp 0}, gana {lira 6}. Si no, roba {vine 1}, {summer 1} y {order 1}.",
  },
  professor: {
    name: "Catedrático",
    options: ["Paga {lira 2} para formar {worker 1}.", "Si tienes al menos {worker 6}, gana {vp 2}."],
  },
  promoter: {
    name: "Promotor",
    options: ["Descarta {grape 1}.", "Descarta {wine 1}."],
    after: "Gana {vp 1} y {residual 1}.",
  },
  queen: {
    name: "Reina",
    lead: "El jugador a tu derecha debe elegir 1:",
    options: ["Pierde {vp 1}.", "Da {card 2} a quien jugó la Reina.", "Da {lira 3} a quien jugó la Reina."],
  },
  reaper: {
    name: "Segador",
    lead: "Cosecha de 1 a 3 terrenos. Si cosechas 3, gana {vp 2}.",
  },
  scholar: {
    name: "Erudito",
    options: ["Roba {order 2}.", "Paga {lira 3} para formar {worker 1}."],
    after: "Puedes perder {vp 1} para hacer ambas cosas.",
  },
  supervisor: {
    name: "Supervisor",
    lead: "Elabora 1 o {wine 2}. Gana {vp 1} por cada {sparkling} entre ellos.",
  },
  taster: {
    name: "Catador",
    lead: "Descarta {wine 1} para ganar {lira 4}. Si ningún otro vino de ningún jugador tiene la misma calidad o una mayor, gana {vp 2}.",
  },
  teacher: {
    name: "Maestra",
    options: ["Elabora 1 o {wine 2}.", "Paga {lira 2} para formar {worker 1}."],
  },
  uncertified_oenologist: {
    name: "Enólogo sin título",
    options: [
      "Envejece dos veces todos los vinos de tu bodega.",
      "Pierde {vp 1} para mejorar gratis tu bodega.",
    ],
  },
  uncertified_teacher: {
    name: "Maestro sin título",
    options: [
      "Pierde {vp 1} para formar gratis {worker 1}.",
      "Gana {vp 1} por cada oponente que tenga al menos {worker 6}.",
    ],
  },
  zymologist: {
    name: "Cimologista",
    lead: "Elabora 1 o {wine 2} de calidad 4 o más, aunque te falten las bodegas necesarias.",
  },
};
