import type { device as english } from "../../en/visitors/device.ts";
import { translation } from "../../translation.ts";

export const device = translation<typeof english>()({
  locationDenied: "Der Zugriff auf den Standort wurde abgelehnt",
  locationUnavailable: "Der Standort ist nicht verfügbar",
  locationTimedOut: "Der Standort wurde nicht rechtzeitig gefunden",
  locationFailed: "Der Standort konnte nicht ermittelt werden",
  locationNotShared: "Standort nicht freigegeben",
  noGeolocation: "Dieser Browser unterstützt keine Standortbestimmung",
  allowLater:
    "Um ihn später freizugeben, öffnen Sie die Website-Einstellungen (das Symbol neben der Adresse) und schalten Sie „Standort“ ein.",
  partUnreachable:
    "Ein Teil dieser Seite konnte nicht geladen werden. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.",
  partOutdated:
    "Es gibt eine neue Version dieser Website. Laden Sie die Seite neu, um fortzufahren.",
  partStuck:
    "Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie die Seite neu, um es erneut zu versuchen.",
  serverUnreachable: "Der Server ist nicht erreichbar. Prüfen Sie die Internetverbindung.",
  serverCantAnswer:
    "Der Server kann gerade nicht antworten (Fehler {status}). Versuchen Sie es in einer Minute erneut.",
  serverRefused: "Der Server hat dies abgelehnt (Fehler {status}).",
  tooMuchAtOnce: "Das ist mehr, als der Server auf einmal annimmt.",
  pageBroke:
    "Auf dieser Seite ist etwas schiefgelaufen ({message}). Laden Sie sie neu und versuchen Sie es erneut.",
  cameraOff:
    "Die Kamera ist für diese Website ausgeschaltet. Erlauben Sie sie in den Einstellungen des Browsers für diese Seite und versuchen Sie es erneut.",
  noCamera: "Dieses Gerät hat keine Kamera.",
  cameraInUse: "Eine andere App benutzt die Kamera. Schließen Sie sie und versuchen Sie es erneut.",
  cameraNotShown: "Dieser Browser kann die Kamera auf dieser Seite nicht zeigen.",
  cameraNotStarted: "Die Kamera ist nicht gestartet. Versuchen Sie es erneut.",
});
