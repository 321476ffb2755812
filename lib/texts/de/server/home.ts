import type { home as english } from "../../en/server/home.ts";
import { translation } from "../../translation.ts";

export const home = translation<typeof english>()({
  newArchives: "Neue Archive",
  newArchivesOf: "{name}: neue Archive",
  storiesShown: "Geschichten dort, wo sie geschehen sind",
  searchShown: "Alle Archive durchsuchen",
});
