import type { acts as english } from "../../en/admin/acts.ts";
import { translation } from "../../translation.ts";

export const acts = translation<typeof english>()({
  title: "Titel",
  owner: "Verantwortlich",
  stops: "Stationen",
  deleted: "Gelöscht",
  timeLeft: "Verbleibende Zeit",
  actions: "Aktionen",
  noDeleted: "Keine gelöschten Archive gefunden.",
  deleteForGoodText:
    "„{title}“ wird mit Verlauf und Stationen entfernt, auch für die verantwortliche Person. Das lässt sich nicht rückgängig machen.",
  restoreNamed: "„{title}“ wiederherstellen",
  choose: "Auswahl",
  chooseNamed: "„{name}“ auswählen",
  allOnPage: "Alle auf dieser Seite",
  chosenArchives: "Ausgewählte Archive",
  chosenAccounts: "Ausgewählte Konten",
  archivesChosen: { one: "{count} Archiv ausgewählt", other: "{count} Archive ausgewählt" },
  accountsChosen: { one: "{count} Konto ausgewählt", other: "{count} Konten ausgewählt" },
  mostAtOnce: "(höchstens {most} auf einmal)",
  doneFirst: "{done}.",
  refused: { one: "Einmal ging es nicht:", other: "In {count} Fällen ging es nicht:" },
  showListNow: "Liste im jetzigen Stand anzeigen",
  maybeDone: "{message} Ein Teil ist vielleicht schon erledigt; eine Wiederholung schadet nicht.",
  makePrivate: "Auf privat setzen",
  makePrivateQuestion: {
    one: "{count} Archiv auf privat setzen?",
    other: "{count} Archive auf privat setzen?",
  },
  makePrivateText: {
    one:
      "Nur die verantwortliche Person und die Verwaltung sehen es dann noch. Die verantwortliche Person kann es wieder veröffentlichen.",
    other:
      "Nur die verantwortlichen Personen und die Verwaltung sehen sie dann noch. Die verantwortlichen Personen können sie wieder veröffentlichen.",
  },
  makingPrivate: {
    one: "{count} Archiv wird auf privat gesetzt …",
    other: "{count} Archive werden auf privat gesetzt …",
  },
  madePrivate: {
    one: "{count} Archiv ist jetzt privat",
    other: "{count} Archive sind jetzt privat",
  },
  restoring: {
    one: "{count} Archiv wird wiederhergestellt …",
    other: "{count} Archive werden wiederhergestellt …",
  },
  restored: { one: "{count} Archiv wiederhergestellt", other: "{count} Archive wiederhergestellt" },
  delete: "Löschen",
  deleteQuestion: { one: "{count} Archiv löschen?", other: "{count} Archive löschen?" },
  deleteText: {
    one:
      "Es wird mit seinen Stationen für alle gelöscht. Sie können das gleich danach rückgängig machen, und 30 Tage lang unter „Gelöscht“. Die verantwortliche Person kann es nicht.",
    other:
      "Sie werden mit ihren Stationen für alle gelöscht. Sie können das gleich danach rückgängig machen, und 30 Tage lang unter „Gelöscht“. Die verantwortlichen Personen können es nicht.",
  },
  deleteMany: { one: "{count} Archiv löschen", other: "{count} Archive löschen" },
  deleting: { one: "{count} Archiv wird gelöscht …", other: "{count} Archive werden gelöscht …" },
  deletedMany: { one: "{count} Archiv gelöscht", other: "{count} Archive gelöscht" },
  export: "Exportieren",
  move: "Übergeben",
  moveButton: "Übergeben …",
  moveQuestion: {
    one: "{count} Archiv jemand anderem übergeben?",
    other: "{count} Archive jemand anderem übergeben?",
  },
  moving: { one: "{count} Archiv wird übergeben …", other: "{count} Archive werden übergeben …" },
  moved: {
    one: "{count} Archiv übergeben an {email}",
    other: "{count} Archive übergeben an {email}",
  },
  moveText:
    "Die Person mit dieser Adresse ist sofort verantwortlich und findet die Archive in ihrem Profil. Sonst ändert sich nichts: weder die Sichtbarkeit noch wer daran mitarbeitet.",
  newOwnerAddress: "E-Mail-Adresse der neuen verantwortlichen Person",
  type: "Art",
  ordered: "feste Reihenfolge",
  discovery: "freie Erkundung",
  visibility: "Sichtbarkeit",
  undoNow:
    "Sie können das gleich danach rückgängig machen. Die verantwortliche Person kann es nicht.",
  tourDeleted: "Archiv gelöscht",
  deleteFailed: "Das Archiv konnte nicht gelöscht werden: {message}",
  noArchivesFound: "Keine Archive gefunden.",
  noArchives: "Es gibt noch keine Archive. <link>Erstes Archiv erstellen</link>",
  viewTitle: "„{title}“ ansehen",
  editTitle: "„{title}“ bearbeiten",
});
