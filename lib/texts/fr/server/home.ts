import type { home as english } from "../../en/server/home.ts";
import { translation } from "../../translation.ts";

export const home = translation<typeof english>()({
  newArchives: "Nouvelles archives",
  newArchivesOf: "{name} : nouvelles archives",
  storiesShown: "Les récits là où ils se sont passés",
  searchShown: "Chercher dans toutes les archives",
  welcome: "Bienvenue, {name}",
  whatHappened: "Que s’est-il passé par ici ?",
  noAdministrator:
    "Ce site n’a pas encore d’administration. Si vous le gérez, <link>prenez-la en charge</link>.",
  archivesWith: "Archives avec « {q} »",
  showMap: "Afficher la carte",
  hideMap: "Masquer la carte",
  haveCode: "Vous avez un code ?",
  archives: "Archives",
  onlySomeWords: "Aucune archive ne contient tous ces mots. Celles-ci en contiennent certains.",
  backToNewest: "Retour aux plus récentes",
  backToFirstPage: "Retour à la première page",
  countArchives: { one: "{count} archive", other: "{count} archives" },
  noArchivesYet: "Aucune archive pour l’instant",
  emptyShelves:
    "Les étagères sont encore vides. Créez la première archive à partir des enregistrements de votre école.",
  createFirstArchive: "Créer la première archive",
  howItWorks: "Comment ça marche",
  fromCollection: "Dans la collection",
  allArchives: "Toutes les archives",
  everySchool: "Chaque école a une histoire qui mérite un parcours",
  whySignIn:
    "Connectez-vous pour enregistrer votre progression, et transformez les enregistrements oubliés dans les cartons de votre école en un parcours que l’on suit avec un téléphone.",
  signInToBegin: "Se connecter et commencer",
  walkWhereItHappened: "Marchez là où cela s’est passé",
  discoverHistory: "Écoutez l’histoire là où elle <kept>s’est passée</kept>",
  exploreAllTours: "Explorer toutes les archives",
  featured: {
    one: "{title}, {count} étape, {duration}",
    other: "{title}, {count} étapes, {duration}",
  },
  home: "Accueil",
  found: { one: "{count} archive trouvée", other: "{count} archives trouvées" },
  foundSomeWords: {
    one: "{count} archive trouvée avec certains de ces mots",
    other: "{count} archives trouvées avec certains de ces mots",
  },
  foundAmong: {
    one: "{count} archive trouvée parmi les {searched} plus récentes",
    other: "{count} archives trouvées parmi les {searched} plus récentes",
  },
  foundSomeWordsAmong: {
    one: "{count} archive trouvée avec certains de ces mots parmi les {searched} plus récentes",
    other: "{count} archives trouvées avec certains de ces mots parmi les {searched} plus récentes",
  },
  searchUpTo30: "jusqu’à 30 min",
  search30To60: "de 30 à 60 min",
  searchOver60: "plus de 60 min",
  searchNear: "à proximité ({place})",
  searchWithin: "moins de {distance} autour ({place})",
  exploreLocations: "Explorer les lieux",
  exploreLocationsHow:
    "Trouvez des archives sur la carte et allez là où les récits se sont déroulés : un coin de rue, une porte, un banc.",
  listenToStories: "Écouter les récits",
  listenToStoriesHow:
    "Placez-vous au bon endroit et son récit commence. Ou écoutez n’importe quel récit d’où que vous soyez.",
  saveProgress: "Enregistrer la progression",
  saveProgressHow:
    "Connectez-vous pour enregistrer votre progression dans chaque archive et créer les vôtres.",
  seconds: "{seconds} s",
});
