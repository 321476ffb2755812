import type { releases as english } from "../../en/authors/releases.ts";
import { translation } from "../../translation.ts";

export const releases = translation<typeof english>()({
  addSignedDocument: "Ajouter le document signé",
  addDocument: "Ajouter le document",
  sending: "Envoi…",
  signedDocument: "Document signé",
  documentHint:
    "Un document numérisé en PDF, JPEG ou PNG, de {limit} Mo au maximum. Seules la personne propriétaire et l’administration peuvent l’ouvrir.",
  documentTooLarge:
    "Ce fichier dépasse {limit} Mo. Numérisez le document en noir et blanc ou avec une résolution plus faible, puis choisissez ce nouveau fichier.",
  sendingPercent: "Envoi du document… {percent} %",
  sendingDocument: "Envoi du document",
  readingFile: "Lecture du fichier…",
  addingOf: "Ajout {place} sur {total}…",
  addFromExport: "Ajouter les autorisations d’une archive exportée (ZIP)",
  exportedArchive: "Une archive exportée avec ses autorisations",
  noneAdded: "Aucune autorisation n’a été ajoutée",
  releasesAdded: { one: "{count} autorisation ajoutée", other: "{count} autorisations ajoutées" },
  releasesLeft: {
    one:
      "{count} autorisation est déjà là ou concerne un enregistrement que cette archive n’a pas.",
    other:
      "{count} autorisations sont déjà là ou concernent des enregistrements que cette archive n’a pas.",
  },
  noReleasesAll:
    "Il n’y a pas encore d’autorisations. Tous les récits sont aussi accessibles que l’archive.",
  noReleasesOne:
    "Il n’y a pas encore d’autorisations. Le récit est aussi accessible que l’archive.",
  releasedAgain: "Autorisation rétablie",
  ownerKeeps:
    "<strong>La personne propriétaire conserve les autorisations signées.</strong> Vous pouvez en ajouter une ; vous voyez ensuite qu’elle est là et si elle est valable. Pour modifier, révoquer ou supprimer une autorisation, adressez-vous à la personne propriétaire.",
  recordingUnused: "Un enregistrement qui n’est plus utilisé",
  notSaved: "Non enregistrée",
  releaseAdded: "Autorisation ajoutée",
  addedWithoutDocument:
    "Autorisation ajoutée sans son document : choisissez-le à nouveau dans la liste",
  documentAdded: "Document ajouté",
  releaseSaved: "Autorisation enregistrée",
  withdrawTitle: "Révoquer l’autorisation donnée par {person} ?",
  withdrawText:
    "Le public ne reçoit plus ce récit, dans aucune de vos archives. Les appareils qui en ont une copie la retirent dès leur prochaine connexion Internet.",
  withdraw: "Révoquer",
  releaseWithdrawn: "Autorisation révoquée",
  deleteTitle: "Supprimer l’autorisation donnée par {person} ?",
  deleteText:
    "Ce qui était convenu est effacé, avec le document. Sans autorisation, un récit est aussi accessible que son archive.",
  delete: "Supprimer",
  releaseDeleted: "Autorisation supprimée",
  deleteDocumentTitle: "Supprimer le document signé par {person} ?",
  deleteDocumentText:
    "L’autorisation reste inchangée. Le fichier est retiré définitivement de ce site.",
  documentDeleted: "Document supprimé",
  whoIsHeard: "Personne que l’on entend",
  whoMayHear: "Qui peut l’écouter",
  everybody: "Tout le monde",
  withLink: "Toute personne ayant le lien d’une archive non répertoriée",
  everybodyFrom: "Tout le monde, à partir d’un jour donné",
  from: "À partir du",
  fromHint: "Le jour commence à minuit (UTC).",
  whoKeeps: "Qui conserve le document",
  whoKeepsHint: "Par exemple : secrétariat, classeur bleu.",
  otherDocument: "Un autre document à sa place",
  editRelease: "Modifier l’autorisation donnée par {person}",
  addAReleaseTitle: "Ajouter une autorisation",
  save: "Enregistrer",
  addRelease: "Ajouter l’autorisation",
  saving: "Enregistrement…",
  adding: "Ajout…",
  story: "Récit",
  changedMeanwhile:
    "Quelqu’un a modifié cette autorisation entre-temps. Elle indique maintenant : {terms}. Enregistrez à nouveau pour la remplacer par ce qui figure ici, ou annulez.",
  terms: "{person} ; {scope}",
  termsKept: "{person} ; {scope} ; document : {keeper}",
  documentAt: "Document : {keeper}",
  signedDocumentIs: "Document signé :",
  deleteDocument: "Supprimer le document signé par {person}",
  edit: "Modifier<hidden>l’autorisation donnée par {person}</hidden>",
  withdrawOne: "Révoquer<hidden>l’autorisation donnée par {person}</hidden>",
  releaseAgain: "Rétablir<hidden>l’autorisation donnée par {person}</hidden>",
  deleteRelease: "Supprimer l’autorisation donnée par {person}",
  withdrawnOn: "Révoquée le {date}",
  forLink: "Pour toute personne ayant le lien d’une archive non répertoriée",
  forEverybody: "Pour tout le monde",
  notBefore: "Non publique avant le {date}",
  sinceDay: "Pour tout le monde depuis le {date}",
  releasesField: "Autorisations",
  releasesSummary: "Ce que les personnes que l’on entend ont accepté.",
  loadingReleases: "Chargement des autorisations…",
  tryAgain: "Réessayer",
  allReleases: "Toutes les autorisations de l’archive",
});
