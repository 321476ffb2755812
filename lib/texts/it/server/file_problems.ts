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
  recordingIsntMpOnly: "Questa registrazione non è un MP3, e solo gli MP3 hanno parti.",
  recordingGone: "Questa registrazione non c’è più.",
  partBeginsAfterEnd: "Questa parte comincia dopo la fine della registrazione.",
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
    "Questo file ha {megabytes} MB, e lei ne usa già {used} dei suoi {quota}. Invii un file più piccolo, o liberi spazio in «I suoi file» nel profilo. Chi gestisce questo sito può dargliene altro.",
  uploadCameMoreThan:
    "Questo caricamento è arrivato in più di {maxUploadParts} pezzi. Lo annulli e invii di nuovo il file in pezzi più grandi.",
  anotherRequestContinuedUpload:
    "Un’altra richiesta ha continuato questo caricamento. Chieda a che punto è e continui da lì.",
  fileOfType:
    "È un file di tipo {type}. Invii registrazioni MP3, M4A e WAV, immagini JPEG, PNG e WebP, o PDF.",
  fileTooLarge:
    "Questo file ha {megabytes} MB. Il limite è {limit} MB. Invii una registrazione più breve o con un bitrate più basso.",
  fileMuchTooLarge:
    "Questo file è troppo grande. Il limite è {limit} MB. Invii una registrazione più breve o con un bitrate più basso.",
  archiveHasManyFiles:
    "L’archivio ha {count} file; ogni immagine conta in tutte le sue dimensioni. Il limite è {limit}. Lo divida in due.",
  draftHasManyFiles:
    "La bozza ha {count} file; ogni immagine conta in tutte le sue dimensioni. Il limite è {limit}. La divida in due.",
});
