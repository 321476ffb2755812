import type { reviewing as english } from "../../en/server/reviewing.ts";
import { translation } from "../../translation.ts";

export const reviewing = translation<typeof english>()({
  review: "Prüfung",
  reviewOf: "Prüfung: {title}",
  sameAsNow: "Das Publikum würde dasselbe sehen wie jetzt.",
  theArchive: "Das Archiv",
  stopNamed: "Station „{title}“",
  newStop: "neu",
  removedStop: "entfernt",
  seenNow: "Das Publikum sieht jetzt",
  handedIn: "Eingereicht",
  differentOrder: "Andere Reihenfolge",
  signInToReview: "Melden Sie sich an, um Archive zu prüfen",
  whoApproves: "Archivbetreuung und Verwaltung geben Archive frei, bevor das Publikum sie sieht.",
  signInButton: "Anmelden",
  signIn: "Anmelden",
  notAllowed: "Nicht erlaubt",
  notAllowedText:
    "Nur Archivbetreuung und Verwaltung geben Archive frei. Wenden Sie sich an die Verwaltung dieser Website.",
  goToArchives: "Zu Ihren Archiven",
  ownReviewText:
    "Auf dieser Website gibt die Archivbetreuung „{title}“ und Änderungen daran frei, bevor das Publikum sie sieht.",
  nothingHandedIn: "Es wurde noch nichts eingereicht.",
  reviewArchives: "Archive prüfen ({count})",
  openReview: "Öffnen<hidden>: Prüfung von „{title}“</hidden>",
  waits: "Wartet auf Prüfung",
  returned: "Mit Kommentar zurückgegeben",
  takenBack: "Zurückgezogen",
  approved: "Freigegeben",
  discarded: "Verworfen",
  queueText:
    "Archive, die zur Prüfung eingereicht wurden. Das Publikum sieht sie, sobald Sie sie freigeben.",
  nothingWaits: "Nichts wartet auf Ihre Prüfung.",
  archivesWait: { one: "{count} Archiv wartet.", other: "{count} Archive warten." },
  newArchive: "Neu",
  changes: "Änderungen",
  byName: "von {name}",
  withoutAccount: "jemandem ohne Konto",
  archiveOf: "ein Archiv von {owner}",
  compare: "Vergleichen{title}",
  reviewOfThis: "Prüfung dieses Archivs",
  anArchivist: "Die Archivbetreuung",
  stateWaiting:
    "<strong>Eingereicht am {day}</strong>. Es wartet auf die Prüfung; danach sieht es das Publikum.",
  stateWaitingBy:
    "<strong>Eingereicht am {day}</strong> von {name}. Es wartet auf die Prüfung; danach sieht es das Publikum.",
  stateReturned:
    "<strong>{name} hat es am {day} zurückgegeben</strong>, mit diesem Kommentar. Ändern Sie es, und reichen Sie es noch einmal ein.",
  stateTakenBack:
    "<strong>Zurückgezogen.</strong> Das Publikum sieht diese Version nicht. Reichen Sie sie ein, wenn sie fertig ist.",
  stateApproved: "<strong>{name} hat es am {day} freigegeben.</strong> Das Publikum sieht es.",
  nothingOfArchiveWaits: "Nichts von diesem Archiv wartet auf Prüfung.",
  nothingToReview: "Nichts zu prüfen",
  nothingToReviewHere: "Hier gibt es nichts zu prüfen",
  decidedMeanwhile: "Über diese Version wurde schon entschieden, oder sie wurde zurückgezogen.",
  backToQueue: "Zurück zur Liste",
  toBePublic: "Eingereicht am {day} von {name}. Soll öffentlich werden.",
  toBeUnlisted: "Eingereicht am {day} von {name}. Soll nicht gelistet werden.",
  toBePrivate: "Eingereicht am {day} von {name}. Soll privat werden.",
  notOpenYet: "Von diesem Archiv ist für das Publikum noch nichts sichtbar.",
  asVisitorsSee: "Das Archiv, wie das Publikum es sieht",
});
