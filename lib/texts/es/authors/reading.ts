import type { reading as english } from "../../en/authors/reading.ts";
import { translation } from "../../translation.ts";

export const reading = translation<typeof english>()({
  chaptersTooLong: "El texto es demasiado largo para capítulos.",
  noLineHasTime:
    "Ninguna línea tiene un tiempo. Escriba una línea para cada capítulo, empezando por el tiempo: «1:23 El molino».",
  linesWithoutTime: {
    one: "Se ha omitido {count} línea sin tiempo, como «{example}»",
    other: "Se han omitido {count} líneas sin tiempo, como «{example}»",
  },
  notReadAsJson: "El texto empieza como JSON, pero no se puede leer como JSON.",
  noChaptersInJson: "El JSON no contiene una lista de capítulos.",
  chaptersOutsideContents: {
    one: "Se ha omitido {count} capítulo fuera del índice",
    other: "Se han omitido {count} capítulos fuera del índice",
  },
  chaptersWithoutTime: {
    one: "Se ha omitido {count} capítulo sin tiempo",
    other: "Se han omitido {count} capítulos sin tiempo",
  },
  mediaOfChapters: "Se han omitido las imágenes y los enlaces de capítulos",
  notesCut: "Las notas se han cortado después de {most} caracteres",
  endBeforeStart: "Algunas frases terminan antes de empezar. Se han conservado sin tiempos",
  speakersCut: "Se han cortado nombres largos de voces",
  settingsLeft: "Se han omitido identificadores y ajustes demasiado largos",
  sentencesCut: "Las frases largas se han dividido en varias",
  timesBackwards:
    "Los tiempos del fichero retroceden. Las frases se han puesto en el orden de sus tiempos",
  timesByMinute:
    "El fichero tiene un tiempo para cada minuto. Los tiempos intermedios son estimados",
  timesByTurn:
    "El fichero tiene un tiempo para cada intervención. Los tiempos dentro de ellas son estimados",
  rowsWithoutTimes: "Algunas frases no tienen tiempos en el fichero",
  speakerNumber: "Voz {number}",
  markupLeft: "Se han omitido negritas, cursivas, colores y otros formatos",
  stylesLeft: "Se han omitido los estilos y las regiones del fichero",
  textWithoutTimes: "Parte del texto no tiene tiempos en el fichero. Se ha conservado sin ellos",
  dependentTiers: "Se han omitido las líneas (tiers) que dependen de otras: {names}",
  linesBefore: "Se han omitido las líneas anteriores al primer tiempo: {lines}",
  linesAdded: "Se han omitido las líneas añadidas por un programa: {lines}",
  theText: "El texto",
  theFile: "El fichero",
  tooManyCharacters: "{name} tiene {size} millones de caracteres. El límite es de {most}.",
  tooManyMegabytes: "{name} ocupa {size} MB. El límite es de {most} millones de caracteres.",
  isNoText: "{name}: no es un texto. Guarde el contenido como texto sin formato o WebVTT.",
  cantBeRead: "{name} no se puede leer. {reason}.",
  noWords: "{name} no contiene palabras que leer.",
  tooManySentences: "{name} tiene más de {most} frases, que es el límite de una parada.",
  refused: "{name}: {reason}.",
  isDamaged: "{name}: el fichero está dañado. Guarde el contenido como texto sin formato.",
});
