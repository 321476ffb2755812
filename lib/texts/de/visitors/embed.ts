import type { embed as english } from "../../en/visitors/embed.ts";
import { translation } from "../../translation.ts";

export const embed = translation<typeof english>()({
  archiveNotFound: "Archiv nicht gefunden",
  archiveGone: "Dieses Archiv existiert nicht oder ist nicht mehr öffentlich.",
  createdBy: "Erstellt von {name}",
  openArchive: "Archiv öffnen",
  mapOfStops: "Karte der Stationen",
  skipMapToList: "Karte überspringen: Jede Station steht unten in der Liste",
  mapKeys: "Karte. Pfeiltasten bewegen sie, Plus und Minus zoomen.",
  mapHint: "Bewegen Sie die Karte mit zwei Fingern, oder tippen Sie sie zuerst an",
  stories: "Geschichten",
  opensNewTab: "(öffnet in neuem Tab)",
  playStop: "Station {n} abspielen: {title}",
  notAvailable: "Diese Geschichte ist nicht verfügbar.",
  noRecording: "Diese Geschichte hat keine Aufnahme.",
  failed:
    "Diese Geschichte lässt sich nicht abspielen. Prüfen Sie die Verbindung, oder öffnen Sie sie im Archiv.",
});
