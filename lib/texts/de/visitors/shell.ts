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
  exploreTours: "Entdecken",
  signIn: "Anmelden",
  morePages: "Weitere Seiten",
  allArchives: "Alle Archive",
  haveCode: "Code eingeben",
  createArchive: "Archiv erstellen",
  savedArchives: "Gespeicherte Archive",
  forDevelopers: "Entwicklung (englisch)",
  imprint: "Impressum",
  privacy: "Datenschutz",
  version: "Version {version}",
  languages: "Sprachen",
  updating:
    "Dieser Server wird gerade aktualisiert und speichert etwa eine Minute lang nichts. Lesen und schreiben Sie weiter: Dieses Gerät behält, was Sie eingeben, und sendet es danach.",
  oldBrowser:
    "Dieser Browser ist zu alt für Karten, Rundgänge und das Bearbeiten. Lesen und Anhören ist möglich. Alles funktioniert ab Safari {safari}, Chrome {chrome} und Firefox {firefox}.",
  error: "Fehler",
  tryAgain: "Erneut versuchen",
  reload: "Neu laden",
  reloadPage: "Seite neu laden",
  close: "Schließen",
  notification: "Mitteilung",
  notifications: "Mitteilungen ({key})",
  cancel: "Abbrechen",
  yes: "Ja",
  areYouSure: "Sind Sie sicher?",
  loading: "Wird geladen",
  tapAgain: "Noch einmal tippen",
  triesAgain: "Diese Seite versucht es von selbst erneut.",
  somethingWentWrong: "Etwas ist schiefgelaufen",
  partStopped:
    "Dieser Teil der Seite funktioniert nicht mehr. Laden Sie die Seite neu, um es erneut zu versuchen.",
  partFailed: "Ein Teil dieser Seite konnte nicht geladen werden.",
  partNotHere: "Ein Teil dieser Seite ist noch nicht da.",
  partIsLate:
    "Ein Teil dieser Seite ist noch nicht da. Warten Sie einen Moment oder laden Sie die Seite neu.",
  pageFailed:
    "Diese Seite konnte nicht geladen werden. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.",
  pageFailedPlaying:
    "Diese Seite konnte nicht geladen werden. Prüfen Sie die Internetverbindung. Die Geschichte läuft weiter.",
  pageFailedByServer:
    "Diese Seite konnte nicht geladen werden: Der Server hat ein Problem (Fehler {status}). Versuchen Sie es in einer Minute erneut.",
  pageIsSlow: "Diese Seite braucht lange zum Laden.",
  stopLoading: "Laden abbrechen",
  updated: "Aktualisiert",
  isNewVersion: "Dies ist die neue Version der Website.",
  hasNewVersion:
    "Es gibt eine neue Version dieser Website. Laden Sie die Seite neu, wenn keine Geschichte läuft.",
  nextPage: "Nächste Seite dieser Liste",
  showMore: "Mehr anzeigen",
  countShown: "{shown} angezeigt",
  countShownOf: "{shown} von {total} angezeigt",
  nextArchivesFailed:
    "Die nächsten Archive konnten nicht geladen werden. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.",
  searchFailed:
    "Die Suche hat nicht funktioniert. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.",
  searchTownInstead:
    "{message}. Suchen Sie stattdessen nach einem Ort oder versuchen Sie es erneut.",
  readOn: "Weiterlesen",
  showLess: "Weniger anzeigen",
  justNow: "gerade eben",
  createdBy: "Erstellt von {name}",
  qrCodeOf: "QR-Code von {text}",
  linkCopied: "Link kopiert",
  copyLink: "Kopieren Sie diesen Link, um ihn zu teilen",
  signInHere: "Auf dieser Seite anmelden",
  signInGoogle: "Mit Google anmelden",
  popupBlocked: "Das Anmeldefenster wurde blockiert. Bitte erlauben Sie Pop-ups für diese Website.",
  signInCancelled: "Die Anmeldung wurde abgebrochen.",
  signInNotEnabled:
    "Die Anmeldung mit Google ist in der Konsole des Anbieters nicht aktiviert. Bitte aktivieren Sie sie dort bei den Anmeldemethoden.",
  unauthorizedDomain:
    "Diese Domain ist nicht zugelassen. Bitte fügen Sie sie in den Einstellungen des Anbieters hinzu.",
  accountBlocked:
    "Dieses Konto ist gesperrt. Bitten Sie die Verwaltung dieser Website, zum Beispiel Ihre Lehrkraft, die Sperre aufzuheben.",
  notInvited:
    "Wer sich hier zum ersten Mal anmeldet, braucht eine Einladung. Bitten Sie das Team dieser Website, die E-Mail-Adresse einzuladen, mit der Sie sich anmelden.",
  signInFailed:
    "Bei der Anmeldung mit Google ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.",
  accountOf: "Konto von {name}",
  logOut: "Abmelden",
  logOutQuestion: "Abmelden?",
  logOutText:
    "Sie können sich jederzeit wieder anmelden. Ihre Archive und Entwürfe bleiben erhalten. Aufnahmen und Bilder, die noch nicht gesendet sind, werden von diesem Gerät entfernt.",
  signOutEverywhere: "Überall abmelden",
  signOutEverywhereQuestion: "Überall abmelden?",
  signOutEverywhereText:
    "Sie werden auf allen Smartphones und Computern abgemeldet, auch auf diesem. Aufnahmen und Bilder, die noch nicht gesendet sind, werden von diesem Gerät entfernt.",
  unsavedArchiveGoes:
    "Auf diesem Gerät ist ein Archiv, das Sie noch nicht gespeichert haben. Es wird gelöscht, weil vielleicht auch andere dieses Gerät benutzen.",
  unsentProgressGoes:
    "Ein Teil Ihres Fortschritts ist noch nicht gesendet. Er wird zuerst gesendet, doch ohne Internetverbindung geht er verloren.",
  keepProgress: "Fortschritt behalten?",
  keepProgressText:
    "Sie haben auf diesem Gerät Archive begonnen, bevor Sie sich angemeldet haben. Möchten Sie den Fortschritt zu Ihrem Konto hinzufügen?",
  addToAccount: "Zum Konto hinzufügen",
  installName: "„{name}“ installieren",
  installText: "Zum Startbildschirm hinzufügen: schnell zur Hand und offline nutzbar",
  tapShare: "Tippen Sie auf <strong>Teilen</strong>",
  chooseAddToHome: "Wählen Sie <strong>Zum Home-Bildschirm</strong>",
  notNow: "Nicht jetzt",
  install: "Installieren",
  enableLocation: "Standort freigeben",
  positionStays: "Ihr Standort verlässt dieses Gerät nur, wenn Sie in der Nähe suchen.",
  nearbyArchives: "Archive in der Nähe",
  closestFirst: "Sie sehen die nächstgelegenen Archive zuerst.",
  autoPlay: "Automatisch abspielen",
  autoPlayText: "Jede Geschichte beginnt, wenn Sie ihren Ort erreichen.",
  enableAndStart: "Freigeben und starten",
  skipLocation: "Ohne Standort weiter",
  useEverythingElse: "{message}. Alles andere können Sie weiterhin nutzen. {allowLater}",
  tagline: "Geschichte wird lebendig, wenn Orte erzählen",
  dismiss: "Ausblenden",
});
