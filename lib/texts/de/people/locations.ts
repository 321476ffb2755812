import type { locations as english } from "../../en/people/locations.ts";
import { translation } from "../../translation.ts";

export const locations = translation<typeof english>()({
  formatGps: "GPS-Koordinaten",
  formatWords: "Drei-Wort-Adresse",
  formatPlusCode: "Plus Code",
  formatAddress: "Adresse",
  formatUnknown: "Unbekannt",
  enterLocation: "Bitte geben Sie einen Ort ein",
  noLocationFound:
    "Der Ort wurde nicht erkannt. Versuchen Sie es mit GPS-Koordinaten (Breite, Länge), What3Words (wort.wort.wort), Plus Code oder einer Adresse.",
  chooseOnePlace: "Das kann mehrere Orte bedeuten. Wählen Sie einen aus.",
  locationFailed: "Der Ort konnte nicht gesucht werden",
  noWordsKey: "Für What3Words ist kein API-Schlüssel eingerichtet",
  locationTooLong: "Das ist zu lang für einen Ort (höchstens {longest} Zeichen)",
  longitudeFirst: "Länge zuerst gelesen",
  southRead: "S als Süden gelesen",
  bandRead: "S als UTM-Zonenband gelesen",
  shortLink:
    "Dieser Kurzlink enthält den Ort nicht. Öffnen Sie ihn und kopieren Sie die Adresse der Seite, die sich öffnet, oder die Koordinaten.",
  linkWithoutPlace:
    "In diesem Link sind keine Koordinaten. Kopieren Sie die Koordinaten aus der Karte.",
  unknownLink:
    "Dieser Link kann nicht gelesen werden. Verwenden Sie einen Link von Google Maps, Apple Karten, OpenStreetMap, Bing Maps, HERE, Mapy oder Waze, oder Koordinaten.",
});
