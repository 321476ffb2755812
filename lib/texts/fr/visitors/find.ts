import type { find as english } from "../../en/visitors/find.ts";
import { translation } from "../../translation.ts";

export const find = translation<typeof english>()({
  nearest: "L’archive la plus proche est {title}, {distance}.",
  nearestIn: "L’archive la plus proche est {title}, {place}, {distance}.",
  historicalArchives: "Archives historiques",
  countFound: "Résultats : {count}",
  viewAllTours: "Voir toutes les archives",
  available: {
    one: "{count} archive disponible (partagez la position pour voir les archives à proximité)",
    other: "{count} archives disponibles (partagez la position pour voir les archives à proximité)",
  },
  availableNearby: {
    one: "{count} archive disponible à proximité",
    other: "{count} archives disponibles à proximité",
  },
  noneNearby: "Aucune archive trouvée à proximité",
  locationNotFound: "Votre position est introuvable. Veuillez activer la localisation.",
  noneInArea: "Il n’y a pas de récits près de vous pour le moment.",
  findingPosition: "Recherche de votre position…",
  yourLocation: "Votre position",
  shareLocation: "Partager la position",
  nearYou: "Près de vous",
  allNearYou: "Toutes, près de vous ({count})",
  noneWithin: "Il n’y a pas d’archives à moins de {radius} km d’ici.",
  tapToListen: "Touchez à nouveau pour écouter",
  pause: "Pause",
  playStory: "Écouter un récit",
  playStoryOf: "Écouter un récit · {length}",
  openStory: "Ouvrir le récit",
  loading: "Chargement…",
  doesNotPlayNow: "Écoute impossible pour le moment",
  timeOf: "{time} sur {total}",
  storyMissing: "Le récit n’a pas pu être chargé. {message}",
  openArchive: "Ouvrir l’archive",
  continueAtStop: "Reprendre le parcours à l’étape {stop}",
  continueAtStopOf: "Reprendre le parcours à l’étape {stop} sur {total}",
  code: "Code",
  open: "Ouvrir",
  codeLetters: "Caractères du code",
  deleteLastLetter: "Supprimer le dernier caractère",
  typedLetters: "{typed} : {typedCount} caractères sur {count}",
  didYouMean: "Vouliez-vous dire {code} ?",
  codeLength:
    "Un code a six lettres et chiffres, par exemple K7M-4Q0. Comparez le vôtre avec le panneau.",
  codeLetter:
    "Les codes ont des chiffres et les lettres de A à Z, sauf le U. Comparez le vôtre avec le panneau.",
  codeCheck:
    "Presque : un caractère est faux, ou deux sont inversés. Comparez le code avec le panneau.",
  scanCode: "Scanner le code",
  waitingForCamera: "En attente de la caméra…",
  cameraPicture: "Image de la caméra",
  holdCode: "Tenez le code au milieu de l’image.",
  openingCode: "Ouverture de {code}…",
  foreignCode: "Ce n’est pas un code de ce site. Texte lu : {shown}",
  cameraRefused:
    "Cette page ne peut pas utiliser la caméra. Autorisez-la dans les paramètres de votre navigateur pour ce site. Vous pouvez aussi saisir le code.",
  noCamera: "Cet appareil n’a pas de caméra. Vous pouvez saisir le code.",
  noFittingCamera: "Cet appareil n’a pas de caméra adaptée. Vous pouvez saisir le code.",
  cameraInUse:
    "Un autre programme utilise la caméra. Fermez-le, puis réessayez. Vous pouvez aussi saisir le code.",
  cameraDidNotStart: "La caméra n’a pas démarré. Réessayez. Vous pouvez aussi saisir le code.",
  readerMissing:
    "Le programme qui lit les codes n’a pas pu être chargé. Vérifiez la connexion Internet, puis réessayez. Vous pouvez aussi saisir le code.",
  noCameraHere:
    "Ce navigateur ne laisse aucune page utiliser la caméra ici. Vous pouvez saisir le code.",
  cameraFailed: "La caméra ne peut pas être utilisée : {message}. Vous pouvez saisir le code.",
  mapOfAll: "Carte de toutes les archives",
  skipMap: "Passer la carte : toutes les archives sont dans la liste ci-dessous",
  mapTilesMissing:
    "Le fond de carte n’a pas pu être chargé. Les archives sont quand même au bon endroit.",
  mapArchivesMissing:
    "Les archives n’ont pas pu être chargées : {error} Déplacez la carte pour réessayer.",
  archivesOnMap: { one: "{count} archive sur la carte", other: "{count} archives sur la carte" },
  archivesZoomIn: { one: "{count} archive : zoomer", other: "{count} archives : zoomer" },
  showInList: "Afficher dans la liste",
  stopsAndDuration: { one: "{count} étape, {duration}", other: "{count} étapes, {duration}" },
  lookingForSaved: "Recherche des archives enregistrées…",
  savedOnDevice: {
    one: "Sur cet appareil : {count} archive, {size}.",
    other: "Sur cet appareil : {count} archives, {size} en tout.",
  },
  archivesAndSize: { one: "{count} archive, {size}.", other: "{count} archives, {size} en tout." },
  removeQuestion: "Retirer de cet appareil ?",
  removeText:
    "Une connexion Internet sera alors nécessaire pour « {title} ». L’archive elle-même reste en ligne.",
  remove: "Retirer",
  removeTitle: "Retirer « {title} »",
  notRemoved: "Non retirée",
  stopsAndSize: { one: "{count} étape · {size}", other: "{count} étapes · {size}" },
  stopsPartlySaved: {
    one: "{count} étape · seulement {saved} sur {size}",
    other: "{count} étapes · seulement {saved} sur {size}",
  },
  savedUnknown:
    "Ce navigateur ne montre pas ce qui est enregistré ici. Rien n’est perdu : rechargez la page ou redémarrez le navigateur. Si cette fenêtre est privée, ouvrez-en une normale.",
  noneSaved: "Aucune archive enregistrée",
  noneSavedText:
    "Ouvrez une archive pendant que vous êtes en ligne, et choisissez « Enregistrer sur l’appareil ». Vous pourrez ensuite la lire et écouter ses récits sans connexion Internet.",
  exploreArchives: "Explorer les archives",
  searchSaved: "Rechercher dans les archives enregistrées",
  nothingInSaved: "Aucun résultat dans les archives enregistrées.",
  foundIn: { one: "Trouvé dans {count} archive :", other: "Trouvé dans {count} archives :" },
  openedBefore: "Déjà ouvertes",
  openedBeforeText:
    "Vous pouvez lire ces archives ici. Leurs récits et leurs cartes manquent peut-être.",
});
