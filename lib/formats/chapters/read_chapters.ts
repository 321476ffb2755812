/**
 * Reads chapters from a text: lines with times, as in the descriptions of videos, or the JSON
 * chapters of podcasts.
 *
 * Source: https://podcasting2.org/docs/podcast-namespace/tags/chapters
 */
import type { Chapter } from "../../model/tour/chapters.ts";
import { texts } from "../../texts/texts.ts";
import { fitChapters, type RawChapter, type ReadChapters } from "./fit_chapters.ts";

const t = texts("reading");

/** "1:23", "01:02:03.5", also in brackets. */
const TIME = /(?<![\d:.,])[[(]?((?:\d{1,3}:)?\d{1,3}:[0-5]\d(?:[.,]\d{1,3})?)[\])]?(?![\d:])/;

/** Between a time and its title. */
const DASHES = /^[\s\-–—:|•*.]{1,20}|[\s\-–—|•]{1,20}$/g;

/** Longest text that is read, in UTF-16 units. */
const MAX_TEXT = 1_000_000;

/**
 * Reads the chapters of a text. `problem` is a message for the author. Never throws.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { readChapters } from "./read_chapters.ts";
 *
 * const read = readChapters("00:00 Intro / 01:23 The mill");
 * assert.ok("chapters" in read);
 * assert.deepEqual(read.chapters, [{ at: 0, title: "Intro" }, { at: 83_000, title: "The mill" }]);
 * ```
 */
export function readChapters(text: string): ReadChapters | { problem: string } {
  if (text.length > MAX_TEXT) return { problem: t("chaptersTooLong") };
  const read = /^[\s\ufeff]*\{/.test(text) ? readJson(text) : readLines(text);
  return "problem" in read || read.chapters.length > 0 ? read : { problem: t("noLineHasTime") };
}

/** The milliseconds of "1:02:03.5"; undefined for another text. */
export function readTime(text: string): number | undefined {
  const time = text.trim();
  if (!/^(?:\d+:){0,2}\d+(?:[.,]\d{1,3})?$/.test(time)) return undefined;
  const seconds = time.replace(",", ".").split(":").reduce((sum, n) => sum * 60 + Number(n), 0);
  return Math.round(seconds * 1000);
}

/** A slash also ends a chapter where a time follows it. */
function readLines(text: string): ReadChapters {
  const lines = text.split(/[\r\n]+|\s\/\s+(?=[[(]?\d{1,3}:\d)/).map((line) => line.trim())
    .filter(Boolean);
  const raw: RawChapter[] = [];
  const without: string[] = [];
  for (const line of lines) {
    const found = TIME.exec(line);
    const at = found ? readTime(found[1]) : undefined;
    if (!found || at === undefined) without.push(line);
    else {
      const rest = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
      raw.push({ at, title: rest.map((part) => part.replace(DASHES, "")).join(" ").trim() });
    }
  }
  const example = without[0]?.slice(0, 60);
  return fitChapters(
    raw,
    example ? [t("linesWithoutTime", { count: without.length, example })] : [],
  );
}

function readJson(text: string): ReadChapters | { problem: string } {
  let data: { chapters?: unknown };
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { problem: t("notReadAsJson") };
  }
  if (!Array.isArray(data.chapters)) return { problem: t("noChaptersInJson") };
  const all = data.chapters.filter((one) => typeof one === "object" && one !== null);
  const shown = all.filter(({ toc }) => toc !== false);
  const timed = shown.filter(({ startTime }) => Number.isFinite(Number(startTime ?? NaN)));
  const timeless = data.chapters.length - all.length + shown.length - timed.length;
  const hasMore = shown.some(({ img, url }) => img || url);
  return fitChapters(
    timed.map(({ startTime, title, location }): RawChapter => ({
      at: Number(startTime) * 1000,
      title: typeof title === "string" ? title : "",
      ...placeOf(location),
    })),
    [
      ...all.length > shown.length
        ? [t("chaptersOutsideContents", { count: all.length - shown.length })]
        : [],
      ...timeless > 0 ? [t("chaptersWithoutTime", { count: timeless })] : [],
      ...hasMore ? [t("mediaOfChapters")] : [],
    ],
  );
}

/** A podcast's place: `{ "name": "Mill Lane", "geo": "geo:48.2,16.37" }`. */
function placeOf(location: unknown): Pick<Chapter, "place"> {
  const { name, geo } = (location ?? {}) as { name?: unknown; geo?: unknown };
  const [, lat, lng] = /^geo:(-?[\d.]+),(-?[\d.]+)/.exec(String(geo)) ?? [];
  const place = { lat: Number(lat ?? NaN), lng: Number(lng ?? NaN) };
  if (!(Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180)) return {};
  const named = typeof name === "string" && name.trim() !== "" && name.length <= 200;
  return { place: { ...place, ...named && { name: name.trim() } } };
}
