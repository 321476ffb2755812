/** Things that the paths of the access table are about, and requests for them. */
import { createSession, ownSessionId } from "../../../lib/store/accounts/sessions.ts";
import { Client } from "../people/client.ts";
import { Id, NOBODY } from "../../../lib/model/id.ts";
import { addRelease } from "../../../lib/store/consent/releases.ts";
import { deleteDraft } from "../../../lib/store/drafts/draft_trash.ts";
import { startProgress } from "../../../lib/store/progress/progress.ts";
import { getTourSummary } from "../../../lib/store/tours/tours.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createUpload } from "../../../lib/store/media/uploads.ts";
import { makersIn, RECORDED_STOP, SPOKEN_STOP } from "../people/people.ts";
import type { Expectation } from "./access_table.ts";
import { TRANSLATED } from "../people/share_with.ts";
import { sha256 } from "../../../lib/store/kv/secret.ts";

/** How a thing of somebody's is made that a path is about, and whether that is a tour. */
export function thingsAt(path: string, kv: Deno.Kv) {
  const { tourOf, draftOf } = makersIn(kv);
  const progressOf = async (userId: string) =>
    (await startProgress(kv, userId, await tourOf(userId), new Date()))!.id;
  const uploadOf = async (userId: string) => {
    const upload = { userId, name: "A recording", size: 10 };
    return (await createUpload(kv, upload, { now: new Date(), quota: 1000 })).id;
  };
  const sessionOf = async (userId: string) =>
    ownSessionId(await sha256(await createSession(kv, userId, new Date())));
  const deletedTourOf = async (userId: string) => {
    const id = await tourOf(userId);
    await deleteTour(kv, id, { by: { id: userId, isAdmin: false } });
    return id;
  };
  const deletedDraftOf = async (userId: string) => {
    const id = await draftOf(userId);
    await deleteDraft(kv, id, { userId, now: new Date() });
    return id;
  };
  const thingOf = path.startsWith("/api/admin/users/")
    ? (userId: string) => Promise.resolve(userId)
    : /^\/api\/drafts\/:id\/(restore|trash)$/.test(path)
    ? deletedDraftOf
    : path.startsWith("/api/drafts/")
    ? draftOf
    : path.startsWith("/api/progress/")
    ? progressOf
    : path.startsWith("/api/uploads/")
    ? uploadOf
    : path.startsWith("/api/auth/sessions/")
    ? sessionOf
    : path.startsWith("/api/trash/")
    ? deletedTourOf
    : tourOf;
  return { thingOf, isTour: thingOf === tourOf };
}

/** The id of the owner of a tour; undefined if the tour is missing or deleted. */
export const ownerOf = async (kv: Deno.Kv, id: string) => (await getTourSummary(kv, id))?.userId;

/** The id of a new release of the owner's in a tour; that of none where there is no such tour. */
async function releaseIn(kv: Deno.Kv, tourId: string): Promise<string> {
  const owner = Id.safeParse(tourId).success && await ownerOf(kv, tourId);
  if (!owner) return NOBODY;
  const release = { stopId: RECORDED_STOP, person: "Ada Bell", scope: "public" } as const;
  const by = { id: owner, isAdmin: false };
  return (await addRelease(kv, tourId, release, { by, now: new Date() })).id;
}

export const urlOf = async (path: string, id: string, kv: Deno.Kv) =>
  path.replace(":id", id)
    .replace(":releaseId", path.includes(":releaseId") ? await releaseIn(kv, id) : "")
    .replace(/:(userId|invitationId|commentId|classId|memberId|submissionId)/g, NOBODY)
    .replace(":revision", "1")
    .replace(":stopId", SPOKEN_STOP)
    .replace(":subject", "archives")
    .replace(":language", TRANSLATED)
    .replace(":hash", "0".repeat(64))
    .replace("*", "nothing-here");

export const send = (client: Client, method: string, url: string, { body, headers }: Expectation) =>
  body === undefined ? client.request(url, { method, headers }) : client.json(method, url, body);
