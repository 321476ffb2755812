import type { record as english } from "../../en/authors/record.ts";
import { translation } from "../../translation.ts";

export const record = translation<typeof english>()({
  visitorsRead: "Das Publikum liest: {date}.",
  dateExamples: "1931, 1931-05, 1931-05-03, 1931~ (etwa), 193X (die 1930er-Jahre) oder 1931/1933.",
  loading: "Der Katalogeintrag wird geladen …",
  cantBeSaved: "Etwas darin kann nicht gespeichert werden.",
  asInArchives: "Wie im Katalogeintrag des Archivs.",
  noneYet:
    "Noch keiner. Von wem und wann es gemacht wurde, wo es aufbewahrt wird und wer es nutzen darf.",
  emptyIsInherited: "Was hier leer bleibt, wird aus dem Katalogeintrag des Archivs übernommen.",
  creator: "Urheberin oder Urheber",
  creatorHint: "Von wem es stammt: Lewis, Mae; Klasse 8b. Je Zeile eine Angabe.",
  contributorsHint: "Wer spricht, fragt, aufnimmt oder übersetzt.",
  contributorName: "Name der mitwirkenden Person",
  name: "Name",
  contributorRole: "Rolle der mitwirkenden Person",
  role: "Rolle",
  subject: "Schlagwort",
  place: "Ort",
  coverageHint: "Namen der Orte, um die es geht.",
  sourcesHint:
    "Woher es stammt: eine Schachtel, ein Buch, eine Seite. Die Adresse kann leer bleiben.",
  sourceText: "Text der Quelle",
  source: "Quelle",
  sourceAddress: "Adresse der Quelle",
  shelfMark: "Signatur",
  collectionHint: "Zu welchem Bestand eines Archivs oder einer Bibliothek es gehört.",
  repositoryHint: "Das Archiv, die Bibliothek oder die Schule, die es aufbewahrt.",
  rightsHolderHint: "Wen andere fragen, bevor sie es nutzen.",
  asTheArchive: "Wie das Archiv: {value}",
  rights: "Rechte",
  nothingSaid: "Noch keine Angabe.",
  notSaid: "Keine Angabe",
  findRights: "Die Rechte mit ein paar Fragen finden",
});
