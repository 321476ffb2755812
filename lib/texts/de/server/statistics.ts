import type { statistics as english } from "../../en/server/statistics.ts";
import { translation } from "../../translation.ts";

export const statistics = translation<typeof english>()({
  statisticsText: "Was diese Website enthält und wie oft ihre Geschichten gehört werden.",
  archives: "Archive",
  public: "Öffentlich",
  unlisted: "Nicht gelistet",
  private: "Privat",
  inTrash: "Im Papierkorb",
  stops: "Stationen",
  accounts: "Konten",
  usedLately: "In den letzten 30 Tagen genutzt",
  files: "Dateien",
  sizeOfFiles: "Größe der Dateien",
  stillAdding:
    "Einige Zahlen werden noch berechnet. Öffnen Sie diese Seite in einer Minute erneut.",
  downloadTable: "Als Tabelle herunterladen (CSV)",
  howFresh:
    "Manche Zahlen sind bis zu einer Stunde alt. Jede Datei zählt einmal, auch wenn mehrere Archive sie verwenden.",
  listenings: "Wiedergaben",
  noStoryHasFigure: "Zu keiner Geschichte gibt es schon eine Zahl.",
  weekFrom: "Woche ab",
  howSummed:
    "Dies sind Summen der Zahlen, die bei den einzelnen Archiven zu sehen sind. Jede steht für {fewest} Wiedergaben oder mehr und zählt in der Woche, in der so viele zusammengekommen waren. Geschichten, die weniger Menschen gehört haben, sind in keiner Summe, damit niemand herausfindet, wie eine einzelne Person gehört hat.",
  growth: "Wachstum",
  month: "Monat",
  newArchives: "Neue Archive",
  newAccounts: "Neue Konten",
  onlyWhatIsThere: "Nur Archive und Konten, die noch vorhanden sind.",
  earlier: "Früher",
  figure: "Kennzahl",
  period: "Zeitraum",
  value: "Wert",
  archivesPublic: "Archive, öffentlich",
  archivesUnlisted: "Archive, nicht gelistet",
  archivesPrivate: "Archive, privat",
  archivesInTrash: "Archive im Papierkorb",
  accountsUsed: "In 30 Tagen genutzte Konten",
  bytesOfFiles: "Bytes der Dateien",
});
