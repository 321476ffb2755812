import type { saving as english } from "../../en/authors/saving.ts";
import { translation } from "../../translation.ts";

export const saving = translation<typeof english>()({
  saveFailed: "Échec de l’enregistrement",
  saveFailedText: "Votre travail n’a pas pu être enregistré. Veuillez réessayer.",
  loadDraft: "Charger un brouillon ({count})",
  yourDrafts: "Vos brouillons",
  drafts: "Brouillons",
  blankArchive: "Archive vide",
  templateAndTime: "{template}, enregistré {timeAgo}",
  loadTitle: "Charger<hidden> : {title}</hidden>",
  previewLink: "Lien d’aperçu",
  openTheDraft: "Ouvrir le brouillon",
  showDeletedArchives: "Afficher les archives supprimées",
  deletedNotPublished:
    "Vous n’avez pas publié ces modifications. Créez-en une nouvelle archive, ou restaurez d’abord l’archive supprimée depuis votre profil.",
  deletedSaved:
    "Elle a été supprimée pendant que vous la modifiiez. Vos modifications sont enregistrées dans un brouillon. Créez-en une nouvelle archive, ou restaurez d’abord l’archive supprimée depuis votre profil.",
  deletedNotSaved:
    "Elle a été supprimée pendant que vous la modifiiez. Laissez cette page ouverte jusqu’à ce que vos modifications soient enregistrées dans un brouillon, ou exportez l’archive.",
  archiveDeleted: "Cette archive a été supprimée",
  movedNotPublished:
    "Vous n’avez pas publié ces modifications. Créez-en une nouvelle archive, ou montrez-les à la personne propriétaire avec un lien d’aperçu.",
  movedSaved:
    "L’archive a été transférée, ou votre rôle y a pris fin, pendant que vous la modifiiez. Vos modifications sont enregistrées dans un brouillon. Créez-en une nouvelle archive, ou montrez-les à la personne propriétaire avec un lien d’aperçu.",
  movedNotSaved:
    "L’archive a été transférée, ou votre rôle y a pris fin, pendant que vous la modifiiez. Laissez cette page ouverte jusqu’à ce que vos modifications soient enregistrées dans un brouillon, ou exportez l’archive.",
  noLongerYours: "Vous ne travaillez plus sur cette archive",
  changesDiscarded: "Modifications abandonnées",
  unpublishedChanges: "Vous avez des modifications non publiées",
  savedAgoPublish: "Enregistrées {timeAgo}. Choisissez « Enregistrer » pour les publier.",
  chooseSaveChanges: "Choisissez « Enregistrer » pour les publier.",
  discardChanges: "Abandonner les modifications",
  draftGone: "Il a été supprimé ou appartient à quelqu’un d’autre.",
  draftNotFound: "Brouillon introuvable",
  draftDeleted: "Brouillon supprimé",
  notSavedYet: "Pas encore enregistré. Enregistrement automatique activé",
  draftSaved: "Brouillon enregistré. Enregistrement automatique activé",
  notSavedYetCopied:
    "Pas encore enregistré. {why} Une copie est sur cet appareil et l’enregistrement sera retenté automatiquement",
  notSavedYetNoCopy:
    "Pas encore enregistré. {why} Cet appareil ne peut pas garder de copie : laissez cette page ouverte ou exportez l’archive",
  notSavedCopied: "Non enregistré. {reason} Une copie est sur cet appareil",
  notSavedNoCopy:
    "Non enregistré. {reason} Cet appareil ne peut pas garder de copie : laissez cette page ouverte ou exportez l’archive",
  notSavedChoose: "Non enregistré : choisissez d’abord la version à garder",
  savedHereOnly: "Enregistré sur cet appareil seulement",
  notSavedExport:
    "Non enregistré : cet appareil ne peut pas garder de copie. Exportez l’archive avant de quitter cette page",
  autoSavingEnabled: "Enregistrement automatique activé",
  accountDeletedCopied:
    "Votre compte a été supprimé dans une autre fenêtre ou sur un autre appareil. Ce que vous avez saisi est enregistré sur cet appareil. Connectez-vous pour commencer un nouveau compte avec, ou exportez l’archive.",
  accountDeletedNoCopy:
    "Votre compte a été supprimé dans une autre fenêtre ou sur un autre appareil, et cet appareil ne peut pas garder de copie du formulaire. Exportez l’archive avant de quitter cette page.",
  sessionEndedCopied:
    "Votre session a pris fin. Vos modifications sont enregistrées sur cet appareil. Reconnectez-vous pour les enregistrer.",
  sessionEndedNoCopy:
    "Votre session a pris fin, et cet appareil ne peut pas garder vos modifications. Exportez l’archive, reconnectez-vous, puis importez-la.",
  signInLater:
    "Vous pouvez commencer sans vous connecter. Votre travail est enregistré sur cet appareil. Connectez-vous pour enregistrer des brouillons et créer l’archive.",
  signInFirst:
    "Cet appareil ne peut pas garder votre travail. Connectez-vous d’abord pour enregistrer des brouillons et créer l’archive.",
  restoreYourWork: "Restaurer votre travail ?",
  startedWithoutAccount: "Une archive commencée ici sans compte",
  untitledArchive: "Archive sans titre",
  storedHereAgo: "enregistré sur cet appareil {timeAgo}",
  restore: "Restaurer",
  discard: "Abandonner",
  sameChanged: "Quelqu’un d’autre et vous avez modifié la même partie",
  keepMine: "Garder le mien",
  takeTheirs: "Prendre l’autre",
  orderStops: "Ordre des étapes",
  useThisVersion: "Utiliser cette version",
  bothVersionsSame: "Les deux versions sont identiques.",
  keepAllMine: "Garder tout le mien",
  takeAllTheirs: "Prendre tout l’autre",
  orderForm: "L’ordre de ce formulaire",
  orderSavedVersion: "L’ordre de la version enregistrée",
  deleted: "Supprimée",
  title: "Titre",
  picture: "Image",
  chapterAtTime: "Chapitre à {time}",
  startStillDefault: "Le point de départ est encore celui par défaut, à San Francisco.",
  stillDefaultPlace: "Encore au lieu par défaut : {stops}.",
  startFarAway: "La première étape est à {distance} du point de départ.",
  samePlaceAsBefore: "Au même lieu que l’étape précédente : {stops}.",
  testSoundPlays: "Un son de test remplace un enregistrement : {stops}.",
  readyForVisitors: "Prête pour le public ?",
  whoCanSee: "Visibilité",
  handedInFirst:
    "Vous la soumettez à relecture : le public la verra dès qu’un ou une archiviste l’aura approuvée.",
  changeAnyTime: "Vous pouvez changer cela à tout moment sur la page de l’archive.",
  whatVisitorsWillSee: "Ce que verra le public",
  keepWriting: "Continuer à écrire",
  createMeOnly: "Créer pour moi seulement",
  handIn: "Soumettre à relecture",
  publishArchive: "Publier l’archive",
  whoMayUse: "Qui peut la réutiliser",
  rights: "Droits",
  notSaid: "Non précisé",
  nothingSaid: "Rien n’est précisé : le public doit vous demander.",
  whoLeftOut: "Qui est laissé de côté",
  nobodyLeftOut: "Personne, autant que cette page puisse en juger.",
  fixThisFirst: "Corriger<hidden> ceci d’abord</hidden>",
  recordingsDontLoad: "Ces enregistrements ne se chargent pas : {stops}.",
  worthChecking: "À vérifier",
  checkingRecordings: "Vérification des enregistrements : {checked} sur {total}",
  allRecordingsPlay: {
    one: "L’enregistrement s’écoute bien.",
    other: "Tous les enregistrements s’écoutent bien.",
  },
  tourDetails: "À propos de l’archive",
  stopNumbered: "Étape {stop}",
  whatIsLeft: "Ce qu’il reste à faire",
  nextGap: "Suivant<hidden> : champ à compléter</hidden>",
  showAll: "Tout afficher",
  ctrlEnterHint:
    "Dans le formulaire, <kbd>Ctrl</kbd>+<kbd>Entrée</kbd> mène au prochain champ à compléter.",
  readyToPublish: "Prête à être publiée",
  nothingChangedYet: "Rien n’a encore changé",
  readyWith: "À publier : {changes}",
  keepReplaced: "Garder « {replaced} »",
  signIn: "Se connecter",
  waiting: "En attente",
  lookingUpPlaces: "Recherche des lieux saisis…",
  cancelAndEdit: "Annuler<hidden> et continuer à modifier</hidden>",
  otherFilesArrived: "Tous les autres fichiers sont arrivés.",
  keepWritingMeanwhile:
    "Vous pouvez continuer à écrire. Ce qui se trouvera alors dans le formulaire sera enregistré.",
  oneWaitsOffline: "1 fichier attend une connexion Internet.",
  oneWaitsBusy:
    "1 fichier est en attente : le serveur ne peut pas recevoir de fichiers pour le moment.",
  oneWaitsSignedOut: "1 fichier attend que vous vous connectiez.",
  oneIsSent: "1 fichier est encore en cours d’envoi.",
  filesWaitOffline: {
    one: "{count} fichier sur {all} attend une connexion Internet.",
    other: "{count} fichiers sur {all} attendent une connexion Internet.",
  },
  filesWaitBusy: {
    one:
      "{count} fichier sur {all} est en attente : le serveur ne peut pas recevoir de fichiers pour le moment.",
    other:
      "{count} fichiers sur {all} sont en attente : le serveur ne peut pas recevoir de fichiers pour le moment.",
  },
  filesWaitSignedOut: {
    one: "{count} fichier sur {all} attend que vous vous connectiez.",
    other: "{count} fichiers sur {all} attendent que vous vous connectiez.",
  },
  filesAreSent: {
    one: "{count} fichier sur {all} est encore en cours d’envoi.",
    other: "{count} fichiers sur {all} sont encore en cours d’envoi.",
  },
  resume: "Reprendre",
  tryAgain: "Réessayer",
  recordingNotSent: "{where} : l’enregistrement « {name} » n’a pas été envoyé. {reason}",
  aRecordingNotSent: "{where} : l’enregistrement n’a pas été envoyé. {reason}",
  pictureNotSent: "{where} : l’image « {name} » n’a pas été envoyée. {reason}",
  aPictureNotSent: "{where} : l’image n’a pas été envoyée. {reason}",
  documentNotSent: "{where} : le document « {name} » n’a pas été envoyé. {reason}",
  aDocumentNotSent: "{where} : le document n’a pas été envoyé. {reason}",
  goWithout: "Continuer sans<hidden> : {name}</hidden>",
  showStop: "Afficher l’étape {stop}",
  describeStops: { one: "Décrire {count} étape", other: "Décrire {count} étapes" },
  byTranscripts: {
    one: "avec les premières phrases de la transcription",
    other: "avec les premières phrases des transcriptions",
  },
  durationIs: "Durée : {duration}",
  byRoute: "selon l’itinéraire et les enregistrements",
  wheelsNothingSaid:
    "Les personnes en fauteuil roulant ne savent pas si elles peuvent y aller : rien n’est dit des marches, des pentes et des moyens de les éviter.",
  theArchives: "l’image de l’archive",
  wheelsCantKnow: "Les personnes en fauteuil roulant ne savent pas si elles peuvent y aller",
  deafMiss: {
    one: "Les personnes sourdes manquent {count} récit",
    other: "Les personnes sourdes manquent {count} récits",
  },
  blindMiss: {
    one: "Les personnes aveugles manquent {count} image",
    other: "Les personnes aveugles manquent {count} images",
  },
  deafMissIn: {
    one: "Les personnes sourdes manquent {count} récit sans transcription : {stops}.",
    other: "Les personnes sourdes manquent {count} récits sans transcription : {stops}.",
  },
  blindMissIn: {
    one: "Les personnes aveugles manquent {count} image sans description : {stops}.",
    other: "Les personnes aveugles manquent {count} images sans description : {stops}.",
  },
  saving: "Enregistrement…",
  noSuchStop: "(aucune étape de ce type)",
  stopTitled: "Étape « {title} »",
  fieldOfStop: "Étape « {title} » : {field}",
  sameChangedText:
    "Quelqu’un a enregistré cette archive pendant que vous la modifiiez : vos modifications ne sont donc pas encore enregistrées. Les siennes et les vôtres sont fusionnées, sauf là où vous avez modifié la même partie. Choisissez ce qu’il faut garder, puis enregistrez à nouveau.",
  archiveChanged: "Quelqu’un d’autre a modifié cette archive",
  archiveChangedText:
    "Quelqu’un l’a enregistrée pendant que vous la modifiiez : vos modifications ne sont donc pas encore enregistrées. Choisissez la version à garder, puis enregistrez à nouveau.",
  draftChanged: "Ce brouillon a été modifié ailleurs",
  draftChangedText:
    "Il a été enregistré dans un autre onglet ou sur un autre appareil : vos modifications ne sont donc pas encore enregistrées. Choisissez la version à garder.",
  stopNamed: "étape {number}, « {title} »",
  namesAndMore: "{names} ; et {more} de plus",
  blankNeeds:
    "Une archive a besoin d’un titre, d’une durée, d’une description et d’une étape avec un enregistrement.",
  detailsChanged: "informations modifiées",
  detailsAndStopsChanged: {
    one: "informations et {count} étape modifiées",
    other: "informations et {count} étapes modifiées",
  },
  stopsChanged: { one: "{count} étape modifiée", other: "{count} étapes modifiées" },
  stopsAdded: { one: "{count} étape ajoutée", other: "{count} étapes ajoutées" },
  moreAdded: "ajout : {count}",
  stopsRemoved: { one: "{count} étape retirée", other: "{count} étapes retirées" },
  moreRemoved: "retrait : {count}",
  orderChanged: "ordre modifié",
});
