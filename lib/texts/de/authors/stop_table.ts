import type { stopTable as english } from "../../en/authors/stop_table.ts";
import { translation } from "../../translation.ts";

export const stopTable = translation<typeof english>()({
  show: "Anzeigen",
  titlesAndRadii: "Titel, Beschreibungen und Radien",
  wordsOfPictures: "Texte zu Bildern",
  catalogueRecord: "Katalogeintrag",
  addStop: "Station hinzufügen",
  enterTexts:
    "Die Eingabetaste führt zum selben Feld der nächsten Station, mit der Umschalttaste beginnt sie eine neue Zeile.",
  enterPictures: "Die Eingabetaste führt zum selben Feld der nächsten Station mit einem Bild.",
  enterRecord:
    "Die Eingabetaste führt zur nächsten Station. Eine Spalte, die aus einer Tabelle kopiert ist, füllt beim Einfügen die Stationen darunter.",
  stop: "Station",
  title: "Titel",
  description: "Beschreibung",
  radius: "Radius in m",
  radiusInMeters: "Radius in Metern",
  triggerRadius: "Auslöseradius in Metern",
  allStops: "Alle Stationen",
  loadingRecords: "Die Katalogeinträge werden geladen …",
  tryAgain: "Erneut versuchen",
  ofStop: "{label}, Station {number}",
  ofAllStops: "{label}, alle Stationen",
  lacking: "Fehlend oder ungültig: {gaps}",
  notValid: "Ungültig: {gaps}",
  picture: "Bild",
  oldPicture: "Historisches Bild",
  noPicture: "Kein Bild",
  untitled: "Ohne Titel",
  stopsFilled: {
    one: "{count} Station wurde ausgefüllt.",
    other: "{count} Stationen wurden ausgefüllt.",
  },
  undo: "Rückgängig",
  openStop: "Station {number} öffnen",
  dateHint: "Zum Beispiel 1931-05 oder 1931~ (etwa 1931).",
  contributorsHint: "Zum Beispiel Mae Lewis (Stimme); Klasse 8b (Interview).",
  sourcesHint: "Zum Beispiel Schachtel 7; Das Buch einer Mühle <https://example.org>.",
  rightsHint: "Der Name oder die Adresse einer Lizenz oder Rechteangabe.",
  severalHint: "Mehrere Einträge werden durch Strichpunkte getrennt.",
});
