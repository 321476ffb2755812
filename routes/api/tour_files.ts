/** An archive in the formats of other programs, for those who may see it. */
import { toCited } from "../../lib/formats/citation/cited.ts";
import { exportTour } from "../../lib/formats/export_tour.ts";
import { hasTimes, writeVtt } from "../../lib/formats/transcript/write_vtt.ts";
import { isWithheld } from "../../lib/model/consent/closed.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { CitationQuery, ExportQuery, TranscriptQuery } from "../../lib/model/web/query.ts";
import { StopThings } from "../../lib/model/media/things.ts";
import type { Stop } from "../../lib/model/tour/stop.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";
import { Transcript } from "../../lib/model/tour/transcript.ts";
import { releasedForm } from "../../lib/server/archives_zip.ts";
import { getTour } from "../../lib/store/tours/tours.ts";
import { readExportedLanguages } from "../../lib/server/exported_languages.ts";
import { call, file, ok } from "../call.ts";
import { FORMATS } from "../citation_formats.ts";
import { citedSite } from "../cited_site.ts";
import type { Ctx } from "../context.ts";
import { lasting, shared } from "../middleware/caching.ts";
import { findTourToRead } from "../tour_language.ts";
import type { VisibleTour } from "../visible_tour.ts";
import { texts } from "../../lib/texts/texts.ts";

const say = texts("storeProblems");

/** The time of export is that of the last change, so that an unchanged archive is the same file. */
export const exportFile = call({
  route: "GET /api/tours/:id/export",
  access: "anyone",
  isPersonal: true,
  summary: "One archive as a file: JSON, GeoJSON, GPX, KML or CSV",
  about:
    "JSON is what this program imports again; it has all languages of the archive. GeoJSON has the archive, its route and its " +
    "stops as features; GPX has waypoints; KML has placemarks, zones and ways; CSV has a row for each stop.",
  query: ExportQuery,
  example: "format=geojson",
  answers: file(
    "application/json, application/geo+json, application/gpx+xml, " +
      "application/vnd.google-earth.kml+xml, text/csv",
    "The file, to be saved.",
  ),
  refusals: { 404: "The archive doesn’t exist, or it is private and not yours." },
  isForOtherSites: true,
  async handle({ query: { format } }, c) {
    const found = await findTourToRead(c);
    if (!found) throw new Problem(404, say("tourNotFound"));
    const { tour } = found;
    const { origin } = c.var.parts.config.auth;
    const now = new Date(tour.updatedAt);
    const languages = format === "json" && !tour.translation
      ? await exportedLanguages(c, found)
      : undefined;
    const form = { ...releasedForm(tour), languages };
    const { type, text } = exportTour(form, format, { now, origin });
    shared(c);
    return c.body(text, 200, {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${tour.id}.${format}"`,
    });
  },
});

const exportedLanguages = (c: Ctx, { tour, userId, mayEdit }: VisibleTour) => {
  const { consents, parts: { kv } } = c.var;
  return readExportedLanguages(kv, tour, {
    isLast: mayEdit,
    userId,
    ...!mayEdit && { consents },
  });
};

export const cite = call({
  route: "GET /api/tours/:id/citation",
  access: "anyone",
  isPersonal: true,
  summary: "How an archive or one of its recordings is cited",
  about: "`stop` is the id of the stop whose recording is cited.",
  query: CitationQuery,
  example: "format=csl-json",
  answers: file(
    "text/plain, application/x-bibtex, application/x-research-info-systems, " +
      "application/vnd.citationstyles.csl+json",
    "The citation, to be saved.",
  ),
  refusals: { 404: "The archive or stop doesn’t exist." },
  isForOtherSites: true,
  async handle({ query: { format, stop, t } }, c) {
    const tour = (await findTourToRead(c))?.tour;
    const isShown = !tour?.audioStops.some((one) => one.id === stop && isWithheld(one));
    const cited = tour && isShown && toCited(tour, citedSite(c), { stopId: stop, seconds: t });
    if (!cited) throw new Problem(404, say("thereNothingCiteHere"));
    const { type, ending, write } = FORMATS[format];
    shared(c);
    return c.body(write(cited), 200, {
      "content-type": type,
      "content-disposition": `attachment; filename="${cited.id}.${ending}"`,
    });
  },
});

export const transcript = call({
  route: "GET /api/tours/:id/stops/:stopId/transcript",
  access: "anyone",
  isPersonal: true,
  summary: "What is said in a recording",
  about: "Times are milliseconds. With the present `revision` of a public archive the answer " +
    "may be cached for ever; with another one it is that of the present revision.",
  query: TranscriptQuery,
  answers: ok(Transcript, "The transcript."),
  refusals: { 404: "The stop doesn’t exist or has no transcript." },
  isForOtherSites: true,
  handle: ({ query, stopId }, c) => findTranscript(c, stopId, query),
});

export const things = call({
  route: "GET /api/tours/:id/stops/:stopId/things",
  access: "anyone",
  isPersonal: true,
  summary: "The pictures and papers of a stop",
  about: "Each with all its pages; times are milliseconds of the recording. With the present " +
    "`revision` of a public archive the answer may be cached for ever.",
  query: TranscriptQuery,
  answers: ok(StopThings, "The things, in the order of their author; none is an empty list."),
  refusals: { 404: "The stop doesn’t exist." },
  isForOtherSites: true,
  async handle({ query, stopId }, c) {
    const { things = [] } = await findStop(c, stopId, query);
    return things;
  },
});

export const captions = call({
  route: "GET /api/tours/:id/stops/:stopId/transcript.vtt",
  access: "anyone",
  isPersonal: true,
  summary: "The same as WebVTT, for a track element",
  about: "Only the sentences with times.",
  query: TranscriptQuery,
  answers: file("text/vtt", "The captions."),
  refusals: { 404: "The transcript doesn’t exist or has no times." },
  isForOtherSites: true,
  async handle({ query, stopId }, c) {
    const transcript = await findTranscript(c, stopId, query);
    if (!hasTimes(transcript)) throw new Problem(404, say("transcriptNoTimesYet"));
    return c.body(writeVtt(transcript), 200, { "content-type": "text/vtt; charset=utf-8" });
  },
});

/** The revisions of an archive and of its words in another language. */
type Version = { revision?: number; words?: number };

/**
 * The present version of a stop; sets the caching of the answer, which lasts at the address with
 * the present revision, or for an hour where the recording has a release.
 */
async function findStop(c: Ctx, stopId: string, { revision, words }: Version): Promise<Stop> {
  const tour = (await findTourToRead(c))?.tour;
  const stop = tour?.audioStops.find(({ id }) => id === stopId);
  if (!tour || !stop) throw new Problem(404, say("thereNoSuchStop"));
  if (revision === tour.revision && words === tour.translation?.revision) {
    lasting(c, tour.visibility, await hasRelease(c, tour, stop));
  } else shared(c);
  return stop;
}

/** Also of the recording that a translation has replaced. */
async function hasRelease(c: Ctx, { id, translation }: Tour, stop: Stop): Promise<boolean> {
  const { consents, parts: { kv } } = c.var;
  if (await consents.hasRelease(stop.audioUrl)) return true;
  const tour = translation && (await getTour(kv, id))?.tour;
  const original = tour?.audioStops.find((one) => one.id === stop.id);
  return original !== undefined && await consents.hasRelease(original.audioUrl);
}

async function findTranscript(c: Ctx, stopId: string, version: Version): Promise<Transcript> {
  const { transcript } = await findStop(c, stopId, version);
  if (!transcript) throw new Problem(404, say("thereNoTranscriptHere"));
  return transcript;
}
