import type { UiLaw } from "../en/ui_law";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiLaw: UiLaw = {
  title: "Reglamento",
  brief: "Reglas en breve",
  parts: "Reglas",
  intro:
    "Los manuales del juego dejan abiertas muchas pequeñas dudas. Aquí consta cómo se resuelve cada una en estas mesas y de dónde sale la respuesta.",
  howToUse: "Busca palabras, una carta o un número, o elige un tema.",
  size: (rulings, subjects) =>
    `${plural(rulings, "aclaración", "aclaraciones")} en ${plural(subjects, "tema", "temas")}`,
  inEnglish: "El reglamento está escrito solo en inglés.",
  search: "Palabras, carta o número",
  found: (count) => plural(count, "aclaración", "aclaraciones"),
  none: "Ninguna aclaración contiene todas estas palabras.",
  contents: "Temas",
  groups: { game: "El juego", workers: "Trabajadores especiales", structures: "Cartas de estructura" },
  ruling: (number) => `Aclaración ${number}`,
  onCard: (count) => plural(count, "aclaración sobre esta carta", "aclaraciones sobre esta carta"),
  facts: { source: "Fuente", cards: "Cartas", subject: "En el reglamento" },
  labels: {
    own: {
      name: "decisión propia",
      text: "Ninguna fuente resuelve este punto, así que lo hemos decidido nosotros.",
    },
    conflict: {
      name: "fuentes en desacuerdo",
      text: "Las fuentes se contradicen; vale la de mayor rango.",
    },
    replaced: { name: "sustituida", text: "Ya no está en vigor; otra aclaración posterior ocupa su lugar." },
  },
  replacedBy: "Ya no está en vigor. La sustituye",
  back: (number) => `Volver a ${number}`,
  loading: "Abriendo el reglamento…",
  failed: "No se ha podido cargar el reglamento.",
  noRuling: (number) => `No existe la aclaración ${number}.`,
  noSubject: "Ese tema no está en el reglamento.",
};
