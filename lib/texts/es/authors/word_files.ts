import type { wordFiles as english } from "../../en/authors/word_files.ts";
import { translation } from "../../translation.ts";

export const wordFiles = translation<typeof english>()({
  longest: { one: "{count} carácter como máximo", other: "{count} caracteres como máximo" },
  saidBy: "Voz: {speaker}",
  noWordsFile:
    "No es un fichero XLIFF ni una tabla con las columnas «key» y «translation». Elija un fichero descargado aquí",
  otherXliff: "Es XLIFF {version}. Guárdelo como XLIFF 2.0 o 2.1 y elija ese",
  otherLanguage: "El fichero contiene una traducción a otro idioma: {found}, no {wanted}",
  unknownKeys: {
    one: "El archivo no tiene este texto, o ya no: {keys}",
    other: "El archivo no tiene {count} textos, o ya no: {keys}",
  },
  partlyTranslated: "Solo está traducida una parte",
  changedMeanwhile: "Alguien ha cambiado esta traducción desde que se descargó el fichero",
  originalChanged: "El original ha cambiado desde que se descargó el fichero. Revise la traducción",
});
