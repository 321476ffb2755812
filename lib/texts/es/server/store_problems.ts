import type { storeProblems as english } from "../../en/server/store_problems.ts";
import { translation } from "../../translation.ts";

export const storeProblems = translation<typeof english>()({
  archiveFileCannotRead: "No se puede leer el fichero {name} del archivo. Corríjalo o quítelo.",
  onlyMpCanPlayed: "Solo un MP3 se puede reproducir por fragmentos.",
  machineHeardNoWords: "La máquina no ha oído ninguna palabra en esta grabación.",
  anotherRecordingYoursBeing: "Se está transcribiendo otra de sus grabaciones.",
  cursorDidntComeFrom: "Este valor de cursor no viene de una página de esta lista.",
  userNotFound: "No se ha encontrado la cuenta",
  lastAdministratorAnotherPerson:
    "Es la última persona de la administración. Antes debe incorporarse otra.",
  tourNotFound: "No se ha encontrado el archivo",
  filesClassFillIts:
    "Los ficheros de esta clase ocupan sus {megabytes} MB. Pida a su docente que incorpore al archivo o elimine algunos relatos.",
  classEndedReopenFirst: "Esta clase ha terminado. Ábrala antes de nuevo.",
  archiveClassesThoseLast:
    "Este archivo tiene {maxClasses} clases, incluidas las de los últimos 30 días, que es el límite. Use una de ellas.",
  somebodyChangedClassMeanwhile:
    "Alguien ha cambiado esta clase mientras tanto. Mírela de nuevo y repita sus cambios.",
  classEndedMoreThan: "Esta clase terminó hace más de 30 días y sus relatos ya no están.",
  classFullPupilsAsk:
    "Esta clase está completa: tiene {maxMembers} estudiantes. Pregunte a su docente.",
  classEndedAskTeacher: "Esta clase ha terminado. Pregunte a su docente si hay una nueva.",
  archiveClassNotThere: "El archivo de esta clase no está disponible ahora.",
  anotherStoryIdSend: "Otro relato tiene este identificador. Envíe uno nuevo.",
  classTeacherHandsStories: "En esta clase, los relatos los asigna su docente.",
  classStoriesWhichLimit: "Esta clase tiene {maxSubmissions} relatos, que es el límite.",
  storyCantTakenYet: "Este relato todavía no se puede incorporar. {message}.",
  archiveNoSuchStop: "El archivo no tiene esa parada.",
  cannotBlockYourselfAsk: "No puede bloquearse. Pídaselo a otra persona de la administración.",
  onlyAdministratorsCanDo: "Solo puede hacerlo la administración.",
  administratorDeletedArchiveCan:
    "La administración eliminó este archivo y puede restaurarlo. Pídaselo.",
  archiveWasntDeletedLast: "Este archivo no se ha eliminado en los últimos 30 días.",
  thereNoRoomDocument:
    "No hay espacio para este documento: las grabaciones, imágenes y documentos de la persona titular de este archivo pueden ocupar {megabytes} MB. Libere espacio en «Sus ficheros», en el perfil, o pida más al equipo de este sitio.",
  tookTooLongSend: "Ha tardado demasiado. Envíelo de nuevo.",
  ownerArchiveKeepsSigned:
    "La persona titular de este archivo guarda las autorizaciones firmadas. La edición envía una sola vez el documento de una autorización que acaba de añadir.",
  releaseDoesntExist: "Esta autorización no existe.",
  someoneChangedReleaseWhile:
    "Alguien cambió esta autorización mientras usted la editaba (versión {revision}; la suya partía de la {from}). Cárguela de nuevo y repita sus cambios.",
  archiveMostReleases: "Un archivo tiene como máximo {maxReleases} autorizaciones.",
  archiveNoSuchStop2: "Este archivo no tiene esa parada.",
  stopTestSoundAdd: "Esta parada tiene un sonido de prueba. Añada antes su grabación.",
  draftNotFound: "No se ha encontrado el borrador",
  draftWasntDeletedLast: "Este borrador no se ha eliminado en los últimos 30 días.",
  newerDraftChangesArchive:
    "Tiene un borrador más reciente con cambios de este archivo. Publíquelo o elimínelo antes.",
  formSavedAsDraft: "Este formulario ya está guardado como borrador.",
  alreadyDraftChangesArchive: "Ya tiene un borrador con cambios de este archivo.",
  draftsWhichLimitDelete: "Tiene {maxDrafts} borradores, que es el límite. Elimine antes uno.",
  tooManyPeopleChanging:
    "Demasiadas personas están cambiando esto a la vez. Inténtelo de nuevo en un momento.",
  idempotencyKeyUsedAnother: "Este Idempotency-Key se usó para otra petición. Envíe uno nuevo.",
  whatRequestCreatedBeen:
    "Lo que creó esta petición se ha eliminado. Para crearlo de nuevo, envíe otro Idempotency-Key.",
  ownersAddress: "Es la dirección de la persona titular.",
  personDoesntWorkArchive: "Esta persona no trabaja en el archivo.",
  newOwnersAccountBlocked: "La cuenta de la nueva persona titular está bloqueada o eliminada.",
  archiveAlreadyBelongsPerson: "Este archivo ya pertenece a esa persona.",
  archiveAlreadyYours: "Este archivo ya es suyo.",
  onlyReviewersArchiveApprove: "Solo quienes revisan este archivo pueden aprobarlo.",
  archiveChangedMeanwhileVersion:
    "El archivo ha cambiado mientras tanto: tiene la versión {revision}. Léala antes.",
  archiveMostPeopleBesides: "En un archivo trabajan como máximo otras {maxCoAuthors} personas.",
  workArchivesOthersWhich:
    "Trabaja en {maxSharedTours} archivos de otras personas, que es el límite. Deje algunos.",
  archiveMostCommentsDelete:
    "Un archivo tiene como máximo {most} comentarios. Elimine algunos resueltos e inténtelo de nuevo.",
  answerFirstCommentThread: "Responda al primer comentario, no a una respuesta.",
  onlyItsAuthorChanges: "El texto de un comentario solo lo cambia quien lo escribió.",
  resolveFirstCommentThread: "Resuelva el primer comentario, no una respuesta.",
  archiveInvitationsWhichLimit:
    "Este archivo tiene {maxInvitations} invitaciones, que es el límite. Retire antes algunas.",
  linkBeenUsedAs: "Este enlace se ha usado tantas veces como se permite. Pida uno nuevo.",
  progressNamesStopArchive: "El progreso nombra una parada que este archivo no tiene.",
  siteMostArchivists: "Un sitio tiene como máximo {maxArchivists} archivistas.",
  accountBlockedDeleted: "Esta cuenta está bloqueada o eliminada.",
  thereNoAccount: "No hay ninguna cuenta con {addresses}.",
  accountOwnerBlockedUnblock:
    "La cuenta de la persona titular está bloqueada. Desbloquéela antes de aprobar.",
  versionNoLongerStored: "Esta versión ya no está guardada. Devuélvala.",
  versionApproved: "Esta versión está aprobada.",
  archiveChangedSamePlaces:
    "El archivo se cambió en los mismos lugares después de empezar esta versión. Devuélvala con un comentario: el formulario mostrará entonces las dos.",
  versionApprovedMeanwhileVisitors: "Esta versión se ha aprobado mientras tanto: el público la ve.",
  thereInvitationsWhichLimit:
    "Hay {maxStanding} invitaciones, que es el límite. Retire antes algunas.",
  anotherAdministratorChangedSite:
    "Otra persona de la administración ha cambiado el sitio mientras tanto. No se ha guardado nada.",
  archiveItselfWithoutIts:
    "El archivo mismo, sin sus paradas, tiene {bytes} bytes. El límite es {maxRecordBytes}. Acorte sus textos o pase imágenes y documentos a una parada.",
  archiveStopsLimitSplit:
    "El archivo tiene {count} paradas. El límite es {maxStops}. Divídalo en dos.",
  accountArchivesIncludingRecently:
    "Esta cuenta tiene {maxTours} archivos, incluidos los eliminados recientemente, que es el límite. Elimine algunos definitivamente en su perfil.",
  someoneChangedArchiveWhile:
    "Alguien cambió este archivo mientras usted lo editaba (versión {revision}; la suya partía de la {from}). Cárguelo de nuevo y repita sus cambios.",
  archiveDoesntRevisionNo:
    "Este archivo no tiene la versión {revision}, o ya no la tiene. Conserva las 50 más recientes y las de los últimos 30 días.",
  siteVisitorsSeeArchive:
    "En este sitio el público ve un archivo tras una revisión. Envíelo a revisión.",
  thereArchiveAlready: "Ya hay un archivo {id}.",
  canPromoteOnlyYourself: "Solo puede darse estos permisos a usted.",
  noneTheseArchivesThere: "Ya no existe ninguno de estos archivos.",
  siteSetUpAlready: "Este sitio ya está configurado.",
  manyWrongCodesCame:
    "Desde su red llegaron muchos códigos erróneos. El correcto sigue abriendo la clase: compárelo letra por letra con el de la pared.",
  documentsCantStoredUploads:
    "No se pueden guardar documentos: en este sitio no se pueden subir ficheros.",
  sendFileItsLength: "Envíe el fichero con su longitud (Content-Length).",
  siteVisitorsSeeArchive2:
    "En este sitio el público ve un archivo tras una revisión, y ningún borrador. Invite en su lugar a alguien a revisar el archivo.",
  thereNoPublicArchive: "Aquí no hay ningún archivo público.",
  formatIsntImplementedAsk: "Este formato no está disponible; pida json o xml.",
  thereNoPublicArchive2: "En esta dirección no hay ningún archivo público.",
  thereNoSuchStory: "Ese relato no existe o no se puede escuchar.",
  lastAddressSearchStill:
    "Su última búsqueda de dirección sigue en curso. Inténtelo de nuevo en un momento.",
  manyPeopleLookingUp:
    "Muchas personas están buscando direcciones ahora. Inténtelo de nuevo en un momento.",
  sendMetricsTokenAs: "Envíe METRICS_TOKEN como token bearer.",
  archiveNoSuchStop3: "Este archivo no tiene esa parada. Quizá se haya eliminado mientras tanto.",
  thereNothingCiteHere: "Aquí no hay nada que citar.",
  transcriptNoTimesYet: "Esta transcripción aún no tiene tiempos.",
  thereNoSuchStop: "Esa parada no existe.",
  thereNoTranscriptHere: "Aquí no hay ninguna transcripción.",
  thereNoSuchRecording: "Esa grabación no existe.",
  recordingsUpMbCan: "Se pueden transcribir grabaciones de hasta {megabytes} MB.",
  addressIsntFilePage: "Esta dirección no es un fichero que una página pueda mostrar o reproducir.",
  noSuchClass: "Este archivo no tiene esa clase.",
  deviceInNoClass: "Este dispositivo no está en ninguna clase. Escriba de nuevo el código.",
  codeOpensNoClass:
    "Este código no abre ninguna clase. Compárelo con el de la pared o pida a su docente el código de hoy.",
  nicknameTaken:
    "Alguien en esta clase ya tiene este apodo. Elija otro o pida un código si es usted.",
  noSuchPupil: "Esa persona no está en esta clase.",
  noSuchStory: "Ese trabajo no existe en esta clase.",
  lastAdministratorYou:
    "Usted es la última persona de la administración. Antes de eliminar su cuenta debe incorporarse otra.",
  releaseHasNoDocument: "Esta autorización no tiene documento.",
  nothingWaitsForReview: "Nada de este archivo espera su revisión.",
  noSuchVersion: "Este archivo no tiene esa versión, o ya no la tiene.",
  noMachineWrites: "Este sitio no tiene ninguna máquina que transcriba grabaciones.",
  archiveNotPublicAnyMore: "Este archivo estaba aquí. Ya no es público.",
  commentDeleted: "Este comentario no existe o se ha eliminado.",
  accountSavedMuch: {
    one:
      "Esta cuenta ha guardado {megabytes} MB de archivos en un día, que es el límite. Inténtelo de nuevo dentro de {count} minuto.",
    other:
      "Esta cuenta ha guardado {megabytes} MB de archivos en un día, que es el límite. Inténtelo de nuevo dentro de {count} minutos.",
  },
  invitedManyPeople: {
    one: "Ha invitado a muchas personas. Inténtelo de nuevo dentro de {count} minuto.",
    other: "Ha invitado a muchas personas. Inténtelo de nuevo dentro de {count} minutos.",
  },
  nobodySignedIn: "Nadie ha iniciado sesión aún con esta dirección",
  nobodySignedInAsk:
    "Nadie ha iniciado sesión aún con esta dirección. Pídale que inicie sesión una vez.",
  notYourAddress: "No es la dirección de correo de su cuenta",
  notYourAddressType: "No es la dirección de correo de su cuenta. Escriba {email} para confirmar.",
  wordsTooLarge:
    "Los textos de este idioma son demasiado grandes: {has} bytes. El límite es {limit}. Acorte los textos.",
  wordsTooLargeCompressed:
    "Los textos de este idioma son demasiado grandes: {has} bytes comprimidos. El límite es {limit}. Acorte los textos.",
  wordsChangedMeanwhile: {
    one:
      "Otra persona ha cambiado este texto mientras tanto. Compare ambas versiones y guarde de nuevo.",
    other:
      "Otra persona ha cambiado {count} de estos textos mientras tanto. Compare las versiones y guarde de nuevo.",
  },
  noSuchLanguage: "Este archivo no tiene ese idioma",
  wordsNeedReview: "En este sitio, la administración muestra un idioma una vez que se ha leído",
  wordsOfOthers:
    "Solo la persona titular de este archivo y quienes lo editan o lo traducen a este idioma pueden escribirlo.",
  languageNotKnown:
    "Indique primero en qué idioma está escrito el archivo: el campo «Idioma» del archivo.",
  languageOfArchive: "El archivo está escrito en este idioma. Cambie sus textos directamente.",
  manyLanguages: "Un archivo tiene como máximo {maxLanguages} idiomas además del suyo",
  translateAStop: "Solo se puede traducir una parada del archivo.",
  nothingTranslated: "Todavía no hay nada traducido.",
  noSuchWords: "El archivo no tiene el texto «{key}», o ya no lo tiene. Vuelva a cargar la página.",
  wordsTooLong: "El texto «{key}» es demasiado largo ({longest} caracteres como máximo)",
  stopsTooLarge:
    "Las paradas de este archivo son demasiado grandes: {has} bytes. El límite es {limit}. Acorte los textos.",
  stopsTooLargeCompressed:
    "Las paradas de este archivo son demasiado grandes: {has} bytes comprimidas. El límite es {limit}. Acorte los textos.",
  draftTooLarge:
    "Los textos de este borrador son demasiado grandes: {has} bytes. El límite es {limit}. Acorte los textos.",
  draftTooLargeCompressed:
    "Los textos de este borrador son demasiado grandes: {has} bytes comprimidos. El límite es {limit}. Acorte los textos.",
  addressServiceCantReached:
    "No se ha encontrado el lugar: el servicio de direcciones no responde. Escriba coordenadas o un Plus Code, o inténtelo más tarde.",
  noRouter: "Este sitio no tiene un servidor que encuentre caminos",
  routerKnowsNoSteps: "El buscador de caminos de este sitio no puede evitar las escaleras",
  progressNotFound: "No se ha encontrado el progreso",
  uploadNotFound: "No se ha encontrado la subida",
  notValidCursor: "Cursor no válido",
  blockedAsk: "Esta cuenta está bloqueada. Diríjase a la administración de este sitio.",
  classHasEnded: "Esta clase ha terminado.",
  untitledFile: "Fichero sin título",
  classEndsWithinYear: "Una clase dura un año como máximo. Elija un día anterior",
  chooseComingDay: "Elija un día futuro",
  asSentence: "{message}.",
  typeYourName: "Escriba su nombre",
  chooseOwnFile: "Grabe o elija un fichero propio",
  mostPhotos: "Un relato tiene como máximo {most} fotos",
  storyTaken: "Este trabajo está en el archivo: su docente lo ha incorporado.",
  storyHandedIn: "Este trabajo está entregado. Recupérelo para cambiarlo.",
  fileStillSent: "Este fichero todavía se está enviando. Entregue el relato cuando haya llegado",
  storyNotHandedIn: "Este trabajo no está entregado.",
  storyChangedElsewhere:
    "Este trabajo se ha cambiado entretanto en otro lugar. Véalo de nuevo y repita sus cambios.",
  storyChangedTake: "Este trabajo se ha cambiado entretanto. Véalo de nuevo antes de incorporarlo.",
  anotherStoryAtStop:
    "Otro relato, «{title}», está en el archivo en esta parada. Elija entre los dos.",
  storyChangedMeanwhile: "Este trabajo se ha cambiado entretanto.",
  storyInArchive: "Este trabajo ya está en el archivo.",
  storyBeingWorkedOn: "Este trabajo no está entregado ahora: todavía se trabaja en él.",
  blockedAlready:
    "{name} ya bloqueó esta cuenta: «{reason}» Desbloquéela primero para volver a bloquearla.",
  namedInOriginal: "Una persona nombrada en el archivo original",
  databaseSilent:
    "La base de datos de este sitio no responde. No se ha perdido nada. Inténtelo de nuevo en un minuto.",
  writeUnanswered:
    "La base de datos de este sitio no ha confirmado si se ha guardado. Compruébelo antes de enviarlo de nuevo.",
  serverBeingUpdated:
    "Este servidor se está actualizando. No se ha perdido nada. Inténtelo de nuevo en un minuto.",
  originalRecording: "Grabación original",
  fileNotYours: "No puede usar este fichero. Súbalo aquí",
  enterAnotherAddress: "Escriba la dirección de otra persona",
  offerEnded: "Esta propuesta ya no es válida. Pida una nueva.",
  invitationEnded: "Esta invitación ya no es válida. Pida una nueva.",
  somebody: "Alguien",
  anAdministrator: "La administración",
  copyOf: "Copia de {title}",
  onlyOwnerChanges: "Solo la persona titular de este archivo y la administración pueden cambiarlo.",
  onlyOwnerDoes: "Solo la persona titular de este archivo y la administración pueden hacer esto.",
  onlyEditorsChange:
    "Solo la persona titular de este archivo y su equipo de edición pueden cambiarlo.",
  onlyPeopleDo: "Solo quienes trabajan en este archivo pueden hacer esto.",
  onlyOwnerShows: "Solo la persona titular de este archivo puede cambiar su visibilidad.",
  stopIdsCount: {
    one: "stopIds tiene {count} parada, contada desde 0",
    other: "stopIds tiene {count} paradas, contadas desde 0",
  },
  archiveStopsCount: {
    one: "Este archivo tiene {count} parada, contada desde 0",
    other: "Este archivo tiene {count} paradas, contadas desde 0",
  },
  enterKnownAddress: "Escriba la dirección de alguien que ya haya iniciado sesión aquí",
  approvedAlready: "{name} ya aprobó esta versión.",
  returnedAlready: "{name} ya devolvió esta versión.",
  theAuthor: "La persona que lo escribió",
  takenVersionBack: "{name} retiró esta versión.",
  handedInSince: "{name} ha enviado otra versión desde entonces. Compárela antes de decidir.",
  onlyInvited:
    "Solo las personas con invitación pueden iniciar sesión aquí por primera vez. Pida al equipo de este sitio que invite su correo electrónico.",
  someoneChangedSameParts:
    "Alguien ha cambiado las mismas partes de este archivo mientras usted lo editaba (versión {revision}; la suya partía de {from}). Cárguelo de nuevo y repita sus cambios.",
  writerSilent:
    "El servidor que transcribe las grabaciones no ha respondido. Inténtelo más tarde o escriba el texto.",
  shortPlusCode:
    "Este Plus Code está abreviado. Añada una localidad detrás o escriba el código completo.",
});
