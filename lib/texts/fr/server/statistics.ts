import type { statistics as english } from "../../en/server/statistics.ts";
import { translation } from "../../translation.ts";

export const statistics = translation<typeof english>()({
  statisticsText: "Ce que contient ce site, et combien de fois ses récits sont écoutés.",
  archives: "Archives",
  public: "Publiques",
  unlisted: "Non répertoriées",
  private: "Privées",
  inTrash: "Dans la corbeille",
  stops: "Étapes",
  accounts: "Comptes",
  usedLately: "Utilisés ces 30 derniers jours",
  files: "Fichiers",
  sizeOfFiles: "Taille des fichiers",
  stillAdding:
    "Certains chiffres sont encore en cours de calcul. Rouvrez cette page dans une minute.",
  downloadTable: "Télécharger en tableau (CSV)",
  howFresh:
    "Certains chiffres datent d’une heure au plus. Chaque fichier compte une fois, même si plusieurs archives l’utilisent.",
  listenings: "Écoutes",
  noStoryHasFigure: "Aucun récit n’a encore de chiffre.",
  weekFrom: "Semaine du",
  howSummed:
    "Ce sont les sommes des chiffres que l’on voit pour chaque archive. Chacun représente {fewest} écoutes ou plus, et compte dans la semaine où ce nombre a été atteint. Les récits que moins de personnes ont écoutés ne sont dans aucune somme, afin que nul ne puisse savoir comment une personne a écouté.",
  growth: "Croissance",
  month: "Mois",
  newArchives: "Nouvelles archives",
  newAccounts: "Nouveaux comptes",
  onlyWhatIsThere: "Uniquement les archives et les comptes qui existent encore.",
  earlier: "Plus tôt",
  figure: "Chiffre",
  period: "Période",
  value: "Valeur",
  archivesPublic: "Archives publiques",
  archivesUnlisted: "Archives non répertoriées",
  archivesPrivate: "Archives privées",
  archivesInTrash: "Archives dans la corbeille",
  accountsUsed: "Comptes utilisés en 30 jours",
  bytesOfFiles: "Octets des fichiers",
});
