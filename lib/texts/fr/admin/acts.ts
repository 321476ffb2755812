import type { acts as english } from "../../en/admin/acts.ts";
import { translation } from "../../translation.ts";

export const acts = translation<typeof english>()({
  title: "Titre",
  owner: "Propriétaire",
  stops: "Étapes",
  deleted: "Suppression",
  timeLeft: "Temps restant",
  actions: "Actions",
  noDeleted: "Aucune archive supprimée trouvée.",
  deleteForGoodText:
    "« {title} », son historique et ses étapes seront supprimés, y compris pour la personne propriétaire. Cette action est irréversible.",
  restoreNamed: "Restaurer « {title} »",
  choose: "Sélection",
  chooseNamed: "Sélectionner « {name} »",
  allOnPage: "Tout sur cette page",
  chosenArchives: "Archives sélectionnées",
  chosenAccounts: "Comptes sélectionnés",
  archivesChosen: { one: "{count} archive sélectionnée", other: "{count} archives sélectionnées" },
  accountsChosen: { one: "{count} compte sélectionné", other: "{count} comptes sélectionnés" },
  mostAtOnce: "({most} au plus à la fois)",
  doneFirst: "{done}.",
  refused: { one: "{count} refus :", other: "{count} refus :" },
  showListNow: "Afficher la liste à jour",
  maybeDone: "{message} Une partie est peut-être déjà faite ; recommencer ne pose aucun problème.",
  makePrivate: "Rendre privées",
  makePrivateQuestion: {
    one: "Rendre privée {count} archive ?",
    other: "Rendre privées {count} archives ?",
  },
  makePrivateText: {
    one:
      "Seules la personne propriétaire et l’administration la verront. La personne propriétaire peut la rendre de nouveau publique.",
    other:
      "Seules les personnes propriétaires et l’administration les verront. Les propriétaires peuvent rendre leurs archives de nouveau publiques.",
  },
  makingPrivate: {
    one: "Passage de {count} archive en privé…",
    other: "Passage de {count} archives en privé…",
  },
  madePrivate: {
    one: "{count} archive est maintenant privée",
    other: "{count} archives sont maintenant privées",
  },
  restoring: {
    one: "Restauration de {count} archive…",
    other: "Restauration de {count} archives…",
  },
  restored: { one: "{count} archive restaurée", other: "{count} archives restaurées" },
  delete: "Supprimer",
  deleteQuestion: { one: "Supprimer {count} archive ?", other: "Supprimer {count} archives ?" },
  deleteText: {
    one:
      "Elle sera supprimée avec ses étapes pour tout le monde. Vous pouvez annuler juste après, et pendant 30 jours sous « Supprimées ». La personne propriétaire ne le peut pas.",
    other:
      "Elles seront supprimées avec leurs étapes pour tout le monde. Vous pouvez annuler juste après, et pendant 30 jours sous « Supprimées ». Les propriétaires ne le peuvent pas.",
  },
  deleteMany: { one: "Supprimer {count} archive", other: "Supprimer {count} archives" },
  deleting: { one: "Suppression de {count} archive…", other: "Suppression de {count} archives…" },
  deletedMany: { one: "{count} archive supprimée", other: "{count} archives supprimées" },
  export: "Exporter",
  move: "Transférer",
  moveButton: "Transférer…",
  moveQuestion: {
    one: "Transférer {count} archive à quelqu’un d’autre ?",
    other: "Transférer {count} archives à quelqu’un d’autre ?",
  },
  moving: { one: "Transfert de {count} archive…", other: "Transfert de {count} archives…" },
  moved: {
    one: "{count} archive transférée à {email}",
    other: "{count} archives transférées à {email}",
  },
  moveText:
    "La personne qui a cette adresse devient aussitôt propriétaire et trouve les archives dans son profil. Rien d’autre ne change : ni la visibilité, ni les personnes qui y travaillent.",
  newOwnerAddress: "Adresse e-mail du nouveau ou de la nouvelle propriétaire",
  type: "Type",
  ordered: "ordre fixe",
  discovery: "découverte libre",
  visibility: "Visibilité",
  undoNow: "Vous pouvez annuler juste après. La personne propriétaire ne le peut pas.",
  tourDeleted: "Archive supprimée",
  deleteFailed: "L’archive n’a pas pu être supprimée : {message}",
  noArchivesFound: "Aucune archive trouvée.",
  noArchives: "Il n’y a pas encore d’archives. <link>Créer la première</link>",
  viewTitle: "Voir « {title} »",
  editTitle: "Modifier « {title} »",
});
