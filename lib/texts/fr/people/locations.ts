import type { locations as english } from "../../en/people/locations.ts";
import { translation } from "../../translation.ts";

export const locations = translation<typeof english>()({
  formatGps: "Coordonnées GPS",
  formatWords: "Adresse en trois mots",
  formatPlusCode: "Plus Code",
  formatAddress: "Adresse",
  formatUnknown: "Inconnu",
  enterLocation: "Veuillez saisir un lieu",
  noLocationFound:
    "Le lieu n’a pas été reconnu. Essayez des coordonnées GPS (lat, lng), What3Words (mot.mot.mot), un Plus Code ou une adresse.",
  chooseOnePlace: "Cela peut désigner plusieurs lieux. Choisissez-en un.",
  locationFailed: "La recherche du lieu a échoué",
  noWordsKey: "Aucune clé d’API What3Words n’est configurée",
  locationTooLong: "C’est trop long pour un lieu ({longest} caractères au plus)",
  longitudeFirst: "longitude lue en premier",
  southRead: "S lu comme sud",
  bandRead: "S lu comme une bande UTM",
  shortLink:
    "Ce lien court ne contient pas le lieu. Ouvrez-le, puis copiez l’adresse de la page qui s’ouvre, ou les coordonnées.",
  linkWithoutPlace:
    "Ce lien ne contient pas de coordonnées. Copiez les coordonnées depuis la carte.",
  unknownLink:
    "Ce lien ne peut pas être lu. Utilisez un lien de Google Maps, Apple Plans, OpenStreetMap, Bing Maps, HERE, Mapy ou Waze, ou des coordonnées.",
});
