import type { uploads as english } from "../../en/people/uploads.ts";
import { translation } from "../../translation.ts";

export const uploads = translation<typeof english>()({
  anotherPartRecordingChosen: "Ein anderer Ausschnitt der Aufnahme wurde gewählt.",
  recordingRemoved: "Die Aufnahme wurde entfernt.",
  pictureRemoved: "Das Bild wurde entfernt.",
  documentRemoved: "Das Dokument wurde entfernt.",
  recordingReplaced: "Die Aufnahme wurde ersetzt.",
  pictureReplaced: "Das Bild wurde ersetzt.",
  documentReplaced: "Das Dokument wurde ersetzt.",
  undo: "Rückgängig",
  fileIsElsewhere:
    "Diese Datei ist auf einem anderen Gerät. Öffnen Sie das Formular dort oder fügen Sie die Datei erneut hinzu.",
  fileIsPaused:
    "Das Senden dieser Datei ist angehalten. Setzen Sie es fort oder entfernen Sie die Datei.",
  fileAwaitsConnection:
    "Diese Datei wartet auf eine Internetverbindung und wird dann automatisch gesendet.",
  fileAwaitsServer:
    "Der Server kann gerade keine Dateien annehmen. Diese wird automatisch gesendet, sobald es geht.",
  fileAwaitsSignIn: "Die Datei wird gesendet, sobald Sie angemeldet sind.",
  fileAwaitsClass: "Die Datei wird gesendet, sobald dieses Gerät wieder in Ihrer Klasse ist.",
  fieldFile: "{label}: {name}",
  fieldFileElsewhere: "{label}: nicht auf diesem Gerät",
  fileElsewhere: "Eine Datei auf einem anderen Gerät",
  noCopyHere:
    "Auf diesem Gerät konnte keine Kopie gespeichert werden. Lassen Sie diese Seite offen, bis die Datei gesendet ist.",
  uploadedRecording: "Hochgeladene Aufnahme",
  uploadedPicture: "Hochgeladenes Bild",
  pauseSending: "Senden von „{name}“ anhalten",
  resumeSending: "Senden von „{name}“ fortsetzen",
  tryFileAgain: "„{name}“ erneut versuchen",
  removeNamed: "„{name}“ entfernen",
  removeFile: "Datei entfernen",
  nextToConvert: "Wird als Nächstes umgewandelt.",
  converting: "Wird in MP3 umgewandelt …",
  resizing: "Wird verkleinert …",
  sending: "Wird gesendet …",
  nextToSend: "Wird als Nächstes gesendet.",
  paused: "Angehalten.",
  awaitsConnection: "Wartet auf eine Internetverbindung. Die Datei wird automatisch gesendet.",
  awaitsServer:
    "Der Server kann gerade keine Dateien annehmen. Die Datei wird automatisch gesendet, sobald es geht.",
  stepPercent: "{step} {percent} %",
  isSilent:
    "Auf dieser Aufnahme ist nichts zu hören. Prüfen Sie das Mikrofon und nehmen Sie erneut auf.",
  isQuiet:
    "Diese Aufnahme ist so leise, dass das Publikum sie kaum hören wird. Nehmen Sie erneut auf, näher am Mikrofon.",
  isDistorted:
    "Diese Aufnahme ist so laut, dass sie verzerrt klingt. Nehmen Sie erneut auf, weiter weg vom Mikrofon.",
  isShort: "Diese Aufnahme dauert 1 Sekunde. Prüfen Sie, ob sie zu früh beendet wurde.",
  isVeryShort:
    "Diese Aufnahme dauert weniger als eine Sekunde. Prüfen Sie, ob sie zu früh beendet wurde.",
  isOneSided:
    "Diese Aufnahme ist nur auf einem Ohr zu hören. Speichern Sie sie in einem Audioprogramm als Mono und fügen Sie sie erneut hinzu.",
  stopIsSilent: "Station {number} hat eine Aufnahme, auf der nichts zu hören ist.",
  stopIsQuiet: "Station {number} hat eine Aufnahme, die das Publikum kaum hören wird.",
  stopIsDistorted: "Station {number} hat eine Aufnahme, die so laut ist, dass sie verzerrt klingt.",
  stopIsShort: "Station {number} hat eine Aufnahme von etwa einer Sekunde.",
  stopIsOneSided: "Station {number} hat eine Aufnahme, die nur auf einem Ohr zu hören ist.",
  stopsAreSilent: "Auf diesen Aufnahmen ist nichts zu hören: {names}.",
  stopsAreQuiet: "Diese Aufnahmen wird das Publikum kaum hören: {names}.",
  stopsAreDistorted: "Diese Aufnahmen sind so laut, dass sie verzerrt klingen: {names}.",
  stopsAreShort: "Diese Aufnahmen dauern etwa eine Sekunde: {names}.",
  stopsAreOneSided: "Diese Aufnahmen sind nur auf einem Ohr zu hören: {names}.",
  filesFailed: {
    one: "{count} Datei konnte nicht hinzugefügt werden.",
    other: "{count} Dateien konnten nicht hinzugefügt werden.",
  },
  showStop: "Station {number} anzeigen",
  filesAwaitConnection: {
    one: "{count} Datei wartet auf eine Internetverbindung.",
    other: "{count} Dateien warten auf eine Internetverbindung.",
  },
  filesAwaitServer: {
    one: "{count} Datei wartet: Der Server kann gerade keine Dateien annehmen.",
    other: "{count} Dateien warten: Der Server kann gerade keine Dateien annehmen.",
  },
  filesAwaitSignIn: {
    one: "{count} Datei wird gesendet, sobald Sie angemeldet sind.",
    other: "{count} Dateien werden gesendet, sobald Sie angemeldet sind.",
  },
  sendingFiles: { one: "{count} Datei wird gesendet.", other: "{count} Dateien werden gesendet." },
  noRoomForOriginal:
    "Ihr Konto hat keinen Platz für die Originalaufnahme: Nur die MP3-Datei wird aufbewahrt.",
  originalRefused: "Die Originalaufnahme kann nicht aufbewahrt werden, nur die MP3-Datei.",
  downloadOriginalNamed: "Original herunterladen: {name}",
  downloadOriginal: "Original herunterladen",
  recordingNotAdded: "Aufnahme nicht hinzugefügt",
  takeNotGivenBack:
    "Dieses Gerät gibt sie nicht heraus. Laden Sie die Seite neu und versuchen Sie es erneut.",
  interruptedRecordings: "Unterbrochene Aufnahmen",
  stopInterrupted: "Eine Aufnahme für Station {number} wurde nach {length} unterbrochen.",
  useIt: "Verwenden",
  deleteTake: "Löschen",
  microphoneForbidden:
    "Diese Website darf das Mikrofon nicht verwenden. Erlauben Sie es in den Einstellungen der Website (Symbol neben der Adresse) und versuchen Sie es erneut. Oder nehmen Sie mit einer anderen App auf und fügen Sie die Datei hinzu.",
  noMicrophone:
    "Es wurde kein Mikrofon gefunden. Schließen Sie eines an und versuchen Sie es erneut, oder fügen Sie eine Datei hinzu.",
  microphoneTaken:
    "Ein anderes Programm verwendet das Mikrofon. Schließen Sie es und versuchen Sie es erneut.",
  cannotRecordHere:
    "Mit diesem Browser ist hier keine Aufnahme möglich. Nehmen Sie mit einer anderen App auf und fügen Sie die Datei hinzu.",
  recorder: "Aufnahmegerät",
  browserAsks:
    "Ihr Browser fragt, ob diese Website das Mikrofon verwenden darf. Wenn Sie keine Frage sehen, nehmen Sie mit einer anderen App auf und fügen Sie die Datei hinzu.",
  resumeRecording: "Fortsetzen",
  pauseRecording: "Pause",
  stopRecording: "Stopp <hidden>der Aufnahme</hidden>",
  tryAgain: "Erneut versuchen",
  close: "Schließen",
  recording: "Aufnahme läuft",
  recordingPaused: "Angehalten",
  recordingMuted:
    "Angehalten: Ein Anruf oder der gesperrte Bildschirm belegt das Mikrofon. Es geht automatisch weiter.",
  microphoneLevel: "Pegel des Mikrofons",
  noSoundYet: "Noch nichts zu hören. Ist das richtige Mikrofon an und nah genug?",
  recordingNotStored:
    "Dieses Gerät konnte die Aufnahme bisher nicht speichern. Lassen Sie diese Seite offen, bis sie gesendet ist.",
  ofStop: "Station {number}",
  ofStopTitled: "Station {number}: {title}",
  takes: { one: "{count} Aufnahme", other: "{count} Aufnahmen" },
  takesOfStop: "Aufnahmen von Station {number}",
  takeNumber: "Aufnahme {number}",
  dragEnds:
    "Ziehen Sie an den Enden einer Aufnahme, um sie zu kürzen. Die Station hat diejenige, die zuletzt verwendet wurde.",
  pauseTake: "Aufnahme {number} anhalten",
  playTake: "Aufnahme {number} abspielen",
  secondsOfWhole: "{start}–{end} von {whole} s",
  secondsShort: "{seconds} s",
  deleteTakeNumber: "Aufnahme {number} löschen",
  takeIsUsed: "Die Aufnahme dieser Station",
  useThisTake: "Diese Aufnahme verwenden",
  takeStart: "Anfang von Aufnahme {number}",
  takeEnd: "Ende von Aufnahme {number}",
  seconds: "{seconds} Sekunden",
  minutesSeconds: {
    one: "{count} Minute {seconds} Sekunden",
    other: "{count} Minuten {seconds} Sekunden",
  },
  unreadablePicture:
    "Dieser Browser kann das Bild nicht lesen. Speichern Sie es als JPEG und fügen Sie es erneut hinzu.",
  pictureTooLarge: "Dieses Bild ist zu groß für dieses Gerät.",
  noSound: "Diese Aufnahme enthält keinen Ton.",
  silentFilm: "Dieser Film hat keinen Ton. Fügen Sie eine Aufnahme oder einen Film mit Ton hinzu.",
  fileTooLarge:
    "Diese Datei ist zu groß für diesen Browser. Speichern Sie ihren Ton als MP3 oder M4A und fügen Sie diese Datei hinzu.",
  appleLossless:
    "Diese Aufnahme ist in Apple Lossless, das dieser Browser nicht lesen kann. Speichern Sie sie als MP3, M4A (AAC) oder WAV und fügen Sie sie erneut hinzu. Wählen Sie für die nächsten Aufnahmen auf dem iPhone „Komprimiert“: Einstellungen > Apps > Sprachmemos > Audioqualität.",
  unreadableRecording:
    "Dieser Browser kann die Aufnahme nicht lesen. Speichern Sie sie als MP3, M4A oder WAV und fügen Sie sie erneut hinzu.",
  damagedAfter:
    "Diese Aufnahme ist nach {time} beschädigt. Öffnen Sie sie in einem Audioprogramm, speichern Sie sie als MP3, M4A oder WAV und fügen Sie sie erneut hinzu.",
  unusualSamples:
    "Die Samples dieser Aufnahme haben eine ungewöhnliche Größe ({bytes} Byte). Speichern Sie sie als MP3, M4A oder WAV und fügen Sie sie erneut hinzu.",
  mapTooLarge: "Diese Karte ist zu groß für dieses Gerät.",
  pdfHasPassword:
    "Dieses PDF hat ein Passwort. Öffnen Sie es, drucken Sie es in ein neues PDF ohne Passwort und fügen Sie dieses hinzu.",
  pdfIsDamaged:
    "Dieses PDF ist beschädigt oder kein PDF. Öffnen Sie es, drucken Sie es in ein neues PDF und fügen Sie dieses hinzu.",
  pdfTakesTooLong:
    "Das Öffnen dieses PDFs dauert zu lange. Drucken Sie es in ein neues PDF und fügen Sie dieses hinzu.",
  pdfTooLarge:
    "Dieses PDF hat {size} MB. Die Grenze liegt bei {limit} MB: Speichern Sie es mit kleineren Bildern oder teilen Sie es, und fügen Sie das Ergebnis hinzu.",
  pdfTooManyPages:
    "Dieses PDF hat {number} Seiten. Ein Dokument kann {most} haben: Teilen Sie es oder drucken Sie die wichtigen Seiten in ein neues PDF, und fügen Sie dieses hinzu.",
  pdfPageTooLarge:
    "Seite {number} dieses PDFs ist zu groß für dieses Gerät oder dauert zu lange. Scannen oder drucken Sie sie in ein neues PDF mit kleineren Bildern und fügen Sie dieses hinzu.",
  pdfPageDamaged:
    "Seite {number} dieses PDFs ist beschädigt. Scannen oder drucken Sie sie in ein neues PDF mit kleineren Bildern und fügen Sie dieses hinzu.",
  pdfHasScript:
    "Dieses PDF enthält ein Skript oder etwas anderes, das von selbst läuft. Drucken Sie es in ein neues PDF und verwenden Sie dieses.",
  pdfHasFiles:
    "Dieses PDF enthält andere Dateien oder Filme. Drucken Sie es in ein neues PDF und verwenden Sie dieses.",
  pdfIsEncrypted:
    "Dieses PDF hat ein Passwort oder ist verschlüsselt. Drucken Sie es in ein neues PDF und verwenden Sie dieses.",
  pdfIsUnusual:
    "Dieses PDF ist ungewöhnlich aufgebaut und kann nicht auf Skripte geprüft werden. Drucken Sie es in ein neues PDF und verwenden Sie dieses.",
  fileIncomplete: "Die Datei ist nicht vollständig angekommen.",
  fileNotGivenBack:
    "Dieses Gerät gibt diese Datei nicht heraus. Laden Sie die Seite neu und versuchen Sie es erneut, oder fügen Sie die Datei erneut hinzu.",
  conversionStuck:
    "Dieses Gerät konnte die Datei nicht rechtzeitig umwandeln. Versuchen Sie es erneut; wenn das nicht hilft, speichern Sie eine Aufnahme als MP3, ein Bild als kleineres JPEG und fügen Sie die Datei erneut hinzu.",
  recordingNotConverted:
    "Dieses Gerät konnte die Aufnahme nicht umwandeln. Speichern Sie sie mit einem Audioprogramm als MP3, M4A oder WAV und fügen Sie sie erneut hinzu.",
  pictureNotConverted:
    "Dieses Gerät konnte das Bild nicht umwandeln. Speichern Sie es als JPEG und fügen Sie es erneut hinzu.",
  documentNotRead:
    "Dieses Gerät konnte das Dokument nicht lesen. Drucken Sie es in ein neues PDF und fügen Sie es erneut hinzu.",
  fileIsTooLong:
    "Diese Datei hat nach der Umwandlung {size}. Die Grenze liegt bei {limit}. Fügen Sie eine kürzere hinzu.",
  noRoomInAccount:
    "Diese Datei hat {size}, und Ihnen bleiben {left} von {quota}. Schaffen Sie in Ihrem Profil unter „Ihre Dateien“ Platz und versuchen Sie es erneut.",
  noRoomInClass:
    "Diese Datei hat {size}, und Ihnen bleiben {left} von {quota}. Nehmen Sie eine kürzere Geschichte auf oder fragen Sie Ihre Lehrkraft.",
  sendingRecording: "Wird gesendet …",
  writingDown: "Wird aufgeschrieben … {seconds} s",
  otherDraftFirst: "Zuerst kommt eine andere Aufnahme …",
  notDrafted: "Kein Entwurf erstellt. {reason}",
  draftCancelled: "Abgebrochen.",
});
