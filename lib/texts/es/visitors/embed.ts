import type { embed as english } from "../../en/visitors/embed.ts";
import { translation } from "../../translation.ts";

export const embed = translation<typeof english>()({
  archiveNotFound: "Archivo no encontrado",
  archiveGone: "Este archivo no existe o ya no es público.",
  createdBy: "Creado por {name}",
  openArchive: "Abrir el archivo",
  mapOfStops: "Mapa de las paradas",
  skipMapToList: "Omitir el mapa: todas las paradas están en la lista de abajo",
  mapKeys: "Mapa. Las flechas lo mueven; más y menos cambian la escala.",
  mapHint: "Mueva el mapa con dos dedos o tóquelo primero",
  stories: "Relatos",
  opensNewTab: "(se abre en una pestaña nueva)",
  playStop: "Escuchar la parada {n}: {title}",
  notAvailable: "Este relato no está disponible.",
  noRecording: "Este relato no tiene grabación.",
  failed: "No se puede escuchar este relato. Compruebe la conexión o ábralo en el archivo.",
});
