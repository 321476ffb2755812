import type { citation as english } from "../../en/server/citation.ts";
import { translation } from "../../translation.ts";

export const citation = translation<typeof english>()({
  titled: "«{title}»",
  originalTitle: "Título original: {title}",
  atTime: "minuto {time}",
  inArchive: "En: {title}",
  withPeople: "Con {people}",
  recorded: "Grabación: {date}",
  published: "Publicación: {date}",
  soundRecording: "Grabación sonora",
  audioWalk: "Recorrido sonoro",
});
