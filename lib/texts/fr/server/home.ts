import type { home as english } from "../../en/server/home.ts";
import { translation } from "../../translation.ts";

export const home = translation<typeof english>()({
  newArchives: "Nouvelles archives",
  newArchivesOf: "{name} : nouvelles archives",
  storiesShown: "Les récits là où ils se sont passés",
  searchShown: "Chercher dans toutes les archives",
});
