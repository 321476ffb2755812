/** Calls for libraries, players and the host's own programs. */
import { z } from "zod";
import { STORED_TYPES } from "../../../lib/model/media/media.ts";
import { ListQuery, OEmbedQuery } from "../../../lib/model/web/query.ts";
import { FEED_TYPE } from "../../../lib/formats/atom_feed.ts";
import { IiifResource } from "../answers/tours.ts";
import type { Group } from "../operation.ts";

const IIIF = {
  schema: IiifResource,
  type: 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
};

const FILE_TYPES = Object.values(STORED_TYPES).map(({ type }) => type).join(", ");

export const LIBRARIES: Group = {
  id: "libraries",
  title: "Libraries and players",
  about: "IIIF Presentation 3 for the viewers of libraries, OAI-PMH 2.0 for catalogues, a feed, " +
    "frames for other sites, the files themselves, and what watches over the server. Refusals at these addresses may be pages for people.",
  operations: {
    "GET /iiif/collection.json": {
      summary: "All public archives as an IIIF collection",
      about: "1,000 at a time; the last item of a page leads to the next page.",
      query: ListQuery,
      answers: { 200: { says: "A page of the collection.", ...IIIF } },
      refusesByPage: true,
      refusals: { 400: "The limit or cursor is not valid." },
    },
    "GET /tour/:id/manifest.json": {
      summary: "A public archive as an IIIF manifest",
      about: "A canvas for each stop, with its recording, picture, captions and place.",
      answers: { 200: { says: "The manifest.", ...IIIF } },
      refusesByPage: true,
      refusals: { 404: "There is no public archive with this id." },
    },
    "GET /oai": {
      summary: "Public archives for catalogues, by OAI-PMH 2.0",
      about:
        "The verbs and arguments of the protocol (`?verb=Identify`), records as oai_dc; what is wrong with a request " +
        "stands in the answer. An archive that is not public any more stays as a deleted record.",
      answers: { 200: { says: "The answer to the verb.", type: "text/xml" } },
    },
    "POST /oai": {
      summary: "The same, with its arguments as a form",
      body: { type: "application/x-www-form-urlencoded", says: "The verb and its arguments." },
      answers: { 200: { says: "The answer to the verb.", type: "text/xml" } },
    },
    "GET /feed.atom": {
      summary: "The newest public archives as an Atom feed",
      answers: { 200: { says: "The newest 50.", type: FEED_TYPE } },
    },
    "GET /oembed": {
      summary: "How another site shows an archive",
      about: "`url` is the address of an archive’s page; the answer has a frame as HTML.",
      query: OEmbedQuery,
      answers: { 200: { says: "Of the type rich.", type: "application/json, text/xml" } },
      refusals: {
        404: "There is no public archive at this address.",
        501: "Another format than json and xml.",
      },
      example: { query: "url=https%3A%2F%2Ftours.example.org%2Ftour%2F01J8Z0000000000000000000AB" },
    },
    "GET /media/:name": {
      summary: "A recording or picture",
      about:
        "The name is the SHA-256 of the bytes, so that it never changes. Recordings are sent " +
        "in ranges. Files of private archives are for those who may see these.",
      isPersonal: true,
      headers: {
        Range: {
          says: "The bytes to send.",
          pattern: "^bytes=\\d{1,15}-\\d{0,15}$",
          example: "bytes=0-1023",
        },
      },
      answers: {
        200: { says: "The whole file.", type: FILE_TYPES },
        206: { says: "The bytes that were asked for.", type: FILE_TYPES },
      },
      refusesByPage: true,
      refusals: {
        404: "The file doesn’t exist, or it isn’t for you.",
        416: "The file is shorter.",
      },
    },
    "GET /api/openapi.json": {
      summary: "This description, as OpenAPI 3.1",
      answers: {
        200: { says: "The description.", schema: z.looseObject({ openapi: z.string() }) },
      },
    },
    "GET /healthz": {
      summary: "Whether the process answers",
      answers: { 200: { says: "It does.", type: "text/plain" } },
      refusesByPage: true,
    },
    "GET /readyz": {
      summary: "Whether the server can do what is asked of it",
      answers: {
        200: { says: "It can.", type: "text/plain" },
        503: { says: "It cannot, and the body says why.", type: "text/plain, text/html" },
      },
      refusesByPage: true,
    },
  },
};
