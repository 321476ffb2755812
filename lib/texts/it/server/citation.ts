import type { citation as english } from "../../en/server/citation.ts";
import { translation } from "../../translation.ts";

export const citation = translation<typeof english>()({
  titled: "«{title}»",
  originalTitle: "Titolo originale: {title}",
  atTime: "al minuto {time}",
  inArchive: "In: {title}",
  withPeople: "Con {people}",
  recorded: "Registrazione: {date}",
  published: "Pubblicazione: {date}",
  soundRecording: "Registrazione sonora",
  audioWalk: "Passeggiata sonora",
});
