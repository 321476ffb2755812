/** Reading public archives. */
import { z } from "zod";
import { Transcript } from "../../../lib/model/tour/transcript.ts";
import {
  CitationQuery,
  ExportQuery,
  ListQuery,
  NearbyQuery,
  TourExtentQuery,
  TourMapQuery,
  TranscriptQuery,
} from "../../../lib/model/web/query.ts";
import {
  Card,
  CodeAnswer,
  ExtentAnswer,
  MapAnswer,
  NearbyCard,
  TourAnswer,
} from "../answers/tours.ts";
import { type Group, NEXT_PAGE, ok } from "../operation.ts";

const NO_ARCHIVE = "The archive doesn’t exist, or it is private and not yours.";

export const ARCHIVES: Group = {
  id: "archives",
  title: "Archives",
  about: "Public archives are open to every program, without a key. Scripts of other sites may " +
    "read these answers, as long as they send neither cookies nor a token.",
  operations: {
    "GET /api/tours": {
      summary: "All public archives, the newest first",
      about: "Cards without stops: 1,000 at most, or `limit`. A cursor stays good when archives " +
        "come and go.",
      query: ListQuery,
      answers: ok(z.array(Card), "The cards of one page.", NEXT_PAGE),
      example: { query: "limit=24" },
    },
    "GET /api/tours/nearby": {
      summary: "Public archives around a place, the nearest first",
      about: "Those that begin within `radius` kilometres (10 by default), with `distance` in " +
        "metres and the town.",
      query: NearbyQuery,
      answers: ok(z.array(NearbyCard), "The cards: 1,000 at most, or `limit`."),
      example: { query: "lat=51.7548&lng=-1.2544&radius=5" },
    },
    "GET /api/tours/map": {
      summary: "Public archives in a box, one by one or in clusters",
      about: "Up to 200 archives are places, more are clusters, with the box to zoom to. Beyond " +
        "zoom level 16 there are always places, and `total` says how many there would be. A box " +
        "that crosses 180° has its west greater than its east. `q`, `type`, `length`, and `lat`, " +
        "`lng` and `radius` together narrow the archives down.",
      query: TourMapQuery,
      answers: ok(MapAnswer, "What a map shows of the box."),
      example: { query: "south=51.7&west=-1.3&north=51.8&east=-1.2&zoom=12" },
    },
    "GET /api/tours/extent": {
      summary: "How many archives there are, and the box around them",
      about: "The fields of the query narrow them down, as for the map.",
      query: TourExtentQuery,
      answers: ok(ExtentAnswer, "Their number and box; no box where there are none."),
      example: { query: "q=school" },
    },
    "GET /api/tours/:id": {
      summary: "One archive with its stops",
      about: "Public and unlisted archives for everyone, private ones for their owner and " +
        "administrators. Catalogue records and transcripts are in it.",
      isPersonal: true,
      answers: ok(TourAnswer, "The whole archive."),
      refusals: { 404: NO_ARCHIVE },
    },
    "GET /api/codes/:code": {
      summary: "What a short code opens",
      about:
        "Each archive and each stop has a code of six letters, which signs and labels show. Its " +
        "sixth letter is a check letter. Capitals, spaces and hyphens do not matter; O is read " +
        "as 0, I and L as 1. `path` is the page to open.",
      isPersonal: true,
      answers: ok(CodeAnswer, "The archive, and the stop of a stop's code."),
      refusals: {
        404: "The text is not a code, the code was never given, or you may not see its archive.",
        410: "The archive or stop was deleted.",
        429: "Too many wrong codes came from this address.",
      },
    },
    "GET /api/tours/:id/export": {
      summary: "One archive as a file: JSON, GeoJSON, GPX or CSV",
      about:
        "JSON is what this program imports again. GeoJSON has the archive, its route and its " +
        "stops as features; GPX has waypoints; CSV has a row for each stop.",
      query: ExportQuery,
      isPersonal: true,
      answers: {
        200: {
          says: "The file, to be saved.",
          type: "application/json, application/geo+json, application/gpx+xml, text/csv",
        },
      },
      refusals: { 404: NO_ARCHIVE },
      example: { query: "format=geojson" },
    },
    "GET /api/tours/:id/citation": {
      summary: "How an archive or one of its recordings is cited",
      about: "`stop` is the id of the stop whose recording is cited.",
      query: CitationQuery,
      isPersonal: true,
      answers: {
        200: {
          says: "The citation, to be saved.",
          type: "text/plain, application/x-bibtex, application/x-research-info-systems, " +
            "application/vnd.citationstyles.csl+json",
        },
      },
      refusals: { 404: "The archive or stop doesn’t exist." },
      example: { query: "format=csl-json" },
    },
    "GET /api/tours/:id/stops/:stopId/transcript": {
      summary: "What is said in a recording",
      about: "Times are milliseconds. With the present `revision` of a public archive the answer " +
        "may be cached for ever; with another one it is that of the present revision.",
      query: TranscriptQuery,
      isPersonal: true,
      answers: ok(Transcript, "The transcript."),
      refusals: { 404: "The stop doesn’t exist or has no transcript." },
    },
    "GET /api/tours/:id/stops/:stopId/transcript.vtt": {
      summary: "The same as WebVTT, for a track element",
      about: "Only the sentences with times.",
      query: TranscriptQuery,
      isPersonal: true,
      answers: { 200: { says: "The captions.", type: "text/vtt" } },
      refusals: { 404: "The transcript doesn’t exist or has no times." },
    },
  },
};
