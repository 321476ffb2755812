import type { uploads as english } from "../../en/people/uploads.ts";
import { translation } from "../../translation.ts";

export const uploads = translation<typeof english>()({
  anotherPartRecordingChosen: "Se ha elegido otro fragmento de la grabación.",
  recordingRemoved: "Se ha quitado la grabación.",
  pictureRemoved: "Se ha quitado la imagen.",
  documentRemoved: "Se ha quitado el documento.",
  recordingReplaced: "Se ha sustituido la grabación.",
  pictureReplaced: "Se ha sustituido la imagen.",
  documentReplaced: "Se ha sustituido el documento.",
  undo: "Deshacer",
  fileIsElsewhere:
    "Este fichero está en otro dispositivo. Abra allí el formulario o añada el fichero de nuevo.",
  fileIsPaused: "El envío de este fichero está en pausa. Reanúdelo o quite el fichero.",
  fileAwaitsConnection: "Este fichero espera una conexión y se enviará automáticamente.",
  fileAwaitsServer:
    "El servidor no puede recibir ficheros en este momento. Este se enviará automáticamente en cuanto pueda.",
  fileAwaitsSignIn: "El fichero se enviará en cuanto inicie sesión.",
  fileAwaitsClass: "El fichero se enviará en cuanto este dispositivo esté de nuevo en su clase.",
  fieldFile: "{label}: {name}",
  fieldFileElsewhere: "{label}: no está en este dispositivo",
  fileElsewhere: "Un fichero en otro dispositivo",
  noCopyHere:
    "Este dispositivo no ha podido guardar una copia. Mantenga esta página abierta hasta que se envíe el fichero.",
  uploadedRecording: "Grabación subida",
  uploadedPicture: "Imagen subida",
  pauseSending: "Pausar el envío de «{name}»",
  resumeSending: "Reanudar el envío de «{name}»",
  tryFileAgain: "Reintentar con «{name}»",
  removeNamed: "Quitar «{name}»",
  removeFile: "Quitar el fichero",
  nextToConvert: "Se convertirá a continuación.",
  converting: "Convirtiendo a MP3…",
  resizing: "Cambiando el tamaño…",
  sending: "Enviando…",
  nextToSend: "Se enviará a continuación.",
  paused: "En pausa.",
  awaitsConnection: "Esperando una conexión. El fichero se enviará automáticamente.",
  awaitsServer:
    "El servidor no puede recibir ficheros en este momento. El fichero se enviará automáticamente en cuanto pueda.",
  stepPercent: "{step} {percent} %",
  isSilent: "En esta grabación no se oye nada. Compruebe el micrófono y vuelva a grabar.",
  isQuiet:
    "Esta grabación tiene un volumen tan bajo que el público apenas la oirá. Vuelva a grabar, más cerca del micrófono.",
  isDistorted:
    "Esta grabación tiene un volumen tan alto que suena distorsionada. Vuelva a grabar, más lejos del micrófono.",
  isShort: "Esta grabación dura 1 segundo. Compruebe que no se haya detenido demasiado pronto.",
  isVeryShort:
    "Esta grabación dura menos de un segundo. Compruebe que no se haya detenido demasiado pronto.",
  isOneSided:
    "Esta grabación solo se oye por un oído. Guárdela en mono con un programa de audio y añádala de nuevo.",
  stopIsSilent: "La parada {number} tiene una grabación en la que no se oye nada.",
  stopIsQuiet: "La parada {number} tiene una grabación que el público apenas oirá.",
  stopIsDistorted:
    "La parada {number} tiene una grabación con un volumen tan alto que suena distorsionada.",
  stopIsShort: "La parada {number} tiene una grabación de un segundo aproximadamente.",
  stopIsOneSided: "La parada {number} tiene una grabación que solo se oye por un oído.",
  stopsAreSilent: "En estas grabaciones no se oye nada: {names}.",
  stopsAreQuiet: "El público apenas oirá estas grabaciones: {names}.",
  stopsAreDistorted:
    "Estas grabaciones tienen un volumen tan alto que suenan distorsionadas: {names}.",
  stopsAreShort: "Estas grabaciones duran un segundo aproximadamente: {names}.",
  stopsAreOneSided: "Estas grabaciones solo se oyen por un oído: {names}.",
  filesFailed: {
    one: "No se ha podido añadir {count} fichero.",
    other: "No se han podido añadir {count} ficheros.",
  },
  showStop: "Mostrar la parada {number}",
  filesAwaitConnection: {
    one: "{count} fichero espera una conexión.",
    other: "{count} ficheros esperan una conexión.",
  },
  filesAwaitServer: {
    one: "{count} fichero está en espera: el servidor no puede recibir ficheros en este momento.",
    other:
      "{count} ficheros están en espera: el servidor no puede recibir ficheros en este momento.",
  },
  filesAwaitSignIn: {
    one: "{count} fichero se enviará en cuanto inicie sesión.",
    other: "{count} ficheros se enviarán en cuanto inicie sesión.",
  },
  sendingFiles: { one: "Enviando {count} fichero.", other: "Enviando {count} ficheros." },
  noRoomForOriginal:
    "Su cuenta no tiene espacio para la grabación original: solo se conserva el MP3.",
  originalRefused: "La grabación original no se puede conservar: solo el MP3.",
  downloadOriginalNamed: "Descargar el original: {name}",
  downloadOriginal: "Descargar el original",
  recordingNotAdded: "Grabación no añadida",
  takeNotGivenBack:
    "No se ha podido recuperar de este dispositivo. Recargue la página e inténtelo de nuevo.",
  interruptedRecordings: "Grabaciones interrumpidas",
  stopInterrupted: "Se ha interrumpido una grabación de {length} para la parada {number}.",
  useIt: "Usar",
  deleteTake: "Eliminar",
  microphoneForbidden:
    "Este sitio no puede usar el micrófono. Permítalo en la configuración del sitio (el icono junto a la dirección) e inténtelo de nuevo. O grabe con otra aplicación y añada el fichero.",
  noMicrophone:
    "No se ha encontrado ningún micrófono. Conecte uno e inténtelo de nuevo, o añada un fichero.",
  microphoneTaken: "Otro programa está usando el micrófono. Ciérrelo e inténtelo de nuevo.",
  cannotRecordHere:
    "Este navegador no puede grabar aquí. Grabe con otra aplicación y añada el fichero.",
  recorder: "Grabadora",
  browserAsks:
    "Su navegador pregunta si este sitio puede usar el micrófono. Si no ve ninguna pregunta, grabe con otra aplicación y añada el fichero.",
  resumeRecording: "Continuar",
  pauseRecording: "Pausar",
  stopRecording: "Detener <hidden>la grabación</hidden>",
  tryAgain: "Reintentar",
  close: "Cerrar",
  recording: "Grabando",
  recordingPaused: "En pausa",
  recordingMuted:
    "En pausa: una llamada o la pantalla bloqueada ocupa el micrófono. Continuará automáticamente.",
  microphoneLevel: "Nivel del micrófono",
  noSoundYet: "Aún no se oye nada. ¿Está encendido el micrófono correcto y lo bastante cerca?",
  recordingNotStored:
    "Este dispositivo aún no ha podido guardar la grabación. Mantenga esta página abierta hasta que se envíe.",
  ofStop: "parada {number}",
  ofStopTitled: "parada {number}: {title}",
  takes: { one: "{count} toma", other: "{count} tomas" },
  takesOfStop: "Tomas de la parada {number}",
  takeNumber: "Toma {number}",
  dragEnds:
    "Arrastre los extremos de una toma para recortarla. La parada tiene la última que se usó.",
  pauseTake: "Pausar la toma {number}",
  playTake: "Escuchar la toma {number}",
  secondsOfWhole: "{start}–{end} de {whole} s",
  secondsShort: "{seconds} s",
  deleteTakeNumber: "Eliminar la toma {number}",
  takeIsUsed: "La grabación de esta parada",
  useThisTake: "Usar esta toma",
  takeStart: "Inicio de la toma {number}",
  takeEnd: "Fin de la toma {number}",
  seconds: "{seconds} segundos",
  minutesSeconds: {
    one: "{count} minuto {seconds} segundos",
    other: "{count} minutos {seconds} segundos",
  },
  unreadablePicture:
    "Este navegador no puede leer la imagen. Guárdela como JPEG y añádala de nuevo.",
  pictureTooLarge: "Esta imagen es demasiado grande para este dispositivo.",
  noSound: "No hay sonido en esta grabación.",
  silentFilm: "Este vídeo no tiene sonido. Añada una grabación o un vídeo con sonido.",
  fileTooLarge:
    "Este fichero es demasiado grande para este navegador. Guarde el sonido como MP3 o M4A y añada ese fichero.",
  appleLossless:
    "Esta grabación está en Apple Lossless, que este navegador no puede leer. Guárdela como MP3, M4A (AAC) o WAV y añádala de nuevo. Para las próximas grabaciones, elija «Comprimido» en el iPhone: Ajustes > Apps > Notas de Voz > Calidad del audio.",
  unreadableRecording:
    "Este navegador no puede leer la grabación. Guárdela como MP3, M4A o WAV y añádala de nuevo.",
  damagedAfter:
    "Esta grabación está dañada a partir de {time}. Ábrala en un programa de audio, guárdela como MP3, M4A o WAV y añádala de nuevo.",
  unusualSamples:
    "Las muestras de esta grabación tienen un tamaño inusual ({bytes} bytes). Guárdela como MP3, M4A o WAV y añádala de nuevo.",
  mapTooLarge: "Este mapa es demasiado grande para este dispositivo.",
  pdfHasPassword:
    "Este PDF tiene contraseña. Ábralo, imprímalo en un PDF nuevo sin contraseña y añada ese.",
  pdfIsDamaged:
    "Este PDF está dañado o no es un PDF. Ábralo, imprímalo en un PDF nuevo y añada ese.",
  pdfTakesTooLong: "Este PDF tarda demasiado en abrirse. Imprímalo en un PDF nuevo y añada ese.",
  pdfTooLarge:
    "Este PDF ocupa {size} MB. El límite es de {limit} MB: guárdelo con imágenes más pequeñas o divídalo, y añada el resultado.",
  pdfTooManyPages:
    "Este PDF tiene {number} páginas. Un documento puede tener {most}: divídalo o imprima las páginas importantes en un PDF nuevo, y añada ese.",
  pdfPageTooLarge:
    "La página {number} de este PDF es demasiado grande para este dispositivo o tarda demasiado. Escanéela o imprímala en un PDF nuevo con imágenes más pequeñas y añada ese.",
  pdfPageDamaged:
    "La página {number} de este PDF está dañada. Escanéela o imprímala en un PDF nuevo con imágenes más pequeñas y añada ese.",
  pdfHasScript:
    "Este PDF contiene un script u otra cosa que se ejecuta por sí sola. Imprímalo en un PDF nuevo y use ese.",
  pdfHasFiles: "Este PDF contiene otros ficheros o vídeos. Imprímalo en un PDF nuevo y use ese.",
  pdfIsEncrypted: "Este PDF tiene contraseña o está cifrado. Imprímalo en un PDF nuevo y use ese.",
  pdfIsUnusual:
    "Este PDF está hecho de una forma inusual y no se puede comprobar si contiene scripts. Imprímalo en un PDF nuevo y use ese.",
  fileIncomplete: "El fichero no ha llegado completo.",
  fileNotGivenBack:
    "No se ha podido recuperar este fichero de este dispositivo. Recargue la página e inténtelo de nuevo, o añada el fichero otra vez.",
  conversionStuck:
    "Este dispositivo no ha podido convertir el fichero a tiempo. Inténtelo de nuevo; si no sirve, guarde la grabación como MP3 o la imagen como un JPEG más pequeño y añada el fichero otra vez.",
  recordingNotConverted:
    "Este dispositivo no ha podido convertir la grabación. Guárdela como MP3, M4A o WAV con un programa de audio y añádala de nuevo.",
  pictureNotConverted:
    "Este dispositivo no ha podido convertir la imagen. Guárdela como JPEG y añádala de nuevo.",
  documentNotRead:
    "Este dispositivo no ha podido leer el documento. Imprímalo en un PDF nuevo y añádalo de nuevo.",
  fileIsTooLong:
    "Este fichero ocupa {size} después de la conversión. El límite es de {limit}. Añada uno más corto.",
  noRoomInAccount:
    "Este fichero ocupa {size} y le quedan {left} de {quota}. Libere espacio en «Sus ficheros» en su perfil e inténtelo de nuevo.",
  noRoomInClass:
    "Este fichero ocupa {size} y le quedan {left} de {quota}. Grabe un relato más corto o pregunte a su docente.",
  sendingRecording: "Enviando…",
  writingDown: "Transcribiendo… {seconds} s",
  otherDraftFirst: "Primero va otra grabación…",
  notDrafted: "Sin borrador. {reason}",
  draftCancelled: "Cancelado.",
});
