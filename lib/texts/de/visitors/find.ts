import type { find as english } from "../../en/visitors/find.ts";
import { translation } from "../../translation.ts";

export const find = translation<typeof english>()({
  nearest: "Am nächsten ist {title}, {distance}.",
  nearestIn: "Am nächsten ist {title} in {place}, {distance}.",
  historicalArchives: "Historische Archive",
  countFound: "{count} gefunden",
  viewAllTours: "Alle Archive anzeigen",
  available: {
    one: "{count} Archiv verfügbar (Standort freigeben, um Archive in der Nähe zu sehen)",
    other: "{count} Archive verfügbar (Standort freigeben, um Archive in der Nähe zu sehen)",
  },
  availableNearby: {
    one: "{count} Archiv in der Nähe verfügbar",
    other: "{count} Archive in der Nähe verfügbar",
  },
  noneNearby: "Keine Archive in der Nähe gefunden",
  locationNotFound:
    "Ihr Standort konnte nicht gefunden werden. Bitte schalten Sie die Standortdienste ein.",
  noneInArea: "In Ihrer Nähe gibt es zurzeit keine Geschichten.",
  findingPosition: "Standort wird gesucht …",
  yourLocation: "Ihr Standort",
  shareLocation: "Standort freigeben",
  nearYou: "In Ihrer Nähe",
  allNearYou: "Alle in Ihrer Nähe ({count})",
  noneWithin: "Im Umkreis von {radius} km gibt es keine Archive.",
  tapToListen: "Zum Anhören noch einmal tippen",
  pause: "Pause",
  playStory: "Geschichte abspielen",
  playStoryOf: "Geschichte abspielen · {length}",
  openStory: "Geschichte öffnen",
  loading: "Wird geladen …",
  doesNotPlayNow: "Kann gerade nicht abgespielt werden",
  timeOf: "{time} von {total}",
  storyMissing: "Die Geschichte konnte nicht geladen werden. {message}",
  openArchive: "Archiv öffnen",
  continueAtStop: "Weiter bei Station {stop}",
  continueAtStopOf: "Weiter bei Station {stop} von {total}",
  code: "Code",
  open: "Öffnen",
  codeLetters: "Zeichen des Codes",
  deleteLastLetter: "Letztes Zeichen löschen",
  typedLetters: "{typed}: {typedCount} von {count} Zeichen",
  didYouMean: "Meinten Sie {code}?",
  codeLength:
    "Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel K7M-4Q0. Vergleichen Sie Ihren mit dem Schild.",
  codeLetter:
    "Codes haben Ziffern und die Buchstaben A bis Z, aber kein U. Vergleichen Sie Ihren mit dem Schild.",
  codeCheck:
    "Nicht ganz: Ein Zeichen ist falsch oder zwei sind vertauscht. Vergleichen Sie den Code mit dem Schild.",
  scanCode: "Code scannen",
  waitingForCamera: "Warten auf die Kamera …",
  cameraPicture: "Bild der Kamera",
  holdCode: "Halten Sie den Code in die Mitte des Bildes.",
  openingCode: "{code} wird geöffnet …",
  foreignCode: "Dies ist kein Code dieser Website. Sein Text: {shown}",
  cameraRefused:
    "Diese Seite darf die Kamera nicht benutzen. Erlauben Sie es in den Einstellungen Ihres Browsers für diese Website. Sie können den Code stattdessen eingeben.",
  noCamera: "Dieses Gerät hat keine Kamera. Sie können den Code stattdessen eingeben.",
  noFittingCamera:
    "Dieses Gerät hat keine passende Kamera. Sie können den Code stattdessen eingeben.",
  cameraInUse:
    "Ein anderes Programm benutzt die Kamera. Schließen Sie es und versuchen Sie es erneut. Sie können den Code stattdessen eingeben.",
  cameraDidNotStart:
    "Die Kamera ist nicht gestartet. Versuchen Sie es erneut. Sie können den Code stattdessen eingeben.",
  readerMissing:
    "Das Programm zum Lesen von Codes konnte nicht geladen werden. Prüfen Sie die Internetverbindung und versuchen Sie es erneut. Sie können den Code stattdessen eingeben.",
  noCameraHere:
    "In diesem Browser können Seiten die Kamera hier nicht benutzen. Sie können den Code stattdessen eingeben.",
  cameraFailed:
    "Die Kamera kann nicht benutzt werden: {message}. Sie können den Code stattdessen eingeben.",
  mapOfAll: "Karte aller Archive",
  skipMap: "Karte überspringen: Alle Archive stehen unten in der Liste",
  mapTilesMissing:
    "Der Kartenhintergrund konnte nicht geladen werden. Die Archive sind trotzdem an den richtigen Stellen.",
  mapArchivesMissing:
    "Die Archive konnten nicht geladen werden: {error} Bewegen Sie die Karte, um es erneut zu versuchen.",
  archivesOnMap: { one: "{count} Archiv auf der Karte", other: "{count} Archive auf der Karte" },
  archivesZoomIn: { one: "{count} Archiv: vergrößern", other: "{count} Archive: vergrößern" },
  showInList: "In der Liste anzeigen",
  stopsAndDuration: { one: "{count} Station, {duration}", other: "{count} Stationen, {duration}" },
  lookingForSaved: "Gespeicherte Archive werden gesucht …",
  savedOnDevice: {
    one: "Auf diesem Gerät gespeichert: ein Archiv, {size}.",
    other: "Auf diesem Gerät gespeichert: {count} Archive, zusammen {size}.",
  },
  archivesAndSize: { one: "Ein Archiv, {size}.", other: "{count} Archive, zusammen {size}." },
  removeQuestion: "Von diesem Gerät entfernen?",
  removeText:
    "Für „{title}“ brauchen Sie dann eine Internetverbindung. Das Archiv selbst bleibt online.",
  remove: "Entfernen",
  removeTitle: "„{title}“ entfernen",
  notRemoved: "Nicht entfernt",
  stopsAndSize: { one: "{count} Station · {size}", other: "{count} Stationen · {size}" },
  stopsPartlySaved: {
    one: "{count} Station · nur {saved} von {size} gespeichert",
    other: "{count} Stationen · nur {saved} von {size} gespeichert",
  },
  savedUnknown:
    "Dieser Browser zeigt nicht, was hier gespeichert ist. Nichts ist verloren: Laden Sie die Seite neu oder starten Sie den Browser neu. Wenn dies ein privates Fenster ist, öffnen Sie ein normales.",
  noneSaved: "Noch keine gespeicherten Archive",
  noneSavedText:
    "Öffnen Sie ein Archiv, solange Sie online sind, und wählen Sie „Auf dem Gerät speichern“. Dann können Sie es ohne Internetverbindung lesen und seine Geschichten hören.",
  exploreArchives: "Archive entdecken",
  searchSaved: "In gespeicherten Archiven suchen",
  nothingInSaved: "In den gespeicherten Archiven wurde nichts gefunden.",
  foundIn: { one: "In einem Archiv gefunden:", other: "In {count} Archiven gefunden:" },
  openedBefore: "Zuvor geöffnet",
  openedBeforeText:
    "Diese Archive können Sie hier lesen. Geschichten und Karten fehlen vielleicht.",
});
