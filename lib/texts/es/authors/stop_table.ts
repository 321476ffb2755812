import type { stopTable as english } from "../../en/authors/stop_table.ts";
import { translation } from "../../translation.ts";

export const stopTable = translation<typeof english>()({
  show: "Mostrar",
  titlesAndRadii: "Títulos, descripciones y radios",
  wordsOfPictures: "Textos de las imágenes",
  catalogueRecord: "Ficha de catálogo",
  addStop: "Añadir una parada",
  enterTexts:
    "Intro lleva al mismo campo de la parada siguiente; Mayús e Intro empiezan una línea nueva.",
  enterPictures: "Intro lleva al mismo campo de la siguiente parada que tiene una imagen.",
  enterRecord:
    "Intro lleva a la parada siguiente. Una columna copiada de una hoja de cálculo rellena las paradas de abajo al pegarla.",
  stop: "Parada",
  title: "Título",
  description: "Descripción",
  radius: "Radio (m)",
  radiusInMeters: "Radio en metros",
  triggerRadius: "Radio de activación en metros",
  allStops: "Todas las paradas",
  loadingRecords: "Cargando las fichas de catálogo…",
  tryAgain: "Reintentar",
  ofStop: "{label}, parada {number}",
  ofAllStops: "{label}, todas las paradas",
  lacking: "Falta o no es válido: {gaps}",
  notValid: "No es válido: {gaps}",
  picture: "Imagen",
  oldPicture: "Imagen antigua",
  noPicture: "Sin imagen",
  untitled: "Sin título",
  stopsFilled: {
    one: "Se ha rellenado {count} parada.",
    other: "Se han rellenado {count} paradas.",
  },
  undo: "Deshacer",
  openStop: "Abrir la parada {number}",
  dateHint: "Por ejemplo, 1931-05 o 1931~ (hacia 1931).",
  contributorsHint: "Por ejemplo, Mae Lewis (Voz); Clase 2.º B (Entrevista).",
  sourcesHint: "Por ejemplo, Caja 7; El libro de un molino <https://example.org>.",
  rightsHint: "El nombre o la dirección de una licencia o declaración de derechos.",
  severalHint: "Varias entradas se separan con punto y coma.",
});
