import type { UiScreens } from "../en/ui_screens";
import { tuscanyRules } from "./ui_screens_rules_tuscany";

export const rules: UiScreens["rules"] = {
  title: "Reglas en breve",
  intro:
    "Lo necesario para sentarse a jugar. La propia mesa dice qué se puede hacer y por qué algo no se puede.",
  tutorial: "¿Prefieres aprender jugando?",
  sections: [
    {
      title: "De qué se trata",
      lines: [
        "Todos habéis heredado un pequeño viñedo. Planta vides, cosecha uvas, elabora vino con ellas y completa pedidos.",
        "Los pedidos y muchos visitantes dan {vp|puntos de victoria}. Quien llega a 20 hace de ese año el último; al acabarlo gana quien tenga más {vp|puntos de victoria}.",
        "En caso de empate deciden las {lira|liras}, luego la calidad de todos los vinos juntos y después la de todas las uvas.",
      ],
    },
    {
      title: "El año",
      lines: [
        "Primavera: por turnos, cada cual elige una fila de la tabla de horas de despertar. Las primeras filas actúan antes, las últimas traen un regalo mejor.",
        "Verano: en ese orden, colocad un trabajador cada vez en acciones de verano, o pasad.",
        "Otoño: todos roban un visitante, {summer|de verano} o {winter|de invierno}. Quien tiene una casa de campo roba dos.",
        "Invierno: colocad los trabajadores restantes en acciones de invierno. No vuelven a casa hasta el fin del año.",
        "Fin del año: las uvas y los vinos envejecen y su calidad sube en 1, los trabajadores vuelven, se cobran los pagos residuales {residual|} y quien tenga más de siete cartas descarta hasta quedarse con siete.",
      ],
    },
    {
      title: "Trabajadores",
      lines: [
        "En cada casilla cabe un {worker}. Con dos jugadores hay una casilla abierta por acción, con tres o cuatro hay dos, con más las tres.",
        "Desde tres jugadores algunas casillas llevan una bonificación que se suma a la acción.",
        "El {grande} puede realizar una acción aunque todas sus casillas estén ocupadas.",
        "En la carreta siempre hay sitio: {lira 1}.",
        "Formar un trabajador cuesta {lira 4}; llega el año siguiente.",
      ],
    },
    {
      title: "Vides y terrenos",
      lines: [
        "Tienes tres terrenos. Las calidades de todas las vides de un terreno pueden sumar como mucho 5, 6 o 7, rojas y blancas juntas.",
        "Algunas vides necesitan {trellis|} emparrado, {irrigation|} riego o ambos antes de plantarlas. Plantar es gratis.",
        "Un terreno vacío puede venderse y recomprarse por el mismo precio.",
      ],
    },
    {
      title: "Cosecha y vino",
      lines: [
        "Cosechar un terreno da una uva roja y una blanca, con la calidad que suman sus vides rojas y blancas. Las vides se quedan; cada terreno una vez al año.",
        "Una uva va al hueco de su calidad en el lagar. Si está ocupado, baja al siguiente libre.",
        "El vino {red|} tinto y el {white|} blanco se elaboran con una uva, el {blush|} rosado con una roja y una blanca, el {sparkling|} espumoso con dos rojas y una blanca.",
        "Un rosado tiene al menos calidad 4 y necesita la {medium_cellar|} bodega mediana; un espumoso, al menos calidad 7 y la {large_cellar|} grande.",
        "La bodega pequeña guarda vinos hasta calidad 3, la mediana hasta 6, la grande hasta 9.",
      ],
    },
    {
      title: "Pedidos",
      lines: [
        "Un pedido nombra vinos y la calidad mínima de cada uno. Uno mejor vale; uno peor, no.",
        "Da {vp|puntos de victoria} al momento y sube el pago residual {residual|}: liras que llegan cada año.",
      ],
    },
    {
      title: "Visitantes",
      lines: [
        "Los visitantes de verano {summer|} se juegan en verano, los de invierno {winter|} en invierno. Cada uno hace algo propio.",
        "Un visitante solo puede jugarse si puedes hacer lo que dice.",
      ],
    },
    {
      title: "Estructuras",
      lines: ["Cada una se construye una vez. El molino, la sala de catas y el yugo sirven una vez al año."],
    },
    {
      title: "A solas contra el Automa",
      lines: [
        "El Automa es un mazo de cartas. Al empezar el verano y el invierno descubre una y coloca un trabajador en cada acción que la carta nombra para esa estación. Sus trabajadores solo estorban; tu {grande} puede ir allí de todos modos.",
        "Solo se usan las casillas para dos jugadores. Cuatro visitantes que viven de los demás se quedan en la caja.",
        "Al principio hay una ficha en cada fila de la tabla de horas de despertar. Solo pueden elegirse filas que aún tengan la suya; te la quedas como ficha de bonificación {token|}.",
        "Una vez por turno, al colocar un trabajador en una acción que tenga una bonificación en alguna de sus casillas, puedes gastar una {token} y obtener también esa bonificación, antes o después de la acción.",
        "La partida acaba tras el último año, no al llegar a unos puntos. Con más {vp|puntos de victoria} que el Automa ganas; con los mismos hay empate.",
        "En la variante agresiva su ficha de PV sube cada año, y quien no vaya por delante al acabar un año pierde al instante, también si empata.",
        "En la campaña se juegan ocho desafíos por orden, cada uno con una regla propia. Lo que no se gana se repite, con una {token} por cada partida consecutiva sin ganar. La puntuación es el número de partidas.",
      ],
    },
    ...tuscanyRules,
  ],
};
