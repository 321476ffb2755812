import type { rehearsal as english } from "../../en/authors/rehearsal.ts";
import { translation } from "../../translation.ts";

export const rehearsal = translation<typeof english>()({
  whatWouldPlay: "Qué se oiría y dónde",
  walkEnded: {
    one: "El recorrido ha terminado. Relatos escuchados: {heard} de {count}.",
    other: "El recorrido ha terminado. Relatos escuchados: {heard} de {count}.",
  },
  playsByTap: "«{title}», {place}: se oye al tocarlo.",
  playsAt: "«{title}» se oye a {metres} del centro.",
  isOfferedAt: "«{title}» se ofrece a {metres} del centro.",
  ambientBegins: "Empieza el sonido ambiente de «{title}».",
  ambientEnds: "Termina el sonido ambiente.",
  stopNumber: "Parada {number}",
  speed: "Velocidad",
  positionError: "Error de la ubicación <figures>±{metres}</figures>",
  metres: { one: "{count} metro", other: "{count} metros" },
  previewWalk: "Vista previa del recorrido",
  noStopOnMap: "Aún no hay ninguna parada en el mapa.",
  previewOfWalk: "Vista previa del recorrido",
  closePreview: "Cerrar la vista previa",
  dotWalks:
    "El punto del mapa recorre la ruta sin sonido. La lista de abajo muestra qué se oiría y dónde.",
  walkAgain: "Volver a recorrer",
  pauseWalk: "Pausar el recorrido",
  resumeWalk: "Continuar el recorrido",
});
