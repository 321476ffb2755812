/** A stop as a canvas: its sound, its pictures, its text, its place and the way there. */
import { legsOf } from "../../geo/legs.ts";
import { parsePartAddress, wholeOf } from "../../model/media/part_address.ts";
import { isSafeUrl } from "../../model/media/url_rules.ts";
import { joinRecords } from "../../model/record/record_fields.ts";
import type { Position } from "../../model/tour/position.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { transcriptPath } from "../../model/tour/transcript_limits.ts";
import { arkPath } from "../citation/ark.ts";
import { coverOf, oldViewOf } from "../../model/media/thing.ts";
import { edtfText } from "../../model/record/edtf_text.ts";
import { inLanguage, type LanguageMap } from "./language_map.ts";
import { recordLines, rightsIn } from "./record_lines.ts";
import { absolute, annotationPage, imageBody, painting, thumbnail, typeOf } from "./bodies.ts";
import { factsOf, labelOf } from "./thing_facts.ts";
import { canvasSeconds, FRAME, toPictures } from "./timed_things.ts";

/**
 * `site` is the origin of all addresses, `manifest` the manifest's own address, `naan` the number
 * of the site's ARKs.
 */
export type Place = { site: string; manifest: string; naan?: string };

/** The ARK of an archive, or of a stop's recording; undefined where the site has none. */
export const arkOf = (
  { id }: Pick<Tour, "id">,
  { site, naan }: Pick<Place, "site" | "naan">,
  stopId?: string,
): string | undefined => naan && site + arkPath(naan, id, { stopId });

export const canvasId = ({ id }: Stop, manifest: string): string => `${manifest}/canvas/${id}`;

/**
 * The canvas of a stop, as long as its recording. A recording of unknown length is a rendering
 * beside an empty canvas, and so is an ambient sound, which loops and has no length of its own. A
 * picture with a time is painted at its time. The transcript is an annotation, as WebVTT.
 */
export function toCanvas(tour: Tour, stop: Stop, { site, manifest, naan }: Place) {
  const id = canvasId(stop, manifest);
  const language = stop.language ?? tour.language;
  const record = joinRecords(tour.record, stop.record);
  const sound = soundOf(stop, site);
  const duration = canvasSeconds(stop);
  const isTimed = sound !== undefined && duration !== undefined;
  const pictures = isTimed ? toPictures(stop, { id, site, duration, language }) : [];
  const rendering = [
    ...sound && !isTimed ? [{ ...sound, label: inLanguage("en", "Recording") }] : [],
    ...ambientOf(stop, site),
  ];
  return {
    id,
    type: "Canvas",
    label: inLanguage(language, stop.title),
    summary: inLanguage(language, stop.description),
    ...recordLines(record, arkOf(tour, { site, naan }, stop.id)),
    ...rightsIn(record),
    ...isTimed && { duration },
    ...isTimed && pictures.length === 0 ? {} : FRAME,
    ...rendering.length > 0 && { rendering: rendering as Rendering[] },
    items: isTimed ? [painting(id, { ...sound, duration }, pictures)] : [],
    ...pictureOf(stop, { id, site, language }),
    ...textOf(tour, stop, { id, site }),
    homepage: [homepageOf(tour, stop, site)],
    ...hasPlace(stop) && navPlace(stop, id, legTo(tour, stop)),
  };
}

/** A file beside a canvas. */
type Rendering = {
  id: string;
  type: string;
  format: string;
  language?: string[];
  label: LanguageMap;
};

type TitledPlace = Position & { title: string; language?: string };

/**
 * A place with a title as a feature of the extension navPlace, and the way there as another, if it
 * is known; `id` of its subject.
 */
export const navPlace = (
  { title, language, latitude, longitude }: TitledPlace,
  id: string,
  way?: readonly Position[],
) => ({
  navPlace: {
    id: `${id}/place`,
    type: "FeatureCollection",
    features: [
      feature(`${id}/place/1`, inLanguage(language, title), {
        type: "Point",
        coordinates: [longitude, latitude],
      }),
      ...way
        ? [feature(`${id}/place/2`, inLanguage("en", "The way there"), {
          type: "LineString",
          coordinates: way.map(({ latitude, longitude }) => [longitude, latitude]),
        })]
        : [],
    ],
  },
});

const feature = <G>(id: string, label: LanguageMap, geometry: G) => ({
  id,
  type: "Feature",
  properties: { label },
  geometry,
});

/** The points of the leg to one stop: the others' need not be read. */
function legTo({ audioStops, ...tour }: Tour, stop: Stop): Position[] | undefined {
  const stops = audioStops.map((one) => one === stop ? one : { ...one, leg: undefined });
  return legsOf({ ...tour, audioStops: stops }).at(0)?.points;
}

const homepageOf = ({ id, audioStops, language }: Tour, stop: Stop, site: string) => ({
  id: `${site}/tour/${id}#stop-${audioStops.indexOf(stop) + 1}`,
  type: "Text",
  label: inLanguage(stop.language ?? language, stop.title),
  format: "text/html",
});

/** Of a part, the whole recording with the part's times as a media fragment. */
function soundOf({ audioUrl }: Stop, site: string) {
  if (!isSafeUrl(audioUrl)) return undefined;
  const part = parsePartAddress(audioUrl);
  const id = absolute(wholeOf(audioUrl), site);
  return {
    id: part ? `${id}#t=${part.from / 1000},${part.to / 1000}` : id,
    type: "Sound",
    format: typeOf(audioUrl) ?? "audio/mpeg",
  };
}

/** The ambient sound of the stop's zone as a rendering; an empty list without one. */
function ambientOf(stop: Stop, site: string): Rendering[] {
  if (!hasPlace(stop) || !stop.ambientUrl) return [];
  const { ambientUrl } = stop;
  return [{
    id: absolute(ambientUrl, site),
    type: "Sound",
    format: typeOf(ambientUrl) ?? "audio/mpeg",
    label: inLanguage("en", "Ambient sound"),
  }];
}

/** The first picture of a stop and its old view, between which viewers let people choose. */
function pictureOf(
  { title, things }: Stop,
  { id, site, language }: { id: string; site: string; language?: string },
) {
  const [cover, old] = [coverOf(things), oldViewOf(things)];
  const first = cover ?? old;
  if (!first) return {};
  const body = imageBody(first.url, site);
  const canvas = `${id}/picture`;
  const then = ["Then", old?.date && edtfText(old.date)].filter(Boolean).join(", ");
  const choice = cover && old && {
    type: "Choice",
    items: [
      { ...body, label: inLanguage("en", "Today") },
      { ...imageBody(old.url, site), label: inLanguage("en", then) },
    ],
  };
  return {
    thumbnail: [thumbnail(first.url, site)],
    accompanyingCanvas: {
      id: canvas,
      type: "Canvas",
      label: inLanguage(language, labelOf(first, title)),
      ...factsOf(first, language),
      width: body.width,
      height: body.height,
      items: [painting(canvas, choice || body)],
    },
  };
}

function textOf(
  { id: tourId, revision, translation }: Tour,
  { id: stopId, transcript }: Stop,
  { id, site }: { id: string; site: string },
) {
  if (!transcript?.cues.some(({ start }) => start !== undefined)) return {};
  const body = {
    id: site + transcriptPath({ tourId, stopId, revision, translation }, "vtt"),
    type: "Text",
    format: "text/vtt",
    language: transcript.language,
    label: inLanguage("en", "Transcript"),
  };
  return { annotations: [annotationPage(`${id}/text`, "supplementing", { body, target: id })] };
}
