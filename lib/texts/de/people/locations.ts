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
});
