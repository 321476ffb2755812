/** Releases: what a person heard in a recording has agreed to. */
import { Id } from "../id.ts";
import { line, optional, requiredLine } from "../text/text.ts";
import { z } from "../zod.ts";
import { RELEASE_SCOPES } from "./closed.ts";

/** Most releases of one archive. A new owner gets them all in one transaction. */
export const MAX_RELEASES = 500;

const ReleaseTerms = {
  person: requiredLine("Name", 120),
  scope: z.enum(RELEASE_SCOPES, "Scope must be public, link or from"),
  from: optional(z.iso.date("Date must be like 2027-01-31")),
  keeper: optional(line("Who keeps the document", 200)),
};

const needsDate = ({ scope, from }: { scope: string; from?: string }) =>
  scope !== "from" || from !== undefined;
const NO_DATE = { path: ["from"], message: "A release from a date on needs the date" };

/** A new release: the person, and the stop whose recording it is for. */
export const ReleaseInput = z.strictObject({
  stopId: z.string().regex(/^[\w-]{1,64}$/),
  ...ReleaseTerms,
}).refine(needsDate, NO_DATE);
export type ReleaseInput = z.infer<typeof ReleaseInput>;

/** A changed release. */
export const ReleaseUpdate = z.strictObject({ ...ReleaseTerms, isWithdrawn: z.boolean() })
  .refine(needsDate, NO_DATE);
export type ReleaseUpdate = z.infer<typeof ReleaseUpdate>;

/**
 * A release as administrators and the owner of its archive see it. `recording` is the SHA-256 of a
 * stored file in hexadecimal digits, else the recording's address. Times are ISO 8601 in UTC;
 * `from` is a day.
 */
export const Release = z.object({
  id: Id,
  recording: z.string(),
  ...ReleaseTerms,
  from: z.string().optional(),
  keeper: z.string().optional(),
  withdrawnAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Release = z.infer<typeof Release>;
