import type { accounts as english } from "../../en/server/accounts.ts";
import { translation } from "../../translation.ts";

export const accounts = translation<typeof english>()({
  signIn: "Accedi",
  closeWindow: "Può chiudere questa finestra.",
  sharedFilesText:
    "Condivida una registrazione o una foto con il programma installato, dal registratore o dalla galleria del telefono. Il file aspetta qui, su questo dispositivo, finché non sceglie il suo archivio.",
  accountDeleted: "Il suo account è stato eliminato",
  logIn: "Accedi",
  accountBlocked: "Il suo account è bloccato",
  blockHidesArchives: "Fino ad allora, solo la gestione può vedere i suoi archivi.",
  accessRequired: "Accesso richiesto",
  logInToDelete: "Acceda al suo account per eliminarlo.",
  ownMediaGo: "Le sue registrazioni e immagini, tranne quelle usate da un archivio che resta.",
  backToProfile: "Torna al profilo",
  deleteYourAccount: "Eliminare il suo account",
  whatIsDeleted: "Che cosa viene eliminato",
  profileGoes:
    "Il suo nome, il suo indirizzo e-mail, la sua immagine e gli accessi su tutti i dispositivi.",
  deviceDataGoes: "Tutto ciò che questo dispositivo ha salvato del suo account.",
  whatStays: "Che cosa resta",
  archivesStay: "Gli archivi che non elimina, con tutte le versioni.",
  auditLogStays:
    "Ciò che ha fatto nella gestione: il registro delle attività lo conserva per due anni.",
  copiesStay: "Le copie salvate da altre persone e i backup di questo sito.",
  deletionIsFinal:
    "L’operazione non si può annullare. Se accederà di nuovo in seguito, avrà un account nuovo e vuoto. Se vuole, prima <link>scarichi i suoi dati</link>.",
  archiveForYou: "Un archivio per lei",
  ownOffer: "Questa proposta è sua",
  ownOfferText:
    "Invii questo link al nuovo o alla nuova titolare di «{title}». Resta suo finché la proposta non viene accettata. Può ritirarla sulla pagina dell’archivio.",
  viewArchive: "Vedi l’archivio",
  offerEnded: "Questa proposta non è più valida",
  offerEndedText:
    "Ha ricevuto una risposta, è stata ritirata o è scaduta. Ne chieda una nuova a chi l’ha inviata.",
  invitationForYou: "Un invito per lei",
  ownInvitation: "Questo è il suo invito",
  ownInvitationText:
    "Invii questo link a chi lavorerà con lei a «{title}». Può ritirare l’invito sulla pagina delle persone dell’archivio.",
  showPeople: "Mostra le persone",
  invitationEnded: "Questo invito non è più valido",
  invitationEndedText: "È stato ritirato o è scaduto. Ne chieda uno nuovo a chi l’ha inviato.",
  signInButton: "Accedi",
  offerToOther: "Questa proposta è per un altro account",
  offerToOtherText:
    "«{title}» è stato offerto da {from} a un altro account, non a {email}. Esca e acceda con quell’account, oppure chieda una nuova proposta.",
  goToProfile: "Vai al profilo",
  sharedArchives: "Archivi a cui lavora con altri",
  editor: "Redazione",
  reviewer: "Revisione",
  ofOwner: "titolare: {owner}",
  viewTitle: "Vedi{title}",
  editTitle: "Modifica{title}",
  peopleTitle: "Persone{title}",
  logOut: "Esci",
  accountIsDeleted: "Il suo account è stato eliminato",
  loggedOutDone: "Accesso chiuso",
  thankYou: "Grazie della visita. Può continuare a esplorare gli archivi senza account.",
  returnHome: "Torna alla home",
  logInAgain: "Accedi di nuovo",
  accountDeletedTitle: "Account eliminato",
  loggedOut: "Accesso chiuso",
  stillSignedIn: "L’accesso è ancora attivo",
  signedInAs: "Accesso attivo in questo browser: {name}.",
  youAreInvited: "Ha ricevuto un invito",
  invitedText:
    "Con questo link può accedere qui per la prima volta. In seguito non le servirà più.",
  welcome: "Un caloroso benvenuto",
  welcomeText: "Ora ha un account qui. La prossima volta acceda senza questo link.",
  createAnArchive: "Crea un archivio",
  yourProfile: "Il suo profilo",
  linkEndedText:
    "È stato ritirato, è scaduto o è stato usato quante volte era permesso. Ne chieda uno nuovo a chi gestisce questo sito. Se ha un account, acceda senza invito.",
  goHome: "Vai alla home",
  notSignedIn: "Accesso non effettuato",
  tryAgain: "Riprova",
  continueSignedOut: "Continua senza accedere",
  logInForProfile: "Il suo profilo mostra i suoi archivi e il suo avanzamento. Acceda per vederlo.",
  profile: "Profilo",
  backToApp: "Torna all’app",
  hiddenArchives: "Archivi nascosti a cui lavora",
  yourFiles: "I suoi file",
  yourDevices: "I suoi dispositivi",
  yourDevicesText:
    "L’accesso è attivo su questi dispositivi. Ha perso un telefono, o lasciato aperto l’accesso su un computer della scuola? Lo chiuda qui.",
  yourAccount: "Il suo account",
  yourAccountText:
    "Scarichi tutto ciò che questo sito conserva su di lei, o elimini definitivamente il suo account.",
  downloadMyData: "Scarica i miei dati",
  deleteMyAccount: "Elimina il mio account",
  classNeedsScript:
    "Qui scrive e registra i suoi racconti. Serve JavaScript: lo attivi nelle impostazioni di questo browser o ne usi un altro.",
  yourClass: "La sua classe",
  joinClass: "Entra in una classe",
  createTitle: "Crea un archivio",
  createText:
    "Crei una passeggiata con le sue registrazioni. Parta da un esempio o da un archivio vuoto.",
  siteIsSetUp: "Questo sito è in allestimento",
  siteIsSetUpText: "I primi archivi sono in arrivo. Torni presto.",
  setUpSite: "Configurare questo sito",
  setUpText: "Il pubblico vede che il sito è in allestimento finché non ha il primo archivio.",
  forHosts: "Per chi gestisce questo sito",
  setSignIn:
    "L’accesso è disattivato. Imposti <code>GOOGLE_CLIENT_ID</code> e <code>GOOGLE_CLIENT_SECRET</code>, oppure <code>OIDC_ISSUER</code>, <code>OIDC_CLIENT_ID</code> e <code>OIDC_CLIENT_SECRET</code>, e riavvii il server.",
  signInIsSet: "L’accesso è configurato.",
  setAdminPassword:
    "Non è impostata alcuna password di gestione. Imposti <code>ADMIN_PASSWORD</code> (almeno 16 caratteri) e riavvii il server. Fino ad allora nessuno può assumere la gestione.",
  becomeAdministrator:
    "<link>Assuma la gestione</link> con la password impostata come <code>ADMIN_PASSWORD</code>.",
  thenNameSite: "Poi dia qui un nome al sito e crei il primo archivio o aggiunga un esempio.",
  testPage: "Pagina di prova",
  serverAnswers: "Il server risponde. Versione {version}.",
  testTitle: "Prova",
  draftsGo: { one: "{count} bozza.", other: "{count} bozze." },
  progressGoes: {
    one: "Il suo avanzamento in {count} archivio.",
    other: "Il suo avanzamento in {count} archivi.",
  },
  deletedArchivesGo: {
    one: "Le copie ripristinabili di {count} archivio eliminato.",
    other: "Le copie ripristinabili di {count} archivi eliminati.",
  },
  offerSignIn: "{from} vuole trasferirle «{title}». Acceda per accettare o rifiutare.",
  invitationSignIn: "{from} invita a lavorare a «{title}». Acceda per accettare o rifiutare.",
  sharedFiles: "File condivisi",
  noSuchCode:
    "Non è il codice di una classe: ha dieci lettere e cifre. Lo confronti con quello alla parete.",
  nobodyPromoted:
    "Nessuno può ricevere i diritti di gestione: ADMIN_PASSWORD non è impostato sul server.",
  checkPassword: "Controlli la password.",
  accountClosed: "Questo account è stato bloccato o eliminato.",
  tooManyTries: {
    one: "Troppi tentativi. Riprovi tra {count} minuto.",
    other: "Troppi tentativi. Riprovi tra {count} minuti.",
  },
  tokenInvalid: "L’accesso non è valido o è scaduto. Acceda di nuovo.",
});
