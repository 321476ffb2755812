import type { reviewing as english } from "../../en/server/reviewing.ts";
import { translation } from "../../translation.ts";

export const reviewing = translation<typeof english>()({
  review: "Revisión",
  reviewOf: "Revisión: {title}",
  sameAsNow: "El público vería lo mismo que ahora.",
  theArchive: "El archivo",
  stopNamed: "Parada «{title}»",
  newStop: "nueva",
  removedStop: "quitada",
  seenNow: "El público ve ahora",
  handedIn: "Enviado a revisión",
  differentOrder: "Otro orden",
  signInToReview: "Inicie sesión para revisar archivos",
  whoApproves:
    "Los archivistas, las archivistas y la administración aprueban los archivos antes de que el público los vea.",
  signInButton: "Iniciar sesión",
  signIn: "Iniciar sesión",
  notAllowed: "Sin permiso",
  notAllowedText:
    "Solo los archivistas, las archivistas y la administración aprueban archivos. Diríjase a la administración de este sitio.",
  goToArchives: "Ir a sus archivos",
  ownReviewText:
    "En este sitio, una persona del equipo archivista aprueba «{title}» y sus cambios antes de que el público los vea.",
  nothingHandedIn: "Todavía no se ha enviado nada.",
  reviewArchives: "Revisar archivos ({count})",
  openReview: "Abrir<hidden> la revisión de «{title}»</hidden>",
  waits: "Pendiente de revisión",
  returned: "Devuelto con un comentario",
  takenBack: "Retirado de la revisión",
  approved: "Aprobado",
  discarded: "Descartado",
  queueText: "Archivos enviados a revisión. El público los verá cuando usted los apruebe.",
  nothingWaits: "No hay nada pendiente de su revisión.",
  archivesWait: { one: "{count} archivo pendiente.", other: "{count} archivos pendientes." },
  newArchive: "Nuevo",
  changes: "Cambios",
  byName: "por {name}",
  withoutAccount: "alguien sin cuenta",
  archiveOf: "un archivo de {owner}",
  compare: "Comparar{title}",
  reviewOfThis: "Revisión de este archivo",
  anArchivist: "Una persona del equipo archivista",
  stateWaiting:
    "<strong>Enviado a revisión el {day}</strong>. Está pendiente de revisión: después lo verá el público.",
  stateWaitingBy:
    "<strong>Enviado a revisión el {day}</strong> por {name}. Está pendiente de revisión: después lo verá el público.",
  stateReturned:
    "<strong>{name} lo devolvió el {day}</strong>, con este comentario. Cámbielo y envíelo de nuevo a revisión.",
  stateTakenBack:
    "<strong>Retirado de la revisión.</strong> El público no ve esta versión. Envíela a revisión cuando esté lista.",
  stateApproved: "<strong>{name} lo aprobó el {day}.</strong> El público lo ve.",
  nothingOfArchiveWaits: "Nada de este archivo está pendiente de revisión.",
  nothingToReview: "Nada que revisar",
  nothingToReviewHere: "Aquí no hay nada que revisar",
  decidedMeanwhile: "Ya se ha decidido sobre esta versión, o se ha retirado.",
  backToQueue: "Volver a la lista",
  toBePublic: "Enviado a revisión el {day} por {name}, para ser público.",
  toBeUnlisted: "Enviado a revisión el {day} por {name}, para ser no listado.",
  toBePrivate: "Enviado a revisión el {day} por {name}, para ser privado.",
  notOpenYet: "Nada de este archivo es visible todavía para el público.",
  asVisitorsSee: "El archivo como lo ve el público",
});
