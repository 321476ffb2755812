import type { shell as english } from "../../en/visitors/shell.ts";
import { translation } from "../../translation.ts";

export const shell = translation<typeof english>()({
  skip: "Aller au contenu",
  main: "Menu principal",
  footer: "Pied de page",
  home: "Accueil",
  tours: "Archives",
  create: "Créer",
  profile: "Profil",
  admin: "Administration",
  exploreTours: "Explorer les archives",
  signIn: "Se connecter",
  morePages: "Autres pages",
  allArchives: "Toutes les archives",
  haveCode: "Vous avez un code ?",
  createArchive: "Créer une archive",
  savedArchives: "Archives enregistrées",
  forDevelopers: "Pour les développeurs (en anglais)",
  imprint: "Mentions légales",
  privacy: "Confidentialité",
  version: "Version {version}",
  languages: "Langues",
  languageOf: "Langue : {language}",
  updating:
    "Ce serveur est en cours de mise à jour et n’enregistre rien pendant une minute environ. Continuez à lire et à écrire : cet appareil garde ce que vous saisissez et l’enverra ensuite.",
  oldBrowser:
    "Ce navigateur est trop ancien pour les cartes, les parcours et la modification. Vous pouvez lire et écouter ici. Tout fonctionne à partir de Safari {safari}, Chrome {chrome} et Firefox {firefox}.",
});
