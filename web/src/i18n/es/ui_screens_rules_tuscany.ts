import type { UiScreens } from "../en/ui_screens";

export const tuscanyRules: UiScreens["rules"]["sections"] = [
  {
    title: "Toscana: el tablero ampliado",
    lines: [
      "Se colocan trabajadores en las cuatro estaciones, en cuatro acciones cada vez. También hay casillas izquierdas con bonificación, así que las hay con dos jugadores.",
      "Antes del primer año cada cual elige una fila de la tabla de horas de despertar, pero no la fila 1; todavía no da nada.",
      "Quien pasa lleva su gallo a la estación siguiente, recibe al momento lo que la tabla muestra allí y espera a los demás. El orden es el de las filas.",
      "En otoño solo la tabla y la casa de campo traen visitantes.",
      "Quien sale del invierno termina su año: trabajadores a casa, uvas y vinos con una calidad más; descarta hasta quedarse con siete cartas, cobra los pagos residuales {residual|} y elige una fila para el próximo año. Quien sale antes elige antes; las casillas que deja quedan libres para quienes siguen trabajando.",
      "Quien está en la fila 7 en invierno debe elegir la fila 1 el próximo año. Nadie más puede.",
      "Intercambio: da {lira 3}, {vp 1}, {card 2} o 1 {grape} cualquiera por {lira 3}, {vp 1}, {card 2} de cualquier mazo o {grape 1} de calidad 1. Se permite lo mismo por lo mismo.",
      "Vender un vino da {vp 1} por {red} o {white}, {vp 2} por {blush} y {vp 4} por {sparkling}, sea cual sea su calidad.",
      "Quien tiene {vp 25} o más al salir del invierno hace de ese año el último.",
    ],
  },
  {
    title: "Toscana: el mapa de influencia",
    lines: [
      "Cada cual tiene seis {star|estrellas}. Colocada en una región, una estrella da al momento lo que allí se muestra. En una región cabe cualquier número.",
      "Cuando las seis están en el mapa, se mueve una estrella a otra región. Eso no da nada.",
      "Al acabar la partida, quien tenga más estrellas en una región gana sus {vp|puntos de victoria}. Si hay empate, nadie los gana.",
      "Variante, buena para dos: las regiones no puntúan.",
    ],
  },
  {
    title: "Toscana: trabajadores especiales",
    lines: [
      "Para la partida se sacan dos de los once tipos. Cada vez que formes un trabajador, puedes tomar uno de ellos por {lira 1} más, aunque formar sea gratis.",
      "Puedes tener uno de cada tipo; nadie puede tener más de seis trabajadores en total.",
      "Usar la habilidad es decisión tuya. Por lo demás, un trabajador especial es como cualquier otro, pero no uno normal cuando una carta lo pide.",
      "Lo que ocurre al colocar va primero: el peaje de un Soldato, luego echar, recuperar o tomar una carta, y después la acción con su bonificación.",
      "Con dos jugadores no se usa el Mesonero.",
    ],
  },
  {
    title: "Toscana: cartas de estructura",
    lines: [
      "Las {structure|cartas de estructura} se tienen en la mano y cuentan entre las siete. Siempre que puedas construir una estructura, puedes construir una de ellas, por el precio impreso.",
      "Va a uno de los dos solares de tu tablero de obras o a un terreno vacío tuyo, que entonces no puede plantarse ni venderse. Cada una da {vp 1} al momento.",
      "Acción: una casilla propia para un trabajador al año, en cualquier estación. Primero haz lo que pide, luego toma lo que da.",
      "Ventaja: vale mientras esté en pie. Fin de año: da algo cuando cobras {residual|los pagos residuales}.",
      "Una vez al año, un trabajador en la casilla propia del tablero de obras derriba una de ellas. Conservas el {vp|punto}.",
      "Con el tablero ampliado se roban durante la partida. Sin él, cada cual toma cuatro al principio: se queda con una y pasa las demás a la derecha, hasta que todos tengan cuatro.",
    ],
  },
  {
    title: "Toscana: a solas contra el Automa",
    lines: [
      "En el tablero ampliado el Automa descubre una carta en cada estación, y cuentan todas sus barras. Gastados sus seis trabajadores, no coloca más. Su ficha de PV está en {vp 25}.",
      "Sus estrellas están en el mapa desde el principio, una en cada región que vale {vp 1}, dos en cada una de las que valen {vp 2}. Nunca se mueven, y el mapa puntúa para ambos.",
      "Una {token} da una bonificación impresa en la acción, pero no la de la casilla donde está tu trabajador.",
      "La fila 1 solo puede elegirse después de la fila 7, así que la fila 7 debe llegar a más tardar en el penúltimo año.",
      "Los niveles difícil y muy difícil cambian: al menos un trabajador en cada estación, y en muy difícil su ficha de PV está en {vp 30}. La variante agresiva necesita los tres módulos.",
      "El Cocinero, el Mesonero, el Comerciante y el Soldato se quedan en la caja, y también la Academia y la Fuente.",
    ],
  },
];
