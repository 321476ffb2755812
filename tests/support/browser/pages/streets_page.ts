/** A page that finds ways on foot, as the author's form does. */
import type { StreetTask } from "../../../../lib/device/streets/street_finder.ts";
import type { FoundWay } from "../../../../lib/geo/streets/street_way.ts";
import { streetsBetween } from "../../../../lib/device/streets/streets_between.ts";

/** What was found for each pair, in the order of the answers. */
export type FoundOnPage = { index: number; found: FoundWay }[];

declare global {
  var findStreets: (pairs: StreetTask["pairs"]) => Promise<FoundOnPage>;
  /** Aborts when `aborted` resolves; returns the error's name. */
  var abortStreets: (pairs: StreetTask["pairs"], aborted: Promise<unknown>) => Promise<string>;
}

globalThis.findStreets = async (pairs) => {
  const answers: FoundOnPage = [];
  await streetsBetween(pairs, {}, (index, found) => answers.push({ index, found }));
  return answers;
};

globalThis.abortStreets = async (pairs, aborted) => {
  const abort = new AbortController();
  aborted.then(() => abort.abort());
  const searching = streetsBetween(pairs, { signal: abort.signal }, () => {});
  return await searching.then(() => "none", ({ name }: Error) => name);
};
