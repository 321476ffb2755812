import type { problems as english } from "../../en/server/problems.ts";
import { translation } from "../../translation.ts";

export const problems = translation<typeof english>()({
  nothingAt: "No hay nada en {path}.",
  methodRefused: "Esta dirección no acepta {method}. Acepta {allow}.",
  serverFailed:
    "Se ha producido un error en el servidor. Inténtelo de nuevo. Si sigue ocurriendo, avise al equipo de este sitio.",
  cantSave:
    "El servidor no puede guardar nada en este momento. No se ha cambiado nada. Avise al equipo de este sitio.",
  stale:
    "La base de datos de este sitio no responde en este momento. Usted ve esta página como el público. Su sesión sigue abierta: inténtelo de nuevo dentro de un minuto.",
  oneMoment: "Un momento, por favor",
  somethingWentWrong: "Se ha producido un error",
  tryAgain: "Reintentar",
  notSignedIn: "No ha iniciado sesión",
  goToProfile: "Ir al perfil",
  linkBroken: "Este enlace no funciona",
  linkDamaged: "{detail} Es posible que el enlace esté dañado o mal escrito.",
  linkIncomplete: "Este enlace está incompleto",
  linkPartMissing: "Una parte del enlace falta o está dañada: {said}. Compruebe {fields}.",
  openWithoutPart: "Abrir la página sin esa parte",
  exploreAllTours: "Explorar todos los archivos",
  pageNotFound: "404: página no encontrada",
  noPageHere:
    "No hay ninguna página en esta dirección. Es posible que se haya movido o que la dirección esté mal escrita.",
  noConnection: "Sin conexión",
  pageNotSaved:
    "Esta página no está guardada en este dispositivo. Se abrirá cuando vuelva a tener conexión.",
  haveCode: "¿Tiene un código?",
  aboutCodes:
    "Seis letras y cifras, como en letreros, etiquetas y guías impresas. Abren el relato.",
  codeOpensNothing: "Este código no abre nada",
  noArchiveHasCode:
    "Ningún archivo que usted pueda ver tiene el código {code}. Compárelo con el letrero, carácter por carácter. Si coincide, es posible que el archivo ya no esté abierto al público.",
  archiveOfCodeDeleted: "El archivo de este código se ha eliminado.",
  stopOfCodeDeleted: "La parada de este código se ha eliminado. El resto del archivo sigue aquí.",
  stopDeleted: "Esta parada se ha eliminado",
  archiveDeleted: "Este archivo se ha eliminado",
  openArchive: "Abrir el archivo",
  anotherCode: "Escribir otro código",
  tooManyWrongCodes: {
    one:
      "Han llegado demasiados códigos incorrectos desde su red. Inténtelo de nuevo dentro de {count} minuto o busque el archivo en la lista de todos los archivos.",
    other:
      "Han llegado demasiados códigos incorrectos desde su red. Inténtelo de nuevo dentro de {count} minutos o busque el archivo en la lista de todos los archivos.",
  },
  noArchivesFound: "No se han encontrado archivos",
  nothingMatches: "No hay resultados para {wanted}.",
  nothingAmong: {
    one: "No hay resultados para {wanted} en el archivo más reciente.",
    other: "No hay resultados para {wanted} entre los {count} archivos más recientes.",
  },
  quoted: "«{words}»",
  nearestMatch: "El resultado más cercano es {title}, {distance}.",
  nearestMatchIn: "El resultado más cercano es {title}, en {place}, {distance}.",
  searchFarther: "Buscar más lejos",
  clearSearch: "Borrar la búsqueda y los filtros",
  noTour: "Archivo no encontrado",
  notInTrash: "Este archivo no se ha eliminado en los últimos 30 días.",
  noRelease: "Esta autorización no existe.",
  noInvitation: "Esta invitación no existe.",
  noComment: "Este comentario no existe o se ha eliminado.",
  noClass: "Este archivo no tiene esa clase.",
  noPupil: "Esa persona no está en esta clase.",
  noSubmission: "Esta clase no tiene ese relato.",
  noUser: "Cuenta no encontrada",
  onlyOwner: "Solo pueden hacerlo el o la titular de este archivo y la administración.",
  onlyEditors:
    "Solo pueden cambiarlo el o la titular de este archivo, su equipo de edición y la administración.",
  onlyPeople: "Solo pueden hacerlo las personas de este archivo y la administración.",
  onlyAdministrators: "Solo puede hacerlo la administración.",
  onlyArchivists: "Solo pueden hacerlo los y las archivistas y la administración.",
  noReview: "Este sitio muestra los archivos sin revisión.",
  archiveOfClassAway: "El archivo de esta clase no está disponible ahora. Pregunte a su docente.",
  sessionEnded: "Su sesión ha terminado. Inicie sesión de nuevo.",
  signInFirst: "Inicie sesión primero.",
  foreignRequest:
    "Esta solicitud no viene de una página de {origin}. Abra el sitio en esa dirección e inténtelo de nuevo.",
  tooManyRequests: {
    one: "Demasiadas solicitudes. Inténtelo de nuevo dentro de {count} segundo.",
    other: "Demasiadas solicitudes. Inténtelo de nuevo dentro de {count} segundos.",
  },
  siteTooBusy:
    "Este sitio está demasiado ocupado para responder. Inténtelo de nuevo dentro de un minuto.",
  tooManyWaiting:
    "Hay demasiadas solicitudes en espera. Inténtelo de nuevo dentro de unos segundos.",
  tooMuchSent:
    "Se está enviando demasiado a este sitio a la vez. Inténtelo de nuevo dentro de unos segundos.",
  requestTooSlow:
    "La solicitud ha tardado demasiado en llegar. Compruebe la conexión y envíela de nuevo.",
  needsLength: "Envíe también la longitud del contenido, como Content-Length.",
  tooManyPieces:
    "La solicitud ha llegado en demasiados trozos pequeños. Envíela en trozos más grandes.",
  requestUnreadable:
    "No se ha podido leer la solicitud: se ha perdido la conexión o el contenido no es correcto. Envíela de nuevo.",
  connectionLost: "Se ha perdido la conexión antes de que llegara toda la solicitud.",
  tooLarge:
    "Es demasiado grande: el servidor acepta {most} KiB de una vez. Acorte los textos o divídalos.",
  malformedRequest: "La cabecera Host o la dirección de esta solicitud no es correcta.",
  addressCharacters: "La dirección tiene caracteres no permitidos.",
  queryCharacters: "La consulta tiene caracteres que no se pueden leer.",
  requestCharacters: "La solicitud tiene caracteres que no se pueden leer.",
  checkFields: "La solicitud no es válida. Compruebe {fields}.",
  notValid: "La solicitud no es válida.",
  notJson: "La solicitud no es un JSON válido.",
  sendJson: "Envíe JSON con content-type: application/json.",
  tooManyValues: "La solicitud tiene más de {most} valores.",
  fieldUnknown: "Este campo es desconocido",
  oddLength: "No debe ser un objeto con un campo llamado length",
  required: "Este campo es obligatorio",
  mustBeText: "Debe ser un texto",
  mustBeNumber: "Debe ser un número",
  mustBeWholeNumber: "Debe ser un número entero",
  mustBeBoolean: "Debe ser true o false",
  mustBeList: "Debe ser una lista",
  mustBeObject: "Debe ser un objeto con campos",
  mustBeOther: "Debe ser otra cosa",
  mustBeOneOf: "Debe ser uno de estos valores: {values}",
  wrongForm: "No tiene la forma correcta",
  atMost: "Como máximo {count}",
  atMostCharacters: {
    one: "Como máximo {count} carácter",
    other: "Como máximo {count} caracteres",
  },
  atMostEntries: { one: "Como máximo {count} entrada", other: "Como máximo {count} entradas" },
  atLeast: "Como mínimo {count}",
  atLeastCharacters: {
    one: "Como mínimo {count} carácter",
    other: "Como mínimo {count} caracteres",
  },
  atLeastEntries: { one: "Como mínimo {count} entrada", other: "Como mínimo {count} entradas" },
  pagesNotFiles: "Algunas direcciones de este archivo son páginas de este sitio, no ficheros.",
  notAFile: "Esto no es un fichero. Escriba la dirección de un fichero",
  mapRange: "Pida un intervalo de 8 MiB como máximo, por ejemplo bytes=0-16383.",
  mapNotLoaded: "El mapa no se puede cargar en este momento. Inténtelo de nuevo más tarde.",
});
