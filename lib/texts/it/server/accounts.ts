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
    "Invii questo link a chi lavorerà con lei a «{title}». Può ritirare l’invito nella pagina «Persone» dell’archivio.",
  showPeople: "Mostra le persone",
  invitationEnded: "Questo invito non è più valido",
  invitationEndedText: "È stato ritirato o è scaduto. Ne chieda uno nuovo a chi l’ha inviato.",
  signInButton: "Accedi",
  offerToOther: "Questa proposta è per un altro account",
  offerToOtherText:
    "«{title}» è stato offerto da {from} a un altro account, non a {email}. Esca e acceda con quell’account, oppure chieda una nuova proposta.",
  goToProfile: "Vai al profilo",
  sharedArchives: "Archivi a cui lavora con altri",
  ofOwner: "titolare: {owner}",
  viewTitle: "Vedi{title}",
  editTitle: "Modifica{title}",
  translateTitle: "Traduci{title}",
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
  welcome: "Le diamo il benvenuto",
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
  invitationSignIn: "{from} la invita a lavorare a «{title}». Acceda per accettare o rifiutare.",
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
  imprint: "Note legali",
  whoRunsSite: "Chi gestisce «{name}».",
  contactAt: "Contatti: {contact}",
  privacy: "Informativa sulla privacy",
  privacyLead: "Può leggere, ascoltare e camminare senza account e senza che nessuno la segua.",
  fromHost: "Da chi gestisce questo sito",
  whenYouVisit: "Quando visita il sito",
  noAdvertising:
    "Questo sito non ha pubblicità né strumenti di analisi di altre aziende. Non imposta cookie prima che lei acceda.",
  onDevice:
    "I racconti che ha ascoltato, il punto in cui ha lasciato una passeggiata, le impostazioni del lettore, gli archivi salvati e i testi non inviati sono sul suo dispositivo. Il browser li rimuove con i dati di questo sito.",
  positionStays:
    "Durante una passeggiata la sua posizione resta sul dispositivo. Viene inviata a questo sito solo quando cerca archivi nelle vicinanze; il sito risponde e non la conserva.",
  networkAddress:
    "Il suo indirizzo di rete serve a limitare le richieste di un singolo dispositivo. Il registro del programma non lo contiene ed è conservato, per qualche tempo, solo quando qualcuno prova la password di gestione.",
  howCounted: "Come si contano gli ascolti",
  countMessage:
    "Quando un racconto finisce o lei lo lascia, il browser comunica a questo sito il racconto, se era in una passeggiata o su una pagina, e in quale sedicesimo della registrazione lo ha lasciato. Non invia identificativi né orari.",
  countSums:
    "Il sito aggiunge uno a un totale della settimana e dimentica il messaggio. Non può sapere quali ascolti vanno insieme. I totali vengono eliminati dopo due o tre anni.",
  countOnce:
    "Il dispositivo ricorda quali racconti sono stati contati, così ciascuno conta una volta l’anno. Conserva il messaggio finché non c’è connessione.",
  countFigures:
    "I titolari vedono le cifre a partire da {fewest} ascolti, arrotondate alle decine, a settimana conclusa. Gli archivi privati non vengono contati.",
  countOptOut:
    "Per non essere contati, attivi «Global Privacy Control» o «Do Not Track» nel browser. In quel caso nulla viene inviato o contato.",
  whenYouSignIn: "Quando accede",
  storesAccount:
    "Il sito conserva nome, indirizzo e-mail e immagine così come li fornisce il suo servizio di accesso, la data dell’ultima visita e i suoi accessi, ciascuno con il tipo di browser. Un accesso termina dopo 30 giorni senza visite; un cookie lo mantiene sul dispositivo.",
  storesWork:
    "Conserva i suoi archivi, le bozze, i file e i racconti che ha ascoltato, così può continuare su un altro dispositivo. Ciò che pubblica è visibile ad altri, con il suo nome se lo indica.",
  coAuthors:
    "Chi lavora insieme a un archivio vede i nomi degli altri. Un invito per e-mail conserva l’indirizzo finché non riceve risposta, non viene ritirato o non compie 14 giorni.",
  reviewers:
    "Archivisti e gestione leggono ciò che invia in revisione e vedono il suo nome. I loro commenti restano con la versione; invii, approvazioni e restituzioni restano in un registro fino a due anni.",
  presence:
    "Mentre qualcuno ha aperto il modulo di un archivio condiviso, gli altri lo vedono, e in quale tappa. Viene dimenticato entro un minuto dalla chiusura. L’approvazione di una versione in revisione è conservata finché dura il ruolo.",
  comments:
    "I commenti che scrivono su un archivio sono letti da queste persone e dalla gestione, mai dal pubblico. Se elimina il suo account, i suoi commenti restano con l’archivio, senza il suo nome. Perché scompaiano anche le parole, elimini prima quei commenti.",
  invitations:
    "La gestione può invitare un indirizzo e-mail a questo sito. Il sito conserva l’indirizzo finché la persona non entra, l’invito non viene ritirato o non passano 90 giorni.",
  deletion:
    "Ciò che elimina può essere ripristinato per 30 giorni, poi viene rimosso. Le azioni della gestione sono conservate per due anni. I backup possono conservare i dati più a lungo.",
  ownData:
    "Nel <link>suo profilo</link> può scaricare tutto ciò che è conservato sul suo account ed eliminare l’account.",
  whenYouJoinClass: "Quando entra in una classe",
  storesNickname:
    "Il sito conserva il soprannome che sceglie, la data in cui entra nella classe e ciò che scrive, registra e fotografa per la classe. Non chiede nome né indirizzo. Un cookie mantiene il suo posto sul dispositivo.",
  pupilDevice:
    "Il dispositivo conserva i suoi racconti; le registrazioni e le foto solo finché non sono inviate. «Esci dalla classe su questo dispositivo» elimina tutto.",
  teacherSees:
    "Il o la docente vede il suo soprannome e il suo lavoro. La classe vede il suo soprannome, e il lavoro una volta consegnato, se il o la docente lo permette. Nessun altro li vede prima che il racconto entri nell’archivio; il soprannome compare solo se il o la docente lo decide.",
  classEnds:
    "Quando la classe termina, i soprannomi e i posti sui dispositivi vengono rimossi subito; i lavori non inseriti nell’archivio, dopo 30 giorni. Dopo codici errati un hash dell’indirizzo di rete è conservato per alcuni minuti. I backup possono conservare i dati più a lungo.",
  whoElse: "Chi altro viene a sapere della visita",
  mapHost:
    "Le mappe vengono da {host}, che apprende il suo indirizzo di rete e la parte della mappa che guarda.",
  otherSites:
    "Alcune registrazioni e immagini si trovano su altri siti, scelti da chi le ha aggiunte. Il browser le prende da lì.",
  addressLookup:
    "Gli indirizzi cercati per una tappa sono richiesti a un servizio di mappe da questo sito, senza il nome della persona.",
  hostSees:
    "Chi gestisce questo sito ne vede i totali e i dati. I server che lo precedono possono tenere registri propri: chieda a chi lo gestisce.",
  questionsAt: "Per domande: {contact}.",
  privacySummary: "Che cosa questo sito conserva delle persone che lo visitano e che cosa no.",
  licences: "Licenze",
  licencesSummary: "Il software, i caratteri, le icone e i dati che questo sito invia ai browser.",
  licencesLead:
    "Il programma è realizzato con software, caratteri, icone e modelli vocali di altri. Queste sono le parti che i browser ricevono da questo sito, con le loro licenze.",
  placeNames:
    "Le città che danno il nome ai luoghi vengono da <geonames>GeoNames</geonames>, con licenza <licence>CC BY 4.0</licence>. Ogni mappa indica la sua provenienza.",
});
