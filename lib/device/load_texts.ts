/** Loads texts of the interface that not every page has. Browser only. */
import { loadChunk } from "./load_chunk.ts";

/** Resolves once the texts of an area of `lib/texts`, such as "authors", are there. */
export const loadTexts = (area: string): Promise<unknown> =>
  loadChunk(() => import(/* @vite-ignore */ addressOf(area)));

/** The files of a language have one hash. */
const addressOf = (area: string): string =>
  document.querySelector<HTMLScriptElement>("script[src*='/texts-']")!.src
    .replace("-visitors-", `-${area}-`);
