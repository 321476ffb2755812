import type { fileProblems as english } from "../../en/server/file_problems.ts";
import { translation } from "../../translation.ts";

export const fileProblems = translation<typeof english>()({
  fileEmptyChooseAnother: "Questo file è vuoto. Ne scelga un altro.",
  fileTooLargeLimit:
    "Questo file è troppo grande: un documento può avere al massimo {megabytes} MB. Lo scansioni in bianco e nero o a una risoluzione più bassa, poi lo invii.",
  connectionLostBeforeWhole:
    "La connessione si è interrotta prima che arrivasse tutto il file. Lo invii di nuovo.",
  uploadNotFound: "Caricamento non trovato",
  serverRemovingSameFile: "Il server sta rimuovendo lo stesso file. Riprovi tra un minuto.",
  someoneElseStoringRemoving:
    "Un’altra persona sta salvando o rimuovendo lo stesso file. Riprovi tra un minuto.",
  recordingIsntMpOnly: "Questa registrazione non è un MP3, e solo gli MP3 hanno estratti.",
  recordingGone: "Questa registrazione non c’è più.",
  partBeginsAfterEnd: "Questo estratto inizia dopo la fine della registrazione.",
  tooManyFilesBeing: "Si stanno inviando troppi file insieme. Riprovi tra un minuto.",
  connectionLostAnotherRequest:
    "La connessione si è interrotta, o un’altra richiesta ha preso il suo posto. Chieda a che punto è il caricamento e continui da lì.",
  theseNotNextBytes:
    "Non sono i byte successivi. Chieda a che punto è il caricamento e continui da lì.",
  headerTusResumableMissing: "Manca l’intestazione Tus-Resumable: 1.0.0.",
  moreThanAnnouncedUpload: "È più di quanto annunciato per questo caricamento.",
  anotherRequestUploadStill:
    "Un’altra richiesta per questo caricamento è ancora in corso. Riprovi.",
  uploadRequestNotValid: "La richiesta di caricamento non è valida: {reason}",
  shaFileMustHexadecimal: "Lo SHA-256 del file deve avere 64 cifre esadecimali.",
  shaRecordingMustHexadecimal: "Lo SHA-256 della registrazione deve avere 64 cifre esadecimali.",
  beginUploadFirstThen: "Prima inizi il caricamento, poi invii i byte con PATCH.",
  mustWholeNumberBytes: "{name} deve essere un numero intero di byte, in cifre.",
  filesStoryDontFit:
    "I file di questo racconto non entrano nell’account di chi è titolare dell’archivio. Liberi spazio in «I suoi file» nel suo profilo, o ne chieda altro a chi gestisce questo sito.",
  archiveNamesFilesWere:
    "Questo archivio nomina file caricati da altri. Carichi al loro posto una registrazione o un’immagine sua.",
  unfinishedUploadsFinishCancel:
    "Ha {maxUploads} caricamenti non finiti. Prima ne finisca o annulli uno.",
  recordingMadeFileNot:
    "La registrazione fatta con questo file non è nel suo account, o ha già i suoi originali.",
  recordingsPicturesWhichLimit:
    "Ha {maxFiles} registrazioni e immagini: è il limite. Tolga dai suoi archivi e dalle bozze ciò che non le serve più, poi elimini ciò che nulla usa in «I suoi file» nel profilo.",
  fileMbAlreadyUse:
    "Questo file è di {megabytes} MB, e lei usa già {used} dei suoi {quota} MB. Invii un file più piccolo, o liberi spazio in «I suoi file» nel profilo. Chi gestisce questo sito può dargliene altro.",
  uploadCameMoreThan:
    "Questo caricamento è arrivato in più di {maxUploadParts} pezzi. Lo annulli e invii di nuovo il file in pezzi più grandi.",
  anotherRequestContinuedUpload:
    "Un’altra richiesta ha continuato questo caricamento. Chieda a che punto è e continui da lì.",
  fileOfType:
    "È un file di tipo {type}. Invii registrazioni MP3, M4A e WAV, immagini JPEG, PNG e WebP, o PDF.",
  fileTooLarge:
    "Questo file è di {megabytes} MB. Il limite è {limit} MB. Invii una registrazione più breve o con un bitrate più basso.",
  fileMuchTooLarge:
    "Questo file è troppo grande. Il limite è {limit} MB. Invii una registrazione più breve o con un bitrate più basso.",
  archiveHasManyFiles:
    "L’archivio ha {count} file; ogni immagine conta in tutte le sue dimensioni. Il limite è {limit}. Lo divida in due.",
  draftHasManyFiles:
    "La bozza ha {count} file; ogni immagine conta in tutte le sue dimensioni. Il limite è {limit}. La divida in due.",
  fileDamaged: "Il file è arrivato danneggiato. Lo invii di nuovo.",
  tookTooLong:
    "Non è stato possibile leggere questo file in tempo: è danneggiato o fatto in modo insolito. Converta una registrazione in MP3, o salvi un’immagine come nuovo JPEG, e lo invii.",
  notADocument:
    "Questo file non è un PDF, un JPEG o un PNG. Scansioni il documento in PDF, o lo fotografi, e invii quello.",
  documentDamaged:
    "Questo file è danneggiato: manca la fine. Salvi o scansioni di nuovo il documento e lo invii.",
  wrongType:
    "Questo è un file di tipo {type}. Invii registrazioni MP3, M4A e WAV, immagini JPEG, PNG e WebP, e PDF. Questi funzionano ovunque.",
  noMedia:
    "Questa non è una registrazione, un’immagine o un PDF. Invii registrazioni MP3, M4A e WAV, immagini JPEG, PNG e WebP, e PDF. Questi funzionano ovunque.",
  pictureEndMissing: "Questa immagine è danneggiata: manca la fine. La salvi di nuovo e la invii.",
  pictureGoesOn:
    "Dopo questa immagine il file contiene altro, che alcune fotocamere e alcuni programmi aggiungono. La apra, la salvi o la esporti come nuovo JPEG, PNG o WebP e lo invii.",
  pictureTooLarge:
    "Questa immagine è troppo grande da mostrare: {width} × {height} pixel. Ne invii una con al massimo {side} sul lato più lungo e {millions} milioni in tutto.",
  pictureDamaged:
    "Questa immagine è danneggiata: non se ne leggono le dimensioni. La salvi di nuovo, poi la invii.",
  notEverywhere:
    "Non tutti i browser riproducono il formato di questa registrazione, {codec}. La converta in MP3 e la invii.",
  impossibleLength:
    "Questa registrazione dichiara di durare {seconds} secondi, il che non è possibile. La converta in MP3 e la invii.",
  isVideo: "Questo è un video. Invii solo l’audio, come MP3, M4A o WAV.",
  recordingDamaged:
    "Questa registrazione è danneggiata o senza audio: non se ne legge la durata. La converta in MP3 e la invii.",
  untitledFile: "File senza titolo",
  uploadsOff: "Il caricamento di file è disattivato su questo sito.",
  storageSilent:
    "Il servizio che conserva registrazioni e immagini non risponde. Non si è perso nulla. Riprovi tra un minuto.",
});
