import type { CardTexts } from "../card_text";
import { chartSigns, regionsNamed } from "../signs";

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
  influence: {
    name: "Colocar o mover una estrella",
    text: "Coloca {star 1} en una región y obtén lo que da. Cuando las seis están en el mapa, mueve una.",
  },
  trade: {
    name: "Intercambiar",
    text: "Da {lira 3}, {vp 1}, {card 2} o {grape 1} y toma una de estas cosas.",
    choices: [
      ["Da {lira 3}.", "Da {vp 1}.", "Da {card 2} de tu mano.", "Da {grape 1}."],
      ["Toma {lira 3}.", "Toma {vp 1}.", "Toma {card 2} de cualquier mazo.", "Toma {grape 1} de calidad 1."],
    ],
  },
  buy_sell_field: {
    name: "Vender o recomprar terreno",
    text: "Vende 1 terreno vacío o recompra 1 terreno.",
    options: ["Vende 1 terreno vacío.", "Recompra 1 terreno."],
  },
  build_or_tour: {
    name: "Construir o hacer un tour",
    text: "Construye 1 estructura a su coste normal o haz un tour por {lira 2}.",
    options: ["Construye 1 estructura a su coste normal.", "Haz un tour por {lira 2}."],
  },
  sell_wine: {
    name: "Vender un vino",
    text: "Vende {wine 1}: {red} o {white} por {vp 1}, {blush} por {vp 2}, {sparkling} por {vp 4}.",
  },
};

export const actionsInShort: CardTexts["actionsInShort"] = {
  draw_vine: "Robar vid",
  give_tour: "Tour",
  build_structure: "Construir",
  influence: "Estrella",
  play_summer_visitor: "Visitante",
  plant_vine: "Plantar",
  trade: "Intercambiar",
  buy_sell_field: "Terreno",
  draw_order: "Robar pedido",
  harvest_field: "Cosechar",
  make_wine: "Elaborar",
  build_or_tour: "Obra o tour",
  train_worker: "Formar",
  play_winter_visitor: "Visitante",
  fill_order: "Completar",
  sell_wine: "Vender",
};

export const actionsOn: CardTexts["actionsOn"] = {
  long_harvest: { harvest_field: "Cosecha de 1 a 3 terrenos." },
};

export const actionsWith: CardTexts["actionsWith"] = {
  structures: {
    build_structure: "Construye 1 estructura, o {structure 1} de tu mano, a su coste normal.",
    build_or_tour: "Construye 1 estructura o {structure 1} a su coste normal o haz un tour por {lira 2}.",
  },
  workers: {
    train_worker:
      "Paga {lira 4} para formar {worker 1} para el próximo año, o uno especial por {lira 1} más.",
  },
};

export const places: CardTexts["places"] = {
  cart: {
    name: "Carreta",
    text: "Gana {lira 1}. Aquí cabe cualquier número de trabajadores.",
    options: ["Gana {lira 1}.", "Roba {structure 1}."],
  },
  yoke: {
    name: "Yugo",
    text: "Desarraiga {vine 1} o cosecha 1 terreno, una vez al año.",
    options: ["Desarraiga {vine 1}.", "Cosecha 1 terreno."],
  },
  destroy: {
    name: "Derribar",
    text: "Descarta una de tus cartas de estructura construidas, una vez al año. Su sitio queda libre; conservas el {vp|punto}.",
  },
};

export const placesOn: CardTexts["placesOn"] = {
  extended_with_structures: {
    cart: "Gana {lira 1} o roba {structure 1}. Aquí cabe cualquier número de trabajadores.",
  },
};

export const chartBonuses: CardTexts["chartBonuses"] = {
  ...chartSigns,
  age_grapes: "envejecen las uvas",
  any_card: "{card 1} de cualquier tipo",
  wake_first: "despertar primero el próximo año",
};

export const regions = regionsNamed({
  pisa: "Pisa",
  firenze: "Florencia",
  livorno: "Livorno",
  siena: "Siena",
  arezzo: "Arezzo",
  grosseto: "Grosseto",
  lucca: "Lucca",
});

export const parentPhrases: CardTexts["parentPhrases"] = {
  start: "Empiezas con:",
  choose: "Elige 1:",
  structure: (name) => `${name}, ya en pie`,
  moreLira: (amount) => `{lira ${amount}} más`,
};
