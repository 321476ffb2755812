/** The pictures that are shown while a recording plays, as annotations of its stop's canvas. */
import { parsePartAddress } from "../../model/media/part_address.ts";
import { recordingSeconds } from "../../model/media/recording_length.ts";
import type { Thing } from "../../model/media/thing.ts";
import { isSafeUrl } from "../../model/media/url_rules.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { imageBody, thumbnail } from "./bodies.ts";
import { inLanguage } from "./language_map.ts";
import { factsOf, labelOf } from "./thing_facts.ts";

/**
 * The seconds of a stop's canvas, those of a part of a recording exactly; undefined for a test
 * sound and for a length that is not known.
 */
export function canvasSeconds(
  { audioUrl, audioDuration }: Pick<Stop, "audioUrl" | "audioDuration">,
): number | undefined {
  if (!isSafeUrl(audioUrl)) return undefined;
  const part = parsePartAddress(audioUrl);
  return part ? (part.to - part.from) / 1000 : recordingSeconds(audioDuration);
}

/** A thing, and the seconds of the recording at which it begins and ends to be shown. */
type TimedThing = { thing: Thing; start: number; end: number };

/** The things that are shown while a recording of this many seconds plays, in their order. */
export function timedThings(things: readonly Thing[] = [], duration: number): TimedThing[] {
  const timed = things.flatMap((thing) =>
    thing.from === undefined ? [] : [{ thing, start: thing.from / 1000 }]
  ).sort((a, b) => a.start - b.start);
  return timed.map(({ thing, start }, i) => {
    const ends = [duration, timed[i + 1]?.start, thing.to && thing.to / 1000];
    return { thing, start, end: Math.min(...ends.filter((end) => end !== undefined)) };
  }).filter(({ start, end }) => start < end);
}

/** The size of a canvas on which pictures of all shapes are painted. */
export const FRAME = { width: 1000, height: 1000 };

type PictureParts = { id: string; site: string; duration: number; language?: string };

/** The annotations of the pictures that are shown while the recording plays. */
export const toPictures = (
  { title, things }: Pick<Stop, "title" | "things">,
  { id, site, duration, language }: PictureParts,
) =>
  timedThings(things, duration).map(({ thing, start, end }) => {
    const body = imageBody(thing.url, site);
    return {
      id: `${id}/things/${thing.id}`,
      type: "Annotation",
      motivation: "painting" as const,
      label: inLanguage(language, labelOf(thing, title)),
      ...factsOf(thing, language),
      thumbnail: [thumbnail(thing.url, site)],
      body,
      target: `${id}#${inFrame(body)}t=${start},${end}`,
    };
  });

/** Where a picture lies in the middle of the frame, in its own shape; "" if it fills it. */
function inFrame(body: { width: number; height: number }): string {
  const scale = FRAME.width / Math.max(body.width, body.height);
  const [width, height] = [body.width, body.height].map((side) => Math.round(side * scale) || 1);
  if (width === height) return "";
  const [x, y] = [width, height].map((side) => Math.floor((FRAME.width - side) / 2));
  return `xywh=${x},${y},${width},${height}&`;
}
