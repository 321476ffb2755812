/** A stop as a canvas: its sound, its picture, its text and its place. */
import { parsePictureAddress, pictureFiles } from "../../model/media/picture_address.ts";
import { MEDIA_TYPES } from "../../model/media/media.ts";
import { parsePartAddress, wholeOf } from "../../model/media/part_address.ts";
import { recordingSeconds } from "../../model/media/recording_length.ts";
import { isSafeUrl } from "../../model/media/url_rules.ts";
import { joinRecords } from "../../model/record/record_fields.ts";
import type { Position } from "../../model/tour/position.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { transcriptPath } from "../../model/tour/transcript_limits.ts";
import { arkPath } from "../citation/ark.ts";
import { oldViewOf } from "../../model/media/thing.ts";
import { edtfText } from "../../model/record/edtf_text.ts";
import { inLanguage } from "./language_map.ts";
import { recordLines, rightsIn } from "./record_lines.ts";

/** The assumed size of pictures whose address has none, in pixels. */
const USUAL_SIZE = { width: 1200, height: 800 };

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
 * beside an empty canvas. The transcript is an annotation, as WebVTT.
 */
export function toCanvas(tour: Tour, stop: Stop, { site, manifest, naan }: Place) {
  const id = canvasId(stop, manifest);
  const language = stop.language ?? tour.language;
  const record = joinRecords(tour.record, stop.record);
  const sound = soundOf(stop, site);
  const duration = canvasSeconds(stop);
  const isTimed = sound !== undefined && duration !== undefined;
  return {
    id,
    type: "Canvas",
    label: inLanguage(language, stop.title),
    summary: inLanguage(language, stop.description),
    ...recordLines(record, arkOf(tour, { site, naan }, stop.id)),
    ...rightsIn(record),
    ...isTimed ? { duration } : { width: 1000, height: 1000 },
    ...sound && !isTimed && { rendering: [{ ...sound, label: inLanguage("en", "Recording") }] },
    items: isTimed ? [painting(id, { ...sound, duration })] : [],
    ...pictureOf(stop, id, site),
    ...textOf(tour, stop, { id, site }),
    homepage: [homepageOf(tour, stop, site)],
    ...hasPlace(stop) && navPlace(stop, id),
  };
}

type TitledPlace = Position & { title: string; language?: string };

/** A place with a title, as the only feature of the extension navPlace; `id` of its subject. */
export const navPlace = ({ title, language, latitude, longitude }: TitledPlace, id: string) => ({
  navPlace: {
    id: `${id}/place`,
    type: "FeatureCollection",
    features: [{
      id: `${id}/place/1`,
      type: "Feature",
      properties: { label: inLanguage(language, title) },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    }],
  },
});

/** A picture as the body of an annotation; its size is in pixels. */
export function imageBody(address: string, site: string) {
  const { src, width, height } = parsePictureAddress(address) ?? { src: address, ...USUAL_SIZE };
  return { id: absolute(src, site), type: "Image", format: typeOf(src), width, height };
}

/** The smallest version of a picture. */
export function thumbnail(address: string, site: string) {
  const src = pictureFiles(address).at(-1)!;
  return { id: absolute(src, site), type: "Image", format: typeOf(src) };
}

const homepageOf = ({ id, audioStops, language }: Tour, stop: Stop, site: string) => ({
  id: `${site}/tour/${id}#stop-${audioStops.indexOf(stop) + 1}`,
  type: "Text",
  label: inLanguage(stop.language ?? language, stop.title),
  format: "text/html",
});

/** The seconds of a stop's canvas; of a part of a recording, all of its milliseconds. */
export function canvasSeconds({ audioUrl, audioDuration }: Stop): number | undefined {
  const part = parsePartAddress(audioUrl);
  return part ? (part.to - part.from) / 1000 : recordingSeconds(audioDuration);
}

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

/** The pictures of a stop; of two times, viewers let people choose. */
function pictureOf(stop: Stop, id: string, site: string) {
  const { title, language, imageUrl } = stop;
  const old = oldViewOf(stop.things);
  const first = imageUrl ?? old?.url;
  if (!first) return {};
  const body = imageBody(first, site);
  const canvas = `${id}/picture`;
  const then = ["Then", old?.date && edtfText(old.date)].filter(Boolean).join(", ");
  const choice = imageUrl && old && {
    type: "Choice",
    items: [
      { ...body, label: inLanguage("en", "Today") },
      { ...imageBody(old.url, site), label: inLanguage("en", then) },
    ],
  };
  return {
    thumbnail: [thumbnail(first, site)],
    accompanyingCanvas: {
      id: canvas,
      type: "Canvas",
      label: inLanguage(language, title),
      width: body.width,
      height: body.height,
      items: [painting(canvas, choice || body)],
    },
  };
}

function textOf(
  { id: tourId, revision }: Tour,
  { id: stopId, transcript }: Stop,
  { id, site }: { id: string; site: string },
) {
  if (!transcript?.cues.some(({ start }) => start !== undefined)) return {};
  const body = {
    id: site + transcriptPath({ tourId, stopId, revision }, "vtt"),
    type: "Text",
    format: "text/vtt",
    language: transcript.language,
    label: inLanguage("en", "Transcript"),
  };
  return { annotations: [annotationPage(`${id}/text`, "supplementing", { body, target: id })] };
}

/** A page with the one annotation that fills a canvas. */
export const painting = (canvas: string, body: object) =>
  annotationPage(`${canvas}/content`, "painting", { body, target: canvas });

function annotationPage(
  id: string,
  motivation: "painting" | "supplementing",
  of: { body: object; target: string },
) {
  const annotation = { id: `${id}/1`, type: "Annotation", motivation, ...of };
  return { id, type: "AnnotationPage", items: [annotation] };
}

const absolute = (address: string, site: string): string => new URL(address, site).href;

/** The media type of an address by its ending; undefined for other endings. */
function typeOf(address: string): string | undefined {
  const ending = /\.(\w{3,4})(?:[?#]|$)/.exec(address)?.[1].toLowerCase() ?? "";
  if (ending === "svg") return "image/svg+xml";
  return MEDIA_TYPES[ending as keyof typeof MEDIA_TYPES]?.type;
}
