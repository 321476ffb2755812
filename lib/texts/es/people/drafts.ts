import type { drafts as english } from "../../en/people/drafts.ts";
import { translation } from "../../translation.ts";

export const drafts = translation<typeof english>()({
  delete: "Eliminar",
  deleteTitle: "Eliminar «{title}»",
  undo: "Deshacer",
  deleteArchive: "¿Eliminar este archivo?",
  deleteArchiveText: "«{title}» y sus paradas se eliminarán para todo el mundo. {remedy}",
  archiveRestored: "Archivo restaurado",
  notRestored: "No restaurado",
  deleteDraft: "¿Eliminar este borrador?",
  deleteDraftText:
    "«{title}» se eliminará. Puede restaurar el borrador desde su perfil durante 30 días.",
  draftNotDeleted: "No se ha podido eliminar el borrador. Inténtelo de nuevo. {message}",
  draftRestored: "Borrador restaurado",
  draftNotRestored: "El borrador no se ha restaurado. {message}",
  preview: "Vista previa",
  showDraft: "Mostrar este borrador",
  whoSeesDraft:
    "Cualquier persona con el enlace puede ver «{title}» como lo verá el público, sin cuenta. El enlace caduca a los 30 días, o cuando el borrador se publica o se elimina.",
  lookingForLink: "Buscando un enlace…",
  turnOff: "Desactivar",
  newLink: "Crear un enlace nuevo",
  makeLink: "Crear un enlace",
  noLink: "Aún no hay ningún enlace.",
  linkUntil:
    "El enlace funciona hasta el {day}. No se puede volver a mostrar. Si crea un enlace nuevo, el anterior caduca.",
  link: "Enlace",
  copy: "Copiar",
  copied: "Copiado",
  copyYourself:
    "Este navegador no permite copiar a la página. El enlace está seleccionado: cópielo usted.",
  historicDowntown: "Centro histórico",
  natureTrail: "Sendero natural",
  artCulture: "Arte y cultura",
  foodTour: "Recorrido gastronómico",
});
