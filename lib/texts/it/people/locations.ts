import type { locations as english } from "../../en/people/locations.ts";
import { translation } from "../../translation.ts";

export const locations = translation<typeof english>()({
  formatGps: "Coordinate GPS",
  formatWords: "Indirizzo di tre parole",
  formatPlusCode: "Plus Code",
  formatAddress: "Indirizzo",
  formatUnknown: "Sconosciuto",
  enterLocation: "Inserisca un luogo",
  noLocationFound:
    "Il luogo non è stato riconosciuto. Provi con coordinate GPS (lat, lng), What3Words (parola.parola.parola), un Plus Code o un indirizzo.",
  chooseOnePlace: "Può indicare più di un luogo. Ne scelga uno.",
  locationFailed: "Non è stato possibile cercare il luogo",
  noWordsKey: "Nessuna chiave API di What3Words configurata",
  locationTooLong: "È troppo lungo per un luogo ({longest} caratteri al massimo)",
  longitudeFirst: "longitudine letta per prima",
  southRead: "S letta come sud",
  bandRead: "S letta come fascia UTM",
  shortLink:
    "Questo link breve non contiene il luogo. Lo apra, poi copi l’indirizzo della pagina che si apre, o le coordinate.",
  linkWithoutPlace: "In questo link non ci sono coordinate. Copi le coordinate dalla mappa.",
  unknownLink:
    "Questo link non si può leggere. Usi un link di Google Maps, Apple Mappe, OpenStreetMap, Bing Maps, HERE, Mapy o Waze, oppure coordinate.",
});
