import type { device as english } from "../../en/visitors/device.ts";
import { translation } from "../../translation.ts";

export const device = translation<typeof english>()({
  locationDenied: "Se ha denegado el acceso a la ubicación",
  locationUnavailable: "La ubicación no está disponible",
  locationTimedOut: "La ubicación no se ha encontrado a tiempo",
  locationFailed: "No se ha podido determinar la ubicación",
  locationNotShared: "Ubicación no compartida",
  noGeolocation: "Este navegador no permite la geolocalización",
  allowLater:
    "Para permitirla más adelante, abra la configuración del sitio (el icono junto a la dirección) y active la ubicación.",
  partUnreachable:
    "No se ha podido cargar una parte de esta página. Compruebe la conexión e inténtelo de nuevo.",
  partOutdated: "Este sitio tiene una versión nueva. Recargue la página para continuar.",
  partStuck:
    "No se ha podido cargar una parte de esta página. Recargue la página para intentarlo de nuevo.",
  serverUnreachable: "No se puede conectar con el servidor. Compruebe la conexión.",
  serverCantAnswer:
    "El servidor no puede responder ahora (error {status}). Inténtelo de nuevo dentro de un minuto.",
  serverRefused: "El servidor ha rechazado la solicitud (error {status}).",
  tooMuchAtOnce: "Esto es más de lo que el servidor acepta de una vez.",
  pageBroke:
    "Se ha producido un error en esta página ({message}). Recárguela e inténtelo de nuevo.",
  cameraOff:
    "La cámara está desactivada para este sitio. Permítala en la configuración del navegador para esta página e inténtelo de nuevo.",
  noCamera: "Este dispositivo no tiene cámara.",
  cameraInUse: "Otra aplicación está usando la cámara. Ciérrela e inténtelo de nuevo.",
  cameraNotShown: "Este navegador no puede mostrar la cámara en esta página.",
  cameraNotStarted: "La cámara no se ha iniciado. Inténtelo de nuevo.",
});
