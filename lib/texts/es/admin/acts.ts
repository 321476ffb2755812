import type { acts as english } from "../../en/admin/acts.ts";
import { translation } from "../../translation.ts";

export const acts = translation<typeof english>()({
  title: "Título",
  owner: "Titular",
  stops: "Paradas",
  deleted: "Eliminación",
  timeLeft: "Tiempo restante",
  actions: "Acciones",
  noDeleted: "No se ha encontrado ningún archivo eliminado.",
  deleteForGoodText:
    "Se eliminarán «{title}», su historial y sus paradas, también para su titular. Esta acción no se puede deshacer.",
  restoreNamed: "Restaurar «{title}»",
  choose: "Selección",
  chooseNamed: "Seleccionar «{name}»",
  allOnPage: "Todo en esta página",
  chosenArchives: "Archivos seleccionados",
  chosenAccounts: "Cuentas seleccionadas",
  archivesChosen: { one: "{count} archivo seleccionado", other: "{count} archivos seleccionados" },
  accountsChosen: { one: "{count} cuenta seleccionada", other: "{count} cuentas seleccionadas" },
  mostAtOnce: "(como máximo {most} a la vez)",
  doneFirst: "{done}.",
  refused: { one: "En un caso no ha sido posible:", other: "En {count} casos no ha sido posible:" },
  showListNow: "Mostrar la lista actualizada",
  maybeDone:
    "{message} Es posible que una parte ya esté hecha; repetirlo no causa ningún problema.",
  makePrivate: "Hacer privados",
  makePrivateQuestion: {
    one: "¿Hacer privado {count} archivo?",
    other: "¿Hacer privados {count} archivos?",
  },
  makePrivateText: {
    one:
      "Solo su titular y la administración podrán verlo. Su titular puede hacerlo público de nuevo.",
    other:
      "Solo sus titulares y la administración podrán verlos. Sus titulares pueden hacerlos públicos de nuevo.",
  },
  makingPrivate: {
    one: "Haciendo privado {count} archivo…",
    other: "Haciendo privados {count} archivos…",
  },
  madePrivate: {
    one: "{count} archivo es ahora privado",
    other: "{count} archivos son ahora privados",
  },
  restoring: { one: "Restaurando {count} archivo…", other: "Restaurando {count} archivos…" },
  restored: { one: "{count} archivo restaurado", other: "{count} archivos restaurados" },
  delete: "Eliminar",
  deleteQuestion: { one: "¿Eliminar {count} archivo?", other: "¿Eliminar {count} archivos?" },
  deleteText: {
    one:
      "Se eliminará con sus paradas para todo el mundo. Usted puede deshacerlo justo después, y durante 30 días en «Eliminados». Su titular no puede.",
    other:
      "Se eliminarán con sus paradas para todo el mundo. Usted puede deshacerlo justo después, y durante 30 días en «Eliminados». Sus titulares no pueden.",
  },
  deleteMany: { one: "Eliminar {count} archivo", other: "Eliminar {count} archivos" },
  deleting: { one: "Eliminando {count} archivo…", other: "Eliminando {count} archivos…" },
  deletedMany: { one: "{count} archivo eliminado", other: "{count} archivos eliminados" },
  export: "Exportar",
  move: "Transferir",
  moveButton: "Transferir…",
  moveQuestion: {
    one: "¿Transferir {count} archivo a otra persona?",
    other: "¿Transferir {count} archivos a otra persona?",
  },
  moving: { one: "Transfiriendo {count} archivo…", other: "Transfiriendo {count} archivos…" },
  moved: {
    one: "{count} archivo transferido a {email}",
    other: "{count} archivos transferidos a {email}",
  },
  moveText:
    "La persona con esta dirección pasa a ser titular de inmediato y encuentra los archivos en su perfil. Nada más cambia: ni la visibilidad ni quién trabaja en ellos.",
  newOwnerAddress: "Correo electrónico del nuevo o de la nueva titular",
  type: "Tipo",
  ordered: "orden fijo",
  discovery: "exploración libre",
  visibility: "Visibilidad",
  undoNow: "Usted puede deshacerlo justo después. Su titular no puede.",
  tourDeleted: "Archivo eliminado",
  deleteFailed: "No se ha podido eliminar el archivo: {message}",
  noArchivesFound: "No se ha encontrado ningún archivo.",
  noArchives: "Todavía no hay archivos. <link>Crear el primero</link>",
  viewTitle: "Ver «{title}»",
  editTitle: "Editar «{title}»",
});
