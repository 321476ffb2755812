import type { authoring as english } from "../../en/server/authoring.ts";
import { translation } from "../../translation.ts";

export const authoring = translation<typeof english>()({
  comments: "Comentarios",
  commentsText:
    "Lo que se escriben sobre ello quienes trabajan en «{title}». Lo leen el o la titular, la edición, la revisión y la administración; el público, nunca.",
  happenedLately: "Lo que ha ocurrido últimamente",
  commentsOnTitle: "Comentarios sobre «{title}»",
  backToArchive: "Volver al archivo",
  people: "Personas",
  peopleText:
    "Quién trabaja en «{title}». La edición lo cambia, la traducción lo escribe en otro idioma y la revisión lo lee, también mientras es privado. Solo el o la titular decide su visibilidad, invita a otras personas, lo transfiere y lo elimina.",
  peopleOfTitle: "Personas de «{title}»",
  activityTranslated: "{who} tradujo textos del archivo (idioma: {language}).",
  classes: "Clases",
  aClassFor: "Una clase para «{title}».",
  joinTitle: "Unirse a «{title}»",
  wholeScreen: "Pantalla completa",
  print: "Imprimir",
  scanOrOpen: "Apunte la cámara al cuadrado, o abra {joinPage} y escriba",
  classesText:
    "El alumnado trabaja en «{title}» y entrega lo que ha hecho. Nada de ello está en el archivo antes de que usted lo incorpore.",
  classesOfTitle: "Clases de «{title}»",
  noSuchClass: "Clase no encontrada",
  isNoSuchClass: "Esta clase no existe",
  noSuchClassText: "Se eliminó 30 días después de terminar, o la dirección no está completa.",
  classesOfArchive: "Clases de este archivo",
  tourNotFound: "Archivo no encontrado",
  signInToEditText:
    "Solo el o la titular de un archivo y su edición pueden editarlo. Lo que escribió aquí antes sigue en este dispositivo.",
  signIn: "Iniciar sesión",
  signInTitle: "Iniciar sesión",
  notAllowed: "No permitido",
  handedOver: "Transferido",
  noLongerWork: "Ya no trabaja en este archivo",
  noLongerWorkText:
    "Es privado. Solo pueden verlo el o la titular, las personas a las que invita y la administración.",
  goToArchives: "Ir a sus archivos",
  tourNotFoundText:
    "No hay ningún archivo en esta dirección. Si lo eliminó, puede restaurarlo desde su perfil durante 30 días. Sus cambios sin publicar siguen en sus borradores.",
  signInIfPrivate: "Si es uno de sus archivos privados, <link>inicie sesión</link> para editarlo.",
  backToAdmin: "Volver a la administración",
  notAllowedText:
    "Solo el o la titular de este archivo, su edición y la administración pueden cambiarlo.",
  viewTheArchive: "Ver el archivo",
  savedAsDraft: "Sus cambios sin publicar están <link>guardados como borrador</link>.",
  backToEditing: "Volver a la edición",
  history: "Historial",
  historyText:
    "Las últimas 50 versiones de «{title}», y todas las de los últimos 30 días. Al restaurar una versión anterior, pasa a ser la más reciente. No se pierde nada.",
  olderVersions: "Versiones anteriores",
  historyOfTitle: "Historial de «{title}»",
  releases: "Autorizaciones",
  releasesTextOwner:
    "Lo que han aceptado las personas que se oyen en «{title}». Solo lo ven el o la titular y la administración. Un relato con una autorización revocada, o que aún no vale, no se muestra al público.",
  releasesText:
    "Lo que han aceptado las personas que se oyen en «{title}». Un relato con una autorización revocada, o que aún no vale, no se muestra al público.",
  releasesOfTitle: "Autorizaciones de «{title}»",
  signInToEdit: "Inicie sesión para editar",
  signInForComments: "Inicie sesión para leer los comentarios",
  signInForPeople: "Inicie sesión para ver las personas de un archivo",
  signInForClasses: "Inicie sesión para ver las clases de un archivo",
  signInForHistory: "Inicie sesión para ver el historial de un archivo",
  signInForReleases: "Inicie sesión para ver las autorizaciones de un archivo",
  signInForReview: "Inicie sesión para ver la revisión de un archivo",
  signInForActivity: "Inicie sesión para ver lo que ha ocurrido en un archivo",
  signInForListeners: "Inicie sesión para ver las escuchas de un archivo",
});
