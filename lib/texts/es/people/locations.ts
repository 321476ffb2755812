import type { locations as english } from "../../en/people/locations.ts";
import { translation } from "../../translation.ts";

export const locations = translation<typeof english>()({
  formatGps: "Coordenadas GPS",
  formatWords: "Dirección de tres palabras",
  formatPlusCode: "Plus Code",
  formatAddress: "Dirección",
  formatUnknown: "Desconocido",
  enterLocation: "Escriba un lugar",
  noLocationFound:
    "No se ha reconocido el lugar. Pruebe con coordenadas GPS (lat, lng), What3Words (palabra.palabra.palabra), un Plus Code o una dirección.",
  chooseOnePlace: "Esto puede referirse a más de un lugar. Elija uno.",
  locationFailed: "No se ha podido buscar el lugar",
  noWordsKey: "No hay ninguna clave de API de What3Words configurada",
  locationTooLong: "Es demasiado largo para un lugar ({longest} caracteres como máximo)",
});
