import type { wordFiles as english } from "../../en/authors/word_files.ts";
import { translation } from "../../translation.ts";

export const wordFiles = translation<typeof english>()({
  longest: { one: "Höchstens {count} Zeichen", other: "Höchstens {count} Zeichen" },
  saidBy: "Es spricht: {speaker}",
  noWordsFile:
    "Das ist weder eine XLIFF-Datei noch eine Tabelle mit den Spalten „key“ und „translation“. Wählen Sie eine Datei, die hier heruntergeladen wurde",
  otherXliff:
    "Das ist XLIFF {version}. Speichern Sie die Datei als XLIFF 2.0 oder 2.1 und wählen Sie diese",
  otherLanguage:
    "Die Datei enthält eine Übersetzung in eine andere Sprache: {found}, nicht {wanted}",
  unknownKeys: {
    one: "Diesen Text hat das Archiv nicht oder nicht mehr: {keys}",
    other: "{count} Texte hat das Archiv nicht oder nicht mehr: {keys}",
  },
  partlyTranslated: "Nur ein Teil davon ist übersetzt",
  changedMeanwhile: "Jemand hat diese Übersetzung geändert, seit die Datei heruntergeladen wurde",
  originalChanged:
    "Das Original wurde geändert, seit die Datei heruntergeladen wurde. Prüfen Sie die Übersetzung",
});
