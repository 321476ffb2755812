/** Requests about a whole account: its deletion, and its block by an administrator. */
import { EmailAddress } from "./email.ts";
import { Id } from "../id.ts";
import { z } from "../zod.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("account");

/**
 * What happens to an archive when its owner's account is deleted: the archive is deleted too, is
 * left to the administrators, or is left to them and offered to the user with an e-mail address.
 */
export const ArchiveFate = z.discriminatedUnion("fate", [
  z.strictObject({ fate: z.literal("delete") }),
  z.strictObject({ fate: z.literal("leave") }),
  z.strictObject({ fate: z.literal("offer"), email: EmailAddress }),
]);
export type ArchiveFate = z.infer<typeof ArchiveFate>;

/** Most archives with a plan of their own, so that the whole plan fits into one value of KV. */
const MAX_EXCEPTIONS = 150;

/**
 * The plan for the archives of a deleted account: `exceptions` by archive id, `otherwise` for all
 * others. `keepsName`: archives that stay still name their creator.
 */
export const RemovalPlan = z.strictObject({
  otherwise: ArchiveFate,
  exceptions: z.record(Id, ArchiveFate).default({})
    .refine(
      (exceptions) => Object.keys(exceptions).length <= MAX_EXCEPTIONS,
      { error: () => t("tooManyChoices", { most: MAX_EXCEPTIONS }) },
    ),
  keepsName: z.boolean(),
});
export type RemovalPlan = z.infer<typeof RemovalPlan>;

/** `DELETE /api/account`: the plan, and the address of the account, typed once more. */
export const AccountRemoval = z.strictObject({
  ...RemovalPlan.shape,
  email: z.string().trim().max(254),
});

/** Most megabytes of a quota, as of `USER_QUOTA_MB`. */
const MAX_QUOTA = 1_000_000;

const QUOTA_RULE = { error: () => t("quotaRange", { most: String(MAX_QUOTA) }) };

/** `PUT /api/admin/users/:id/quota`: null is the standard of the site. */
export const QuotaInput = z.strictObject({
  megabytes: z.int(QUOTA_RULE).min(0, QUOTA_RULE).max(MAX_QUOTA, QUOTA_RULE).nullable(),
});

/** Longest reason for a block, in characters. */
const MAX_REASON = 500;

/** `POST /api/admin/users/:id/block`. */
export const BlockInput = z.strictObject({
  reason: z.string({ error: () => t("sayWhy") }).trim().min(1, {
    error: () => t("sayWhyToPerson"),
  })
    .max(MAX_REASON, { error: () => t("reasonTooLong", { most: MAX_REASON }) }),
  hidesTours: z.boolean(),
});
