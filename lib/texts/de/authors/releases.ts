import type { releases as english } from "../../en/authors/releases.ts";
import { translation } from "../../translation.ts";

export const releases = translation<typeof english>()({
  addSignedDocument: "Das unterschriebene Dokument hinzufügen",
  addDocument: "Dokument hinzufügen",
  sending: "Wird gesendet …",
  signedDocument: "Unterschriebenes Dokument",
  documentHint:
    "Ein Scan als PDF, JPEG oder PNG mit höchstens {limit} MB. Nur die verantwortliche Person und die Verwaltung können ihn öffnen.",
  documentTooLarge:
    "Diese Datei ist größer als {limit} MB. Scannen Sie das Dokument in Schwarz-Weiß oder mit geringerer Auflösung und wählen Sie dann diese Datei.",
  sendingPercent: "Das Dokument wird gesendet … {percent} %",
  sendingDocument: "Das Dokument wird gesendet",
  readingFile: "Die Datei wird gelesen …",
  addingOf: "{place} von {total} wird hinzugefügt …",
  addFromExport: "Einwilligungen aus einem exportierten Archiv (ZIP) hinzufügen",
  exportedArchive: "Ein exportiertes Archiv mit Einwilligungen",
  noneAdded: "Es wurde keine Einwilligung hinzugefügt",
  releasesAdded: {
    one: "{count} Einwilligung hinzugefügt",
    other: "{count} Einwilligungen hinzugefügt",
  },
  releasesLeft: {
    one:
      "{count} Einwilligung ist schon vorhanden oder gehört zu einer Aufnahme, die dieses Archiv nicht enthält.",
    other:
      "{count} Einwilligungen sind schon vorhanden oder gehören zu Aufnahmen, die dieses Archiv nicht enthält.",
  },
  noReleasesAll:
    "Noch gibt es keine Einwilligungen. Alle Geschichten sind so öffentlich wie das Archiv.",
  noReleasesOne:
    "Noch gibt es keine Einwilligungen. Die Geschichte ist so öffentlich wie das Archiv.",
  releasedAgain: "Einwilligung gilt wieder",
  ownerKeeps:
    "<strong>Die verantwortliche Person verwahrt die unterschriebenen Einwilligungen.</strong> Sie können eine hinzufügen; danach sehen Sie, dass sie da ist und ob sie gilt. Wenn eine Einwilligung geändert, widerrufen oder gelöscht werden soll, wenden Sie sich an die verantwortliche Person.",
  recordingUnused: "Eine Aufnahme, die nicht mehr verwendet wird",
  notSaved: "Nicht gespeichert",
  releaseAdded: "Einwilligung hinzugefügt",
  addedWithoutDocument:
    "Einwilligung ohne Dokument hinzugefügt: Wählen Sie das Dokument in der Liste erneut aus",
  documentAdded: "Dokument hinzugefügt",
  releaseSaved: "Einwilligung gespeichert",
  withdrawTitle: "Einwilligung von {person} widerrufen?",
  withdrawText:
    "Das Publikum erhält diese Geschichte in keinem Ihrer Archive mehr. Geräte, auf denen eine Kopie gespeichert ist, entfernen sie bei der nächsten Internetverbindung.",
  withdraw: "Widerrufen",
  releaseWithdrawn: "Einwilligung widerrufen",
  deleteTitle: "Einwilligung von {person} löschen?",
  deleteText:
    "Was vereinbart war, wird mit dem Dokument gelöscht. Ohne Einwilligung ist eine Geschichte so öffentlich wie ihr Archiv.",
  delete: "Löschen",
  releaseDeleted: "Einwilligung gelöscht",
  deleteDocumentTitle: "Dokument von {person} löschen?",
  deleteDocumentText:
    "Die Einwilligung bleibt, wie sie ist. Die Datei wird endgültig von dieser Website entfernt.",
  documentDeleted: "Dokument gelöscht",
  whoIsHeard: "Wer zu hören ist",
  whoMayHear: "Wer es hören darf",
  everybody: "Alle",
  withLink: "Alle mit dem Link zu einem nicht gelisteten Archiv",
  everybodyFrom: "Alle, ab einem bestimmten Tag",
  from: "Ab",
  fromHint: "Der Tag beginnt um Mitternacht (UTC).",
  whoKeeps: "Wer das Dokument aufbewahrt",
  whoKeepsHint: "Zum Beispiel: Sekretariat, blauer Ordner.",
  otherDocument: "Ein anderes Dokument an seiner Stelle",
  editRelease: "Einwilligung von {person} bearbeiten",
  addAReleaseTitle: "Einwilligung hinzufügen",
  save: "Speichern",
  addRelease: "Einwilligung hinzufügen",
  saving: "Wird gespeichert …",
  adding: "Wird hinzugefügt …",
  story: "Geschichte",
  changedMeanwhile:
    "Jemand hat diese Einwilligung inzwischen geändert. Jetzt steht dort: {terms}. Speichern Sie noch einmal, um sie durch Ihre Angaben zu ersetzen, oder brechen Sie ab.",
  terms: "{person}; {scope}",
  termsKept: "{person}; {scope}; Dokument: {keeper}",
  documentAt: "Dokument: {keeper}",
  signedDocumentIs: "Unterschriebenes Dokument:",
  deleteDocument: "Dokument von {person} löschen",
  edit: "Bearbeiten<hidden>: Einwilligung von {person}</hidden>",
  withdrawOne: "Widerrufen<hidden>: Einwilligung von {person}</hidden>",
  releaseAgain: "Wieder gelten lassen<hidden>: Einwilligung von {person}</hidden>",
  deleteRelease: "Einwilligung von {person} löschen",
  withdrawnOn: "Widerrufen am {date}",
  forLink: "Für alle mit dem Link zu einem nicht gelisteten Archiv",
  forEverybody: "Für alle",
  notBefore: "Nicht öffentlich vor dem {date}",
  sinceDay: "Für alle seit dem {date}",
  releasesField: "Einwilligungen",
  releasesSummary: "Worin die Menschen, die zu hören sind, eingewilligt haben.",
  loadingReleases: "Die Einwilligungen werden geladen …",
  tryAgain: "Erneut versuchen",
  allReleases: "Alle Einwilligungen des Archivs",
});
