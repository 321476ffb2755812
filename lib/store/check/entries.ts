/** All kinds of entries of the store. A module that declares one stands here. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { SIGN_UP_KINDS } from "../../model/account/sign_up.ts";
import * as audit from "../accounts/audit.ts";
import * as oauth from "../accounts/oauth_sessions.ts";
import * as geocodes from "../limits/geocodes.ts";
import * as imports from "../imports/imports.ts";
import * as redirects from "../imports/redirects.ts";
import * as clock from "../kv/clock_steps.ts";
import * as answers from "../kv/idempotency.ts";
import * as schema from "../kv/schema.ts";
import * as listens from "../listens/listens.ts";
import * as migration from "../migration/migrate.ts";
import * as leases from "../people/stop_leases.ts";
import * as accounts from "../records/accounts.ts";
import * as classes from "../records/classes.ts";
import * as comments from "../records/comments.ts";
import * as consent from "../records/consent.ts";
import * as drafts from "../records/drafts.ts";
import * as media from "../records/media.ts";
import * as progress from "../records/progress.ts";
import * as review from "../records/review.ts";
import * as roles from "../records/roles.ts";
import * as tours from "../records/tours.ts";
import * as firstRun from "../site/first_run.ts";
import * as site from "../site/site_record.ts";
import { LinkRecord } from "../drafts/draft_links.ts";
import { type AnyCollection, Collection } from "../kv/collection.ts";
import { TextHash } from "../kv/fields.ts";
import { InvitationPointer, InvitationRecord, TransferRecord } from "../offers/offer_record.ts";
import { SignUpRecord } from "../sign_up/sign_up_record.ts";

const index = { kind: "index" } as const;
const note = { kind: "note" } as const;

const offers = {
  signUps: new Collection(
    "sign_up_invitations",
    [z.enum(SIGN_UP_KINDS), z.string()],
    SignUpRecord,
  ),
  transfers: new Collection("tour_transfers", [Id], TransferRecord),
  transfersBySecret: new Collection("tour_transfers_by_secret", [TextHash], Id, index),
  transfersByEmail: new Collection(
    "tour_transfers_by_email",
    [z.string(), Id],
    z.literal(true),
    index,
  ),
  invitations: new Collection("tour_invitations", [Id, Id], InvitationRecord),
  invitationsBySecret: new Collection(
    "tour_invitations_by_secret",
    [TextHash],
    InvitationPointer,
    index,
  ),
  invitationsByEmail: new Collection("tour_invitations_by_email", [z.string(), Id], Id, index),
  draftLinks: new Collection("draft_links", [TextHash], LinkRecord, note),
  draftLinksByDraft: new Collection("draft_links_by_draft", [Id, Id], TextHash, {
    ...note,
    ofUser: { beside: (hash) => [["draft_links", hash]] },
  }),
};

export const COLLECTIONS: readonly AnyCollection[] = [
  accounts,
  classes,
  comments,
  consent,
  drafts,
  media,
  progress,
  review,
  roles,
  tours,
  audit,
  oauth,
  geocodes,
  imports,
  redirects,
  clock,
  answers,
  schema,
  listens,
  migration,
  leases,
  firstRun,
  site,
  offers,
].flatMap((module) => Object.values<unknown>(module))
  .filter((one): one is AnyCollection => one instanceof Collection);
