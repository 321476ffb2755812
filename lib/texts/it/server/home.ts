import type { home as english } from "../../en/server/home.ts";
import { translation } from "../../translation.ts";

export const home = translation<typeof english>()({
  newArchives: "Nuovi archivi",
  newArchivesOf: "{name}: nuovi archivi",
  storiesShown: "Racconti dove sono accaduti",
  searchShown: "Cerca in tutti gli archivi",
});
