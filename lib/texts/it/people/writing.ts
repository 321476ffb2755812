import type { writing as english } from "../../en/people/writing.ts";
import { translation } from "../../translation.ts";

export const writing = translation<typeof english>()({
  optional: "facoltativo",
  wontPlay: "Impossibile riprodurre questa registrazione. Controlli il suo indirizzo.",
  start: "Partenza",
  untitledStop: "Tappa senza titolo",
  radiusShort: "{metres} m",
  radiusInWords: "{metres} metri",
  radiusOfStop: "Raggio di attivazione della tappa {number}",
  photographNamed: "Foto «{name}»",
  thePicture: "L’immagine",
  fileElsewhere: "Un file su un altro dispositivo, non ancora inviato",
  fileNotSentYet: "{name}, su questo dispositivo, non ancora inviato",
  emptyValue: "(vuoto)",
  stopRecording: "Interrompere la registrazione?",
  recordingKept:
    "Lasciando questa pagina la registrazione si interrompe. Quanto registrato finora resta su questo dispositivo e questo modulo lo proporrà al suo ritorno.",
  recordingLost:
    "Lasciando questa pagina la registrazione si interrompe, e questo dispositivo non ha potuto salvarla. Andrà persa.",
  stopAndLeave: "Interrompi ed esci",
  leaveWithoutSaving: "Uscire senza salvare?",
  changesKept:
    "Le ultime modifiche non sono ancora salvate. Una copia resta su questo dispositivo fino al suo ritorno.",
  changesLost:
    "Le ultime modifiche non sono ancora salvate, e questo dispositivo non può conservare una copia. Andranno perse.",
  leave: "Esci",
  fieldTooLong: "Il campo «{label}» è troppo lungo ({longest} caratteri al massimo)",
  labelled: "{label}: {text}",
  zoneCorner:
    "Angolo {corner} della zona della tappa {number}. Le frecce lo spostano di 1 metro, con Maiusc di 10. Canc lo rimuove.",
  addCorner: "Aggiungi un angolo alla zona della tappa {number}",
  wayPoint:
    "Punto {point} del percorso verso la tappa {number}. Le frecce lo spostano di 1 metro, con Maiusc di 10. Canc lo rimuove.",
  addWayPoint: "Aggiungi un punto al percorso verso la tappa {number}",
});
