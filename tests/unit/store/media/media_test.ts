/** Which files are used, and when those that are not go. */
import assert from "node:assert/strict";
import { mediaHashesIn, mediaName } from "../../../../lib/model/media/media.ts";
import { Problem } from "../../../../lib/model/web/problem.ts";
import type { ObjectStore } from "../../../../lib/media/object_store.ts";
import { sweepMedia } from "../../../../lib/media/sweep.ts";
import { createDraft, updateDraft } from "../../../../lib/store/drafts/drafts.ts";
import { deleteDraft, removeExpiredDrafts } from "../../../../lib/store/drafts/draft_trash.ts";
import { getMedia, readMediaState, storeMedia } from "../../../../lib/store/media/media.ts";
import { removeUnusedMedia } from "../../../../lib/store/media/media_removal.ts";
import { getMediaUsage } from "../../../../lib/store/media/media_usage.ts";
import { keepMedia, listUsedMedia } from "../../../../lib/store/media/media_uses.ts";
import { deleteForGood } from "../builders.ts";
import { deleteTour, removeTrashedTour } from "../../../../lib/store/closing/tour_trash.ts";
import { submitTour } from "../../../../lib/store/tours/tour_submission.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import {
  addPart,
  createUpload,
  getUpload,
  MAX_UPLOAD_PARTS,
  removeUpload,
} from "../../../../lib/store/media/uploads.ts";
import { withKv } from "../../../support/store/store.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { mediaUsesOf, type Upload } from "../../../../lib/store/records/media.ts";

const ANNA = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const BEN = "01BX5ZZKBKACTAV9WEVGEMMVRZ";
const START = new Date("2026-05-04T09:30:00Z");
const day = (n: number) => new Date(START.getTime() + n * 24 * 3600 * 1000);
const hash = (n: number) => n.toString(16).padStart(64, "0");
const path = (n: number) => `/media/${hash(n)}.mp3`;
const tourWith = (...files: number[]) =>
  makeTour({ audioStops: files.map((n) => makeStop({ audioUrl: path(n) })) });

/** A file of 100 bytes that `userId` has sent. */
async function fileOf(kv: Deno.Kv, n: number, userId = ANNA, now = START): Promise<void> {
  const upload = await createUpload(kv, { userId, name: `${n}.mp3`, size: 100 }, {
    now,
    quota: 10_000,
  });
  const state = await readMediaState(kv, hash(n));
  const facts = { hash: hash(n), extension: "mp3" as const, seconds: 1 };
  assert.ok(await storeMedia(kv, upload, facts, state, now));
}

/** Objects of which only the removals matter. */
function removals() {
  const removed: string[] = [];
  const objects = {
    remove: (name: string) => Promise.resolve(void removed.push(name)),
    removeFolder: (name: string) => Promise.resolve(void removed.push(name)),
  } as ObjectStore;
  return { objects, removed };
}

const isThere = async (kv: Deno.Kv, n: number) => await getMedia(kv, hash(n)) !== null;

/** A sweep on each of some days; the names of the stored files that it removed. */
async function sweep(kv: Deno.Kv, ...days: number[]): Promise<string[]> {
  const { objects, removed } = removals();
  for (const n of days) await sweepMedia(kv, objects, day(n));
  return removed.filter((name) => name.startsWith("media/"));
}

Deno.test("files are named by path or whole address, in any field, and nothing else is one", () => {
  const value = {
    imageUrl: path(1),
    audioStops: [{ audioUrl: `https://tours.example${path(2)}` }, { text: path(1) }],
    other: ["/media/abc.mp3", `/archives/${hash(3)}.mp3`, `/media/${hash(4).slice(1)}.mp3`],
  };
  assert.deepEqual(mediaHashesIn(value), [hash(1), hash(2)]);
  assert.deepEqual(mediaHashesIn(undefined), []);
});

Deno.test(
  "a file that nothing uses goes after thirty days, with its room, for all who sent it",
  withKv(async (kv) => {
    await fileOf(kv, 1);
    await fileOf(kv, 1, BEN);
    await fileOf(kv, 2);
    await createTour(kv, tourWith(2), { userId: ANNA, now: START });
    assert.deepEqual(await sweep(kv, 0, 1, 29.9), []);
    assert.deepEqual(await getMediaUsage(kv, ANNA), { bytes: 200, uploads: 0 });
    const name = mediaName({ hash: hash(1), extension: "mp3" });
    assert.deepEqual(await sweep(kv, 31), [`media/${name}`]);
    assert.deepEqual([await isThere(kv, 1), await isThere(kv, 2)], [false, true]);
    assert.deepEqual(await getMediaUsage(kv, ANNA), { bytes: 100, uploads: 0 });
    assert.deepEqual(await getMediaUsage(kv, BEN), { bytes: 0, uploads: 0 });
    assert.deepEqual(await sweep(kv, 62, 93), [], "and what is used stays");
  }),
);

Deno.test(
  "a tour's earlier revision uses its files as long as the history holds it",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourWith(1, 2), { userId: ANNA, now: START });
    await updateTour(kv, id, tourWith(2, 3), { now: day(1) });
    assert.deepEqual(await listUsedMedia(kv), new Set([1, 2, 3].map(hash)));
    // The history holds the newest fifty, and all of a month.
    for (let n = 0; n < 55; n++) await updateTour(kv, id, tourWith(3), { now: day(40) });
    assert.deepEqual(await listUsedMedia(kv), new Set([3].map(hash)));
    await deleteTour(kv, id);
    assert.deepEqual(await listUsedMedia(kv), new Set([3].map(hash)), "it can be restored");
    await removeTrashedTour(kv, id);
    assert.deepEqual(await listUsedMedia(kv), new Set());
  }),
);

Deno.test(
  "the last of 500 stops keeps its pictures in both sizes, and more files than a list holds are refused",
  withKv(async (kv) => {
    const picture = (n: number) => `${path(n)}#size=9x9&small=${path(n + 1)}`;
    const stops = (count: number, withOld: number) =>
      Array.from({ length: count }, (_, i) =>
        makeStop({
          audioUrl: path(10 * i),
          imageUrl: picture(10 * i + 1),
          ...i < withOld ? { oldImageUrl: picture(10 * i + 3) } : {},
        }));
    const write = { userId: ANNA, now: START };
    await createTour(kv, makeTour({ audioStops: stops(500, 250) }), write);
    const used = await listUsedMedia(kv);
    assert.equal(used.size, 2000);
    assert.ok([4990, 4991, 4992, 2493, 2494].every((n) => used.has(hash(n))));
    const tooMany = createTour(kv, makeTour({ audioStops: stops(500, 251) }), write);
    await assert.rejects(tooMany, (error: Problem) => {
      assert.equal(error.status, 413);
      assert.match(error.message, /2,002 files.*limit is 2,000/);
      return true;
    });
  }),
);

Deno.test(
  "a draft uses the files that it names, until it is changed, deleted for good or becomes a tour",
  withKv(async (kv) => {
    for (const n of [1, 2, 3, 4]) await fileOf(kv, n);
    const draft = (...files: number[]) => ({ title: "Draft", draftData: tourWith(...files) });
    const write = { userId: ANNA, now: START };
    const { id } = await createDraft(kv, draft(1, 2), write);
    assert.deepEqual(await listUsedMedia(kv), new Set([1, 2].map(hash)));
    await updateDraft(kv, id, draft(2, 3), write);
    assert.deepEqual(await listUsedMedia(kv), new Set([2, 3].map(hash)));
    await submitTour(kv, tourWith(3), { ...write, draftId: id });
    assert.deepEqual(await listUsedMedia(kv), new Set([3].map(hash)));
    const other = await createDraft(kv, draft(4), write);
    await deleteDraft(kv, other.id, write);
    assert.deepEqual(await listUsedMedia(kv), new Set([3, 4].map(hash)), "it can be restored");
    await removeExpiredDrafts(kv, day(31));
    assert.deepEqual(await listUsedMedia(kv), new Set([3].map(hash)));
  }),
);

Deno.test(
  "a file that is used again begins its thirty days anew",
  withKv(async (kv) => {
    await fileOf(kv, 1);
    await sweep(kv, 0);
    const { id } = await createTour(kv, tourWith(1), { userId: ANNA, now: day(29) });
    await deleteForGood(kv, id);
    assert.deepEqual(await sweep(kv, 31, 60), []);
    assert.equal((await sweep(kv, 62)).length, 1);
  }),
);

Deno.test(
  "a file is not removed from under a save that is under way, whichever comes first",
  withKv(async (kv) => {
    await fileOf(kv, 1);
    await removeUnusedMedia(kv, START);
    // The save has said what it will use, and has not committed: no list of uses names the file.
    await keepMedia(kv, mediaUsesOf(tourWith(1)));
    assert.deepEqual(await removeUnusedMedia(kv, day(31)), []);
    // The sweep has read the file's record, and the save says then what it will use.
    const slow = withMethods(kv, {
      async *list(selector, ...rest) {
        if ("prefix" in selector && selector.prefix[0] === "media_uses") {
          await keepMedia(kv, mediaUsesOf(tourWith(1)));
        }
        yield* kv.list(selector, ...rest);
      },
    });
    assert.deepEqual(await removeUnusedMedia(slow, day(62)), []);
    assert.ok(await isThere(kv, 1));
    assert.deepEqual(await removeUnusedMedia(kv, day(63)), [], "the mark is new");
  }),
);

Deno.test(
  "a file that is sent again while it is removed is not announced before its bytes are safe",
  withKv(async (kv) => {
    await fileOf(kv, 1);
    await removeUnusedMedia(kv, START);
    const options = { now: day(31), quota: 10_000 };
    const upload = await createUpload(kv, { userId: BEN, name: "1", size: 100 }, options);
    const facts = { hash: hash(1), extension: "mp3" as const };
    const before = await readMediaState(kv, hash(1));
    await removeUnusedMedia(kv, day(31));
    assert.equal(await storeMedia(kv, upload, facts, before, day(31)), undefined);
    const { removal } = await readMediaState(kv, hash(1));
    assert.ok(removal.value, "readers see that it is being removed");
    assert.equal((await sweep(kv, 32)).length, 1, "an interrupted removal is ended");
    const after = await readMediaState(kv, hash(1));
    assert.equal(after.removal.value, null);
    assert.ok(await storeMedia(kv, upload, facts, after, day(32)));
    assert.deepEqual(await getMediaUsage(kv, BEN), { bytes: 100, uploads: 0 });
    assert.deepEqual(await getMediaUsage(kv, ANNA), { bytes: 0, uploads: 0 });
  }),
);

Deno.test(
  "of several processes one sweeps, and not twice a day",
  withKv(async (kv) => {
    const { objects } = removals();
    const sweeps = await Promise.all([1, 2, 3].map(() => sweepMedia(kv, objects, START)));
    assert.equal(sweeps.filter((swept) => swept !== null).length, 1);
    assert.equal(await sweepMedia(kv, objects, day(0.5)), null);
    assert.deepEqual(await sweepMedia(kv, objects, day(1)), { uploads: 0, files: 0 });
    assert.notEqual(await sweepMedia(kv, objects, day(-20)), null, "the clock was set back");
  }),
);

Deno.test(
  "a sweep removes uploads that nobody went on with, and frees their room",
  withKv(async (kv) => {
    const upload = { userId: ANNA, name: "a", size: 100 };
    const old = await createUpload(kv, upload, { now: START, quota: 1000 });
    const fresh = await createUpload(kv, upload, { now: day(3), quota: 1000 });
    const { objects, removed } = removals();
    assert.deepEqual(await sweepMedia(kv, objects, day(4)), { uploads: 1, files: 0 });
    assert.deepEqual(removed, [`uploads/${old.id}`]);
    assert.deepEqual(await getMediaUsage(kv, ANNA), { bytes: 100, uploads: 1 });
    assert.ok(await getUpload(kv, ANNA, fresh.id, day(4)));
  }),
);

Deno.test(
  "twenty uploads at once reserve no more than the quota, and give all of it back",
  withKv(async (kv) => {
    const upload = { userId: ANNA, name: "a", size: 300 };
    const begun = await Promise.allSettled(
      Array.from({ length: 20 }, () => createUpload(kv, upload, { now: START, quota: 1000 })),
    );
    const uploads = begun.flatMap((one) => one.status === "fulfilled" ? [one.value] : []);
    assert.equal(uploads.length, 3);
    assert.deepEqual(await getMediaUsage(kv, ANNA), { bytes: 900, uploads: 3 });
    const ends = uploads.flatMap(({ id }) => [id, id]).map((id) => removeUpload(kv, ANNA, id));
    assert.equal((await Promise.all(ends)).filter(Boolean).length, 3, "each is removed once");
    assert.deepEqual(await getMediaUsage(kv, ANNA), { bytes: 0, uploads: 0 });
  }),
);

Deno.test(
  "of parts that two processes add at one place one counts",
  withKv(async (kv) => {
    const begun = await createUpload(kv, { userId: ANNA, name: "a", size: 300 }, {
      now: START,
      quota: 1000,
    });
    const parts = await Promise.allSettled(
      ["x", "y", "z"].map((name) => addPart(kv, begun, { name, bytes: 100 }, START)),
    );
    const taken = parts.flatMap((one) => one.status === "fulfilled" ? [one.value] : []);
    assert.equal(taken.length, 1);
    for (const one of parts) {
      if (one.status === "rejected") assert.equal((one.reason as Problem).status, 409);
    }
    assert.deepEqual(await getUpload(kv, ANNA, begun.id, START), taken[0]);
  }),
);

Deno.test(
  "an upload in a thousand pieces still has a record, and one more is refused",
  withKv(async (kv) => {
    const options = { now: START, quota: 10_000 };
    let upload: Upload = await createUpload(kv, { userId: ANNA, name: "a", size: 2000 }, options);
    const part = { name: "12345678-1234", bytes: 1 };
    for (let n = 0; n < MAX_UPLOAD_PARTS; n++) upload = await addPart(kv, upload, part, START);
    await assert.rejects(
      addPart(kv, upload, part, START),
      (error) =>
        error instanceof Problem && error.status === 413 && /in larger pieces/.test(error.detail),
    );
  }),
);

Deno.test(
  "however few files are looked at together, those go that nothing uses, and no others",
  withKv(async (kv) => {
    for (let n = 1; n <= 5; n++) await fileOf(kv, n);
    await createTour(kv, tourWith(2, 4), { userId: ANNA });
    assert.deepEqual(await removeUnusedMedia(kv, START, 2), []);
    assert.deepEqual(await removeUnusedMedia(kv, day(31), 2), [1, 3, 5].map(hash));
  }),
);
