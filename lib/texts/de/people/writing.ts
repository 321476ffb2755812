import type { writing as english } from "../../en/people/writing.ts";
import { translation } from "../../translation.ts";

export const writing = translation<typeof english>()({
  optional: "optional",
  wontPlay: "Diese Aufnahme lässt sich nicht abspielen. Prüfen Sie ihre Adresse.",
  start: "Start",
  untitledStop: "Station ohne Titel",
  radiusShort: "{metres} m",
  radiusInWords: "{metres} Meter",
  radiusOfStop: "Auslöseradius von Station {number}",
  photographNamed: "Foto „{name}“",
  thePicture: "Das Bild",
  fileElsewhere: "Eine Datei auf einem anderen Gerät, noch nicht gesendet",
  fileNotSentYet: "{name}, auf diesem Gerät, noch nicht gesendet",
  emptyValue: "(leer)",
  stopRecording: "Aufnahme beenden?",
  recordingKept:
    "Wenn Sie diese Seite verlassen, endet die Aufnahme. Das bisher Aufgenommene bleibt auf diesem Gerät, und dieses Formular bietet es an, wenn Sie zurückkommen.",
  recordingLost:
    "Wenn Sie diese Seite verlassen, endet die Aufnahme, und dieses Gerät konnte sie nicht speichern. Sie geht verloren.",
  stopAndLeave: "Beenden und verlassen",
  leaveWithoutSaving: "Ohne Speichern verlassen?",
  changesKept:
    "Ihre letzten Änderungen sind noch nicht gespeichert. Eine Kopie bleibt auf diesem Gerät, bis Sie zurückkommen.",
  changesLost:
    "Ihre letzten Änderungen sind noch nicht gespeichert, und dieses Gerät kann keine Kopie speichern. Sie gehen verloren.",
  leave: "Verlassen",
  fieldTooLong: "„{label}“ ist zu lang (höchstens {longest} Zeichen)",
  labelled: "{label}: {text}",
  zoneCorner:
    "Ecke {corner} des Bereichs von Station {number}. Mit den Pfeiltasten um 1 Meter verschieben, mit Umschalt um 10. Entf entfernt sie.",
  addCorner: "Dem Bereich von Station {number} eine Ecke hinzufügen",
  wayPoint:
    "Punkt {point} auf dem Weg zu Station {number}. Mit den Pfeiltasten um 1 Meter verschieben, mit Umschalt um 10. Entf entfernt ihn.",
  addWayPoint: "Dem Weg zu Station {number} einen Punkt hinzufügen",
});
