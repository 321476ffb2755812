/** The languages of the pages that this device has seen. */
import type { Caches } from "../keep/kept_tours.ts";
import { VIEWER } from "../cache_names.ts";

/** In the cache `VIEWER`: the languages, the last seen first. */
const SEEN_LANGUAGES = "/seen-languages";

/** The languages, the last seen first; at first there are none. */
export async function seenLanguages(caches: Caches): Promise<string[]> {
  const stored = await (await caches.open(VIEWER)).match(SEEN_LANGUAGES);
  return await stored?.json() ?? [];
}

/** Stores the language of a page that was seen; returns whether it is a new one. */
export async function noteLanguage(caches: Caches, language: string): Promise<boolean> {
  const seen = await seenLanguages(caches);
  if (seen[0] === language) return false;
  const now = [language, ...seen.filter((other) => other !== language)];
  await (await caches.open(VIEWER)).put(SEEN_LANGUAGES, new Response(JSON.stringify(now)));
  return now.length > seen.length;
}
