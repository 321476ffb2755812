import type { users as english } from "../../en/admin/users.ts";
import { translation } from "../../translation.ts";

export const users = translation<typeof english>()({
  name: "Nombre",
  email: "Correo",
  role: "Rol",
  archives: "Archivos",
  storage: "Espacio",
  lastSeen: "Última visita",
  nobodyFound: "No se ha encontrado a nadie.",
  administrator: "Administración",
  user: "Miembro",
  blocked: "Bloqueada",
  blockedBy: "Bloqueada {when} por {name}: «{reason}»",
  archivesHidden: "Archivos ocultos.",
  usedOf: "{used} de {quota}",
  takeRights: "Retirar los permisos de administración: {name}",
  takeRightsQuestion: "¿Retirar los permisos de administración?",
  takeRightsText: "{name} solo podrá gestionar sus propios archivos.",
  takeAway: "Retirar",
  rightsTaken: "Permisos de administración retirados",
  signOut: "Cerrar sesión",
  signOutNamed: "Cerrar todas las sesiones: {name}",
  signOutQuestion: "¿Cerrar todas las sesiones?",
  signOutText:
    "Se cerrarán las sesiones de {name} en todos los dispositivos. El trabajo guardado no se pierde.",
  signedOut: "Sesiones cerradas",
  signOutMany: {
    one: "¿Cerrar todas las sesiones de {count} cuenta?",
    other: "¿Cerrar todas las sesiones de {count} cuentas?",
  },
  signOutManyText:
    "Se cerrarán todas sus sesiones en todos los dispositivos. El trabajo guardado no se pierde.",
  signingOut: {
    one: "Cerrando las sesiones de {count} cuenta…",
    other: "Cerrando las sesiones de {count} cuentas…",
  },
  signedOutMany: {
    one: "Sesiones cerradas de {count} cuenta",
    other: "Sesiones cerradas de {count} cuentas",
  },
  unblock: "Desbloquear",
  unblockNamed: "Desbloquear a {name}",
  unblockQuestion: "¿Desbloquear a {name}?",
  unblockText: "Esta persona podrá iniciar sesión de nuevo.",
  unblockTextHidden:
    "Esta persona podrá iniciar sesión de nuevo y sus archivos dejarán de estar ocultos.",
  unblocked: "Cuenta desbloqueada",
  unblockMany: { one: "¿Desbloquear {count} cuenta?", other: "¿Desbloquear {count} cuentas?" },
  unblockManyText:
    "Estas personas podrán iniciar sesión de nuevo y sus archivos dejarán de estar ocultos.",
  unblocking: { one: "Desbloqueando {count} cuenta…", other: "Desbloqueando {count} cuentas…" },
  unblockedMany: { one: "{count} cuenta desbloqueada", other: "{count} cuentas desbloqueadas" },
  block: "Bloquear",
  blockButton: "Bloquear…",
  blockNamed: "Bloquear a {name}",
  blockQuestion: "¿Bloquear a {name}?",
  blockingOne: "Bloqueando…",
  blockText:
    "Sus sesiones se cierran de inmediato en todos los dispositivos, y no es posible iniciar sesión hasta el desbloqueo. No se elimina nada.",
  blockTextRights: "Se pierden los permisos de administración.",
  blockedOne: "Cuenta bloqueada",
  hideArchives: { one: "Ocultar el archivo", other: "Ocultar los {count} archivos" },
  hideAllArchives: "Ocultar todos sus archivos",
  hideHint:
    "Solo la administración podrá verlos hasta que se desbloquee la cuenta. Si no, se quedan como están.",
  reasonFor: "Motivo ({name} puede leerlo)",
  reasonForThem: "Motivo (estas personas pueden leerlo)",
  blockMany: { one: "¿Bloquear {count} cuenta?", other: "¿Bloquear {count} cuentas?" },
  blockManyText:
    "Sus sesiones se cierran de inmediato en todos los dispositivos, y no es posible iniciar sesión hasta el desbloqueo. No se elimina nada. Quien tenga permisos de administración los pierde.",
  blockingMany: { one: "Bloqueando {count} cuenta…", other: "Bloqueando {count} cuentas…" },
  blockedMany: { one: "{count} cuenta bloqueada", other: "{count} cuentas bloqueadas" },
  changeQuota: "Cambiar la cuota: {name}",
  quotaOf: "Cuota de {name}",
  quotaChanged: "Cuota cambiada",
  quotaText:
    "Cuánto pueden ocupar en total las grabaciones, las imágenes y los documentos de esta persona. Por debajo de lo ya guardado, impide añadir ficheros nuevos, pero no elimina ninguno.",
  quotaLabel: "Megabytes, o vacío para el valor habitual de {megabytes}",
  save: "Guardar",
});
