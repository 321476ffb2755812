import type { storeProblems as english } from "../../en/server/store_problems.ts";
import { translation } from "../../translation.ts";

export const storeProblems = translation<typeof english>()({
  archiveFileCannotRead:
    "Il file {name} dell’archivio non si può leggere. Lo corregga, o lo tolga.",
  onlyMpCanPlayed: "Si possono ascoltare estratti solo di un MP3.",
  machineHeardNoWords: "In questa registrazione non sono state riconosciute parole.",
  anotherRecordingYoursBeing: "Un’altra sua registrazione è in corso di trascrizione.",
  cursorDidntComeFrom: "Questo valore di cursor non viene da una pagina di questo elenco.",
  userNotFound: "Account non trovato",
  lastAdministratorAnotherPerson:
    "È l’ultima persona della gestione. Prima deve entrarne un’altra.",
  tourNotFound: "Archivio non trovato",
  filesClassFillIts:
    "I file di questa classe occupano tutti i suoi {megabytes} MB. Chieda in classe di inserire o eliminare qualche racconto.",
  classEndedReopenFirst: "Questa classe è terminata. Prima la riapra.",
  archiveClassesThoseLast:
    "Questo archivio ha {maxClasses} classi, comprese quelle degli ultimi 30 giorni: è il limite. Ne usi una.",
  somebodyChangedClassMeanwhile:
    "Nel frattempo qualcuno ha cambiato questa classe. La guardi di nuovo, poi ripeta le sue modifiche.",
  classEndedMoreThan:
    "Questa classe è terminata da più di 30 giorni e i suoi racconti non ci sono più.",
  classFullPupilsAsk: "Questa classe è piena: ha {maxMembers} posti. Chieda in classe.",
  classEndedAskTeacher: "Questa classe è terminata. Chieda in classe se ce n’è una nuova.",
  archiveClassNotThere: "L’archivio di questa classe al momento non c’è.",
  anotherStoryIdSend: "Un altro racconto ha questo identificativo. Ne invii uno nuovo.",
  classTeacherHandsStories: "In questa classe i racconti sono assegnati dal o dalla docente.",
  classStoriesWhichLimit: "Questa classe ha {maxSubmissions} racconti: è il limite.",
  storyCantTakenYet: "Questo racconto non si può ancora inserire. {message}.",
  archiveNoSuchStop: "L’archivio non ha questa tappa.",
  cannotBlockYourselfAsk: "Non può bloccarsi da sé. Lo chieda a un’altra persona della gestione.",
  onlyAdministratorsCanDo: "Può farlo solo la gestione.",
  administratorDeletedArchiveCan:
    "La gestione ha eliminato questo archivio e può ripristinarlo. Chieda a loro.",
  archiveWasntDeletedLast: "Questo archivio non è stato eliminato negli ultimi 30 giorni.",
  thereNoRoomDocument:
    "Non c’è spazio per questo documento: registrazioni, immagini e documenti di chi è titolare di questo archivio possono occupare {megabytes} MB. Liberi spazio in «I suoi file» nel profilo, o ne chieda altro a chi gestisce questo sito.",
  tookTooLongSend: "Ci è voluto troppo tempo. Lo invii di nuovo.",
  ownerArchiveKeepsSigned:
    "Chi è titolare di questo archivio conserva le liberatorie firmate. La redazione invia una volta sola il documento di una liberatoria appena aggiunta.",
  releaseDoesntExist: "Questa liberatoria non esiste.",
  someoneChangedReleaseWhile:
    "Qualcuno ha cambiato questa liberatoria mentre la stava modificando (versione {revision}; la sua partiva da {from}). La ricarichi, poi ripeta le sue modifiche.",
  archiveMostReleases: "Un archivio ha al massimo {maxReleases} liberatorie.",
  archiveNoSuchStop2: "Questo archivio non ha questa tappa.",
  stopTestSoundAdd: "Questa tappa ha un suono di prova. Prima aggiunga la sua registrazione.",
  draftNotFound: "Bozza non trovata",
  draftWasntDeletedLast: "Questa bozza non è stata eliminata negli ultimi 30 giorni.",
  newerDraftChangesArchive:
    "Ha una bozza più recente con modifiche a questo archivio. Prima la pubblichi o la elimini.",
  formSavedAsDraft: "Questo modulo è già salvato come bozza.",
  alreadyDraftChangesArchive: "Ha già una bozza con modifiche a questo archivio.",
  draftsWhichLimitDelete: "Ha {maxDrafts} bozze: è il limite. Prima ne elimini una.",
  tooManyPeopleChanging: "Troppe persone lo stanno modificando insieme. Riprovi tra un momento.",
  idempotencyKeyUsedAnother:
    "Questo Idempotency-Key è stato usato per un’altra richiesta. Ne invii uno nuovo.",
  whatRequestCreatedBeen:
    "Ciò che questa richiesta aveva creato è stato eliminato. Per crearlo di nuovo, invii un nuovo Idempotency-Key.",
  ownersAddress: "È l’indirizzo di chi è titolare.",
  personDoesntWorkArchive: "Questa persona non lavora all’archivio.",
  newOwnersAccountBlocked: "L’account della nuova persona titolare è bloccato o eliminato.",
  archiveAlreadyBelongsPerson: "Questo archivio appartiene già a quella persona.",
  archiveAlreadyYours: "Questo archivio è già suo.",
  onlyReviewersArchiveApprove: "Può approvarlo solo chi fa la revisione di questo archivio.",
  archiveChangedMeanwhileVersion:
    "Nel frattempo l’archivio è cambiato: è alla versione {revision}. Prima la legga.",
  archiveMostPeopleBesides: "A un archivio lavorano al massimo altre {maxCoAuthors} persone.",
  workArchivesOthersWhich:
    "Lavora a {maxSharedTours} archivi di altri: è il limite. Ne lasci qualcuno.",
  archiveMostCommentsDelete:
    "Un archivio ha al massimo {most} commenti. Ne elimini qualcuno già risolto, poi riprovi.",
  answerFirstCommentThread: "Risponda al primo commento, non a una risposta.",
  onlyItsAuthorChanges: "Il testo di un commento lo cambia solo chi l’ha scritto.",
  resolveFirstCommentThread: "Risolva il primo commento, non una risposta.",
  archiveInvitationsWhichLimit:
    "Questo archivio ha {maxInvitations} inviti: è il limite. Prima ne ritiri qualcuno.",
  linkBeenUsedAs: "Questo link è stato usato il numero massimo di volte. Ne chieda uno nuovo.",
  progressNamesStopArchive: "L’avanzamento nomina una tappa che questo archivio non ha.",
  siteMostArchivists: "Un sito ha al massimo {maxArchivists} archivisti e archiviste.",
  accountBlockedDeleted: "Questo account è bloccato o eliminato.",
  thereNoAccount: "Non c’è nessun account con {addresses}.",
  accountOwnerBlockedUnblock:
    "L’account di chi è titolare è bloccato. Lo sblocchi prima di approvare.",
  versionNoLongerStored: "Questa versione non è più salvata. La restituisca.",
  versionApproved: "Questa versione è approvata.",
  archiveChangedSamePlaces:
    "L’archivio è stato cambiato negli stessi punti dopo l’inizio di questa versione. La restituisca con un commento: il modulo mostrerà entrambe.",
  versionApprovedMeanwhileVisitors:
    "Nel frattempo questa versione è stata approvata: il pubblico la vede.",
  thereInvitationsWhichLimit:
    "Ci sono {maxStanding} inviti: è il limite. Prima ne ritiri qualcuno.",
  anotherAdministratorChangedSite:
    "Nel frattempo un’altra persona della gestione ha cambiato il sito. Non è stato salvato nulla.",
  archiveItselfWithoutIts:
    "L’archivio stesso, senza le tappe, ha {bytes} byte. Il limite è {maxRecordBytes}. Accorci i testi, o sposti immagini e documenti in una tappa.",
  archiveStopsLimitSplit: "L’archivio ha {count} tappe. Il limite è {maxStops}. Lo divida in due.",
  accountArchivesIncludingRecently:
    "Questo account ha {maxTours} archivi, compresi quelli eliminati di recente: è il limite. Ne elimini qualcuno in modo definitivo nel profilo.",
  someoneChangedArchiveWhile:
    "Qualcuno ha cambiato questo archivio mentre lo stava modificando (versione {revision}; la sua partiva da {from}). Lo ricarichi, poi ripeta le sue modifiche.",
  archiveDoesntRevisionNo:
    "Questo archivio non ha, o non ha più, la versione {revision}. Conserva le 50 più recenti e quelle degli ultimi 30 giorni.",
  siteVisitorsSeeArchive:
    "Su questo sito il pubblico vede un archivio dopo una revisione. Lo invii in revisione.",
  thereArchiveAlready: "C’è già un archivio {id}.",
  canPromoteOnlyYourself: "Questi permessi può darli solo a sé.",
  noneTheseArchivesThere: "Nessuno di questi archivi c’è ancora.",
  siteSetUpAlready: "Questo sito è già configurato.",
  manyWrongCodesCame:
    "Dalla sua rete sono arrivati molti codici sbagliati. Quello giusto apre ancora la classe: lo confronti lettera per lettera con quello alla parete.",
  documentsCantStoredUploads:
    "I documenti non si possono salvare: su questo sito non si possono caricare file.",
  sendFileItsLength: "Invii il file con la sua lunghezza (Content-Length).",
  siteVisitorsSeeArchive2:
    "Su questo sito il pubblico vede un archivio dopo una revisione, e nessuna bozza. Inviti piuttosto qualcuno alla revisione dell’archivio.",
  thereNoPublicArchive: "Qui non c’è nessun archivio pubblico.",
  formatIsntImplementedAsk: "Questo formato non è disponibile; chieda json o xml.",
  thereNoPublicArchive2: "A questo indirizzo non c’è nessun archivio pubblico.",
  thereNoSuchStory: "Non c’è nessun racconto simile da ascoltare.",
  lastAddressSearchStill:
    "La sua ultima ricerca di un indirizzo è ancora in corso. Riprovi tra un momento.",
  manyPeopleLookingUp: "Molte persone stanno cercando indirizzi. Riprovi tra un momento.",
  sendMetricsTokenAs: "Invii METRICS_TOKEN come token bearer.",
  archiveNoSuchStop3: "Questo archivio non ha questa tappa. Forse nel frattempo è stata eliminata.",
  thereNothingCiteHere: "Qui non c’è nulla da citare.",
  transcriptNoTimesYet: "Questa trascrizione non ha ancora i tempi.",
  thereNoSuchStop: "Questa tappa non esiste.",
  thereNoTranscriptHere: "Qui non c’è nessuna trascrizione.",
  thereNoSuchRecording: "Questa registrazione non esiste.",
  recordingsUpMbCan: "Si possono trascrivere registrazioni fino a {megabytes} MB.",
  addressIsntFilePage: "Questo indirizzo non è un file che una pagina possa mostrare o riprodurre.",
  noSuchClass: "Questo archivio non ha questa classe.",
  deviceInNoClass: "Questo dispositivo non è in nessuna classe. Digiti di nuovo il codice.",
  codeOpensNoClass:
    "Questo codice non apre nessuna classe. Lo confronti con quello alla parete, o chieda in classe il codice di oggi.",
  nicknameTaken:
    "Qualcuno in questa classe ha questo nome. Ne prenda un altro, o chieda un codice se è lei.",
  noSuchPupil: "Questa persona non è nella classe.",
  noSuchStory: "Questa classe non ha questo lavoro.",
  lastAdministratorYou:
    "Lei è l’ultima persona della gestione. Prima di eliminare l’account deve entrarne un’altra.",
  releaseHasNoDocument: "Questa liberatoria non ha documenti.",
  nothingWaitsForReview: "Nulla di questo archivio attende la sua revisione.",
  noSuchVersion: "Questo archivio non ha, o non ha più, questa versione.",
  noMachineWrites: "Questo sito non ha un programma che trascrive le registrazioni.",
  archiveNotPublicAnyMore: "Questo archivio era qui. Non è più pubblico.",
  commentDeleted: "Questo commento non esiste, o è stato eliminato.",
  accountSavedMuch: {
    one:
      "Questo account ha salvato {megabytes} MB di archivi in un giorno: è il limite. Riprovi tra {count} minuto.",
    other:
      "Questo account ha salvato {megabytes} MB di archivi in un giorno: è il limite. Riprovi tra {count} minuti.",
  },
  invitedManyPeople: {
    one: "Ha invitato molte persone. Riprovi tra {count} minuto.",
    other: "Ha invitato molte persone. Riprovi tra {count} minuti.",
  },
  nobodySignedIn: "Nessuno ha ancora fatto l’accesso con questo indirizzo",
  nobodySignedInAsk:
    "Nessuno ha ancora fatto l’accesso con questo indirizzo. Chieda alla persona di accedere una volta.",
  notYourAddress: "Non è l’indirizzo e-mail del suo account",
  notYourAddressType: "Non è l’indirizzo e-mail del suo account. Per confermare digiti {email}.",
  wordsTooLarge:
    "I testi di questa lingua sono troppo grandi: {has} byte. Il limite è {limit}. Accorci i testi.",
  wordsTooLargeCompressed:
    "I testi di questa lingua sono troppo grandi: {has} byte se compressi. Il limite è {limit}. Accorci i testi.",
  wordsChangedMeanwhile: {
    one:
      "Nel frattempo qualcun altro ha modificato questo testo. Confronti le due versioni, poi salvi di nuovo.",
    other:
      "Nel frattempo qualcun altro ha modificato {count} di questi testi. Confronti le versioni, poi salvi di nuovo.",
  },
  noSuchLanguage: "Questo archivio non ha questa lingua",
  wordsNeedReview:
    "Su questo sito è la gestione a mostrare una lingua al pubblico, dopo averla letta",
  wordsOfOthers:
    "Possono scrivere in questa lingua solo il o la titolare di questo archivio, la redazione e chi traduce in questa lingua.",
  languageNotKnown:
    "Indichi prima in quale lingua è scritto l’archivio: il campo «Lingua» dell’archivio.",
  languageOfArchive: "L’archivio è scritto in questa lingua. Ne modifichi direttamente i testi.",
  manyLanguages: "Un archivio ha al massimo {maxLanguages} lingue oltre alla propria",
  translateAStop: "Si può tradurre solo una tappa dell’archivio.",
  nothingTranslated: "Non è ancora stato tradotto nulla.",
  noSuchWords: "L’archivio non ha il testo «{key}», o non lo ha più. Ricarichi la pagina.",
  wordsTooLong: "Il testo «{key}» è troppo lungo ({longest} caratteri al massimo)",
  stopsTooLarge:
    "Le tappe di questo archivio sono troppo grandi: {has} byte. Il limite è {limit}. Accorci i testi.",
  stopsTooLargeCompressed:
    "Le tappe di questo archivio sono troppo grandi: {has} byte se compresse. Il limite è {limit}. Accorci i testi.",
  draftTooLarge:
    "I testi di questa bozza sono troppo grandi: {has} byte. Il limite è {limit}. Accorci i testi.",
  draftTooLargeCompressed:
    "I testi di questa bozza sono troppo grandi: {has} byte se compressi. Il limite è {limit}. Accorci i testi.",
  addressServiceCantReached:
    "Il luogo non è stato trovato: il servizio di indirizzi non risponde. Inserisca coordinate o un Plus Code, o riprovi più tardi.",
  noRouter: "Questo sito non ha un server per la ricerca dei percorsi",
  routerKnowsNoSteps: "Il server dei percorsi di questo sito non può evitare le scalinate",
  progressNotFound: "Avanzamento non trovato",
  uploadNotFound: "Caricamento non trovato",
  notValidCursor: "Cursore non valido",
  blockedAsk: "Questo account è bloccato. Si rivolga alla gestione del sito.",
  classHasEnded: "Questa classe è terminata.",
  untitledFile: "File senza titolo",
  classEndsWithinYear: "Una classe termina entro un anno. Scelga un giorno precedente",
  chooseComingDay: "Scelga un giorno futuro",
  asSentence: "{message}.",
  typeYourName: "Scriva il suo nome",
  chooseOwnFile: "Registri o scelga un file suo",
  mostPhotos: "Un racconto ha al massimo {most} foto",
  storyTaken: "Questo lavoro è già stato inserito nell’archivio.",
  storyHandedIn: "Questo lavoro è stato consegnato. Lo riprenda per modificarlo.",
  fileStillSent: "Questo file è ancora in fase di invio. Consegni il racconto quando sarà arrivato",
  storyNotHandedIn: "Questo lavoro non è stato consegnato.",
  storyChangedElsewhere:
    "Nel frattempo questo lavoro è stato modificato altrove. Lo riguardi, poi rifaccia le sue modifiche.",
  storyChangedTake:
    "Nel frattempo questo lavoro è stato modificato. Lo riguardi prima di inserirlo.",
  anotherStoryAtStop:
    "Un altro racconto, «{title}», è nell’archivio a questa tappa. Scelga tra i due.",
  storyChangedMeanwhile: "Nel frattempo questo lavoro è stato modificato.",
  storyInArchive: "Questo lavoro è già nell’archivio.",
  storyBeingWorkedOn: "Questo lavoro ora non è consegnato: ci si sta ancora lavorando.",
  blockedAlready:
    "{name} ha già bloccato questo account: «{reason}» Lo sblocchi prima di bloccarlo di nuovo.",
  namedInOriginal: "Una persona nominata nell’archivio originale",
  databaseSilent:
    "Il database di questo sito non risponde. Non si è perso nulla. Riprovi tra un minuto.",
  writeUnanswered:
    "Il database di questo sito non ha detto se il salvataggio è avvenuto. Verifichi se c’è prima di inviarlo di nuovo.",
  serverBeingUpdated:
    "Questo server è in fase di aggiornamento. Non si è perso nulla. Riprovi tra un minuto.",
  originalRecording: "Registrazione originale",
  fileNotYours: "Non può usare questo file. Lo carichi qui",
  enterAnotherAddress: "Inserisca l’indirizzo di un’altra persona",
  offerEnded: "Questa proposta non è più valida. Ne chieda una nuova.",
  invitationEnded: "Questo invito non è più valido. Ne chieda uno nuovo.",
  somebody: "Qualcuno",
  anAdministrator: "La gestione",
  copyOf: "Copia di {title}",
  onlyOwnerChanges: "Solo chi è titolare di questo archivio e la gestione possono modificarlo.",
  onlyOwnerDoes: "Possono farlo solo chi è titolare di questo archivio e la gestione.",
  onlyEditorsChange: "Solo chi è titolare di questo archivio e la redazione possono modificarlo.",
  onlyPeopleDo: "Può farlo solo chi lavora a questo archivio.",
  onlyOwnerShows: "Solo chi è titolare di questo archivio può cambiarne la visibilità.",
  stopIdsCount: {
    one: "stopIds ha {count} tappa, contata da 0",
    other: "stopIds ha {count} tappe, contate da 0",
  },
  archiveStopsCount: {
    one: "Questo archivio ha {count} tappa, contata da 0",
    other: "Questo archivio ha {count} tappe, contate da 0",
  },
  enterKnownAddress: "Inserisca l’indirizzo di una persona che ha già fatto l’accesso qui",
  approvedAlready: "{name} ha già approvato questa versione.",
  returnedAlready: "{name} ha già restituito questa versione.",
  theAuthor: "La redazione",
  takenVersionBack: "{name} ha ritirato questa versione.",
  handedInSince:
    "{name} ha inviato nel frattempo un’altra versione. La confronti prima di decidere.",
  onlyInvited:
    "Qui può accedere per la prima volta solo chi ha un invito. Chieda a chi gestisce questo sito di invitare il suo indirizzo e-mail.",
  someoneChangedSameParts:
    "Qualcuno ha modificato le stesse parti di questo archivio mentre lei ci lavorava (versione {revision}; la sua partiva da {from}). Lo ricarichi, poi rifaccia le sue modifiche.",
  writerSilent:
    "Il server che trascrive le registrazioni non ha risposto. Riprovi più tardi o scriva il testo.",
  shortPlusCode: "Questo Plus Code è breve. Aggiunga una località, o inserisca il codice completo.",
});
