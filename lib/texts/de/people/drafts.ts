import type { drafts as english } from "../../en/people/drafts.ts";
import { translation } from "../../translation.ts";

export const drafts = translation<typeof english>()({
  delete: "Löschen",
  deleteTitle: "„{title}“ löschen",
  undo: "Rückgängig",
  deleteArchive: "Dieses Archiv löschen?",
  deleteArchiveText: "„{title}“ und die Stationen darin werden für alle gelöscht. {remedy}",
  archiveRestored: "Archiv wiederhergestellt",
  notRestored: "Nicht wiederhergestellt",
  deleteDraft: "Diesen Entwurf löschen?",
  deleteDraftText:
    "„{title}“ wird gelöscht. Sie können den Entwurf 30 Tage lang in Ihrem Profil wiederherstellen.",
  draftNotDeleted:
    "Der Entwurf konnte nicht gelöscht werden. Bitte versuchen Sie es erneut. {message}",
  draftRestored: "Entwurf wiederhergestellt",
  draftNotRestored: "Der Entwurf wurde nicht wiederhergestellt. {message}",
  preview: "Vorschau",
  showDraft: "Diesen Entwurf zeigen",
  whoSeesDraft:
    "Alle mit dem Link können „{title}“ so sehen wie das Publikum, auch ohne Konto. Der Link endet nach 30 Tagen oder wenn der Entwurf veröffentlicht oder gelöscht wird.",
  lookingForLink: "Link wird gesucht …",
  turnOff: "Ausschalten",
  newLink: "Neuen Link erstellen",
  makeLink: "Link erstellen",
  noLink: "Es gibt noch keinen Link.",
  linkUntil:
    "Der Link funktioniert bis zum {day}. Er kann nicht noch einmal angezeigt werden. Wenn Sie einen neuen Link erstellen, endet der alte.",
  link: "Link",
  copy: "Kopieren",
  copied: "Kopiert",
  copyYourself:
    "In diesem Browser darf die Seite nicht kopieren. Der Link ist ausgewählt: Kopieren Sie ihn selbst.",
  historicDowntown: "Historische Innenstadt",
  natureTrail: "Naturpfad",
  artCulture: "Kunst und Kultur",
  foodTour: "Kulinarischer Rundgang",
});
