import type { reviewing as english } from "../../en/server/reviewing.ts";
import { translation } from "../../translation.ts";

export const reviewing = translation<typeof english>()({
  review: "Revisione",
  reviewOf: "Revisione: {title}",
  sameAsNow: "Il pubblico vedrebbe ciò che vede ora.",
  theArchive: "L’archivio",
  stopNamed: "Tappa «{title}»",
  newStop: "nuova",
  removedStop: "rimossa",
  seenNow: "Il pubblico vede ora",
  handedIn: "Inviato in revisione",
  differentOrder: "Ordine diverso",
  signInToReview: "Acceda per revisionare gli archivi",
  whoApproves:
    "Archiviste, archivisti e la gestione approvano gli archivi prima che il pubblico li veda.",
  signInButton: "Accedi",
  signIn: "Accedi",
  notAllowed: "Non consentito",
  notAllowedText:
    "Solo archiviste, archivisti e la gestione approvano gli archivi. Si rivolga alla gestione del sito.",
  goToArchives: "Vai ai suoi archivi",
  ownReviewText:
    "Su questo sito un archivista o un’archivista approva «{title}» e le sue modifiche prima che il pubblico le veda.",
  nothingHandedIn: "Non è stato ancora inviato nulla.",
  reviewArchives: "Revisiona archivi ({count})",
  openReview: "Apri<hidden> la revisione di «{title}»</hidden>",
  waits: "In attesa di revisione",
  returned: "Restituito con un commento",
  takenBack: "Ritirato",
  approved: "Approvato",
  discarded: "Scartato",
  queueText: "Archivi inviati in revisione. Il pubblico li vedrà quando lei li approverà.",
  nothingWaits: "Nulla attende la sua revisione.",
  archivesWait: { one: "{count} archivio in attesa.", other: "{count} archivi in attesa." },
  newArchive: "Nuovo",
  changes: "Modifiche",
  byName: "da {name}",
  withoutAccount: "una persona senza account",
  archiveOf: "un archivio di {owner}",
  compare: "Confronta{title}",
  reviewOfThis: "Revisione di questo archivio",
  anArchivist: "Un archivista o un’archivista",
  stateWaiting:
    "<strong>Inviato in revisione in data {day}</strong>. È in attesa di revisione: poi il pubblico lo vedrà.",
  stateWaitingBy:
    "<strong>Inviato in revisione in data {day}</strong> da {name}. È in attesa di revisione: poi il pubblico lo vedrà.",
  stateReturned:
    "<strong>{name} l’ha restituito in data {day}</strong>, con questo commento. Lo modifichi e lo invii di nuovo in revisione.",
  stateTakenBack:
    "<strong>Ritirato.</strong> Il pubblico non vede questa versione. La invii in revisione quando è pronta.",
  stateApproved: "<strong>{name} l’ha approvato in data {day}.</strong> Il pubblico lo vede.",
  nothingOfArchiveWaits: "Nulla di questo archivio è in attesa di revisione.",
  nothingToReview: "Nulla da revisionare",
  nothingToReviewHere: "Qui non c’è nulla da revisionare",
  decidedMeanwhile: "Su questa versione si è già deciso, oppure è stata ritirata.",
  backToQueue: "Torna all’elenco",
  toBePublic: "Inviato in revisione in data {day} da {name}, per essere pubblico.",
  toBeUnlisted: "Inviato in revisione in data {day} da {name}, per essere fuori elenco.",
  toBePrivate: "Inviato in revisione in data {day} da {name}, per essere privato.",
  notOpenYet: "Nulla di questo archivio è ancora visibile al pubblico.",
  asVisitorsSee: "L’archivio come lo vede il pubblico",
});
