import type { imports as english } from "../../en/authors/imports.ts";
import { translation } from "../../translation.ts";

export const imports = translation<typeof english>()({
  unfitCharacters: "Steuerzeichen und unlesbare Zeichen wurden weggelassen",
  tooLarge: "Die Datei ist zu groß. Die Grenze liegt bei {limit} MiB",
  onlyTheMap: {
    one: "Aus der ZIP-Datei wurde nur die Karte importiert, nicht die {count} weitere Datei",
    other: "Aus der ZIP-Datei wurde nur die Karte importiert, nicht die {count} weiteren Dateien",
  },
  releasesLater:
    "Die Datei enthält Einwilligungen zu ihren Aufnahmen. Speichern Sie das Archiv, öffnen Sie auf seiner Seite „Einwilligungen“, und wählen Sie dort dieselbe Datei, um sie hinzuzufügen",
  missingRecording: "Die Aufnahme ist nicht in der ZIP-Datei: Fügen Sie sie erneut hinzu",
  missingPdf: "Das PDF des Dokuments ist nicht in der ZIP-Datei: Fügen Sie es erneut hinzu",
  missingPicture: "Das Bild ist nicht in der ZIP-Datei: Fügen Sie es erneut hinzu",
  missingPage:
    "Die Seite {number} eines Dokuments ist nicht in der ZIP-Datei: Fügen Sie sie erneut hinzu",
  missingOldMap: "Die historische Karte ist nicht in der ZIP-Datei: Fügen Sie sie erneut hinzu",
  missingPlacedMap:
    "Die eingepasste historische Karte ist nicht in der ZIP-Datei: Fügen Sie sie erneut hinzu",
  lettersLost: {
    one: "{count} Zeichen, das nicht gelesen werden kann",
    other: "{count} Zeichen, die nicht gelesen werden können",
  },
  encodingGuessed:
    "Die Datei nennt ihren Zeichensatz nicht. Sie wurde gelesen als {encoding}. Prüfen Sie Umlaute und Buchstaben mit Akzenten",
  utf8: "Unicode (UTF-8)",
  westernEuropean: "Westeuropäisch (windows-1252)",
  centralEuropean: "Mitteleuropäisch (windows-1250)",
  cyrillic: "Kyrillisch (windows-1251)",
  greek: "Griechisch (windows-1253)",
  arabic: "Arabisch (windows-1256)",
  macRoman: "Mac Roman",
  japanese: "Japanisch (Shift-JIS)",
  languagesLater:
    "Die Datei enthält das Archiv in weiteren Sprachen. Speichern Sie das Archiv, öffnen Sie auf seiner Seite „Sprachen“ und wählen Sie dort dieselbe Datei, um sie zu ergänzen",
  readingLanguages: "Die Datei wird gelesen …",
  addLanguages: "Sprachen aus einem exportierten Archiv ergänzen",
  exportedLanguages: "Ein exportiertes Archiv mit Sprachen",
  addingLanguage: "{language} wird ergänzt …",
  languagesAdded: "Ergänzte Sprachen: {languages}",
  noWordsAdded: "Es wurden keine Texte ergänzt",
  wordsLeft: {
    one: "1 Text bleibt, wie er ist: Er ist schon übersetzt, oder dieses Archiv hat ihn nicht.",
    other:
      "{count} Texte bleiben, wie sie sind: Sie sind schon übersetzt, oder dieses Archiv hat sie nicht.",
  },
  noLanguages:
    "In dieser Datei sind keine Sprachen. Wählen Sie die JSON- oder ZIP-Datei eines Archivs, das mit ihnen exportiert wurde",
  notMarked:
    "Die Datei ist nicht als Archivdatei gekennzeichnet. Importiert wurde, was gelesen werden konnte",
  otherVersion:
    "Die Datei hat nicht die Version {version}. Importiert wurde, was gelesen werden konnte",
  notOurFormat: "Das ist keine Archivdatei (Format „{format}“)",
  onlyVersion: "Nur Dateien der Version {version} können gelesen werden",
  exportTime: "Die Zeit des Exports muss eine Zeit nach ISO 8601 in UTC sein",
  insecureRecording:
    "Die Adresse der Aufnahme beginnt mit http, und nur https ist für das Publikum sicher. Laden Sie die Datei dort herunter, und fügen Sie sie hier hinzu",
  insecurePicture:
    "Die Adresse des Bildes beginnt mit http, und nur https ist für das Publikum sicher. Laden Sie die Datei dort herunter, und fügen Sie sie hier hinzu",
  stopsNotAList: "Die Stationen sind keine Liste und wurden weggelassen",
  tooManyStops: "Die Datei hat {total} Stationen. Die ersten {most} wurden importiert",
  notAStop: "Station {number} der Datei ist keine Station und wurde weggelassen",
  picturesLeft: "Nur {most} Bilder wurden importiert. Weggelassen: {names}",
  unknownField: "Dieses Feld ist unbekannt und wurde weggelassen",
  ofField: "„{field}“: {message}",
  pointsWithoutPlace: {
    one: "{count} Punkt hat keinen lesbaren Ort: Setzen Sie ihn auf die Karte",
    other: "{count} Punkte haben keinen lesbaren Ort: Setzen Sie sie auf die Karte",
  },
  rowsWithoutPlace: {
    one: "{count} Zeile hat keinen lesbaren Ort: Setzen Sie ihn auf der Karte",
    other: "{count} Zeilen haben keinen lesbaren Ort: Setzen Sie ihn auf der Karte",
  },
  slidesWithoutPlace: {
    one: "{count} Folie hat keinen lesbaren Ort: Setzen Sie ihn auf der Karte",
    other: "{count} Folien haben keinen lesbaren Ort: Setzen Sie ihn auf der Karte",
  },
  tooManyPoints: "Die Datei hat {total} Punkte. Nur {most} wurden gelesen",
  tooManyRows: "Die Datei hat {total} Zeilen. Nur {most} wurden gelesen",
  tooManySlides: "Die Datei hat {total} Folien. Nur {most} wurden gelesen",
  recordingsAwaited:
    "Die Datei nennt Aufnahmen, die sie nicht enthält: {names}. Fügen Sie sie ihren Stationen hinzu",
  picturesAwaited:
    "Die Datei nennt weitere Bilder von Stationen: {names}. Fügen Sie sie ihren Stationen hinzu",
  pointsNowhere: {
    one: "Ein Punkt bei 0, 0 hat keinen wirklichen Ort: {names}",
    other: "{count} Punkte bei 0, 0 haben keinen wirklichen Ort: {names}",
  },
  pointsTwice: {
    one: "{count} Punkt steht doppelt in der Datei: {names}",
    other: "{count} Punkte stehen doppelt in der Datei: {names}",
  },
  noFieldFor: "Das Formular hat kein Feld für: {names}",
  uncatalogued: "Der Katalogeintrag kann diese Daten und Rechte nicht aufnehmen: {names}",
  insecurePictures: {
    one:
      "Die Bilder von {count} Station: Ihre Adressen beginnen mit http, und nur https ist für das Publikum sicher. Laden Sie die Bilder dort herunter, und fügen Sie sie der Station hinzu",
    other:
      "Die Bilder von {count} Stationen: Ihre Adressen beginnen mit http, und nur https ist für das Publikum sicher. Laden Sie die Bilder dort herunter, und fügen Sie sie den Stationen hinzu",
  },
  linksInTexts: {
    one: "Links und Bilder im Text von {count} Station",
    other: "Links und Bilder im Text von {count} Stationen",
  },
  notATable:
    "Das ist weder eine Archivdatei noch GeoJSON, GPX, KML oder eine Tabelle mit einer Zeile für jede Station",
  aboveColumns: "Über den Namen der Spalten: {names}",
  columnNumber: "Spalte {number}",
  tooManyColumns:
    "Die Tabelle hat {total} Spalten. Die Grenze liegt bei {most}: Löschen Sie diejenigen, die nichts über die Stationen sagen",
  tooManyCells:
    "Die Tabelle hat {total} Zellen. Die Grenze liegt bei {most}: Löschen Sie Zeilen und Spalten, die nichts über die Stationen sagen",
  noColumns:
    "Die Tabelle hat keine Spalten für die Orte der Stationen. Nennen Sie zwei Spalten „latitude“ und „longitude“ (oder eine „coordinates“) und eine „title“",
  excelTooLarge: "Die Excel-Tabelle ist zu groß. Speichern Sie sie als CSV",
  excelDamaged:
    "Die Excel-Tabelle ist beschädigt oder gesperrt. Speichern Sie sie als CSV, und importieren Sie diese Datei",
  noFeatures: "Die Datei enthält keine Liste von Objekten (features)",
  featuresLeft: {
    one: "Nur Punkte werden zu Stationen; {count} anderes Objekt wurde weggelassen",
    other: "Nur Punkte werden zu Stationen; {count} andere Objekte wurden weggelassen",
  },
  featuresLeftNamed: {
    one: "Nur Punkte werden zu Stationen; {count} anderes Objekt wurde weggelassen: {names}",
    other: "Nur Punkte werden zu Stationen; {count} andere Objekte wurden weggelassen: {names}",
  },
  notInDegrees: "Die Orte der Datei sind nicht in Grad (WGS 84) angegeben. Sie können falsch sein",
  placesConverted:
    "Die Orte wurden aus dem Koordinatensystem der Datei umgerechnet. Prüfen Sie einen davon auf der Karte",
  shortTracks: "Die Tracks in der Datei haben weniger als zwei Punkte",
  waysEnds: "Die Enden eines Weges sind keine Stationen: {names}",
  onlyPointsAndLines: "Nur Punkte und Linien können importiert werden. Weggelassen: {parts}",
  areas: { one: "{count} Fläche", other: "{count} Flächen" },
  groundPictures: {
    one: "{count} über das Gelände gelegtes Bild",
    other: "{count} über das Gelände gelegte Bilder",
  },
  screenPictures: {
    one: "{count} über den Bildschirm gelegtes Bild",
    other: "{count} über den Bildschirm gelegte Bilder",
  },
  landscapePhotographs: {
    one: "{count} in die Landschaft gesetztes Foto",
    other: "{count} in die Landschaft gesetzte Fotos",
  },
  mapLinks: {
    one: "{count} Link zu einer anderen Karte",
    other: "{count} Links zu anderen Karten",
  },
  models: { one: "{count} dreidimensionales Modell", other: "{count} dreidimensionale Modelle" },
  flights: { one: "{count} Flug", other: "{count} Flüge" },
  noMapInZip: "Diese ZIP-Datei enthält keine Karte (KML)",
  zipMapTooLarge: "Die ZIP-Datei ist zu groß. Die Grenze für die Karte darin liegt bei {limit} MiB",
  zipDamaged: "Die ZIP-Datei ist beschädigt und kann nicht entpackt werden",
  zipTooLarge: "Die ZIP-Datei ist zu groß. Die Grenze liegt bei {files} Dateien und {limit} MiB",
  unpackInParts:
    "Die ZIP-Datei ist zu groß. Die Grenze liegt bei {files} Dateien und {limit} MiB. Entpacken Sie sie, und fügen Sie die Dateien in Teilen hinzu.",
  zipLocked:
    "Die ZIP-Datei ist beschädigt oder durch ein Passwort geschützt. Entpacken Sie sie, und fügen Sie die Dateien hinzu.",
  zipIsArchive:
    "Die ZIP-Datei ist ein ganzes Archiv. Beginnen Sie ein neues Archiv, und wählen Sie die Datei unter „Datei importieren“.",
  releasesUnreadable:
    "Die Einwilligungen in dieser ZIP-Datei können nicht gelesen werden: Die Datei ist beschädigt, oder sie enthält mehr als {most} Einwilligungen oder {limit} MiB an Dokumenten.",
  noReleases:
    "In dieser Datei sind keine Einwilligungen. Wählen Sie eine ZIP-Datei, die mit ihnen exportiert wurde: im Formular des Archivs, zu dem sie gehören, neben „{button}“.",
  overviewMedia: "Das Bild oder Video der Übersicht: {address}",
  tooManyElements: "Die Datei hat zu viele Elemente für eine Karte oder einen Eintrag",
  isEmpty: "Die Datei ist leer",
  notXml: "Die Datei kann nicht als XML gelesen werden. {reason}",
  jsonDamaged: "Die Datei sieht wie JSON aus, ist aber unvollständig oder beschädigt",
  tooDeep: "Die Datei ist zu tief verschachtelt für ein Archiv, eine Tabelle oder eine Karte",
  withoutName: "ohne Namen",
  namesAndMore: {
    one: "{names} und {count} weiterer Eintrag",
    other: "{names} und {count} weitere",
  },
});
