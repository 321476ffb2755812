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
  longitudeFirst: "longitud leída primero",
  southRead: "S leída como sur",
  bandRead: "S leída como banda UTM",
  shortLink:
    "Este enlace corto no contiene el lugar. Ábralo y copie la dirección de la página que se abre, o las coordenadas.",
  linkWithoutPlace: "En este enlace no hay coordenadas. Copie las coordenadas del mapa.",
  unknownLink:
    "No se puede leer este enlace. Use un enlace de Google Maps, Apple Maps, OpenStreetMap, Bing Maps, HERE, Mapy o Waze, o coordenadas.",
});
