/** A store with something of every kind in it, as the program itself writes it. */
import { Buffer } from "node:buffer";
import { dirname } from "node:path";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { storedFilesIn } from "../../../lib/media/stored_files.ts";
import { createDraftLink } from "../../../lib/store/drafts/draft_links.ts";
import { deleteDraft } from "../../../lib/store/drafts/draft_trash.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { setQuota } from "../../../lib/store/administration/quotas.ts";
import { inviteAddresses, inviteByLink } from "../../../lib/store/sign_up/invitations.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { saveSiteSettings } from "../../../lib/store/site/site.ts";
import { startProgress } from "../../../lib/store/progress/progress.ts";
import { offerTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { addComment } from "../../../lib/store/people/comments.ts";
import { invite } from "../../../lib/store/people/invitations.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { giveArchivist } from "../../../lib/store/review/archivists.ts";
import { reviewedKv } from "../../../lib/store/kv/reviewed_kv.ts";
import { setVisibility, updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { changeWords, showWords } from "../../../lib/store/words/change_words.ts";
import { storeListens } from "./listens.ts";
import { mediaFile } from "./media_files.ts";
import { everything, openTestStore } from "../store/store.ts";
import { shareWith } from "../people/share_with.ts";
import { identityOf } from "./full_account.ts";
import { makeBusyPupil } from "./pupil.ts";
import { makeStop, makeTour } from "./tours.ts";
import { withUploads } from "../people/uploads.ts";

/** Makes such a store once; what is returned is a copy that disposing removes. */
export async function withFullStore() {
  const made = await (first ??= makeFullStore());
  const store = await openTestStore();
  for (const { key, value } of made.entries) await store.kv.set(key, value);
  const folder = await Deno.makeTempDir({ prefix: "full-store-" });
  for (const [name, bytes] of made.bytes) {
    await Deno.mkdir(dirname(`${folder}/${name}`), { recursive: true });
    await Deno.writeFile(`${folder}/${name}`, bytes);
  }
  return {
    ...made,
    kv: store.kv,
    folder,
    files: storedFilesIn(createDiskStore(folder)),
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

export type FullStore = Awaited<ReturnType<typeof withFullStore>>;

let first: ReturnType<typeof makeFullStore> | undefined;

async function makeFullStore() {
  await using it = await withUploads();
  const { kv, author, folder } = it;
  const { id: userId } = await (await author.client.request("/api/auth/user")).json();
  const now = new Date();
  const by = { id: userId, isAdmin: false };
  const sent = await author.send(mediaFile("tone.mp3"));
  const { media } = await sent.json();
  const upload = await author.begin({ size: 8482 });
  await author.patch(upload, 0, Buffer.from(mediaFile("tone.mp3").subarray(0, 1000)));

  const audioStops = [makeStop({ audioUrl: media.url }), makeStop({ id: "wheel" })];
  const open = await createTour(kv, makeTour({ title: "The mill", language: "en", audioStops }), {
    userId,
  });
  await updateTour(kv, open.id, makeTour({ title: "The mill again", language: "en", audioStops }));
  const hidden = await createTour(kv, makeTour({ visibility: "private" }), { userId });
  const gone = await createTour(kv, makeTour({ title: "Gone", language: "en" }), { userId });
  for (const { id } of [open, hidden, gone]) await startProgress(kv, userId, id, now);
  for (const { id } of [open, gone]) {
    await storeListens(kv, id, now, [{ stopId: "gate", count: 3 }]);
  }
  const german = { tourId: open.id, language: "de" };
  const spoken = { key: "wheel:audioUrl", text: media.url };
  for (const tourId of [open.id, gone.id]) {
    const words = [{ key: ":title", text: "Die Mühle" }, ...tourId === open.id ? [spoken] : []];
    await changeWords(kv, { ...german, tourId }, { words, transcripts: [] }, { by, now });
  }
  await showWords(kv, german, { by, now });
  await changeWords(kv, german, {
    words: [{ key: ":title", text: "Die alte Mühle" }],
    transcripts: [],
  }, { by, now });
  await deleteTour(kv, gone.id, { now });
  await offerTransfer(kv, open.id, { by, email: "vera@example.org", now });

  const colleague = (await saveIdentity(kv, identityOf(1), now)).id;
  await shareWith(kv, open.id, { editor: colleague });
  const act = { actor: colleague, now };
  await inviteAddresses(kv, ["newcomer@example.org", "@school.example"], act);
  await inviteByLink(kv, { days: 7, uses: 30 }, act);
  await setQuota(kv, userId, 700_000_000, { actor: colleague, now });

  const parent = await addComment(kv, open.id, { text: "Which wheel?" }, { by, now });
  const answer = { text: "The upper one.", parent };
  await addComment(kv, open.id, answer, { by: { id: colleague, isAdmin: false }, now });
  await updateTour(reviewedKv(kv), open.id, makeTour({ title: "Waits", audioStops }), { by, now });
  await setVisibility(reviewedKv(kv), hidden.id, "public", { by, now });
  const archivist = { email: identityOf(1).email, accounts: "all" } as const;
  await giveArchivist(kv, archivist, { actor: userId, now });

  await invite(kv, hidden.id, { role: "editor", by, now });
  await invite(kv, hidden.id, { role: "reviewer", email: "vera@example.org", by, now });

  await makeBusyPupil(kv, hidden.id, userId, { now, stop: { audioUrl: media.url } });
  await saveSiteSettings(kv, { name: "The Mill" }, { revision: 0, actor: userId, now });

  const draftData = { title: "A draft", imageUrl: media.url };
  const draft = { title: "A draft", draftData, tourId: open.id, tourRevision: 1 };
  const { id: draftId } = await createDraft(kv, draft, { userId, now });
  await createDraftLink(kv, { userId, draftId, now });
  const { id: otherId } = await createDraft(kv, { title: "Old", draftData }, { userId, now });
  await deleteDraft(kv, otherId, { userId, now });

  const ids = { userId, open: open.id, hidden: hidden.id, gone: gone.id, draftId, otherId };
  const entries = await everything(kv);
  const bytes = it.files().map((name) => [name, Deno.readFileSync(`${folder}/${name}`)] as const);
  return { entries, bytes, media, uploadId: upload.split("/").at(-1)!, ids };
}
