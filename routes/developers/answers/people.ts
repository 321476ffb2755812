/** The schemas of answers about accounts, walks and administration. */
import { z } from "zod";
import { Id } from "../../../lib/model/id.ts";
import type { ActResult } from "../../../lib/model/account/act_result.ts";
import {
  INVITED_STATES,
  type InvitedAddress,
  SIGN_UP_KINDS,
  type SignUpInvitation,
} from "../../../lib/model/account/sign_up.ts";
import type { Block, toOwnUser } from "../../../lib/model/account/user.ts";
import type { Progress } from "../../../lib/model/tour/progress.ts";
import { TourInput, TourVisibility } from "../../../lib/model/tour/tour.ts";
import type {
  DeletedTourRow,
  TourRow,
  UserRow,
} from "../../../lib/store/administration/admin_lists.ts";
import { type AuditEntry, AuditRecord } from "../../../lib/store/accounts/audit.ts";
import { SiteSettings, type StoredSite } from "../../../lib/model/site/site_settings.ts";
import { exactly } from "./exactly.ts";
import { Count, Time } from "./tours.ts";

const role = z.enum(["user", "admin"]);

export const OwnUserAnswer = exactly<ReturnType<typeof toOwnUser>>()(
  z.strictObject({
    id: Id,
    email: z.string(),
    displayName: z.string(),
    firstName: z.string(),
    photoURL: z.string().optional(),
    role,
    createdAt: Time,
    updatedAt: Time,
  }),
);

export const SessionAnswer = z.strictObject({ isSignedIn: z.boolean() });

export const AdminStatusAnswer = z.strictObject({ isAdmin: z.boolean(), canPromote: z.boolean() });

export const StoredSiteAnswer = exactly<StoredSite>()(
  z.strictObject({
    revision: Count,
    updatedAt: Time.optional(),
    updatedBy: z.string().optional(),
    settings: SiteSettings,
  }),
);

export const SiteChangedAnswer = z.strictObject({ revision: Count });

export const FirstRunEndedAnswer = z.strictObject({ tourId: Id.optional() });

export const PromotedAnswer = z.strictObject({ isAdmin: z.literal(true) });

export const ProgressAnswer = exactly<Progress>()(
  z.strictObject({
    id: Id,
    tourId: Id,
    currentStopIndex: Count,
    completedStops: z.array(Count),
    stopIds: z.array(z.string()),
    isActive: z.enum(["true", "false"]),
    createdAt: Time,
    updatedAt: Time,
  }),
);

const owner = z.strictObject({ name: z.string(), email: z.string() }).optional();

export const TourRowAnswer = exactly<TourRow>()(
  z.strictObject({
    id: Id,
    title: z.string(),
    stopCount: Count,
    tourType: TourInput.shape.tourType,
    visibility: TourVisibility,
    updatedAt: Time,
    owner,
  }),
);

export const DeletedTourRowAnswer = exactly<DeletedTourRow>()(
  z.strictObject({
    id: Id,
    title: z.string(),
    stopCount: Count,
    deletedAt: Time,
    expiresAt: Time,
    owner,
  }),
);

const BlockAnswer = exactly<Block>()(
  z.strictObject({
    at: Time,
    by: z.string(),
    byName: z.string(),
    reason: z.string(),
    hidesTours: z.boolean(),
  }),
);

export const UserRowAnswer = exactly<UserRow>()(
  z.strictObject({
    id: Id,
    name: z.string(),
    email: z.string(),
    role,
    createdAt: Time,
    lastSeen: z.string().optional(),
    tours: Count,
    bytes: Count,
    quota: Count.optional(),
    blocked: BlockAnswer.optional(),
  }),
);

export const AuditAnswer = exactly<AuditEntry>()(AuditRecord.omit({ sequence: true }));

export const SignUpInvitationAnswer = exactly<SignUpInvitation>()(
  z.strictObject({
    id: Id,
    kind: z.enum(SIGN_UP_KINDS),
    name: z.string().optional(),
    came: Count,
    most: Count.optional(),
    createdAt: Time,
    expiresAt: Time.optional(),
  }),
);

export const InvitedAddressAnswer = exactly<InvitedAddress>()(
  z.strictObject({ address: z.string(), state: z.enum(INVITED_STATES) }),
);

export const ActResultsAnswer = z.array(
  exactly<ActResult>()(
    z.discriminatedUnion("isDone", [
      z.strictObject({ id: Id, isDone: z.literal(true) }),
      z.strictObject({ id: Id, isDone: z.literal(false), status: Count, reason: z.string() }),
    ]),
  ),
);
