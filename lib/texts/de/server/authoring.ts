import type { authoring as english } from "../../en/server/authoring.ts";
import { translation } from "../../translation.ts";

export const authoring = translation<typeof english>()({
  comments: "Kommentare",
  commentsText:
    "Was die Menschen, die an „{title}“ arbeiten, einander dazu schreiben. Verantwortliche Person, Redaktion, Prüfung und Verwaltung lesen es, das Publikum nie.",
  happenedLately: "Was zuletzt geschehen ist",
  commentsOnTitle: "Kommentare zu „{title}“",
  backToArchive: "Zurück zum Archiv",
  people: "Personen",
  peopleText:
    "Wer an „{title}“ arbeitet. Die Redaktion ändert das Archiv, die Übersetzung schreibt es in einer weiteren Sprache, und die Prüfung liest es, auch solange es privat ist. Nur die verantwortliche Person bestimmt die Sichtbarkeit, lädt andere ein, übergibt und löscht es.",
  peopleOfTitle: "Personen von „{title}“",
  activityTranslated: "{who} hat Texte des Archivs übersetzt (Sprache: {language}).",
  classes: "Klassen",
  aClassFor: "Eine Klasse für „{title}“.",
  joinTitle: "„{title}“ beitreten",
  wholeScreen: "Ganzer Bildschirm",
  print: "Drucken",
  scanOrOpen:
    "Richten Sie die Kamera auf das Quadrat, oder öffnen Sie {joinPage} und geben Sie ein:",
  classesText:
    "Schülerinnen und Schüler arbeiten an „{title}“ und geben ab, was sie gemacht haben. Nichts davon ist im Archiv, bevor Sie es übernehmen.",
  classesOfTitle: "Klassen von „{title}“",
  noSuchClass: "Keine solche Klasse",
  isNoSuchClass: "Diese Klasse gibt es nicht",
  noSuchClassText:
    "Sie wurde 30 Tage nach ihrem Ende gelöscht, oder die Adresse ist nicht vollständig.",
  classesOfArchive: "Klassen dieses Archivs",
  tourNotFound: "Archiv nicht gefunden",
  signInToEditText:
    "Nur die verantwortliche Person und die Redaktion können ein Archiv bearbeiten. Was Sie hier früher geschrieben haben, ist noch auf diesem Gerät.",
  signIn: "Anmelden",
  signInTitle: "Anmelden",
  notAllowed: "Nicht erlaubt",
  handedOver: "Übergeben",
  noLongerWork: "Sie arbeiten nicht mehr an diesem Archiv",
  noLongerWorkText:
    "Es ist privat. Nur die verantwortliche Person, von ihr Eingeladene und die Verwaltung können es sehen.",
  goToArchives: "Zu Ihren Archiven",
  tourNotFoundText:
    "Unter dieser Adresse gibt es kein Archiv. Falls Sie es gelöscht haben, können Sie es 30 Tage lang in Ihrem Profil wiederherstellen. Ihre unveröffentlichten Änderungen sind noch bei Ihren Entwürfen.",
  signInIfPrivate:
    "Falls es eines Ihrer privaten Archive ist, <link>melden Sie sich an</link>, um es zu bearbeiten.",
  backToAdmin: "Zurück zur Verwaltung",
  notAllowedText:
    "Nur die verantwortliche Person, die Redaktion und die Verwaltung können dieses Archiv ändern.",
  viewTheArchive: "Archiv ansehen",
  savedAsDraft: "Ihre unveröffentlichten Änderungen sind <link>als Entwurf gespeichert</link>.",
  backToEditing: "Zurück zum Bearbeiten",
  history: "Verlauf",
  historyText:
    "Die letzten 50 Versionen von „{title}“ und alle der letzten 30 Tage. Wenn Sie eine frühere Version wiederherstellen, wird sie zur neuesten. Nichts geht verloren.",
  olderVersions: "Ältere Versionen",
  historyOfTitle: "Verlauf von „{title}“",
  releases: "Einwilligungen",
  releasesTextOwner:
    "Worin die Menschen, die in „{title}“ zu hören sind, eingewilligt haben. Nur die verantwortliche Person und die Verwaltung sehen es. Eine Geschichte, deren Einwilligung widerrufen ist oder noch nicht gilt, wird dem Publikum nicht gezeigt.",
  releasesText:
    "Worin die Menschen, die in „{title}“ zu hören sind, eingewilligt haben. Eine Geschichte, deren Einwilligung widerrufen ist oder noch nicht gilt, wird dem Publikum nicht gezeigt.",
  releasesOfTitle: "Einwilligungen zu „{title}“",
  signInToEdit: "Melden Sie sich zum Bearbeiten an",
  signInForComments: "Melden Sie sich an, um die Kommentare zu lesen",
  signInForPeople: "Melden Sie sich an, um die Personen eines Archivs zu sehen",
  signInForClasses: "Melden Sie sich an, um die Klassen eines Archivs zu sehen",
  signInForHistory: "Melden Sie sich an, um den Verlauf eines Archivs zu sehen",
  signInForReleases: "Melden Sie sich an, um die Einwilligungen zu sehen",
  signInForReview: "Melden Sie sich an, um die Prüfung eines Archivs zu sehen",
  signInForActivity: "Melden Sie sich an, um zu sehen, was in einem Archiv geschehen ist",
  signInForListeners: "Melden Sie sich an, um die Wiedergaben eines Archivs zu sehen",
});
