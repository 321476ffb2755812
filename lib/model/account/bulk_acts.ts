/** Requests of administrators about several archives or accounts. */
import { Id } from "../id.ts";
import { z } from "../zod.ts";
import { BlockInput } from "./account.ts";
import { MAX_AT_ONCE } from "./act_result.ts";
import { EmailAddress } from "./email.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("account");

const TOO_MANY = { error: () => t("atMostAtOnce", { most: MAX_AT_ONCE }) };

/** Ids of which each counts once. */
const Ids = z.array(Id).min(1, { error: () => t("chooseOne") }).max(MAX_AT_ONCE, TOO_MANY)
  .transform((ids) => [...new Set(ids)]);

/** `POST /api/admin/tours/acts`. */
export const TourActs = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("make-private"), ids: Ids }),
  z.strictObject({ act: z.literal("delete"), ids: Ids }),
  z.strictObject({ act: z.literal("restore"), ids: Ids }),
  z.strictObject({ act: z.literal("move"), ids: Ids, email: EmailAddress }),
]);
export type TourActs = z.infer<typeof TourActs>;

/** `POST /api/admin/users/acts`. */
export const UserActs = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("sign-out"), ids: Ids }),
  z.strictObject({ act: z.literal("block"), ids: Ids, ...BlockInput.shape }),
  z.strictObject({ act: z.literal("unblock"), ids: Ids }),
]);
export type UserActs = z.infer<typeof UserActs>;

/** `GET /api/admin/tours/export`: ids with commas between them. */
export const ExportedTours = z.object({
  ids: z.string({ error: () => t("nameArchives") }).max(27 * MAX_AT_ONCE, TOO_MANY)
    .transform((ids) => ids.split(",")).pipe(Ids),
});
