/** The schemas of answers about recordings, pictures and places. */
import { z } from "zod";
import { Id } from "../../../lib/model/id.ts";
import {
  type Media,
  type MediaExtension,
  STORED_TYPES,
  type UploadRoom,
  type UploadState,
} from "../../../lib/model/media/media.ts";
import type {
  FilesRemoved,
  OriginalFile,
  OwnFiles,
  UnusedFile,
} from "../../../lib/model/media/own_files.ts";
import type {
  FoundLocation,
  ParsedLocation,
  WordsSuggestion,
} from "../../../lib/model/tour/location.ts";
import { Latitude, Longitude } from "../../../lib/model/tour/position.ts";
import { exactly } from "./exactly.ts";
import { Count, Time } from "./tours.ts";

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const kind = z.enum(["recording", "picture", "document", "original"]);
const endings = Object.keys(STORED_TYPES) as MediaExtension[];

export const MediaAnswer = exactly<Media>()(
  z.strictObject({
    hash: Hash,
    url: z.string(),
    type: z.string(),
    kind,
    bytes: Count,
    extension: z.enum(endings),
    seconds: z.number().optional(),
    width: Count.optional(),
    height: Count.optional(),
  }),
);

export const RoomAnswer = exactly<UploadRoom>()(
  z.strictObject({
    off: z.string().optional(),
    maxBytes: Count,
    quota: Count,
    used: Count,
    types: z.array(z.string()),
  }),
);

const upload = { id: Id, name: z.string(), size: Count, offset: Count, expiresAt: Time };

export const UploadAnswer = exactly<UploadState>()(z.discriminatedUnion("state", [
  z.strictObject({ ...upload, state: z.enum(["receiving", "received"]) }),
  z.strictObject({ ...upload, state: z.literal("finished"), media: MediaAnswer }),
  z.strictObject({ ...upload, state: z.literal("refused"), detail: z.string() }),
]));

const Unused = exactly<UnusedFile>()(
  z.strictObject({
    hash: Hash,
    url: z.string(),
    kind,
    bytes: Count,
    name: z.string(),
    createdAt: Time,
  }),
);

export const OwnFilesAnswer = exactly<OwnFiles>()(
  z.strictObject({
    quota: Count,
    used: Count,
    unfinished: Count,
    held: z.strictObject({ archives: Count, versions: Count, trash: Count, others: Count }),
    unused: z.array(Unused),
  }),
);

const Original = exactly<OriginalFile>()(
  z.strictObject({ url: z.string(), bytes: Count, name: z.string() }),
);

/** By the SHA-256 of the recordings made from them. */
export const OriginalsAnswer = z.record(
  Hash,
  Original.extend({ more: z.array(Original).optional() }),
);

export const RemovedAnswer = exactly<FilesRemoved>()(
  z.strictObject({ files: Count, bytes: Count }),
);

const location = {
  latitude: Latitude,
  longitude: Longitude,
  source: z.enum(["manual", "what3words", "pluscode", "address"]),
  originalInput: z.string(),
  label: z.string().optional(),
};

const Parsed = exactly<ParsedLocation>()(z.strictObject(location));

export const LocationAnswer = exactly<FoundLocation>()(
  z.strictObject({ ...location, alternatives: z.array(Parsed).optional() }),
);

export const SuggestionAnswer = exactly<WordsSuggestion>()(
  z.strictObject({
    words: z.string(),
    nearestPlace: z.string().optional(),
    country: z.string().optional(),
  }),
);

/** The three words of a position. */
export const WordsAnswer = z.strictObject({ words: z.string().nullable() });
