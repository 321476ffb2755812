/** Who has a file by a draft, and where a release that came first closes it. */
import assert from "node:assert/strict";
import { createConsents } from "../../../../lib/store/consent/consents.ts";
import { hadItBefore } from "../../../../lib/store/consent/claims.ts";
import { listReleaseRecords } from "../../../../lib/store/consent/release_records.ts";
import { addRelease, changeRelease } from "../../../../lib/store/consent/releases.ts";
import { listWithheld } from "../../../../lib/store/consent/withheld_list.ts";
import { createDraft } from "../../../../lib/store/drafts/drafts.ts";
import { createDraftLink } from "../../../../lib/store/drafts/draft_links.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { listDraftReaders } from "../../../../lib/store/media/draft_readers.ts";
import { readMediaAccess } from "../../../../lib/store/consent/media_access.ts";
import { MediaOwners } from "../../../../lib/store/records/media.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { fileHash } from "../../../support/data/full_account.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { shareWith } from "../../../support/people/share_with.ts";
import { withKv } from "../../../support/store/store.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const day = (n: number) => new Date(NOW.getTime() + n * 24 * 3600 * 1000);
const [ANNA, BEN] = [newId(NOW), newId(NOW)];

const withFile = (n: number, over = {}) =>
  makeTour({ audioStops: [makeStop({ audioUrl: `/media/${fileHash(n)}.mp3` })], ...over });

/** A draft of Anna's with the file `n`, which is hers. */
async function draftWith(kv: Deno.Kv, n: number, tourId?: string) {
  await kv.set(MediaOwners.key(fileHash(n), ANNA), true);
  const draftData = withFile(n);
  return await createDraft(kv, { title: `Draft ${n}`, draftData, tourId }, {
    userId: ANNA,
    now: NOW,
  });
}

Deno.test(
  "a draft's link opens the files of that draft, and of no other",
  withKv(async (kv) => {
    const now = NOW;
    const { id: draftId } = await draftWith(kv, 1);
    await draftWith(kv, 2);
    await createDraftLink(kv, { userId: ANNA, draftId, now });
    const consents = createConsents({ kv, now: () => now });
    const kindOf = async (n: number) =>
      (await readMediaAccess(kv, fileHash(n), { now, consents })).kind;
    assert.equal(await kindOf(1), "linked");
    assert.notEqual(await kindOf(2), "linked");
  }),
);

Deno.test(
  "those who work on an archive read the files of an editor's draft of it, and no other files of theirs",
  withKv(async (kv) => {
    const { id } = await createTour(kv, makeTour(), { userId: BEN, now: NOW });
    await shareWith(kv, id, { editor: ANNA });
    await draftWith(kv, 1, id);
    await draftWith(kv, 2);
    const readers = async (n: number) => (await listDraftReaders(kv, ANNA, fileHash(n))).sort();
    assert.deepEqual(await readers(1), [ANNA, BEN].sort());
    assert.deepEqual(await readers(2), []);
  }),
);

/** A private archive of Anna's with the file, released for nobody; one of Ben's `later` days on. */
async function twoArchives(kv: Deno.Kv, later: number) {
  const make = (userId: string, now: Date, visibility: string) =>
    createTour(kv, withFile(1, { visibility }), { userId, now });
  const order = later > 0 ? ["anna", "ben"] : ["ben", "anna"];
  const made: Record<string, { id: string }> = {};
  for (const who of order) {
    made[who] = who === "anna"
      ? await make(ANNA, NOW, "private")
      : await make(BEN, day(later), "public");
  }
  const stopId = (await getTour(kv, made.anna.id))!.tour.audioStops[0].id;
  const terms = { person: "Vera Voice", scope: "public" as const };
  const act = { by: { id: ANNA, isAdmin: false }, now: NOW };
  const { id } = await addRelease(kv, made.anna.id, { stopId, ...terms }, act);
  await changeRelease(
    kv,
    { tourId: made.anna.id, id },
    { ...terms, isWithdrawn: true },
    act,
  );
  const [{ value: release }] = await listReleaseRecords(kv, made.anna.id);
  return { release, ben: made.ben.id };
}

Deno.test(
  "a release closes a recording for somebody who had it later, and not for one who had it first",
  withKv(async (kv) => {
    const { release, ben } = await twoArchives(kv, 1);
    assert.equal(await hadItBefore(kv, release, { id: ben, userId: BEN }), true);
    assert.equal(await hadItBefore(kv, release, { userId: BEN }), true, "nor for drafts");
  }),
);

Deno.test(
  "who had a recording first keeps it open, in the archive and in drafts",
  withKv(async (kv) => {
    const { release, ben } = await twoArchives(kv, -1);
    assert.equal(await hadItBefore(kv, release, { id: ben, userId: BEN }), false);
    assert.equal(await hadItBefore(kv, release, { userId: BEN }), false);
  }),
);

Deno.test(
  "devices are told of a recording that a private archive closes and a public one has",
  withKv(async (kv) => {
    await twoArchives(kv, 1);
    const consents = createConsents({ kv, now: () => NOW });
    assert.deepEqual(await listWithheld(kv, consents), [fileHash(1)]);
  }),
);
