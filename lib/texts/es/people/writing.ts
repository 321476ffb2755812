import type { writing as english } from "../../en/people/writing.ts";
import { translation } from "../../translation.ts";

export const writing = translation<typeof english>()({
  optional: "opcional",
  wontPlay: "No se puede reproducir esta grabación. Compruebe su dirección.",
  start: "Inicio",
  untitledStop: "Parada sin título",
  radiusShort: "{metres} m",
  radiusInWords: "{metres} metros",
  radiusOfStop: "Radio de activación de la parada {number}",
  photographNamed: "Foto «{name}»",
  thePicture: "La imagen",
  fileElsewhere: "Un fichero en otro dispositivo, aún sin enviar",
  fileNotSentYet: "{name}, en este dispositivo, aún sin enviar",
  emptyValue: "(vacío)",
  stopRecording: "¿Detener la grabación?",
  recordingKept:
    "Si sale de esta página, la grabación se detiene. Lo grabado hasta ahora se queda en este dispositivo y este formulario se lo ofrecerá cuando vuelva.",
  recordingLost:
    "Si sale de esta página, la grabación se detiene, y este dispositivo no ha podido guardarla. Se perderá.",
  stopAndLeave: "Detener y salir",
  leaveWithoutSaving: "¿Salir sin guardar?",
  changesKept:
    "Sus últimos cambios aún no están guardados. Una copia se queda en este dispositivo hasta que vuelva.",
  changesLost:
    "Sus últimos cambios aún no están guardados, y este dispositivo no puede guardar una copia. Se perderán.",
  leave: "Salir",
  fieldTooLong: "«{label}» es demasiado largo ({longest} caracteres como máximo)",
  labelled: "{label}: {text}",
  zoneCorner:
    "Esquina {corner} de la zona de la parada {number}. Las flechas la mueven 1 metro, con Mayús 10. Supr la quita.",
  addCorner: "Añadir una esquina a la zona de la parada {number}",
  wayPoint:
    "Punto {point} del camino a la parada {number}. Las flechas lo mueven 1 metro, con Mayús 10. Supr lo quita.",
  addWayPoint: "Añadir un punto al camino a la parada {number}",
});
