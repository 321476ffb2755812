import type { fileProblems as english } from "../../en/server/file_problems.ts";
import { translation } from "../../translation.ts";

export const fileProblems = translation<typeof english>()({
  fileEmptyChooseAnother: "Diese Datei ist leer. Wählen Sie eine andere.",
  fileTooLargeLimit:
    "Diese Datei ist zu groß: Ein Dokument darf höchstens {megabytes} MB haben. Scannen Sie es in Schwarz-Weiß oder mit geringerer Auflösung und senden Sie das.",
  connectionLostBeforeWhole:
    "Die Verbindung brach ab, bevor die ganze Datei angekommen war. Senden Sie sie noch einmal.",
  uploadNotFound: "Für diese Datei läuft kein Hochladen",
  serverRemovingSameFile:
    "Der Server entfernt gerade dieselbe Datei. Versuchen Sie es in einer Minute erneut.",
  someoneElseStoringRemoving:
    "Jemand anderes speichert oder entfernt gerade dieselbe Datei. Versuchen Sie es in einer Minute erneut.",
  recordingIsntMpOnly: "Diese Aufnahme ist keine MP3-Datei, und nur solche haben Ausschnitte.",
  recordingGone: "Diese Aufnahme ist nicht mehr da.",
  partBeginsAfterEnd: "Dieser Ausschnitt beginnt nach dem Ende der Aufnahme.",
  tooManyFilesBeing:
    "Es werden gerade zu viele Dateien gesendet. Versuchen Sie es in einer Minute erneut.",
  connectionLostAnotherRequest:
    "Die Verbindung brach ab, oder eine andere Anfrage hat übernommen. Fragen Sie nach dem Stand des Hochladens und setzen Sie dort fort.",
  theseNotNextBytes:
    "Das sind nicht die nächsten Bytes. Fragen Sie nach dem Stand des Hochladens und setzen Sie dort fort.",
  headerTusResumableMissing: "Der Header Tus-Resumable: 1.0.0 fehlt.",
  moreThanAnnouncedUpload: "Das ist mehr, als für dieses Hochladen angekündigt war.",
  anotherRequestUploadStill:
    "Eine andere Anfrage für dieses Hochladen läuft noch. Versuchen Sie es erneut.",
  uploadRequestNotValid: "Die Anfrage zum Hochladen ist ungültig: {reason}",
  shaFileMustHexadecimal: "Die SHA-256 der Datei muss aus 64 hexadezimalen Ziffern bestehen.",
  shaRecordingMustHexadecimal:
    "Die SHA-256 der Aufnahme muss aus 64 hexadezimalen Ziffern bestehen.",
  beginUploadFirstThen: "Beginnen Sie erst das Hochladen, dann senden Sie die Bytes mit PATCH.",
  mustWholeNumberBytes: "{name} muss eine ganze Zahl von Bytes sein, in Ziffern.",
  filesStoryDontFit:
    "Die Dateien dieser Geschichte passen nicht in das Konto der für das Archiv verantwortlichen Person. Schaffen Sie dort unter „Ihre Dateien“ im Profil Platz oder bitten Sie das Team dieser Website um mehr.",
  archiveNamesFilesWere:
    "Dieses Archiv nennt Dateien, die andere hochgeladen haben. Laden Sie an ihrer Stelle eine eigene Aufnahme oder ein eigenes Bild hoch.",
  unfinishedUploadsFinishCancel:
    "{maxUploads} Dateien sind noch nicht fertig hochgeladen. Beenden Sie erst eine, oder brechen Sie sie ab.",
  recordingMadeFileNot:
    "Die Aufnahme, die aus dieser Datei entstand, ist nicht in Ihrem Konto, oder sie hat ihre Originale schon.",
  recordingsPicturesWhichLimit:
    "Sie haben {maxFiles} Aufnahmen und Bilder. Mehr sind nicht möglich: Entfernen Sie aus Archiven und Entwürfen, was Sie nicht mehr brauchen, und löschen Sie dann unter „Ihre Dateien“ im Profil, was nirgends verwendet wird.",
  fileMbAlreadyUse:
    "Diese Datei hat {megabytes} MB, und Sie verwenden schon {used} von {quota} MB. Senden Sie eine kleinere Datei oder schaffen Sie Platz unter „Ihre Dateien“ im Profil. Das Team dieser Website kann Ihnen mehr geben.",
  uploadCameMoreThan:
    "Diese Datei kam in mehr als {maxUploadParts} Stücken. Brechen Sie das Hochladen ab und senden Sie die Datei in größeren Stücken.",
  anotherRequestContinuedUpload:
    "Eine andere Anfrage hat dieses Hochladen fortgesetzt. Fragen Sie nach dem Stand und setzen Sie dort fort.",
  fileOfType:
    "Das ist eine Datei des Typs {type}. Senden Sie Aufnahmen als MP3, M4A und WAV, Bilder als JPEG, PNG und WebP, oder PDFs.",
  fileTooLarge:
    "Diese Datei hat {megabytes} MB. Die Grenze liegt bei {limit} MB. Senden Sie eine kürzere Aufnahme oder eine mit geringerer Bitrate.",
  fileMuchTooLarge:
    "Diese Datei ist zu groß. Die Grenze liegt bei {limit} MB. Senden Sie eine kürzere Aufnahme oder eine mit geringerer Bitrate.",
  archiveHasManyFiles:
    "Das Archiv hat {count} Dateien; jedes Bild zählt dabei in allen Größen. Die Grenze liegt bei {limit}. Teilen Sie es in zwei.",
  draftHasManyFiles:
    "Der Entwurf hat {count} Dateien; jedes Bild zählt dabei in allen Größen. Die Grenze liegt bei {limit}. Teilen Sie ihn in zwei.",
  fileDamaged: "Die Datei ist beschädigt angekommen. Senden Sie sie noch einmal.",
  tookTooLong:
    "Diese Datei konnte nicht rechtzeitig gelesen werden: Sie ist beschädigt oder ungewöhnlich aufgebaut. Wandeln Sie eine Aufnahme in MP3 um, oder speichern Sie ein Bild als neues JPEG, und senden Sie das.",
  notADocument:
    "Diese Datei ist kein PDF, JPEG oder PNG. Scannen Sie das Dokument als PDF, oder fotografieren Sie es, und senden Sie das.",
  documentDamaged:
    "Diese Datei ist beschädigt: Ihr Ende fehlt. Speichern oder scannen Sie das Dokument noch einmal, und senden Sie das.",
  wrongType:
    "Das ist eine Datei vom Typ {type}. Senden Sie Aufnahmen als MP3, M4A oder WAV, Bilder als JPEG, PNG oder WebP, oder PDFs. Diese funktionieren überall.",
  noMedia:
    "Das ist keine Aufnahme, kein Bild und kein PDF. Senden Sie Aufnahmen als MP3, M4A oder WAV, Bilder als JPEG, PNG oder WebP, oder PDFs. Diese funktionieren überall.",
  pictureEndMissing:
    "Dieses Bild ist beschädigt: Sein Ende fehlt. Speichern Sie es noch einmal, und senden Sie das.",
  pictureGoesOn:
    "Nach diesem Bild enthält die Datei noch etwas anderes, das manche Kameras und Programme anfügen. Öffnen Sie das Bild, speichern oder exportieren Sie es als neues JPEG, PNG oder WebP, und senden Sie das.",
  pictureTooLarge:
    "Dieses Bild ist zu groß zum Anzeigen: {width} × {height} Pixel. Senden Sie eines mit höchstens {side} an der längeren Seite und insgesamt {millions} Millionen.",
  pictureDamaged:
    "Dieses Bild ist beschädigt: Seine Größe ist nicht lesbar. Speichern Sie es noch einmal, und senden Sie es dann.",
  notEverywhere:
    "Nicht alle Browser können das Format dieser Aufnahme abspielen ({codec}). Wandeln Sie sie in MP3 um, und senden Sie das.",
  impossibleLength:
    "Diese Aufnahme soll {seconds} Sekunden dauern, was nicht stimmen kann. Wandeln Sie sie in MP3 um, und senden Sie das.",
  isVideo: "Das ist ein Video. Senden Sie nur den Ton, als MP3, M4A oder WAV.",
  recordingDamaged:
    "Diese Aufnahme ist beschädigt oder hat keinen Ton: Ihre Länge ist nicht lesbar. Wandeln Sie sie in MP3 um, und senden Sie das.",
  untitledFile: "Datei ohne Titel",
  uploadsOff: "Auf dieser Website können keine Dateien hochgeladen werden.",
  storageSilent:
    "Der Speicher für Aufnahmen und Bilder antwortet nicht. Nichts ist verloren. Versuchen Sie es in einer Minute erneut.",
});
