import type { SummerVisitorId } from "../../wire/types";
import type { CardText } from "../card_text";

export const summerVisitors: Record<SummerVisitorId, CardText> = {
  agriculturist: {
    name: "Agrónomo",
    lead: "Planta {vine 1}. Si ese terreno tiene entonces 3 o más vides diferentes, gana {vp 2}.",
    note: "Las vides son diferentes si lo son sus nombres.",
  },
  architect: {
    name: "Arquitecto",
    options: [
      "Construye 1 estructura por {lira 3} menos.",
      "Gana {vp 1} por cada estructura que hayas construido con un coste impreso de {lira 4}.",
    ],
  },
  artisan: {
    name: "Artesana",
    options: ["Gana {lira 3}.", "Construye 1 estructura por {lira 1} menos.", "Planta 1 o {vine 2}."],
  },
  auctioneer: {
    name: "Subastador",
    options: ["Descarta {card 2} para ganar {lira 4}.", "Descarta {card 4} para ganar {vp 3}."],
  },
  banker: {
    name: "Banquero",
    lead: "Gana {lira 5}. Cada oponente puede perder {vp 1} para ganar {lira 3}.",
    offer: "¿Perder {vp 1} para ganar {lira 3}?",
  },
  blacksmith: {
    name: "Herrero",
    lead: "Construye 1 estructura por {lira 2} menos. Si su coste impreso es de {lira 5} o {lira 6}, gana {vp 1}.",
  },
  broker: {
    name: "Corredor",
    options: ["Paga {lira 9} para ganar {vp 3}.", "Pierde {vp 2} para ganar {lira 6}."],
  },
  buyer: {
    name: "Compradora",
    options: [
      "Paga {lira 2} para colocar {red_grape 1} o {white_grape 1} de calidad 1 en tu lagar.",
      "Descarta {grape 1} para ganar {lira 2} y {vp 1}.",
    ],
  },
  contractor: {
    name: "Contratista",
    lead: "Elige 2, en cualquier orden:",
    options: ["Gana {vp 1}.", "Construye 1 estructura a su coste normal.", "Planta {vine 1}."],
  },
  cultivator: {
    name: "Agricultora",
    lead: "Planta {vine 1}. Puede superar el máximo del terreno.",
    note: "Las estructuras necesarias deben estar construidas.",
  },
  entertainer: {
    name: "Animador",
    options: ["Paga {lira 4} para robar {winter 3}.", "Descarta {wine 1} y {visitor 3} para ganar {vp 3}."],
  },
  grower: {
    name: "Viticultora",
    lead: "Planta {vine 1}. Si tienes entonces 6 o más vides en tus terrenos, gana {vp 2}.",
  },
  handyman: {
    name: "Manitas",
    lead: "Todos los jugadores pueden construir 1 estructura por {lira 2} menos. Gana {vp 1} por cada oponente que lo haga.",
  },
  homesteader: {
    name: "Colono",
    options: ["Construye 1 estructura por {lira 3} menos.", "Planta 1 o {vine 2}."],
    after: "Puedes perder {vp 1} para hacer ambas cosas.",
  },
  horticulturist: {
    name: "Horticultora",
    options: [
      "Planta {vine 1}, aunque te falten las estructuras necesarias.",
      "Desarraiga {vine 2} y después descarta {vine 2} para ganar {vp 3}.",
    ],
    note: "Se respeta el máximo del terreno. Puedes descartar cualesquiera cartas de vid de tu mano.",
  },
  importer: {
    name: "Importador",
    lead: "Roba {winter 3}, a menos que tus oponentes te den entre todos {visitor 3} en su lugar.",
  },
  landscaper: {
    name: "Paisajista",
    options: [
      "Roba {vine 1}. Después puedes plantar {vine 1}.",
      "Intercambia {vine 2} entre 2 de tus terrenos.",
    ],
    note: "El intercambio debe respetar el máximo de ambos terrenos.",
  },
  negotiator: {
    name: "Negociador",
    options: ["Descarta {grape 1} para ganar {residual 1}.", "Descarta {wine 1} para ganar {residual 2}."],
  },
  novice_guide: {
    name: "Guía novato",
    options: ["Gana {lira 3}.", "Elabora 1 o {wine 2}."],
  },
  organizer: {
    name: "Organizadora",
    lead: "Lleva tu {rooster} a una fila libre de la tabla de horas de despertar y toma su bonificación. Después pasas en esta estación.",
    note: "El orden de turno cambia con la siguiente estación.",
  },
  overseer: {
    name: "Capataz",
    lead: "Construye 1 estructura a su coste normal y planta {vine 1}, en cualquier orden. Si la vid es de calidad 4, gana {vp 1}.",
    parts: ["Construye 1 estructura a su coste normal.", "Planta {vine 1}."],
  },
  patron: {
    name: "Mecenas",
    options: ["Gana {lira 4}.", "Roba {order 1} y {winter 1}."],
  },
  peddler: {
    name: "Buhonero",
    lead: "Descarta {card 2} y después roba {card 1} de cada mazo.",
  },
  planner: {
    name: "Gestora",
    lead: "Coloca {worker 1} en una acción de una estación posterior de este año. La realizas cuando empiece esa estación.",
  },
  planter: {
    name: "Plantadora",
    options: [
      "Planta 1 o {vine 2} y gana {lira 1}.",
      "Desarraiga {vine 1} y después descarta {vine 1} para ganar {vp 2}.",
    ],
    note: "Puedes descartar cualquier carta de vid de tu mano.",
  },
  producer: {
    name: "Productor",
    lead: "Recupera 1 o {worker 2} de otras acciones por {lira 2}. Puedes volver a colocarlos este año.",
  },
  sharecropper: {
    name: "Aparcero",
    options: [
      "Planta {vine 1}, aunque te falten las estructuras necesarias.",
      "Desarraiga {vine 1} y después descarta {vine 1} para ganar {vp 2}.",
    ],
    note: "Se respeta el máximo del terreno. Puedes descartar cualquier carta de vid de tu mano.",
  },
  sponsor: {
    name: "Patrocinador",
    options: ["Roba {vine 2}.", "Gana {lira 3}."],
    after: "Puedes perder {vp 1} para hacer ambas cosas.",
  },
  stonemason: {
    name: "Cantero",
    lead: "Construye 2 estructuras por {lira 8} en total.",
  },
  surveyor: {
    name: "Topógrafo",
    options: ["Gana {lira 2} por cada terreno tuyo vacío.", "Gana {vp 1} por cada terreno tuyo plantado."],
  },
  swindler: {
    name: "Estafador",
    lead: "Cada oponente puede darte {lira 2}. Gana {vp 1} por cada oponente que no lo haga.",
    offer: "¿Dar {lira 2} a $owner?",
  },
  tour_guide: {
    name: "Guía turística",
    options: ["Gana {lira 4}.", "Cosecha 1 terreno."],
  },
  uncertified_architect: {
    name: "Arquitecto sin título",
    options: [
      "Pierde {vp 1} para construir gratis 1 estructura con un coste impreso de {lira 2} o {lira 3}.",
      "Pierde {vp 2} para construir gratis 1 estructura cualquiera.",
    ],
  },
  uncertified_broker: {
    name: "Corredor sin licencia",
    options: ["Pierde {vp 3} para ganar {lira 9}.", "Paga {lira 6} para ganar {vp 2}."],
  },
  vendor: {
    name: "Vendedora",
    lead: "Roba {vine 1}, {order 1} y {winter 1}. Cada oponente puede robar {summer 1}.",
    offer: "¿Robar {summer 1}?",
  },
  volunteer_crew: {
    name: "Cuadrilla de voluntarios",
    lead: "Todos los jugadores pueden plantar {vine 1}. Gana {lira 2} por cada oponente que lo haga.",
  },
  wedding_party: {
    name: "Cortejo nupcial",
    lead: "Elige de 1 a 3 oponentes. Da {lira 2} a cada uno y gana {vp 1} por cada uno.",
  },
  wine_critic: {
    name: "Crítico de vinos",
    options: ["Roba {winter 2}.", "Descarta {wine 1} de calidad 7 o más para ganar {vp 4}."],
  },
};
