import type { home as english } from "../../en/server/home.ts";
import { translation } from "../../translation.ts";

export const home = translation<typeof english>()({
  newArchives: "Archivos nuevos",
  newArchivesOf: "{name}: archivos nuevos",
  storiesShown: "Relatos donde sucedieron",
  searchShown: "Buscar en todos los archivos",
});
