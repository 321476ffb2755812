/** The shape of each entry of the store: of its key, and of its value. */
import { z } from "zod";
import { RemovalPlan } from "../../model/account.ts";
import { Id } from "../../model/id.ts";
import { parseMediaName } from "../../model/media.ts";
import { VISIBILITIES } from "../../model/visibility.ts";

const Time = z.iso.datetime();
const Milliseconds = z.number();
const Hash = z.string().regex(/^[\w-]{43}$/);
const FileHash = z.string().regex(/^[0-9a-f]{64}$/);
const Sum = z.instanceof(Deno.KvU64);
const Bytes = z.instanceof(Uint8Array);
const Count = z.int().min(0);
const Number = z.int().min(1);
const Latitude = z.number().min(-90).max(90);
const Longitude = z.number().min(-180).max(180);

const TourSummary = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().optional(),
  duration: z.string(),
  creatorName: z.string().optional(),
  latitude: Latitude,
  longitude: Longitude,
  tourType: z.enum(["ordered", "unordered"]),
  visibility: z.enum(VISIBILITIES).optional(),
  stopCount: Number,
  revision: Number,
  createdAt: Time,
  updatedAt: Time,
});

const TourRecord = z.object({ ...TourSummary.shape, userId: Id, schemaVersion: Number });

const DraftRecord = z.object({
  id: Id,
  title: z.string(),
  templateUsed: z.string().optional(),
  tourId: Id.optional(),
  tourRevision: Number.optional(),
  revision: Number.optional(),
  formId: z.string().optional(),
  createdAt: Time,
  updatedAt: Time,
});

const MediaRecord = z.object({
  hash: FileHash,
  extension: z.string(),
  type: z.string(),
  kind: z.enum(["recording", "picture"]),
  bytes: Number,
  seconds: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  createdAt: Time,
  unusedSince: Time.optional(),
}).refine(({ hash, extension }) => parseMediaName(`${hash}.${extension}`) !== undefined);

const UserRecord = z.object({
  id: Id,
  iss: z.string(),
  sub: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().optional(),
  role: z.enum(["user", "admin"]),
  createdAt: Time,
  updatedAt: Time,
  blocked: z.object({
    at: Time,
    by: Id,
    byName: z.string(),
    reason: z.string(),
    hidesTours: z.boolean(),
  }).optional(),
});

const Upload = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  size: Number,
  sha256: z.string().optional(),
  offset: Count,
  parts: z.array(z.string()),
  createdAt: Time,
  expiresAt: Time,
  result: z.union([
    z.object({ media: z.object({ hash: FileHash }) }),
    z.object({ status: z.int(), detail: z.string() }),
  ]).optional(),
});

const ProgressRecord = z.object({
  id: Id,
  tourId: Id,
  currentStopId: z.string(),
  currentStopIndex: Count,
  completedStopIds: z.array(z.string()),
  createdAt: Time,
  updatedAt: Time,
  schemaVersion: Number,
});

const TransferRecord = z.object({
  tourId: Id,
  from: Id,
  email: z.string().optional(),
  hash: Hash,
  expiresAt: Milliseconds,
});

const AuditRecord = z.object({
  id: Id,
  at: Time,
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  sequence: Number.optional(),
});

/**
 * What stands under a prefix. A `record` is known from nowhere else; an `index` can be made anew of
 * records; a `note` is what the program can do without.
 */
export type Shape = {
  kind: "record" | "index" | "note";
  key: z.ZodType[];
  value: z.ZodType;
};

const shape = (kind: Shape["kind"], key: z.ZodType[], value: z.ZodType): Shape => ({
  kind,
  key,
  value,
});

/** By the first part of the key, all shapes of what may follow it. */
export const SHAPES: Record<string, Shape[]> = {
  tours: [shape("record", [Id], TourRecord)],
  tour_stop_ids: [shape("index", [Id], z.array(z.string()).min(1))],
  tour_stops: [shape("record", [Id, Number, Count], Bytes)],
  tour_revisions: [
    shape("record", [Id, Number], z.object({ record: TourRecord, savedBy: Id })),
  ],
  tour_removals: [shape("record", [Id], Time)],
  tour_trash: [
    shape(
      "record",
      [Id, Id],
      z.object({ record: TourRecord, deletedAt: Time, deletedBy: Id.optional() }),
    ),
  ],
  tour_trash_owners: [shape("index", [Id], Id)],
  public_tours: [shape("index", [Id], TourSummary)],
  tours_by_user: [shape("index", [Id, Id], TourSummary)],
  public_tour_pages_by_geohash: [shape("index", [z.string(), z.string()], Bytes)],
  counts: [
    shape("index", [z.enum(["public_tours", "public_stops"])], Sum),
    shape("index", [z.enum(["user_tours", "user_stops"]), Id], Sum),
    shape(
      "index",
      [z.literal("public_tours_by_cell"), Count, Count, z.enum(["count", "north", "east"])],
      Sum,
    ),
  ],
  content_revision: [shape("note", [], Sum)],
  tour_transfers: [shape("record", [Id], TransferRecord)],
  tour_transfers_by_secret: [shape("index", [Hash], Id)],
  tour_transfers_by_email: [shape("index", [z.string(), Id], z.literal(true))],
  drafts: [shape("record", [Id, Id], DraftRecord)],
  draft_data: [shape("record", [Id, Id, Count], Bytes)],
  drafts_by_tour: [shape("index", [Id, Id], Id)],
  draft_trash: [shape("record", [Id, Id], z.object({ record: DraftRecord, deletedAt: Time }))],
  draft_links: [
    shape("note", [Hash], z.object({ userId: Id, draftId: Id, expiresAt: Milliseconds })),
  ],
  draft_links_by_draft: [shape("note", [Id, Id], Hash)],
  media: [shape("record", [FileHash], MediaRecord)],
  media_by_user: [
    shape(
      "record",
      [Id, FileHash],
      z.object({ name: z.string(), bytes: Number, createdAt: Time }),
    ),
  ],
  media_owners: [shape("index", [FileHash, Id], z.literal(true))],
  media_usage: [shape("index", [Id], z.object({ bytes: Count, uploads: Count }))],
  media_uses: [
    shape("index", [z.literal("tour"), Id, Number], Bytes),
    shape("index", [z.literal("draft"), Id, Id], Bytes),
  ],
  media_removals: [shape("record", [FileHash], z.object({ began: Time, name: z.string() }))],
  media_swept: [shape("note", [], Time)],
  uploads: [shape("record", [Id, Id], Upload)],
  progress: [shape("record", [Id, Id], ProgressRecord)],
  progress_by_id: [shape("index", [Id], z.object({ userId: Id, tourId: Id }))],
  progress_by_tour: [shape("index", [Id, Id], Id)],
  progress_active: [shape("record", [Id], Id)],
  users: [shape("record", [Id], UserRecord)],
  users_by_identity: [shape("index", [z.string(), z.string()], Id)],
  users_by_email: [shape("index", [z.string()], Id)],
  closed_accounts: [shape("record", [Id], z.enum(["blocked", "deleted"]))],
  account_removals: [shape("record", [Id], RemovalPlan)],
  hidden_tours: [shape("record", [Id, Id], z.enum(VISIBILITIES))],
  tour_hidings: [shape("record", [Id], z.literal(true))],
  user_last_seen: [shape("note", [Id], Time)],
  sessions: [
    shape(
      "note",
      [Hash],
      z.object({
        userId: Id,
        createdAt: Milliseconds,
        expiresAt: Milliseconds,
        device: z.string().optional(),
      }),
    ),
  ],
  sessions_by_user: [shape("note", [Id, Hash], z.literal(true))],
  sessions_of_deleted: [shape("note", [Hash], z.literal(true))],
  oauth_sessions: [shape("note", [Hash], z.literal(true))],
  secrets: [shape("note", [z.string()], Bytes)],
  idempotency: [
    shape(
      "note",
      [Id, Hash],
      z.object({ request: Hash, answer: z.unknown(), expiresAt: Milliseconds }),
    ),
  ],
  rate_limits: [
    shape(
      "note",
      [z.string(), z.string()],
      z.union([z.object({ count: Count, until: Milliseconds }), Milliseconds]),
    ),
  ],
  geocodes: [
    shape("note", [Hash], z.object({ found: z.array(z.object({})), expiresAt: Milliseconds })),
  ],
  clock: [shape("note", [], z.object({ at: Milliseconds, steadySince: Milliseconds }))],
  geocoder: [shape("note", [z.literal("free_at")], Milliseconds)],
  audit: [shape("record", [Id], AuditRecord)],
  audit_of_others: [shape("record", [Id], AuditRecord)],
  schema_version: [shape("record", [], Number)],
  schema_migration: [shape("record", [], Time)],
};
