/** Loads the texts of islands that only members of the site have: every page has the visitors'. */
import { loadChunk } from "../../lib/device/load_chunk.ts";

/** The areas of `lib/texts` that the islands of a folder need besides the visitors'. */
const AREAS: Record<string, string[]> = {
  account: ["people"],
  pupil: ["people"],
  author: ["people", "authors"],
  admin: ["people", "admin"],
};

/** Resolves once the texts of the island at `path`, such as "../author/…", are there. */
export async function loadTexts(path: string): Promise<void> {
  const areas = AREAS[path.split("/")[1]] ?? [];
  await Promise.all(
    areas.map((area) => loadChunk(() => import(/* @vite-ignore */ addressOf(area)))),
  );
}

/** The files of a language have one hash. */
const addressOf = (area: string): string =>
  document.querySelector<HTMLScriptElement>("script[src*='/texts-']")!.src
    .replace("-visitors-", `-${area}-`);
