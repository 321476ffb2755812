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
    "Senden Sie diesen Link an alle, die mit Ihnen an „{title}“ arbeiten sollen. Auf der Seite „Personen“ des Archivs können Sie die Einladung zurückziehen.",
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
  ofOwner: "verantwortlich: {owner}",
  viewTitle: "Ansehen{title}",
  editTitle: "Bearbeiten{title}",
  translateTitle: "Übersetzen{title}",
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
    "Auf diesen Geräten sind Sie angemeldet. Haben Sie ein Smartphone verloren oder sich auf einem Schulcomputer nicht abgemeldet? Melden Sie das Gerät hier ab.",
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
  imprint: "Impressum",
  whoRunsSite: "Wer die Website „{name}“ betreibt.",
  contactAt: "Kontakt: {contact}",
  privacy: "Datenschutz",
  privacyLead: "Lesen, Hören und Gehen sind ohne Konto möglich und ohne dass Ihnen jemand folgt.",
  fromHost: "Vom Team dieser Website",
  whenYouVisit: "Bei Ihrem Besuch",
  noAdvertising:
    "Diese Website hat keine Werbung und keine Analysedienste anderer Unternehmen. Vor der Anmeldung setzt sie kein Cookie.",
  onDevice:
    "Welche Geschichten Sie gehört haben, wo Sie einen Rundgang verlassen haben, die Einstellungen des Players, gespeicherte Archive und noch nicht gesendete Texte sind auf Ihrem Gerät. Ihr Browser entfernt sie mit den Daten dieser Website.",
  positionStays:
    "Während eines Rundgangs bleibt Ihr Standort auf Ihrem Gerät. Nur wenn Sie nach Archiven in der Nähe suchen, wird er an diese Website gesendet, die antwortet und ihn nicht speichert.",
  networkAddress:
    "Ihre Netzwerkadresse dient dazu, die Zahl der Anfragen eines Geräts zu begrenzen. Das Protokoll des Programms enthält sie nicht, und sie wird nur dann für eine Weile gespeichert, wenn jemand das Passwort der Verwaltung ausprobiert.",
  howCounted: "Wie Wiedergaben gezählt werden",
  countMessage:
    "Wenn eine Geschichte endet oder Sie sie verlassen, teilt Ihr Browser dieser Website mit, welche Geschichte es war, ob sie auf einem Rundgang oder einer Seite lief und in welchem Sechzehntel der Aufnahme Sie aufgehört haben. Er sendet keine Kennung und keine Zeit.",
  countSums:
    "Die Website erhöht eine Summe der Woche um eins und vergisst die Mitteilung. Sie kann nicht erkennen, welche Wiedergaben zusammengehören. Summen werden nach zwei bis drei Jahren entfernt.",
  countOnce:
    "Ihr Gerät merkt sich, welche Geschichten gezählt wurden, damit jede einmal im Jahr zählt. Es bewahrt die Mitteilung auf, solange Sie keine Verbindung haben.",
  countFigures:
    "Wer das Archiv verantwortet, sieht Zahlen ab {fewest} Wiedergaben, auf Zehner gerundet, nach dem Ende der Woche. Private Archive werden nicht gezählt.",
  countOptOut:
    "Um nicht mitgezählt zu werden, schalten Sie in Ihrem Browser „Global Privacy Control“ oder „Do Not Track“ ein. Dann wird nichts gesendet oder gezählt.",
  whenYouSignIn: "Wenn Sie sich anmelden",
  storesAccount:
    "Die Website speichert Ihren Namen, Ihre E-Mail-Adresse und Ihr Bild, wie Ihr Anmeldedienst sie übermittelt, wann Sie zuletzt hier waren, und Ihre Anmeldungen, jeweils mit der Art des Browsers. Eine Anmeldung endet nach 30 Tagen ohne Besuch; ein Cookie auf Ihrem Gerät hält sie fest.",
  storesWork:
    "Sie speichert Ihre Archive, Entwürfe und Dateien und welche Geschichten Sie gehört haben, damit Sie auf einem anderen Gerät weitermachen können. Was Sie veröffentlichen, sehen andere, mit Ihrem Namen, wenn Sie ihn angeben.",
  coAuthors:
    "Alle, die gemeinsam an einem Archiv arbeiten, sehen die Namen der anderen. Eine Einladung per E-Mail-Adresse behält die Adresse, bis sie beantwortet, zurückgezogen oder 14 Tage alt ist.",
  reviewers:
    "Archivbetreuung und Verwaltung lesen, was Sie zur Prüfung einreichen, und sehen Ihren Namen dabei. Ihre Kommentare bleiben bei der Version; Einreichen, Freigeben und Zurückgeben stehen bis zu zwei Jahre in einem Protokoll.",
  presence:
    "Solange jemand das Formular eines gemeinsamen Archivs geöffnet hat, sehen die anderen das und bei welcher Station. Es wird innerhalb einer Minute nach dem Schließen vergessen. Wenn eine Version bei der Prüfung freigegeben wird, bleibt das so lange gespeichert wie die Rolle.",
  comments:
    "Kommentare dieser Personen zu einem Archiv lesen sie selbst und die Verwaltung, nie das Publikum. Wenn Sie Ihr Konto löschen, bleiben Ihre Kommentare beim Archiv, ohne Ihren Namen. Sollen auch die Worte verschwinden, löschen Sie diese Kommentare zuerst.",
  invitations:
    "Die Verwaltung kann eine E-Mail-Adresse zu dieser Website einladen. Die Website behält die Adresse, bis die Person beitritt, die Einladung zurückgezogen wird oder 90 Tage vorbei sind.",
  deletion:
    "Was Sie löschen, lässt sich 30 Tage lang wiederherstellen, dann wird es entfernt. Handlungen der Verwaltung werden zwei Jahre aufbewahrt. Sicherungen können Daten länger enthalten.",
  ownData:
    "In <link>Ihrem Profil</link> können Sie alles herunterladen, was zu Ihrem Konto gespeichert ist, und das Konto löschen.",
  whenYouJoinClass: "Wenn Sie einer Klasse beitreten",
  storesNickname:
    "Die Website speichert den Spitznamen, den Sie wählen, wann Sie beigetreten sind und was Sie für die Klasse schreiben, aufnehmen und fotografieren. Sie fragt nach keinem Namen und keiner Adresse. Ein Cookie hält Ihren Platz auf Ihrem Gerät fest.",
  pupilDevice:
    "Ihr Gerät bewahrt Ihre Geschichten auf, Aufnahmen und Fotos nur, bis sie gesendet sind. „Klasse auf diesem Gerät verlassen“ entfernt alles davon.",
  teacherSees:
    "Ihre Lehrkraft sieht Ihren Spitznamen und Ihre Arbeit. Die anderen in der Klasse sehen Ihren Spitznamen und Ihre abgegebene Arbeit, wenn die Lehrkraft es erlaubt. Sonst sieht beides niemand, bevor die Lehrkraft eine Geschichte ins Archiv übernimmt; Ihr Spitzname steht nur dabei, wenn die Lehrkraft es so bestimmt.",
  classEnds:
    "Wenn die Klasse endet, werden Spitznamen und Plätze auf Geräten sofort entfernt, nicht übernommene Arbeiten 30 Tage später. Nach falschen Codes wird ein Hashwert der Netzwerkadresse einige Minuten aufbewahrt. Sicherungen können Daten länger enthalten.",
  whoElse: "Wer sonst von Ihrem Besuch erfährt",
  mapHost:
    "Karten kommen von {host}. Dort werden Ihre Netzwerkadresse und der betrachtete Kartenausschnitt bekannt.",
  otherSites:
    "Manche Aufnahmen und Bilder liegen auf anderen Websites, so wie sie beim Erstellen gewählt wurden. Ihr Browser holt sie von dort.",
  addressLookup:
    "Adressen, die beim Erstellen für eine Station gesucht werden, fragt diese Website bei einem Kartendienst ab, ohne Namen zu nennen.",
  hostSees:
    "Das Team dieser Website sieht ihre Summen und ihre Daten. Die Server davor können eigene Protokolle führen: Fragen Sie das Team.",
  questionsAt: "Fragen beantwortet das Team unter {contact}.",
  privacySummary: "Was diese Website über die Menschen speichert, die sie besuchen, und was nicht.",
  licences: "Lizenzen",
  licencesSummary: "Software, Schriften, Symbole und Daten, die diese Website an Browser sendet.",
  licencesLead:
    "Das Programm enthält Software, Schriften, Symbole und Sprachmodelle anderer. Dies sind die Teile, die Browser von dieser Website erhalten, mit ihren Lizenzen.",
  placeNames:
    "Die Städte, nach denen Orte benannt werden, stammen von <geonames>GeoNames</geonames>, unter <licence>CC BY 4.0</licence>. Jede Karte nennt ihre Herkunft.",
});
