/**
 * The words of an archive that can be translated, by the table of fields: one walk through all of
 * them, which lists and translation share. Without zod.
 */
import type { Page, Thing } from "../../media/thing.ts";
import type { Chapter } from "../chapters.ts";
import type { Field, Fields } from "../fields/field.ts";
import { STOP_FIELDS, TOUR_FIELDS } from "../fields/table.ts";
import { PAGE_TEXT, THING_FIELDS } from "../fields/shared_rows.ts";
import type { Transcript } from "../transcript.ts";
import type { Tour } from "../tour.ts";

/**
 * Words, or the address of a recording. `key` names their place: ":title" of the archive, and
 * "{stop}:things:{thing}:caption" of a stop. `field` is the row that they belong to. In a `list` an
 * item's key is its number, and `list` has the texts of all: where one comes or goes, the others
 * are known by their text. `at` is the time of a sentence or a chapter in the
 * recording, in milliseconds.
 */
export type Words = {
  key: string;
  text: string;
  field: Field;
  stopId?: string;
  list?: readonly string[];
  at?: number;
};

/** Gives the text that replaces these words. */
type Change = (words: Words) => string;

/** An item's own words, to which the walk adds the place. */
type At = { prefix: string; stopId?: string; change: Change };

/** An archive with what `change` gives in place of its words. */
export function mapWords<T extends Pick<Tour, "audioStops">>(tour: T, change: Change): T {
  const { audioStops, ...own } = tour;
  return {
    ...mapItem(own, TOUR_FIELDS, { prefix: "", change }),
    audioStops: audioStops.map((stop) =>
      mapItem(stop, STOP_FIELDS, { prefix: stop.id, stopId: stop.id, change })
    ),
  } as T;
}

function mapItem<T extends object>(item: T, fields: Fields, at: At): T {
  const changed: Record<string, unknown> = { ...item as Record<string, unknown> };
  for (const [name, field] of Object.entries(fields)) {
    const value = changed[name];
    if (field.isWords && value !== undefined) {
      changed[name] = mapValue(value, field, `${at.prefix}:${name}`, at);
    }
  }
  return changed as T;
}

function mapValue(value: unknown, field: Field, key: string, at: At): unknown {
  const one = (text: string, rest: Omit<Words, "text" | "field">) =>
    at.change({ ...at.stopId !== undefined && { stopId: at.stopId }, text, field, ...rest });
  if (field.kind === "things") {
    return (value as Thing[]).map((thing) => mapThing(thing, { ...at, prefix: key }));
  }
  if (field.kind === "transcript") {
    const { cues, ...rest } = value as Transcript;
    const list = cues.map(({ text }) => text);
    return {
      ...rest,
      cues: cues.map((cue, i) => ({
        ...cue,
        text: one(cue.text, { key: `${key}:${i + 1}`, list, at: cue.start }) ?? cue.text,
      })),
    };
  }
  if (field.kind === "chapters") {
    const chapters = value as Chapter[];
    const titles = chapters.map(({ title }) => title);
    const synopses = chapters.map(({ synopsis = "" }) => synopsis);
    return chapters.map(({ title, synopsis, ...rest }, i) => ({
      ...rest,
      title: one(title, { key: `${key}:${i + 1}`, list: titles, at: rest.at }) ?? title,
      ...synopsis && {
        synopsis: one(synopsis, { key: `${key}:${i + 1}:synopsis`, list: synopses }),
      },
    }));
  }
  return typeof value === "string" ? one(value, { key }) : value;
}

function mapThing(thing: Thing, at: At): Thing {
  const of = { ...at, prefix: `${at.prefix}:${thing.id}` };
  const [first, ...pages] = [thing, ...thing.pages ?? []].map((page: Page, i) => {
    if (page.text === undefined) return page;
    const key = `${of.prefix}:text${i === 0 ? "" : i + 1}`;
    const text = at.change({
      key,
      text: page.text,
      field: PAGE_TEXT,
      ...at.stopId !== undefined && { stopId: at.stopId },
    });
    return { ...page, text };
  });
  return {
    ...mapItem(first as Thing, THING_FIELDS, of),
    ...thing.pages && { pages },
  };
}
