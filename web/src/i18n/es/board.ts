import type { CardTexts } from "../card_text";

export const structures: CardTexts["structures"] = {
  trellis: { name: "Emparrado", text: "Puedes plantar vides que necesiten emparrado." },
  irrigation: { name: "Riego", text: "Puedes plantar vides que necesiten riego." },
  yoke: { name: "Yugo", text: "Tu propia casilla, una vez al año: desarraiga {vine 1} o cosecha 1 terreno." },
  windmill: { name: "Molino", text: "Gana {vp 1} cuando plantes {vine 1}, una vez al año." },
  cottage: { name: "Casa de campo", text: "Roba cada otoño {visitor 1} más, de verano o de invierno." },
  tasting_room: {
    name: "Sala de catas",
    text: "Gana {vp 1} cuando hagas un tour con al menos {wine 1} en tu bodega, una vez al año.",
  },
  medium_cellar: {
    name: "Bodega mediana",
    text: "Sitio para vinos de calidad 4 a 6. Puedes elaborar {blush}.",
  },
  large_cellar: {
    name: "Bodega grande",
    text: "Sitio para vinos de calidad 7 a 9. Puedes elaborar {sparkling}. Necesita la bodega mediana.",
  },
};

export const actions: CardTexts["actions"] = {
  draw_vine: { name: "Robar una vid", text: "Roba {vine 1}." },
  give_tour: { name: "Hacer un tour", text: "Gana {lira 2}." },
  build_structure: { name: "Construir una estructura", text: "Construye 1 estructura a su coste normal." },
  play_summer_visitor: { name: "Jugar visitante de verano", text: "Juega {summer 1}." },
  plant_vine: { name: "Plantar una vid", text: "Planta {vine 1}." },
  sell_grapes_or_field: {
    name: "Vender uvas o terreno",
    text: "Vende al menos {grape 1}, o vende o recompra 1 terreno.",
    options: ["Vende al menos {grape 1}.", "Vende 1 terreno vacío.", "Recompra 1 terreno."],
  },
  draw_order: { name: "Robar un pedido de vino", text: "Roba {order 1}." },
  harvest_field: { name: "Cosechar un terreno", text: "Cosecha 1 terreno." },
  train_worker: {
    name: "Formar un trabajador",
    text: "Paga {lira 4} para formar {worker 1} para el próximo año.",
  },
  play_winter_visitor: { name: "Jugar visitante de invierno", text: "Juega {winter 1}." },
  make_wine: { name: "Elaborar vino", text: "Elabora 1 o {wine 2}." },
  fill_order: { name: "Completar un pedido de vino", text: "Completa {order 1}." },
};

export const actionsOn: CardTexts["actionsOn"] = {
  long_harvest: { harvest_field: "Cosecha de 1 a 3 campos." },
};

export const bars: CardTexts["bars"] = {
  influence: "Colocar una estrella",
  buy_sell_field: "Comprar o vender un terreno",
  build_or_tour: "Construir o guiar una visita",
  sell_wine: "Vender un vino",
};

export const places: CardTexts["places"] = {
  cart: { name: "Carreta", text: "Gana {lira 1}. Aquí cabe cualquier número de trabajadores." },
  yoke: {
    name: "Yugo",
    text: "Desarraiga {vine 1} o cosecha 1 terreno, una vez al año.",
    options: ["Desarraiga {vine 1}.", "Cosecha 1 terreno."],
  },
};

export const parentPhrases: CardTexts["parentPhrases"] = {
  start: "Empiezas con:",
  choose: "Elige 1:",
  structure: (name) => `${name}, ya en pie`,
  moreLira: (amount) => `{lira ${amount}} más`,
};
