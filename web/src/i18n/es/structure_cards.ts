import type { CardTexts } from "../card_text";

const star = "Coloca o mueve {star 1}.";

export const structureCards: CardTexts["structureCards"] = {
  cask: {
    name: "Tonel",
    text: "Envejece {wine 1} dos pasos.",
    gain: "Roba {order 1}.",
    offer: "¿Robar {order 1}?",
    note: "Si solo es posible un paso, basta con ese.",
  },
  aqueduct: {
    name: "Acueducto",
    text: "Las vides que plantas no necesitan ni emparrado ni riego.",
    note: "El máximo de cada terreno sigue igual.",
  },
  wine_cave: {
    name: "Cueva de vinos",
    text: "Envejece un paso 1 o {wine 2}.",
    gain: "Roba {order 1}.",
    offer: "¿Robar {order 1}?",
  },
  trading_post: {
    name: "Puesto comercial",
    text: "Cambia una cosa por otra, como en la acción de intercambio.",
    gain: star,
  },
  shop: { name: "Tienda", text: "Completa {order 1}.", gain: star },
  wine_press: { name: "Prensa", text: "Elabora 1 o {wine 2}.", gain: star },
  school: {
    name: "Escuela",
    text: "Forma {worker 1} gratis, disponible al momento.",
    gain: "Gana {lira 1}.",
    note: "Un trabajador especial cuesta de todos modos {lira 1}, que se paga antes de ganar.",
  },
  wine_bar: { name: "Bar de vinos", text: "Descarta {wine 1}.", gain: "Gana {vp 2}." },
  patio: { name: "Patio", text: "Gana {lira 2} por cada {blush} o {sparkling} que elabores." },
  ristorante: {
    name: "Ristorante",
    text: "Descarta {wine 1} y {grape 1}.",
    gain: "Gana {lira 3} y {vp 3}.",
  },
  guest_house: {
    name: "Casa de huéspedes",
    text: "Descarta {visitor 2}.",
    gain: "Gana {vp 2}.",
    note: "Pueden mezclarse verano e invierno.",
  },
  cafe: { name: "Café", text: "Descarta {grape 1}.", gain: "Gana {lira 3} y {vp 1}." },
  distiller: {
    name: "Destilería",
    text: "Al final de cada año todas tus uvas envejecen una vez más.",
  },
  mercado: {
    name: "Mercado",
    text: "Puedes completar {order 1} en cuanto la robes.",
    offer: "¿Completar el pedido que acabas de robar?",
    note: "No vale si te la dan o la tomas de una pila de descartes.",
  },
  studio: { name: "Estudio", text: "Gana {vp 1} por cada estructura que construyas desde ahora." },
  barn: {
    name: "Granero",
    text: "Cuando acaba tu verano, puedes descartar {card 2} para ganar {vp 1}.",
    offer: "¿Descartar {card 2} para ganar {vp 1}?",
  },
  academy: {
    name: "Academia",
    text: "El oponente que forme {worker 1} te paga {lira 1} además del precio.",
    note: "Quien no pueda pagarla no puede formar.",
  },
  gazebo: {
    name: "Cenador",
    text: "Con cada tour que hagas, puedes colocar o mover {star 1}.",
  },
  workshop: { name: "Taller", text: "Desde ahora las estructuras te cuestan {lira 1} menos." },
  veranda: { name: "Galería", text: "Cada pedido que completes da {vp 1} más." },
  wine_parlor: { name: "Salón de vinos", text: "Cada pedido que completes da {lira 2} más." },
  label_factory: {
    name: "Fábrica de etiquetas",
    text: "Paga {lira 3} y completa {order 1}.",
    gain: "Gana {vp 2}.",
    note: "El pedido da también su propia recompensa.",
  },
  harvest_machine: {
    name: "Cosechadora",
    text: "Cada vez que coseches un terreno, puedes cosechar todos tus terrenos en su lugar.",
  },
  fermentation_tank: {
    name: "Tanque de fermentación",
    text: "Después de cada cosecha puedes elaborar {wine 1}.",
    note: "Una vez por cosecha, abarque los terrenos que abarque.",
  },
  charmat: {
    name: "Tanque Charmat",
    text: "Puedes elaborar {sparkling 1} con {red_grape 1} y {white_grape 1}.",
    note: "Juntas necesitan calidad 7, y el vino necesita la bodega grande.",
  },
  inn: {
    name: "Fonda",
    text: "Gana {lira 1} por cada visitante que juegues.",
    note: "Llega antes de que el visitante actúe, así que sirve para pagarle.",
  },
  tap_room: {
    name: "Despacho de vinos",
    text: "Después de cada visitante que juegues, puedes descartar {wine 1} para ganar {vp 2}.",
    offer: "¿Descartar {wine 1} para ganar {vp 2}?",
  },
  tavern: {
    name: "Taberna",
    text: "Después de cada visitante que juegues, puedes descartar {grape 2} para ganar {vp 3}.",
    offer: "¿Descartar {grape 2} para ganar {vp 3}?",
  },
  banquet_hall: {
    name: "Salón de banquetes",
    text: "Cuando mueves {star 1}, obtienes también lo que da su nueva región.",
  },
  penthouse: {
    name: "Ático",
    text: "Gana {vp 1} por cada vino de calidad 7 o más que elabores.",
    note: "Cuenta la calidad que tiene en tu bodega.",
  },
  fountain: { name: "Fuente", text: "Gana {lira 1} por cada tour que haga un oponente." },
  mixer: {
    name: "Mezcladora",
    text: "Elabora {blush 1}, {sparkling 1} o uno de cada.",
    gain: "Gana {vp 1}.",
  },
  storehouse: {
    name: "Almacén",
    text: "Al final de cada año todos tus vinos envejecen una vez más.",
  },
  statue: {
    name: "Estatua",
    text: "Al final de cada año ganas {vp 1}.",
    note: "Este punto nunca convierte un año en el último.",
  },
  dock: { name: "Muelle", text: "Al final de cada año robas {order 1}." },
  silo: { name: "Silo", text: "Al final de cada año robas {vine 1}." },
};
