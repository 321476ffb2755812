/**
 * An archive in several languages as one manifest: the manifests of all languages, whose parts
 * correspond to each other, are laid over the first.
 */
import { isWithheld } from "../../model/consent/closed.ts";
import { omit } from "../../model/tour/fields/field.ts";
import { isSafeUrl } from "../../model/media/url_rules.ts";
import type { Thing } from "../../model/media/thing.ts";
import { ownName } from "../../model/text/language_names.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { absolute, typeOf } from "./bodies.ts";
import { inLanguage, type LanguageMap } from "./language_map.ts";

type Json = Record<string, unknown>;

/** The members of a resource that are texts by language. */
const TEXTS = ["label", "summary", "value"];

/** A page of annotations as far as it is merged. */
type TextPage = Json & { id: string; items: (Json & { body: Json })[] };

/**
 * The archive in the other language with the recordings, times and lengths of the original, whose
 * canvases it describes.
 */
export function onCanvasesOf(tour: Tour, other: Tour): Tour {
  const audioStops = tour.audioStops.map((stop, i) => {
    // A recording in the other language may be withdrawn alone.
    return isWithheld(other.audioStops[i])
      ? { ...stop, language: stop.language ?? tour.language }
      : heard(stop, other.audioStops[i]);
  });
  return { ...other, audioStops };
}

function heard(stop: Stop, other: Stop): Stop {
  if (other.audioUrl === stop.audioUrl) return other;
  const times = new Map(stop.things?.map((thing) => [thing.id, thing]));
  const things = other.things?.map((thing): Thing => {
    const { from, to } = times.get(thing.id) ?? {};
    return {
      ...omit(thing, ["from", "to"]) as Thing,
      ...from !== undefined && { from },
      ...to !== undefined && { to },
    };
  });
  const { audioUrl, audioDuration, chapters, transcript } = stop;
  return {
    ...other,
    audioUrl,
    audioDuration,
    ...things && { things },
    chapters: chapters?.map((chapter, i) => ({ ...other.chapters?.[i], ...chapter })),
    transcript,
  } as Stop;
}

/** Adds to a resource the texts of the same resource in another language. */
export function addTexts<R extends object>(resource: R, other: object): R {
  return merged(resource as Json, other as Json) as R;
}

function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.map((item, i) => i < other.length ? merged(item, other[i]) : item);
  }
  if (!isObject(one) || !isObject(other)) return one;
  return Object.fromEntries(
    Object.entries(one).map(([name, value]) => {
      const texts = other[name];
      if (TEXTS.includes(name) && isMap(value) && isMap(texts)) return [name, joined(value, texts)];
      if (name === "annotations" && Array.isArray(value) && Array.isArray(texts)) {
        return [name, value.map((page, i) => withTexts(page, texts[i]))];
      }
      return [name, merged(value, texts)];
    }),
  );
}

/** Without texts that are not translated: those of things do not say which language they have. */
function joined(one: LanguageMap, other: LanguageMap): LanguageMap {
  const known = new Set(Object.values(one).map(String));
  const more = Object.entries(other).filter(([, texts]) => !known.has(String(texts)));
  return { ...Object.fromEntries(more), ...one };
}

/** The transcript and the text of a page in other languages are further annotations. */
function withTexts(page: TextPage, other: TextPage | undefined): TextPage {
  const known = page.items.flatMap(({ body }) => [body.language, body.value]);
  const more = (other?.items ?? []).filter(({ body }) =>
    !known.includes(body.language) && (body.value === undefined || !known.includes(body.value))
  );
  return {
    ...page,
    items: [
      ...page.items,
      ...more.map((item, i) => ({ ...item, id: `${page.id}/${page.items.length + i + 1}` })),
    ],
  };
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMap = (value: unknown): value is LanguageMap =>
  isObject(value) && Object.values(value).every(Array.isArray);

/**
 * The recordings of a stop that were made in other languages. They stand beside its canvas and are
 * no choice of its sound: a canvas has one length, and theirs are others.
 */
export function recordingsIn(stop: Stop, index: number, others: readonly Tour[], site: string) {
  return others.flatMap(({ audioStops, translation }) => {
    const { audioUrl } = audioStops[index];
    const isOwn = audioUrl !== stop.audioUrl && !isWithheld(audioStops[index]);
    if (!isOwn || !isSafeUrl(audioUrl)) return [];
    const { language } = translation!;
    return [{
      id: absolute(audioUrl, site),
      type: "Sound",
      format: typeOf(audioUrl) ?? "audio/mpeg",
      language: [language],
      label: inLanguage(language, ownName(language)),
    }];
  });
}
