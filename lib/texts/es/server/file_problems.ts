import type { fileProblems as english } from "../../en/server/file_problems.ts";
import { translation } from "../../translation.ts";

export const fileProblems = translation<typeof english>()({
  fileEmptyChooseAnother: "Este fichero está vacío. Elija otro.",
  fileTooLargeLimit:
    "Este fichero es demasiado grande: el límite de un documento es de {megabytes} MB. Escanéelo en blanco y negro o con menos resolución, y envíelo.",
  connectionLostBeforeWhole:
    "La conexión se cortó antes de que llegara todo el fichero. Envíelo de nuevo.",
  uploadNotFound: "No se ha encontrado la subida",
  serverRemovingSameFile:
    "El servidor está eliminando el mismo fichero. Inténtelo de nuevo dentro de un minuto.",
  someoneElseStoringRemoving:
    "Otra persona está guardando o eliminando el mismo fichero. Inténtelo de nuevo dentro de un minuto.",
  recordingIsntMpOnly: "Esta grabación no es un MP3, y solo esos tienen fragmentos.",
  recordingGone: "Esta grabación ya no está.",
  partBeginsAfterEnd: "Este fragmento empieza después del final de la grabación.",
  tooManyFilesBeing:
    "Se están enviando demasiados ficheros a la vez. Inténtelo de nuevo dentro de un minuto.",
  connectionLostAnotherRequest:
    "Se cortó la conexión, o la ha sustituido otra petición. Pregunte por dónde va la subida y continúe desde ahí.",
  theseNotNextBytes:
    "No son los bytes siguientes. Pregunte por dónde va la subida y continúe desde ahí.",
  headerTusResumableMissing: "Falta la cabecera Tus-Resumable: 1.0.0.",
  moreThanAnnouncedUpload: "Es más de lo que se anunció para esta subida.",
  anotherRequestUploadStill: "Otra petición para esta subida sigue en curso. Inténtelo de nuevo.",
  uploadRequestNotValid: "La petición de subida no es válida: {reason}",
  shaFileMustHexadecimal: "El SHA-256 del fichero debe tener 64 cifras hexadecimales.",
  shaRecordingMustHexadecimal: "El SHA-256 de la grabación debe tener 64 cifras hexadecimales.",
  beginUploadFirstThen: "Primero inicie la subida; después envíe los bytes con PATCH.",
  mustWholeNumberBytes: "{name} debe ser un número entero de bytes, en cifras.",
  filesStoryDontFit:
    "Los ficheros de este relato no caben en la cuenta de la persona titular del archivo. Libere espacio en «Sus ficheros», en su perfil, o pida más al equipo de este sitio.",
  archiveNamesFilesWere:
    "Este archivo nombra ficheros que subieron otras personas. Suba en su lugar una grabación o una imagen propia.",
  unfinishedUploadsFinishCancel:
    "Tiene {maxUploads} subidas sin terminar. Termine o cancele antes una.",
  recordingMadeFileNot:
    "La grabación que se hizo con este fichero no está en su cuenta, o ya tiene sus originales.",
  recordingsPicturesWhichLimit:
    "Tiene {maxFiles} grabaciones e imágenes, que es el límite. Quite de sus archivos y borradores lo que ya no necesite y elimine después lo que nada usa en «Sus ficheros», en su perfil.",
  fileMbAlreadyUse:
    "Este fichero tiene {megabytes} MB, y usted ya usa {used} de sus {quota} MB. Envíe un fichero más pequeño o libere espacio en «Sus ficheros», en su perfil. El equipo de este sitio puede darle más.",
  uploadCameMoreThan:
    "Esta subida llegó en más de {maxUploadParts} trozos. Cancélela y envíe de nuevo el fichero en trozos más grandes.",
  anotherRequestContinuedUpload:
    "Otra petición ha continuado esta subida. Pregunte por dónde va y continúe desde ahí.",
  fileOfType:
    "Es un fichero del tipo {type}. Envíe grabaciones MP3, M4A y WAV, imágenes JPEG, PNG y WebP, o PDF.",
  fileTooLarge:
    "Este fichero tiene {megabytes} MB. El límite es {limit} MB. Envíe una grabación más corta o con menos tasa de bits.",
  fileMuchTooLarge:
    "Este fichero es demasiado grande. El límite es {limit} MB. Envíe una grabación más corta o con menos tasa de bits.",
  archiveHasManyFiles:
    "El archivo tiene {count} ficheros; cada imagen cuenta en todos sus tamaños. El límite es {limit}. Divídalo en dos.",
  draftHasManyFiles:
    "El borrador tiene {count} ficheros; cada imagen cuenta en todos sus tamaños. El límite es {limit}. Divídalo en dos.",
  fileDamaged: "El fichero ha llegado dañado. Envíelo de nuevo.",
  tookTooLong:
    "No se ha podido leer este fichero a tiempo: está dañado o hecho de forma poco común. Convierta una grabación a MP3, o guarde una imagen como un JPEG nuevo, y envíelo.",
  notADocument:
    "Este fichero no es un PDF, un JPEG ni un PNG. Escanee el documento como PDF, o fotografíelo, y envíelo.",
  documentDamaged:
    "Este fichero está dañado: le falta el final. Guarde o escanee el documento de nuevo y envíelo.",
  wrongType:
    "Es un fichero del tipo {type}. Envíe grabaciones MP3, M4A y WAV, imágenes JPEG, PNG y WebP, y PDF. Esos funcionan en todas partes.",
  noMedia:
    "No es una grabación, una imagen ni un PDF. Envíe grabaciones MP3, M4A y WAV, imágenes JPEG, PNG y WebP, y PDF. Esos funcionan en todas partes.",
  pictureEndMissing: "Esta imagen está dañada: le falta el final. Guárdela de nuevo y envíela.",
  pictureGoesOn:
    "Después de esta imagen, el fichero contiene otra cosa que añaden algunas cámaras y programas. Ábrala, guárdela o expórtela como un JPEG, PNG o WebP nuevo y envíelo.",
  pictureTooLarge:
    "Esta imagen es demasiado grande para mostrarla: {width} × {height} píxeles. Envíe una con {side} como máximo en el lado más largo y {millions} millones en total.",
  pictureDamaged:
    "Esta imagen está dañada: no se puede leer su tamaño. Guárdela de nuevo y luego envíela.",
  notEverywhere:
    "No todos los navegadores pueden reproducir el formato de esta grabación, {codec}. Conviértala a MP3 y envíela.",
  impossibleLength:
    "Esta grabación dice durar {seconds} segundos, lo que no puede ser. Conviértala a MP3 y envíela.",
  isVideo: "Es un vídeo. Envíe solo el sonido, como MP3, M4A o WAV.",
  recordingDamaged:
    "Esta grabación está dañada o no tiene sonido: no se puede leer su duración. Conviértala a MP3 y envíela.",
  untitledFile: "Fichero sin título",
  uploadsOff: "La subida de ficheros está desactivada en este sitio.",
  storageSilent:
    "El almacenamiento de grabaciones e imágenes no responde. No se ha perdido nada. Inténtelo de nuevo en un minuto.",
});
