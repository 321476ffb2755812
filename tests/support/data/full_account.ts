/** An account that has something of everything that the store keeps for people. */
import { mediaPath } from "../../../lib/model/media/media.ts";
import type { User } from "../../../lib/model/account/user.ts";
import { createDraftLink } from "../../../lib/store/drafts/draft_links.ts";
import { deleteDraft } from "../../../lib/store/drafts/draft_trash.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { createSeenNotes } from "../../../lib/store/accounts/last_seen.ts";
import { readMediaState, storeMedia } from "../../../lib/store/media/media.ts";
import { startProgress } from "../../../lib/store/progress/progress.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { submitTour } from "../../../lib/store/tours/tour_submission.ts";
import { offerTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { approveTour } from "../../../lib/store/people/approvals.ts";
import { addComment, changeComment } from "../../../lib/store/people/comments.ts";
import { invite } from "../../../lib/store/people/invitations.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { giveArchivist } from "../../../lib/store/review/archivists.ts";
import { reviewedKv } from "../../../lib/store/kv/reviewed_kv.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { createUpload } from "../../../lib/store/media/uploads.ts";
import { type Identity, saveIdentity } from "../../../lib/store/accounts/users.ts";
import { shareWith } from "../people/share_with.ts";
import { storeListens } from "./listens.ts";
import { makeBusyPupil } from "./pupil.ts";
import { makeStop, makeTour } from "./tours.ts";
import { LIMITS, RateLimits } from "../../../lib/store/records/accounts.ts";
import { MediaQuotas } from "../../../lib/store/records/media.ts";

/** An identity by a number, which makes others of others. */
export const identityOf = (n: number): Identity => ({
  iss: "https://id.example",
  sub: `person-${n}`,
  email: `person-${n}@example.org`,
  emailVerified: true,
  displayName: `Person ${n}`,
});

/** The hash of a stored file by a number. */
export const fileHash = (n: number): string => n.toString(16).padStart(64, "0");

/** What an account has; `mill` uses the file 1, `bridge` none, and nothing the file 2. */
type FullAccount = { user: User; mill: string; bridge: string; upload: string };

/**
 * Makes the user of `identityOf(n)` with two archives, one of them with earlier versions, an
 * editor, an offer and a version that waits for review, the other with a class, the role of
 * archivist, a deleted one, a role and comments in a colleague's archive, drafts, a link to one,
 * progress, listenings, files, a quota, an upload and a session.
 */
export async function fillAccount(kv: Deno.Kv, n: number, now: Date): Promise<FullAccount> {
  const user = await saveIdentity(kv, identityOf(n), now);
  const userId = user.id;
  await createSession(kv, userId, now);
  await createSeenNotes(kv)(userId, now);
  for (const file of [1, 2]) await storeFile(kv, userId, file, now);
  const idempotent = { userId, key: "a key", request: "a form" };
  const audioUrl = mediaPath({ hash: fileHash(1), extension: "mp3" });
  const input = makeTour({
    title: "The mill",
    creatorName: user.displayName,
    audioStops: [makeStop({ audioUrl })],
  });
  const mill = (await submitTour(kv, input, { userId, now, idempotent })).id;
  for (let save = 0; save < 3; save++) await updateTour(kv, mill, input, { now });
  const by = { id: userId, isAdmin: false };
  await invite(kv, mill, { role: "editor", by, now });
  await invite(kv, mill, { role: "reviewer", email: "vera@example.org", by, now });
  await offerTransfer(kv, mill, { by: { id: userId, isAdmin: false }, now });
  const colleague = (await saveIdentity(kv, identityOf(2000 + n), now)).id;
  await shareWith(kv, mill, { editor: colleague });
  const theirs = makeTour({ title: "The ford", visibility: "private" });
  const ford = (await createTour(kv, theirs, { userId: colleague, now })).id;
  await shareWith(kv, ford, { editor: userId });
  const bank = (await createTour(kv, theirs, { userId: colleague, now })).id;
  await shareWith(kv, bank, { reviewer: userId });
  await approveTour(kv, bank, { userId, revision: 1, now });
  const asked = await addComment(kv, ford, { text: "Which ford?" }, {
    by: { id: colleague, isAdmin: false },
    now,
  });
  await addComment(kv, ford, { text: "The upper one.", parent: asked }, { by, now });
  await changeComment(kv, { tourId: ford, id: asked }, { isResolved: true }, { by, now });
  await addComment(kv, mill, { text: "Add the wheel." }, { by, now });
  const { id: bridge } = await createTour(kv, makeTour({ title: "The bridge" }), { userId, now });
  await storeListens(kv, bridge, now, [{ stopId: "gate", count: 3 }]);
  // As on a site with review: a version that waits, and the role of archivist both ways.
  const act = { actor: colleague, now };
  await updateTour(reviewedKv(kv), mill, input, { now, by });
  await giveArchivist(kv, { email: user.email, accounts: "all" }, act);
  const collection = { email: identityOf(2000 + n).email, accounts: [user.email] };
  await giveArchivist(kv, collection, act);
  // The log keeps acts for two years, as the privacy page says.
  for (const log of ["audit", "audit_of_others"]) {
    for await (const { key } of kv.list({ prefix: [log] })) await kv.delete(key);
  }
  await makeBusyPupil(kv, bridge, userId, { now });
  const { id: deleted } = await createTour(kv, makeTour(), { userId, now });
  await deleteTour(kv, deleted, { now, by: { id: userId, isAdmin: false } });
  const draftIds: string[] = [];
  for (const tourId of [mill, undefined, undefined]) {
    const draft = { title: "A draft", draftData: { title: "A draft" }, tourId };
    draftIds.push((await createDraft(kv, draft, { userId, now })).id);
  }
  await createDraftLink(kv, { userId, draftId: draftIds[0], now });
  await deleteDraft(kv, draftIds[1], { userId, now });
  await startProgress(kv, userId, bridge, now);
  const upload =
    (await createUpload(kv, { userId, name: "Half", size: 9 }, { now, quota: 1e6 })).id;
  // Without the act of an administrator, whose entry in the audit log stays.
  await kv.set(MediaQuotas.key(userId), { bytes: 700_000_000, at: now.toISOString() });
  for (const what of LIMITS) await kv.set(RateLimits.key(what, userId), now.getTime());
  return { user, mill, bridge, upload };
}

async function storeFile(kv: Deno.Kv, userId: string, n: number, now: Date): Promise<void> {
  const upload = await createUpload(kv, { userId, name: `${n}.mp3`, size: 100 }, {
    now,
    quota: 10_000,
  });
  const state = await readMediaState(kv, fileHash(n));
  await storeMedia(kv, upload, { hash: fileHash(n), extension: "mp3", seconds: 1 }, state, now);
}
