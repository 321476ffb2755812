import type { shell as english } from "../../en/visitors/shell.ts";
import { translation } from "../../translation.ts";

export const shell = translation<typeof english>()({
  skip: "Vai al contenuto",
  main: "Menu principale",
  footer: "Piè di pagina",
  home: "Home",
  tours: "Archivi",
  create: "Crea",
  profile: "Profilo",
  admin: "Gestione",
  exploreTours: "Esplora gli archivi",
  signIn: "Accedi",
  morePages: "Altre pagine",
  allArchives: "Tutti gli archivi",
  haveCode: "Ha un codice?",
  createArchive: "Crea un archivio",
  savedArchives: "Archivi salvati",
  forDevelopers: "Per gli sviluppatori (in inglese)",
  imprint: "Note legali",
  privacy: "Privacy",
  version: "Versione {version}",
  languages: "Lingue",
  languageOf: "Lingua: {language}",
  updating:
    "Questo server è in fase di aggiornamento e per circa un minuto non salva nulla. Continui a leggere e a scrivere: questo dispositivo conserva ciò che digita e lo invierà dopo.",
  oldBrowser:
    "Questo browser è troppo vecchio per le mappe, le passeggiate e la modifica. Qui può leggere e ascoltare. Tutto funziona da Safari {safari}, Chrome {chrome} e Firefox {firefox} in poi.",
});
