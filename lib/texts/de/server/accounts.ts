import type { accounts as english } from "../../en/server/accounts.ts";
import { translation } from "../../translation.ts";

export const accounts = translation<typeof english>()({
  signIn: "Anmelden",
  closeWindow: "Sie können dieses Fenster schließen.",
  sharedFilesText:
    "Teilen Sie eine Aufnahme oder ein Foto aus dem Rekorder oder der Galerie Ihres Smartphones mit dem installierten Programm. Die Datei wartet hier auf diesem Gerät, bis Sie ihr Archiv auswählen.",
  accountDeleted: "Ihr Konto wurde gelöscht",
  logIn: "Anmelden",
  accountBlocked: "Ihr Konto ist gesperrt",
  blockHidesArchives: "Bis dahin kann nur die Verwaltung Ihre Archive sehen.",
  accessRequired: "Anmeldung erforderlich",
  logInToDelete: "Melden Sie sich bei Ihrem Konto an, um es zu löschen.",
  ownMediaGo: "Ihre Aufnahmen und Bilder, außer wenn ein Archiv, das bleibt, sie verwendet.",
  backToProfile: "Zurück zum Profil",
  deleteYourAccount: "Konto löschen",
  whatIsDeleted: "Was gelöscht wird",
  profileGoes: "Ihr Name, Ihre E-Mail-Adresse, Ihr Bild und Ihre Anmeldungen auf allen Geräten.",
  deviceDataGoes: "Alles, was dieses Gerät über Ihr Konto gespeichert hat.",
  whatStays: "Was bleibt",
  archivesStay: "Die Archive, die Sie nicht löschen, mit allen Versionen.",
  auditLogStays:
    "Was Sie in der Verwaltung getan haben: Das Protokoll bewahrt es zwei Jahre lang auf.",
  copiesStay: "Kopien, die andere gespeichert haben, und die Sicherungen dieser Website.",
  deletionIsFinal:
    "Das lässt sich nicht rückgängig machen. Wenn Sie sich später wieder anmelden, erhalten Sie ein neues, leeres Konto. Vielleicht möchten Sie zuerst <link>Ihre Daten herunterladen</link>.",
  archiveForYou: "Ein Archiv für Sie",
  ownOffer: "Dieses Angebot ist von Ihnen",
  ownOfferText:
    "Senden Sie diesen Link an die neue verantwortliche Person für „{title}“. Bis zur Annahme bleibt das Archiv bei Ihnen. Auf der Seite des Archivs können Sie das Angebot zurückziehen.",
  viewArchive: "Archiv ansehen",
  offerEnded: "Dieses Angebot gilt nicht mehr",
  offerEndedText:
    "Es wurde beantwortet, zurückgezogen oder ist abgelaufen. Bitten Sie die Person, die es gesendet hat, um ein neues.",
  invitationForYou: "Eine Einladung für Sie",
  ownInvitation: "Das ist Ihre Einladung",
  ownInvitationText:
    "Senden Sie diesen Link an alle, die mit Ihnen an „{title}“ arbeiten sollen. Auf der Seite der Mitwirkenden des Archivs können Sie die Einladung zurückziehen.",
  showPeople: "Personen anzeigen",
  invitationEnded: "Diese Einladung gilt nicht mehr",
  invitationEndedText:
    "Sie wurde zurückgezogen oder ist abgelaufen. Bitten Sie die Person, die sie gesendet hat, um eine neue.",
  signInButton: "Anmelden",
  offerToOther: "Dieses Angebot gilt für ein anderes Konto",
  offerToOtherText:
    "„{title}“ wurde von {from} einem anderen Konto angeboten, nicht {email}. Melden Sie sich ab und mit jenem Konto an, oder bitten Sie um ein neues Angebot.",
  goToProfile: "Zum Profil",
  sharedArchives: "Archive, an denen Sie mitarbeiten",
  editor: "Redaktion",
  reviewer: "Prüfung",
  ofOwner: "verantwortlich: {owner}",
  viewTitle: "Ansehen{title}",
  editTitle: "Bearbeiten{title}",
  peopleTitle: "Personen{title}",
  logOut: "Abmelden",
  accountIsDeleted: "Ihr Konto ist gelöscht",
  loggedOutDone: "Sie sind abgemeldet",
  thankYou:
    "Vielen Dank für Ihren Besuch. Sie können die Archive auch ohne Konto weiter entdecken.",
  returnHome: "Zur Startseite",
  logInAgain: "Erneut anmelden",
  accountDeletedTitle: "Konto gelöscht",
  loggedOut: "Abgemeldet",
  stillSignedIn: "Sie sind noch angemeldet",
  signedInAs: "Dieser Browser ist angemeldet als {name}.",
  youAreInvited: "Sie sind eingeladen",
  invitedText:
    "Mit diesem Link können Sie sich hier zum ersten Mal anmelden. Danach brauchen Sie ihn nicht mehr.",
  welcome: "Willkommen",
  welcomeText: "Sie haben jetzt ein Konto. Das nächste Mal melden Sie sich ohne diesen Link an.",
  createAnArchive: "Archiv erstellen",
  yourProfile: "Ihr Profil",
  linkEndedText:
    "Sie wurde zurückgezogen, ist abgelaufen oder so oft benutzt worden, wie es erlaubt war. Bitten Sie das Team dieser Website um eine neue. Wenn Sie schon ein Konto haben, melden Sie sich ohne sie an.",
  goHome: "Zur Startseite",
  notSignedIn: "Nicht angemeldet",
  tryAgain: "Erneut versuchen",
  continueSignedOut: "Ohne Anmeldung fortfahren",
  logInForProfile:
    "Ihr Profil zeigt Ihre Archive und Ihren Fortschritt. Melden Sie sich an, um es zu sehen.",
  profile: "Profil",
  backToApp: "Zurück zur App",
  hiddenArchives: "Verborgene Archive, an denen Sie mitarbeiten",
  yourFiles: "Ihre Dateien",
  yourDevices: "Ihre Geräte",
  yourDevicesText:
    "Auf diesen Geräten sind Sie angemeldet. Smartphone verloren, oder auf einem Schulcomputer angemeldet geblieben? Melden Sie es ab.",
  yourAccount: "Ihr Konto",
  yourAccountText:
    "Laden Sie alles herunter, was diese Website über Sie speichert, oder löschen Sie Ihr Konto endgültig.",
  downloadMyData: "Meine Daten herunterladen",
  deleteMyAccount: "Mein Konto löschen",
  classNeedsScript:
    "Hier schreiben Sie Ihre Geschichten und nehmen sie auf. Dafür ist JavaScript nötig: Schalten Sie es in den Einstellungen dieses Browsers ein, oder verwenden Sie einen anderen.",
  yourClass: "Ihre Klasse",
  joinClass: "Einer Klasse beitreten",
  createTitle: "Archiv erstellen",
  createText:
    "Erstellen Sie einen Rundgang aus Ihren eigenen Aufnahmen. Beginnen Sie mit einem Beispiel oder einem leeren Archiv.",
  siteIsSetUp: "Diese Website wird eingerichtet",
  siteIsSetUpText: "Die ersten Archive sind unterwegs. Schauen Sie bald wieder vorbei.",
  setUpSite: "Website einrichten",
  setUpText:
    "Das Publikum sieht, dass die Website eingerichtet wird, bis sie ihr erstes Archiv hat.",
  forHosts: "Für das Team dieser Website",
  setSignIn:
    "Die Anmeldung ist ausgeschaltet. Setzen Sie <code>GOOGLE_CLIENT_ID</code> und <code>GOOGLE_CLIENT_SECRET</code>, oder <code>OIDC_ISSUER</code>, <code>OIDC_CLIENT_ID</code> und <code>OIDC_CLIENT_SECRET</code>, und starten Sie den Server neu.",
  signInIsSet: "Die Anmeldung ist eingerichtet.",
  setAdminPassword:
    "Es ist kein Verwaltungspasswort gesetzt. Setzen Sie <code>ADMIN_PASSWORD</code> (mindestens 16 Zeichen), und starten Sie den Server neu. Bis dahin kann niemand die Verwaltung übernehmen.",
  becomeAdministrator:
    "<link>Übernehmen Sie die Verwaltung</link> mit dem Passwort, das als <code>ADMIN_PASSWORD</code> gesetzt ist.",
  thenNameSite:
    "Geben Sie der Website dann hier einen Namen, und erstellen Sie ihr erstes Archiv, oder fügen Sie ein Beispiel ein.",
  testPage: "Testseite",
  serverAnswers: "Der Server antwortet. Version {version}.",
  testTitle: "Test",
  draftsGo: { one: "{count} Entwurf.", other: "{count} Entwürfe." },
  progressGoes: {
    one: "Ihr Fortschritt in {count} Archiv.",
    other: "Ihr Fortschritt in {count} Archiven.",
  },
  deletedArchivesGo: {
    one: "Die wiederherstellbaren Kopien von {count} gelöschten Archiv.",
    other: "Die wiederherstellbaren Kopien von {count} gelöschten Archiven.",
  },
  offerSignIn:
    "{from} möchte Ihnen „{title}“ übergeben. Melden Sie sich an, um anzunehmen oder abzulehnen.",
  invitationSignIn:
    "{from} lädt Sie ein, an „{title}“ mitzuarbeiten. Melden Sie sich an, um anzunehmen oder abzulehnen.",
  sharedFiles: "Geteilte Dateien",
  noSuchCode:
    "Das ist kein Klassencode: Ein Klassencode hat zehn Buchstaben und Ziffern. Vergleichen Sie ihn mit dem an der Wand.",
  nobodyPromoted:
    "Niemand kann Verwaltungsrechte erhalten: ADMIN_PASSWORD ist auf dem Server nicht gesetzt.",
  checkPassword: "Prüfen Sie das Passwort.",
  accountClosed: "Dieses Konto wurde gesperrt oder gelöscht.",
  tooManyTries: {
    one: "Zu viele Versuche. Versuchen Sie es in {count} Minute erneut.",
    other: "Zu viele Versuche. Versuchen Sie es in {count} Minuten erneut.",
  },
  tokenInvalid: "Die Anmeldung ist ungültig oder abgelaufen. Melden Sie sich erneut an.",
});
