import type { device as english } from "../../en/visitors/device.ts";
import { translation } from "../../translation.ts";

export const device = translation<typeof english>()({
  locationDenied: "L’accesso alla posizione è stato negato",
  locationUnavailable: "La posizione non è disponibile",
  locationTimedOut: "La posizione non è stata trovata in tempo",
  locationFailed: "Non è stato possibile determinare la posizione",
  locationNotShared: "Posizione non condivisa",
  noGeolocation: "Questo browser non supporta la geolocalizzazione",
  allowLater:
    "Per consentirla in seguito, apra le impostazioni del sito (l’icona accanto all’indirizzo) e attivi la posizione.",
  partUnreachable:
    "Non è stato possibile caricare una parte di questa pagina. Controlli la connessione e riprovi.",
  partOutdated: "Questo sito ha una nuova versione. Ricarichi la pagina per continuare.",
  partStuck:
    "Non è stato possibile caricare una parte di questa pagina. Ricarichi la pagina per riprovare.",
  serverUnreachable: "Il server non è raggiungibile. Controlli la connessione.",
  serverCantAnswer: "Il server non può rispondere ora (errore {status}). Riprovi tra un minuto.",
  serverRefused: "Il server ha rifiutato la richiesta (errore {status}).",
  tooMuchAtOnce: "È più di quanto il server accetti in una volta.",
  pageBroke: "Si è verificato un errore in questa pagina ({message}). La ricarichi e riprovi.",
  cameraOff:
    "La fotocamera non è consentita per questo sito. La consenta nelle impostazioni del browser per questa pagina e riprovi.",
  noCamera: "Questo dispositivo non ha una fotocamera.",
  cameraInUse: "Un’altra app sta usando la fotocamera. La chiuda e riprovi.",
  cameraNotShown: "Questo browser non può mostrare la fotocamera in questa pagina.",
  cameraNotStarted: "La fotocamera non si è avviata. Riprovi.",
});
