/**
 * The sounds of a stop as JSON-LD. The transcript of the recording is in the page; the JSON-LD has
 * the address of its captions.
 *
 * Source: https://schema.org/AudioObject
 */
import type { AudioObjectLeaf } from "schema-dts";
import { recordingSeconds } from "../../model/media/recording_length.ts";
import { isSafeUrl } from "../../model/media/url_rules.ts";
import { joinRecords } from "../../model/record/record_fields.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { hasPlace } from "../../model/tour/stop_place.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { transcriptPath } from "../../model/tour/transcript_limits.ts";
import { stopLink } from "../../model/web/make_stop_link.ts";
import { chapterSpans } from "../chapters/chapter_spans.ts";
import { toWork } from "./json_ld_record.ts";

/** "PT1H4M12S". */
function isoDuration(seconds: number): string {
  const parts = [[Math.floor(seconds / 3600), "H"], [Math.floor(seconds / 60) % 60, "M"]];
  const long = parts.map(([count, unit]) => count ? `${count}${unit}` : "").join("");
  return `PT${long}${seconds % 60}S`;
}

/** The ambient sound of the stop's zone; undefined without one. Its genre tells it from stories. */
export const toAmbientSound = (stop: Stop, origin: string): AudioObjectLeaf | undefined =>
  hasPlace(stop) && stop.ambientUrl
    ? {
      "@type": "AudioObject",
      genre: "Soundscape",
      contentUrl: new URL(stop.ambientUrl, origin).href,
    }
    : undefined;

/** The recording of the stop at `origin`; undefined for the built-in test sounds. */
export function toRecording(tour: Tour, stop: Stop, origin: string): AudioObjectLeaf | undefined {
  const { title, audioUrl, audioDuration, transcript, chapters } = stop;
  if (!isSafeUrl(audioUrl)) return undefined;
  const language = stop.language ?? tour.language;
  const seconds = recordingSeconds(audioDuration);
  const index = tour.audioStops.indexOf(stop);
  const isTimed = transcript?.cues.some(({ start }) => start !== undefined);
  // Inherited subjects and shelf mark are given once, for the archive.
  const { creators, contributors, dateRecorded, rights, rightsHolder } = tour.record ?? {};
  const inherited = { creators, contributors, dateRecorded, rights, rightsHolder };
  const { id: tourId, revision, translation } = tour;
  const place = { tourId, stopId: stop.id, revision, translation };
  return {
    "@type": "AudioObject",
    name: title,
    contentUrl: new URL(audioUrl, origin).href,
    ...seconds && { duration: isoDuration(seconds) },
    ...language && { inLanguage: language },
    ...toWork(joinRecords(inherited, stop.record)),
    ...transcript && isTimed && {
      caption: {
        "@type": "MediaObject",
        contentUrl: origin + transcriptPath(place, "vtt"),
        encodingFormat: "text/vtt",
        inLanguage: transcript.language,
      },
    },
    ...chapters && {
      hasPart: chapterSpans(chapters, seconds).map(({ title, start, end }) => ({
        "@type": "Clip",
        name: title,
        startOffset: start,
        ...end !== undefined && { endOffset: end },
        url: `${origin}/tour/${tour.id}${stopLink({ index, seconds: start })}`,
      })),
    },
  };
}
