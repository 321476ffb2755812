/** Users, the pointers to them, and what belongs to an account besides archives and files. */
import { z } from "zod";
import { RemovalPlan } from "../../model/account/account.ts";
import { Id } from "../../model/id.ts";
import { VISIBILITIES } from "../../model/tour/visibility.ts";
import { ACCOUNT_CLASSES } from "../../model/web/request_limit.ts";
import { Collection } from "../kv/collection.ts";
import { Count, Milliseconds, TextHash, Time } from "../kv/fields.ts";

/** The value under `["users", id]`. */
export const UserRecord = z.object({
  id: Id,
  iss: z.string(),
  sub: z.string(),
  email: z.string(),
  /** Whether the address belongs to this user; missing in records of older versions. */
  ownsEmail: z.boolean().optional(),
  displayName: z.string(),
  photoURL: z.string().optional(),
  /** The language of the interface that was last chosen on one of the user's devices. */
  language: z.string().optional(),
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
export type UserRecord = z.infer<typeof UserRecord>;

/**
 * `device` is missing where the browser sent no name, and in sessions from before it was stored.
 */
export const SessionRecord = z.object({
  userId: Id,
  createdAt: Milliseconds,
  expiresAt: Milliseconds,
  device: z.string().optional(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** Why an account is closed: an administrator blocked it, or it was deleted. */
export const Closure = z.enum(["blocked", "deleted"]);
export type Closure = z.infer<typeof Closure>;

/** A number of tries, and until when it counts. */
export const Usage = z.object({ count: Count, until: Milliseconds });
export type Usage = z.infer<typeof Usage>;

/** The users; they sort by ULID, in the order in which they came. */
export const Users = new Collection("users", [Id], UserRecord);

/** The user with an identity, by issuer and subject. */
export const UsersByIdentity = new Collection("users_by_identity", [z.string(), z.string()], Id, {
  kind: "index",
});

/** The key in `UsersByIdentity` of an identity. */
export const identityKey = ({ iss, sub }: Pick<UserRecord, "iss" | "sub">): Deno.KvKey =>
  UsersByIdentity.key(iss, sub);

/** The user who owns an e-mail address, in lower case. */
export const UsersByEmail = new Collection("users_by_email", [z.string()], Id, { kind: "index" });

/** The key in `UsersByEmail` of an address in any case. */
export const emailKey = (email: string): Deno.KvKey => UsersByEmail.key(email.toLowerCase());

/** Why an account is closed; missing while it is open. */
export const ClosedAccounts = new Collection("closed_accounts", [Id], Closure);

/** The plan for an account whose removal has begun. */
export const AccountRemovals = new Collection("account_removals", [Id], RemovalPlan);

/** When a user was last active. */
export const LastSeen = new Collection("user_last_seen", [Id], Time, { kind: "note", ofUser: {} });

/** The sessions, by the hashes of their tokens. */
export const Sessions = new Collection("sessions", [TextHash], SessionRecord, {
  kind: "note",
  isFleeting: true,
});

/** `true` for each session of a user. */
export const SessionsByUser = new Collection(
  "sessions_by_user",
  [Id, TextHash],
  z.literal(true),
  {
    kind: "note",
    isFleeting: true,
    ofUser: {
      beside: (_, __, hash) => [Sessions.key(hash)],
      // Somebody writing on another device should learn that the account was deleted.
      leaves: (_, hash) => SessionsOfDeleted.key(hash),
    },
  },
);

/**
 * Replaces a session whose account was deleted, as long as the browser may come back with its
 * token. It does not name the account.
 */
export const SessionsOfDeleted = new Collection(
  "sessions_of_deleted",
  [TextHash],
  z.literal(true),
  { kind: "note", isFleeting: true },
);

/** The earlier visibility of archives that are private while their owner is blocked. */
export const HiddenTours = new Collection("hidden_tours", [Id, Id], z.enum(VISIBILITIES), {
  ofUser: {},
});

/** Present while the archives of a user are being hidden, or shown again. */
export const TourHidings = new Collection("tour_hidings", [Id], z.literal(true));

/** What users are counted at, by their ids; tries at a promotion by addresses, too. */
export const LIMITS = [
  "promote",
  "invite",
  "saved bytes",
  "geocoder turn",
  ...ACCOUNT_CLASSES,
] as const;
export type Limit = typeof LIMITS[number];

/** Recent tries of somebody at something; for some limits the time until which they count. */
export const RateLimits = new Collection(
  "rate_limits",
  // Older versions had other limits.
  [z.custom<Limit>((what) => typeof what === "string"), z.string()],
  z.union([Usage, Milliseconds]),
  { kind: "note", isFleeting: true },
);
