import type { rehearsal as english } from "../../en/authors/rehearsal.ts";
import { translation } from "../../translation.ts";

export const rehearsal = translation<typeof english>()({
  whatWouldPlay: "Was wo abgespielt würde",
  walkEnded: {
    one: "Der Rundgang ist zu Ende. Gehört: {heard} von {count} Geschichte.",
    other: "Der Rundgang ist zu Ende. Gehört: {heard} von {count} Geschichten.",
  },
  playsByTap: "„{title}“, {place}: Die Geschichte beginnt durch Antippen.",
  playsAt: "„{title}“ wird abgespielt, {metres} von der Mitte entfernt.",
  isOfferedAt: "„{title}“ wird angeboten, {metres} von der Mitte entfernt.",
  ambientBegins: "Der Hintergrundklang von „{title}“ beginnt.",
  ambientEnds: "Der Hintergrundklang endet.",
  stopNumber: "Station {number}",
  speed: "Tempo",
  positionError: "Abweichung des Standorts <figures>±{metres}</figures>",
  metres: { one: "{count} Meter", other: "{count} Meter" },
  previewWalk: "Vorschau dieses Rundgangs",
  noStopOnMap: "Noch ist keine Station auf der Karte.",
  previewOfWalk: "Vorschau des Rundgangs",
  closePreview: "Vorschau schließen",
  dotWalks:
    "Der Punkt auf der Karte geht die Route ohne Ton ab. Die Liste darunter zeigt, was wo abgespielt würde.",
  walkAgain: "Noch einmal gehen",
  pauseWalk: "Rundgang pausieren",
  resumeWalk: "Rundgang fortsetzen",
});
