/**
 * An archive as a IIIF manifest, with a canvas for each stop; and collections of manifests.
 *
 * Source: https://iiif.io/api/presentation/3.0/, https://iiif.io/api/extension/navplace/
 */
import { isWithheld } from "../../model/consent/closed.ts";
import { coverOf } from "../../model/media/thing.ts";
import { hasStart } from "../../model/tour/stop_place.ts";
import type { Tour, TourCard } from "../../model/tour/tour.ts";
import type { CitedSite } from "../citation/cited.ts";
import { thumbnail } from "./bodies.ts";
import { arkOf, canvasId, navPlace, toCanvas } from "./canvas.ts";
import { GEOREFERENCE } from "./georeference.ts";
import { inLanguage, type LanguageMap } from "./language_map.ts";
import { addTexts, onCanvasesOf, recordingsIn } from "./merge_languages.ts";
import { mapCanvas } from "./map_canvas.ts";
import { toRange } from "./ranges.ts";
import { recordLines, rightsIn } from "./record_lines.ts";
import { shownThings, thingCanvases } from "./thing_canvases.ts";

const PRESENTATION = "http://iiif.io/api/presentation/3/context.json";
const NAV_PLACE = "http://iiif.io/api/extension/navplace/context.json";

export const manifestPath = (tourId: string): string => `/tour/${tourId}/manifest.json`;

/**
 * The manifest of an archive with its texts in all languages: `others` is the same archive in those
 * beside its own. Recordings in these are further renderings of the canvases.
 */
export function toManifest(tour: Tour, site: CitedSite, others: readonly Tour[] = []) {
  const own = manifestOf(tour, site);
  const all = others.map((other) => manifestOf(onCanvasesOf(tour, other), site))
    .reduce(addTexts, own);
  const items = all.items.map((canvas) => {
    const index = tour.audioStops.findIndex((stop) => canvasId(stop, own.id) === canvas.id);
    if (index < 0) return canvas;
    const more = recordingsIn(tour.audioStops[index], index, others, site.origin);
    const { rendering = [] } = canvas;
    return more.length === 0 ? canvas : { ...canvas, rendering: [...rendering, ...more] };
  });
  return { ...all, items };
}

/**
 * The manifest of an archive in one language, without stories that are not released. The canvas of
 * a stop is followed by those of its further pictures and papers; after all stops come those of the
 * archive, and its old maps.
 */
function manifestOf(tour: Tour, { origin: site, naan }: CitedSite) {
  const id = site + manifestPath(tour.id);
  const { title, description, language, imageUrl, things, record, oldMaps, audioStops } = tour;
  const cover = coverOf(things);
  const told = audioStops.filter((stop) => !isWithheld(stop));
  const structures = told.flatMap((stop) => toRange(tour, stop, id) ?? []);
  return {
    "@context": [...oldMaps ? [GEOREFERENCE] : [], NAV_PLACE, PRESENTATION],
    id,
    type: "Manifest",
    label: inLanguage(language, title),
    summary: inLanguage(language, description),
    ...recordLines(record, arkOf(tour, { site, naan })),
    ...rightsIn(record),
    ...imageUrl && { thumbnail: [thumbnail(imageUrl, site)] },
    homepage: [{
      id: `${site}/tour/${tour.id}`,
      type: "Text",
      label: inLanguage(language, title),
      format: "text/html",
    }],
    ...hasStart(tour) && navPlace(tour, id),
    items: [
      ...told.flatMap((stop) => [
        toCanvas(tour, stop, { site, manifest: id, naan }),
        ...thingCanvases(stop, {
          at: canvasId(stop, id),
          shown: shownThings(stop),
          language: stop.language ?? language,
          site,
        }).map(beside),
      ]),
      ...thingCanvases(tour, { at: id, shown: cover ? [cover] : [], language, site })
        .map(beside),
      ...oldMaps?.map((_, i) => beside(mapCanvas(tour, i, { site, manifest: id }))) ?? [],
    ],
    ...structures.length > 0 && { structures },
  };
}

/** A canvas that belongs to no stop: without the members that only a stop has. */
const beside = <C>(canvas: C) => canvas as C & Partial<Omit<ReturnType<typeof toCanvas>, keyof C>>;

type Listed = Pick<TourCard, "id" | "title" | "language">;

/**
 * A list of archives at the address `id`, named `label`; `next` is the address of the following
 * list. `others` are the cards of an archive in its other languages.
 */
export function toCollection(
  tours: readonly (Listed & { others?: readonly Listed[] })[],
  { label, id, site, next }: { label: string; id: string; site: string; next?: string },
) {
  const manifests = tours.map((tour) => ({
    id: site + manifestPath(tour.id),
    type: "Manifest",
    label: Object.assign(
      {},
      ...[...tour.others ?? [], tour].map(({ language, title }) => inLanguage(language, title)),
    ) as LanguageMap,
  }));
  const more = { id: next, type: "Collection", label: inLanguage("en", "More archives") };
  return {
    "@context": PRESENTATION,
    id,
    type: "Collection",
    label: inLanguage("en", label),
    items: next ? [...manifests, more] : manifests,
  };
}
