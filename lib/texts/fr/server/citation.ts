import type { citation as english } from "../../en/server/citation.ts";
import { translation } from "../../translation.ts";

export const citation = translation<typeof english>()({
  titled: "« {title} »",
  originalTitle: "Titre original : {title}",
  atTime: "à {time}",
  inArchive: "Dans : {title}",
  withPeople: "Avec {people}",
  recorded: "Enregistrement : {date}",
  published: "Publication : {date}",
  soundRecording: "Enregistrement sonore",
  audioWalk: "Parcours audio",
});
