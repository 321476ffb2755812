import type { embed as english } from "../../en/visitors/embed.ts";
import { translation } from "../../translation.ts";

export const embed = translation<typeof english>()({
  archiveNotFound: "Archiv nicht gefunden",
  archiveGone: "Dieses Archiv existiert nicht oder ist nicht mehr öffentlich.",
  createdBy: "Erstellt von {name}",
  openArchive: "Archiv öffnen",
  mapOfStops: "Karte der Stationen",
  skipMapToList: "Karte überspringen: Jede Station steht unten in der Liste",
  mapKeys: "Karte. Pfeiltasten verschieben sie, Plus und Minus zoomen.",
  mapHint: "Verschieben Sie die Karte mit zwei Fingern oder tippen Sie sie zuerst an",
  stories: "Geschichten",
  opensNewTab: "(öffnet in neuem Tab)",
  playStop: "Station {n} abspielen: {title}",
  notAvailable: "Diese Geschichte ist nicht verfügbar.",
  noRecording: "Diese Geschichte hat keine Aufnahme.",
  failed:
    "Diese Geschichte kann nicht abgespielt werden. Prüfen Sie die Internetverbindung oder öffnen Sie die Geschichte im Archiv.",
});
