import type { citation as english } from "../../en/server/citation.ts";
import { translation } from "../../translation.ts";

export const citation = translation<typeof english>()({
  titled: "„{title}“",
  originalTitle: "Originaltitel: {title}",
  atTime: "ab {time}",
  inArchive: "In: {title}",
  withPeople: "Mit {people}",
  recorded: "Aufnahme: {date}",
  published: "Veröffentlicht: {date}",
  soundRecording: "Tonaufnahme",
  audioWalk: "Audio-Rundgang",
});
