/** Releases: what a person heard in a recording has agreed to. */
import { Id } from "../id.ts";
import { LanguageTag } from "../text/language_tag.ts";
import { line, optional, requiredLine } from "../text/text.ts";
import { Revision } from "../tour/revision.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";
import { RELEASE_SCOPES } from "./closed.ts";
import { DOCUMENT_TYPES, type DocumentExtension } from "./document.ts";

const t = texts("rules");

/** Most releases of one archive. A new owner gets them all in one transaction. */
export const MAX_RELEASES = 500;

const ReleaseTerms = {
  person: requiredLine(() => t("personName"), 120),
  scope: z.enum(RELEASE_SCOPES, { error: () => t("scope") }),
  from: optional(z.iso.date({ error: () => t("dateForm") })),
  keeper: optional(line(() => t("keeper"), 200)),
};

const needsDate = ({ scope, from }: { scope: string; from?: string }) =>
  scope !== "from" || from !== undefined;
const NO_DATE = { path: ["from"], error: () => t("fromNeedsDate") };

/**
 * A new release: the person, and the stop whose recording it is for; with a `language` the one in
 * that language. `recording` names it, as in `Release`; without that it is the newest. One that
 * only an earlier version of the language has counts, too.
 */
export const ReleaseInput = z.strictObject({
  stopId: z.string().regex(/^[\w-]{1,64}$/),
  language: optional(LanguageTag),
  recording: optional(z.string().max(2048)),
  ...ReleaseTerms,
}).refine(needsDate, NO_DATE);
export type ReleaseInput = z.infer<typeof ReleaseInput>;

/**
 * A release after a change. `revision` is that of the release from which the change began; without
 * it, the later change wins.
 */
export const ReleaseUpdate = z.strictObject({
  ...ReleaseTerms,
  isWithdrawn: z.boolean(),
  revision: Revision.optional(),
}).refine(needsDate, NO_DATE);
export type ReleaseUpdate = z.infer<typeof ReleaseUpdate>;

/**
 * The signed document of a release. `hash` is the SHA-256 of its bytes in hexadecimal digits,
 * `name` the name under which it came.
 */
export const ReleaseDocument = z.object({
  id: Id,
  name: z.string(),
  extension: z.enum(Object.keys(DOCUMENT_TYPES) as DocumentExtension[]),
  bytes: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  addedAt: z.iso.datetime(),
});
export type ReleaseDocument = z.infer<typeof ReleaseDocument>;

/**
 * A release as the owner of its archive and administrators see it. `recording` is the SHA-256 of a
 * file that the program stores, in hexadecimal digits; else the recording's address. Times are ISO
 * 8601 in UTC; `from` is a day. `revision` grows by one with each change, from 1.
 */
export const Release = z.object({
  id: Id,
  recording: z.string(),
  ...ReleaseTerms,
  from: z.string().optional(),
  keeper: z.string().optional(),
  document: ReleaseDocument.optional(),
  withdrawnAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int().min(1),
});
export type Release = z.infer<typeof Release>;

/**
 * A release as an editor of its archive sees it: that it is there, and whether it holds.
 * `takesDocument`: this editor has added it, nobody has changed it since, and it has no document.
 */
export const ReleaseState = z.strictObject({
  ...Release.pick({ id: true, recording: true, scope: true, from: true, withdrawnAt: true }).shape,
  takesDocument: z.literal(true).optional(),
});
export type ReleaseState = z.infer<typeof ReleaseState>;

/** What an editor sees of a release. */
export const toReleaseState = (
  { id, recording, scope, from, withdrawnAt }: Release,
): ReleaseState => ({ id, recording, scope, from, withdrawnAt });
