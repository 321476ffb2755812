import type { uploads as english } from "../../en/people/uploads.ts";
import { translation } from "../../translation.ts";

export const uploads = translation<typeof english>()({
  anotherPartRecordingChosen: "È stato scelto un altro estratto della registrazione.",
  recordingRemoved: "La registrazione è stata rimossa.",
  pictureRemoved: "L’immagine è stata rimossa.",
  documentRemoved: "Il documento è stato rimosso.",
  recordingReplaced: "La registrazione è stata sostituita.",
  pictureReplaced: "L’immagine è stata sostituita.",
  documentReplaced: "Il documento è stato sostituito.",
  undo: "Annulla",
  fileIsElsewhere:
    "Questo file è su un altro dispositivo. Apra lì il modulo oppure aggiunga di nuovo il file.",
  fileIsPaused: "L’invio di questo file è in pausa. Lo riprenda oppure rimuova il file.",
  fileAwaitsConnection: "Questo file attende una connessione e sarà inviato automaticamente.",
  fileAwaitsServer:
    "Al momento il server non può ricevere file. Questo sarà inviato automaticamente appena possibile.",
  fileAwaitsSignIn: "Il file sarà inviato appena avrà effettuato l’accesso.",
  fileAwaitsClass: "Il file sarà inviato quando questo dispositivo sarà di nuovo nella sua classe.",
  fieldFile: "{label}: {name}",
  fieldFileElsewhere: "{label}: non su questo dispositivo",
  fileElsewhere: "Un file su un altro dispositivo",
  noCopyHere:
    "Questo dispositivo non ha potuto salvare una copia. Tenga aperta questa pagina finché il file non è stato inviato.",
  uploadedRecording: "Registrazione caricata",
  uploadedPicture: "Immagine caricata",
  pauseSending: "Metti in pausa l’invio di «{name}»",
  resumeSending: "Riprendi l’invio di «{name}»",
  tryFileAgain: "Riprova con «{name}»",
  removeNamed: "Rimuovi «{name}»",
  removeFile: "Rimuovi il file",
  nextToConvert: "Prossimo da convertire.",
  converting: "Conversione in MP3…",
  resizing: "Ridimensionamento…",
  sending: "Invio…",
  nextToSend: "Prossimo da inviare.",
  paused: "In pausa.",
  awaitsConnection: "In attesa di una connessione. Il file sarà inviato automaticamente.",
  awaitsServer:
    "Al momento il server non può ricevere file. Il file sarà inviato automaticamente appena possibile.",
  stepPercent: "{step} {percent}%",
  isSilent:
    "In questa registrazione non si sente nulla. Controlli il microfono e registri di nuovo.",
  isQuiet:
    "Questa registrazione è così debole che il pubblico la sentirà a stento. Registri di nuovo, più vicino al microfono.",
  isDistorted:
    "Questa registrazione è così forte da risultare distorta. Registri di nuovo, più lontano dal microfono.",
  isShort:
    "Questa registrazione dura 1 secondo. Controlli che non sia stata interrotta troppo presto.",
  isVeryShort:
    "Questa registrazione dura meno di un secondo. Controlli che non sia stata interrotta troppo presto.",
  isOneSided:
    "Questa registrazione si sente da un solo orecchio. La salvi in mono con un programma audio e la aggiunga di nuovo.",
  stopIsSilent: "La tappa {number} ha una registrazione in cui non si sente nulla.",
  stopIsQuiet: "La tappa {number} ha una registrazione che il pubblico sentirà a stento.",
  stopIsDistorted: "La tappa {number} ha una registrazione così forte da risultare distorta.",
  stopIsShort: "La tappa {number} ha una registrazione di circa un secondo.",
  stopIsOneSided: "La tappa {number} ha una registrazione che si sente da un solo orecchio.",
  stopsAreSilent: "In queste registrazioni non si sente nulla: {names}.",
  stopsAreQuiet: "Il pubblico sentirà a stento queste registrazioni: {names}.",
  stopsAreDistorted: "Queste registrazioni sono così forti da risultare distorte: {names}.",
  stopsAreShort: "Queste registrazioni durano circa un secondo: {names}.",
  stopsAreOneSided: "Queste registrazioni si sentono da un solo orecchio: {names}.",
  filesFailed: {
    one: "Non è stato possibile aggiungere {count} file.",
    other: "Non è stato possibile aggiungere {count} file.",
  },
  showStop: "Mostra la tappa {number}",
  filesAwaitConnection: {
    one: "{count} file attende una connessione.",
    other: "{count} file attendono una connessione.",
  },
  filesAwaitServer: {
    one: "{count} file in attesa: al momento il server non può ricevere file.",
    other: "{count} file in attesa: al momento il server non può ricevere file.",
  },
  filesAwaitSignIn: {
    one: "{count} file sarà inviato appena avrà effettuato l’accesso.",
    other: "{count} file saranno inviati appena avrà effettuato l’accesso.",
  },
  sendingFiles: { one: "Invio di {count} file.", other: "Invio di {count} file." },
  noRoomForOriginal:
    "Il suo account non ha spazio per la registrazione originale: viene conservato solo l’MP3.",
  originalRefused: "La registrazione originale non può essere conservata: lo è solo l’MP3.",
  downloadOriginalNamed: "Scarica l’originale: {name}",
  downloadOriginal: "Scarica l’originale",
  recordingNotAdded: "Registrazione non aggiunta",
  takeNotGivenBack: "Questo dispositivo non la restituisce. Ricarichi la pagina e riprovi.",
  interruptedRecordings: "Registrazioni interrotte",
  stopInterrupted: "Una registrazione di {length} per la tappa {number} è stata interrotta.",
  useIt: "Usa",
  deleteTake: "Elimina",
  microphoneForbidden:
    "Questo sito non può usare il microfono. Lo consenta nelle impostazioni del sito (l’icona accanto all’indirizzo), poi riprovi. Oppure registri con un’altra app e aggiunga il file.",
  noMicrophone: "Nessun microfono trovato. Ne colleghi uno e riprovi, oppure aggiunga un file.",
  microphoneTaken: "Un altro programma sta usando il microfono. Lo chiuda, poi riprovi.",
  cannotRecordHere:
    "Questo browser non può registrare qui. Registri con un’altra app e aggiunga il file.",
  recorder: "Registratore",
  browserAsks:
    "Il browser chiede se questo sito può usare il microfono. Se non vede alcuna domanda, registri con un’altra app e aggiunga il file.",
  resumeRecording: "Riprendi",
  pauseRecording: "Pausa",
  stopRecording: "Ferma <hidden>la registrazione</hidden>",
  tryAgain: "Riprova",
  close: "Chiudi",
  recording: "Registrazione in corso",
  recordingPaused: "In pausa",
  recordingMuted:
    "In pausa: una chiamata o lo schermo bloccato occupa il microfono. Riprenderà automaticamente.",
  microphoneLevel: "Livello del microfono",
  noSoundYet: "Ancora nessun suono. Il microfono giusto è acceso e abbastanza vicino?",
  recordingNotStored:
    "Finora questo dispositivo non ha potuto salvare la registrazione. Tenga aperta questa pagina finché non è stata inviata.",
  ofStop: "tappa {number}",
  ofStopTitled: "tappa {number}: {title}",
  takes: { one: "{count} registrazione", other: "{count} registrazioni" },
  takesOfStop: "Registrazioni della tappa {number}",
  takeNumber: "Registrazione {number}",
  dragEnds:
    "Trascini le estremità di una registrazione per tagliarla. La tappa ha l’ultima che è stata usata.",
  pauseTake: "Metti in pausa la registrazione {number}",
  playTake: "Ascolta la registrazione {number}",
  secondsOfWhole: "{start}–{end} di {whole} s",
  secondsShort: "{seconds} s",
  deleteTakeNumber: "Elimina la registrazione {number}",
  takeIsUsed: "La registrazione di questa tappa",
  useThisTake: "Usa questa registrazione",
  takeStart: "Inizio della registrazione {number}",
  takeEnd: "Fine della registrazione {number}",
  seconds: "{seconds} secondi",
  minutesSeconds: {
    one: "{count} minuto {seconds} secondi",
    other: "{count} minuti {seconds} secondi",
  },
  unreadablePicture:
    "Questo browser non riesce a leggere l’immagine. La salvi come JPEG e la aggiunga di nuovo.",
  pictureTooLarge: "Questa immagine è troppo grande per questo dispositivo.",
  noSound: "In questa registrazione non c’è alcun suono.",
  silentFilm: "Questo filmato è senza audio. Aggiunga una registrazione o un filmato con l’audio.",
  fileTooLarge:
    "Questo file è troppo grande per questo browser. Ne salvi l’audio come MP3 o M4A e aggiunga quel file.",
  appleLossless:
    "Questa registrazione è in Apple Lossless, che questo browser non può leggere. La salvi come MP3, M4A (AAC) o WAV e la aggiunga di nuovo. Per le prossime registrazioni scelga «Compressa» sull’iPhone: Impostazioni > App > Memo Vocali > Qualità audio.",
  unreadableRecording:
    "Questo browser non riesce a leggere la registrazione. La salvi come MP3, M4A o WAV e la aggiunga di nuovo.",
  damagedAfter:
    "Questa registrazione è danneggiata dopo {time}. La apra in un programma audio, la salvi come MP3, M4A o WAV e la aggiunga di nuovo.",
  unusualSamples:
    "I campioni di questa registrazione hanno una dimensione insolita ({bytes} byte). La salvi come MP3, M4A o WAV e la aggiunga di nuovo.",
  mapTooLarge: "Questa mappa è troppo grande per questo dispositivo.",
  pdfHasPassword:
    "Questo PDF ha una password. Lo apra, lo stampi in un nuovo PDF senza password e aggiunga quello.",
  pdfIsDamaged:
    "Questo PDF è danneggiato o non è un PDF. Lo apra, lo stampi in un nuovo PDF e aggiunga quello.",
  pdfTakesTooLong:
    "Questo PDF impiega troppo tempo ad aprirsi. Lo stampi in un nuovo PDF e aggiunga quello.",
  pdfTooLarge:
    "Questo PDF è di {size} MB. Il limite è di {limit} MB: lo salvi con immagini più piccole oppure lo divida, e aggiunga il risultato.",
  pdfTooManyPages:
    "Questo PDF ha {number} pagine. Un documento può averne {most}: lo divida oppure stampi le pagine importanti in un nuovo PDF, e aggiunga quello.",
  pdfPageTooLarge:
    "La pagina {number} di questo PDF è troppo grande per questo dispositivo o richiede troppo tempo. La scansioni o la stampi in un nuovo PDF con immagini più piccole e aggiunga quello.",
  pdfPageDamaged:
    "La pagina {number} di questo PDF è danneggiata. La scansioni o la stampi in un nuovo PDF con immagini più piccole e aggiunga quello.",
  pdfHasScript:
    "Questo PDF contiene uno script o altro che si avvia da solo. Lo stampi in un nuovo PDF e usi quello.",
  pdfHasFiles: "Questo PDF contiene altri file o filmati. Lo stampi in un nuovo PDF e usi quello.",
  pdfIsEncrypted: "Questo PDF ha una password o è cifrato. Lo stampi in un nuovo PDF e usi quello.",
  pdfIsUnusual:
    "Questo PDF è fatto in modo insolito e non è possibile verificare se contiene script. Lo stampi in un nuovo PDF e usi quello.",
  fileIncomplete: "Il file non è arrivato per intero.",
  fileNotGivenBack:
    "Questo dispositivo non restituisce il file. Ricarichi la pagina e riprovi, oppure aggiunga di nuovo il file.",
  conversionStuck:
    "Questo dispositivo non ha potuto convertire il file in tempo. Riprovi; se non basta, salvi la registrazione come MP3 o l’immagine come JPEG più piccolo e aggiunga di nuovo il file.",
  recordingNotConverted:
    "Questo dispositivo non ha potuto convertire la registrazione. La salvi come MP3, M4A o WAV con un programma audio e la aggiunga di nuovo.",
  pictureNotConverted:
    "Questo dispositivo non ha potuto convertire l’immagine. La salvi come JPEG e la aggiunga di nuovo.",
  documentNotRead:
    "Questo dispositivo non ha potuto leggere il documento. Lo stampi in un nuovo PDF e lo aggiunga di nuovo.",
  fileIsTooLong:
    "Questo file è di {size} dopo la conversione. Il limite è di {limit}. Ne aggiunga uno più breve.",
  noRoomInAccount:
    "Questo file è di {size} e le restano {left} su {quota}. Liberi spazio in «I suoi file» nel suo profilo, poi riprovi.",
  noRoomInClass:
    "Questo file è di {size} e le restano {left} su {quota}. Registri un racconto più breve oppure chieda al suo docente o alla sua docente.",
  sendingRecording: "Invio…",
  writingDown: "Trascrizione… {seconds} s",
  otherDraftFirst: "Prima c’è un’altra registrazione…",
  notDrafted: "Nessuna bozza. {reason}",
  draftCancelled: "Annullato.",
});
