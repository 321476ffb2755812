/** Every entry of the store: its key, and the schema of its value. */
import { z } from "zod";
import { RemovalPlan } from "../../model/account/account.ts";
import { Id } from "../../model/id.ts";
import { SIGN_UP_KINDS } from "../../model/account/sign_up.ts";
import { ShortCodeText } from "../../model/tour/stop.ts";
import { PARTS, WAYS } from "../../model/listens/listening.ts";
import { StopId } from "../../model/listens/listening_input.ts";
import { VISIBILITIES } from "../../model/tour/visibility.ts";
import { AuditRecord } from "../accounts/audit.ts";
import { SessionRecord } from "../accounts/sessions.ts";
import { UserRecord } from "../accounts/users.ts";
import {
  ClassRecord,
  CodeTarget as ClassCodeTarget,
  DevicePlace,
  MemberRecord,
  SubmissionRecord,
} from "../classes/class_record.ts";
import { Closure } from "../closing/closed_accounts.ts";
import { LinkRecord } from "../drafts/draft_links.ts";
import { DraftRecord } from "../drafts/draft_record.ts";
import { TrashedDraftRecord } from "../drafts/draft_trash.ts";
import { StoredGeocode } from "../geocodes.ts";
import { DocumentRemoval } from "../consent/document_removals.ts";
import { ReleaseRecord } from "../consent/release_records.ts";
import { SealRecord } from "../consent/seals.ts";
import { Looked } from "../kv/clock_steps.ts";
import { Count, FileHash, Milliseconds, Positive, TextHash, Time } from "../kv/fields.ts";
import { FILE_KINDS, ImportedFile, ImportedTour, TOUR_KINDS } from "../imports/imports.ts";
import { Redirect } from "../imports/redirects.ts";
import { StoredAnswer } from "../kv/idempotency.ts";
import { Usage } from "../limits/rate_limit.ts";
import { MediaRecord, MediaRemoval, OwnedMedia } from "../media/media_keys.ts";
import { MediaQuota } from "../media/media_quota.ts";
import { MediaUsage } from "../media/media_usage.ts";
import { MediaUse } from "../media/media_users.ts";
import { Upload } from "../media/uploads.ts";
import { ProgressPointer } from "../progress/progress_keys.ts";
import { ProgressRecord } from "../progress/progress_record.ts";
import { Datestamp } from "../index/datestamps.ts";
import { StoredCard, TourRecord } from "../tours/tour_record.ts";
import { InvitationPointer, InvitationRecord, TransferRecord } from "../offers/offer_record.ts";
import { CommentRecord } from "../people/comment_record.ts";
import { StopLease } from "../people/stop_leases.ts";
import { TourApproval } from "../people/approvals.ts";
import { TourEditor } from "../people/tour_roles.ts";
import { ArchivistRecord } from "../review/archivists.ts";
import { HandInRecord } from "../review/hand_in_record.ts";
import { SignUpRecord } from "../sign_up/sign_up_record.ts";
import { FirstRunRecord } from "../site/first_run.ts";
import { SiteRecord } from "../site/site_record.ts";
import { CodeTarget } from "../tours/short_codes.ts";
import { TrashedTourRecord } from "../tours/tour_trash.ts";
import { RevisionRecord } from "../tours/tour_write.ts";

const Sum = z.instanceof(Deno.KvU64);
const Bytes = z.instanceof(Uint8Array);

/**
 * The kind of an entry. A `record` exists nowhere else, an `index` can be rebuilt from records, and
 * a `note` can be lost without harm.
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

/** The possible keys, by their first part. */
export const ENTRIES: Record<string, Shape[]> = {
  tours: [shape("record", [Id], TourRecord)],
  tour_stop_ids: [shape("index", [Id], z.array(z.string()).min(1))],
  tour_stops: [shape("record", [Id, Positive, Count], Bytes)],
  tour_revisions: [
    shape("record", [Id, Positive], RevisionRecord),
  ],
  tour_removals: [shape("record", [Id], Time)],
  tour_trash: [
    shape(
      "record",
      [Id, Id],
      TrashedTourRecord,
    ),
  ],
  short_codes: [shape("record", [ShortCodeText], CodeTarget)],
  tour_trash_owners: [shape("index", [Id], Id)],
  public_tours: [shape("index", [Id], StoredCard)],
  tours_by_user: [shape("index", [Id, Id], StoredCard)],
  public_tour_pages_by_geohash: [shape("index", [z.string(), z.string()], Bytes)],
  // Nothing else remains of something deleted.
  tour_datestamps: [shape("record", [Id], Datestamp)],
  tours_by_datestamp: [shape("index", [Time, Id], z.boolean())],
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
  consents: [shape("record", [Id, Id], ReleaseRecord)],
  seals: [shape("record", [FileHash], SealRecord)],
  document_removals: [shape("record", [Id], DocumentRemoval)],
  consents_revision: [shape("note", [], Sum)],
  tour_transfers: [shape("record", [Id], TransferRecord)],
  tour_transfers_by_secret: [shape("index", [TextHash], Id)],
  tour_transfers_by_email: [shape("index", [z.string(), Id], z.literal(true))],
  tour_editors: [shape("record", [Id, Id], TourEditor)],
  comments: [shape("record", [Id, Id], CommentRecord)],
  comments_by_user: [shape("index", [Id, Id, Id], z.literal(true))],
  stop_leases: [shape("note", [Id, Id], StopLease)],
  tour_approvals: [shape("record", [Id, Id], TourApproval)],
  hand_ins: [shape("record", [Id], HandInRecord)],
  archivists: [shape("record", [Id], ArchivistRecord)],
  tour_invitations: [shape("record", [Id, Id], InvitationRecord)],
  tour_invitations_by_secret: [shape("index", [TextHash], InvitationPointer)],
  tour_invitations_by_email: [shape("index", [z.string(), Id], Id)],
  tours_by_editor: [shape("index", [Id, Id], z.literal(true))],
  classes: [shape("record", [Id], ClassRecord)],
  classes_by_tour: [shape("index", [Id, Id], z.literal(true))],
  classes_due: [shape("index", [Milliseconds, Id], z.literal(true))],
  class_codes: [shape("index", [TextHash], ClassCodeTarget)],
  void_class_codes: [shape("record", [Id], z.literal(true))],
  class_members: [shape("record", [Id, Id], MemberRecord)],
  class_nicknames: [shape("index", [Id, z.string()], Id)],
  class_devices: [shape("index", [TextHash], DevicePlace)],
  class_rolls: [shape("note", [Id], Sum)],
  class_leavers: [shape("record", [Id], z.literal(true))],
  submissions: [shape("record", [Id, Id], SubmissionRecord)],
  drafts: [shape("record", [Id, Id], DraftRecord)],
  draft_data: [shape("record", [Id, Id, Count], Bytes)],
  drafts_by_tour: [shape("index", [Id, Id], Id)],
  draft_trash: [shape("record", [Id, Id], TrashedDraftRecord)],
  draft_links: [
    shape("note", [TextHash], LinkRecord),
  ],
  draft_links_by_draft: [shape("note", [Id, Id], TextHash)],
  media: [shape("record", [FileHash], MediaRecord)],
  media_by_user: [
    shape(
      "record",
      [Id, FileHash],
      OwnedMedia,
    ),
  ],
  media_originals: [shape("index", [FileHash, Id, FileHash], z.literal(true))],
  media_owners: [shape("index", [FileHash, Id], z.literal(true))],
  media_quotas: [shape("record", [Id], MediaQuota)],
  media_usage: [shape("index", [Id], MediaUsage)],
  media_uses: [
    shape("index", [z.literal("tour"), Id, Positive], Bytes),
    shape("index", [z.literal("draft"), Id, Id], Bytes),
    shape("index", [z.literal("class"), Id, Id], Bytes),
  ],
  media_users: [shape("index", [FileHash, Id], MediaUse)],
  media_classes: [shape("index", [FileHash, Id], z.literal(true))],
  media_users_noted: [shape("note", [], z.literal(true))],
  media_removals: [shape("record", [FileHash], MediaRemoval)],
  media_swept: [shape("note", [], Time)],
  uploads: [shape("record", [Id, Id], Upload)],
  imports: [
    shape("record", [z.string(), z.enum(TOUR_KINDS), Positive], ImportedTour),
    shape("record", [z.string(), z.enum(FILE_KINDS), Positive], ImportedFile),
  ],
  redirects: [shape("record", [z.string()], Redirect)],
  listens: [
    shape("record", [Positive, Id, StopId, Count, z.enum(WAYS), z.int().min(0).max(PARTS)], Sum),
  ],
  progress: [shape("record", [Id, Id], ProgressRecord)],
  progress_by_id: [shape("index", [Id], ProgressPointer)],
  progress_by_tour: [shape("index", [Id, Id], Id)],
  progress_active: [shape("record", [Id], Id)],
  sign_up_invitations: [
    shape("record", [z.enum(SIGN_UP_KINDS), z.string()], SignUpRecord),
  ],
  users: [shape("record", [Id], UserRecord)],
  users_by_identity: [shape("index", [z.string(), z.string()], Id)],
  users_by_email: [shape("index", [z.string()], Id)],
  closed_accounts: [shape("record", [Id], Closure)],
  account_removals: [shape("record", [Id], RemovalPlan)],
  hidden_tours: [shape("record", [Id, Id], z.enum(VISIBILITIES))],
  tour_hidings: [shape("record", [Id], z.literal(true))],
  site: [shape("record", [], SiteRecord)],
  first_run: [shape("note", [], FirstRunRecord)],
  user_last_seen: [shape("note", [Id], Time)],
  sessions: [
    shape(
      "note",
      [TextHash],
      SessionRecord,
    ),
  ],
  sessions_by_user: [shape("note", [Id, TextHash], z.literal(true))],
  sessions_of_deleted: [shape("note", [TextHash], z.literal(true))],
  oauth_sessions: [shape("note", [TextHash], z.literal(true))],
  secrets: [shape("note", [z.string()], Bytes)],
  idempotency: [
    shape(
      "note",
      [Id, TextHash],
      StoredAnswer,
    ),
  ],
  rate_limits: [
    shape(
      "note",
      [z.string(), z.string()],
      z.union([Usage, Milliseconds]),
    ),
  ],
  geocodes: [
    shape("note", [TextHash], StoredGeocode),
  ],
  clock: [shape("note", [], Looked)],
  geocoder: [shape("note", [z.literal("free_at")], Milliseconds)],
  audit: [shape("record", [Id], AuditRecord)],
  audit_of_others: [shape("record", [Id], AuditRecord)],
  schema_version: [shape("record", [], Positive)],
  schema_migration: [
    shape("record", [], z.union([z.object({ began: Time, from: Positive }), Time])),
  ],
};
