/**
 * The consent of the people heard in an archive's recordings. A recording without a release is as
 * open as its archive; a story with one that is withdrawn, or not open yet, is not shown to others.
 */
import { z } from "zod";
import {
  Release,
  ReleaseInput,
  ReleaseState,
  ReleaseUpdate,
  toReleaseState,
} from "../../lib/model/consent/release.ts";
import { recordingHash } from "../../lib/model/consent/recording_hash.ts";
import { removeDueDocuments } from "../../lib/media/documents.ts";
import {
  addRelease,
  changeRelease,
  getRelease,
  listReleases,
  listReleaseStates,
  removeRelease,
} from "../../lib/store/consent/releases.ts";
import { listWithheld } from "../../lib/store/consent/withheld_list.ts";
import { call, created, DONE, ok } from "../call.ts";
import type { Ctx } from "../context.ts";
import { shared } from "../middleware/caching.ts";

const NO_RELEASE = "The archive or the release doesn’t exist.";
export const STALE = "Another change came first: the release as it is stands in `current`.";
export const SeenRelease = z.union([Release, ReleaseState]);
const terms = { person: "Mae Lewis", scope: "from", from: "2027-01-31", keeper: "Town Archive" };

export const list = call({
  route: "GET /api/tours/:id/releases",
  access: "editor",
  summary: "The releases of an archive",
  answers: ok(
    z.union([z.array(Release), z.array(ReleaseState)]),
    "The oldest first. The second shape is for editors.",
  ),
  handle: ({ kv, id, by }, c) =>
    isOfOwner(c) ? listReleases(kv, id) : listReleaseStates(kv, id, by),
});

export const add = call({
  route: "POST /api/tours/:id/releases",
  access: "editor",
  summary: "Add a release for the recording of a stop",
  about: "`scope` is “public”, “link” (only where the archive is unlisted), or “from” the " +
    "beginning of a day in UTC. With `language` it is for the recording in that language. " +
    "`recording` names one of several, such as one of an earlier version; else it is the newest.",
  body: ReleaseInput,
  example: { stopId: "mill", ...terms },
  answers: created(SeenRelease, "The release. The second shape is for editors."),
  refusals: { 400: "Also for a stop without a recording of its own." },
  async handle({ kv, now, id, by, body }, c) {
    const release = await addRelease(kv, id, body, { by, now });
    return { ...releaseFor(c, release), takesDocument: isOfOwner(c) ? undefined : true };
  },
});

export const change = call({
  route: "PUT /api/tours/:id/releases/:releaseId",
  access: "owner",
  summary: "Change a release, or withdraw it",
  about: "`revision` is the one that you began from; without it the later change wins.",
  body: ReleaseUpdate,
  example: { ...terms, isWithdrawn: true, revision: 1 },
  answers: ok(Release, "The release, its revision grown by one."),
  refusals: { 404: NO_RELEASE, 409: STALE },
  current: currentRelease,
  handle: ({ kv, now, by, body, ...path }) => changeRelease(kv, releaseIn(path), body, { by, now }),
});

export const remove = call({
  route: "DELETE /api/tours/:id/releases/:releaseId",
  access: "owner",
  summary: "Delete a release, and its document",
  answers: DONE,
  refusals: { 404: NO_RELEASE },
  async handle({ kv, now, by, ...path }, c) {
    await removeRelease(kv, releaseIn(path), { by, now });
    await removeDueDocuments(kv, c.var.media.objects, now);
  },
});

export const withheld = call({
  route: "GET /api/withheld",
  access: "anyone",
  summary: "Which recordings are not released",
  about: "For devices that keep copies: a device finds in it the recordings that it has. Each " +
    "is a SHA-256 in hexadecimal digits: of the hash in the address of a stored file (its 64 " +
    "digits as text), or of the address of a recording elsewhere.",
  answers: ok(
    z.strictObject({ recordings: z.array(z.string().regex(/^[0-9a-f]{64}$/)) }),
    "Each recording that is closed in an archive that isn’t private, once.",
  ),
  async handle({ kv }, c) {
    const recordings = await listWithheld(kv, c.var.consents);
    shared(c);
    return { recordings: (await Promise.all(recordings.map(recordingHash))).sort() };
  },
});

type ReleasePath = { id: string; releaseId: string };

/** The release that a path names. */
export const releaseIn = ({ id, releaseId }: ReleasePath) => ({ tourId: id, id: releaseId });

/** Whether the owner of the archive asks, or an administrator: to others no release is shown. */
const isOfOwner = (c: Ctx): boolean => c.var.role === "owner";

/** A release as those who may read it see it; to an editor its state. */
export const releaseFor = (c: Ctx, release: Release): Release | ReleaseState =>
  isOfOwner(c) ? release : toReleaseState(release);

/** The release as it is, for those who may read it. */
export async function currentRelease({ kv, ...path }: ReleasePath & { kv: Deno.Kv }, c: Ctx) {
  const current = isOfOwner(c) ? await getRelease(kv, releaseIn(path)) : null;
  return { current: current ?? undefined };
}
