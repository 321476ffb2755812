import type { shell as english } from "../../en/visitors/shell.ts";
import { translation } from "../../translation.ts";

export const shell = translation<typeof english>()({
  skip: "Zum Inhalt springen",
  main: "Hauptmenü",
  footer: "Fußzeile",
  home: "Start",
  tours: "Archive",
  create: "Erstellen",
  profile: "Profil",
  admin: "Verwaltung",
  exploreTours: "Archive entdecken",
  signIn: "Anmelden",
  morePages: "Weitere Seiten",
  allArchives: "Alle Archive",
  haveCode: "Code eingeben",
  createArchive: "Archiv erstellen",
  savedArchives: "Gespeicherte Archive",
  forDevelopers: "Für Entwickler (englisch)",
  imprint: "Impressum",
  privacy: "Datenschutz",
  version: "Version {version}",
  languages: "Sprachen",
  languageOf: "Sprache: {language}",
  updating:
    "Dieser Server wird gerade aktualisiert und speichert etwa eine Minute lang nichts. Lesen und schreiben Sie weiter: Dieses Gerät behält, was Sie eingeben, und sendet es danach.",
  oldBrowser:
    "Dieser Browser ist zu alt für Karten, Rundgänge und das Bearbeiten. Lesen und Anhören ist möglich. Alles funktioniert ab Safari {safari}, Chrome {chrome} und Firefox {firefox}.",
});
