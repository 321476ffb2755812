/** Releases of recordings: who changes them, and what becomes of them with their archive. */
import assert from "node:assert/strict";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import {
  addRelease,
  changeRelease,
  getRelease,
  listReleases,
  removeRelease,
  removeReleases,
} from "../../../../lib/store/consent/releases.ts";
import { listReleaseRecords } from "../../../../lib/store/consent/release_records.ts";
import { listSeals, sealWithdrawn } from "../../../../lib/store/consent/seals.ts";
import { duplicateTour } from "../../../../lib/store/ownership/tour_copy.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { moveTour } from "../../../../lib/store/ownership/tour_owner.ts";
import { fileHash } from "../../../support/data/full_account.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { shareWith } from "../../../support/people/share_with.ts";
import { withKv } from "../../../support/store/store.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const TERMS = { person: "Vera Voice", scope: "public", keeper: "The town" } as const;

/** A test with an archive of one recording, an editor of it, and a release that the owner added. */
const withRelease = (
  test: (made: {
    kv: Deno.Kv;
    ref: { tourId: string; id: string };
    stopId: string;
    actOf: (id: string, isAdmin?: boolean) => { by: { id: string; isAdmin: boolean }; now: Date };
    owner: string;
    editor: string;
  }) => Promise<void>,
) =>
  withKv(async (kv) => {
    const [owner, editor] = [newId(NOW), newId(NOW)];
    const audioStops = [makeStop({ audioUrl: `/media/${fileHash(1)}.mp3` })];
    const { id: tourId } = await createTour(kv, makeTour({ audioStops }), {
      userId: owner,
      now: NOW,
    });
    await shareWith(kv, tourId, { editor });
    const stopId = (await getTour(kv, tourId))!.tour.audioStops[0].id;
    const actOf = (id: string, isAdmin = false) => ({ by: { id, isAdmin }, now: NOW });
    const { id } = await addRelease(kv, tourId, { stopId, ...TERMS }, actOf(owner));
    await test({ kv, ref: { tourId, id }, stopId, actOf, owner, editor });
  });

Deno.test(
  "editors add releases, and the owner alone changes and removes them, of the revision that was seen",
  withRelease(async ({ kv, ref, stopId, actOf, owner, editor }) => {
    const { tourId } = ref;
    await addRelease(kv, tourId, { stopId, ...TERMS }, actOf(editor));
    const reviewer = newId(NOW);
    await shareWith(kv, tourId, { reviewer });
    const added = addRelease(kv, tourId, { stopId, ...TERMS }, actOf(reviewer));
    await assert.rejects(added, { status: 403 });
    assert.deepEqual(
      (await listReleaseRecords(kv, tourId)).map(({ value }) => value.addedBy).sort(),
      [editor, undefined],
    );
    const change = { ...TERMS, isWithdrawn: true, revision: 1 };
    await assert.rejects(changeRelease(kv, ref, change, actOf(editor)), { status: 403 });
    await changeRelease(kv, ref, change, actOf(owner));
    assert.equal((await getRelease(kv, ref))?.withdrawnAt, NOW.toISOString());
    await assert.rejects(changeRelease(kv, ref, change, actOf(owner)), { status: 409 });
    const later = { ...actOf(owner), now: new Date(NOW.getTime() + 1000) };
    await changeRelease(kv, ref, { ...change, revision: 2 }, later);
    assert.equal((await getRelease(kv, ref))?.withdrawnAt, NOW.toISOString(), "since the first");
    await changeRelease(kv, ref, { ...TERMS, isWithdrawn: false }, actOf(owner));
    assert.equal((await getRelease(kv, ref))?.withdrawnAt, undefined);
    await assert.rejects(removeRelease(kv, ref, actOf(editor)), { status: 403 });
    await removeRelease(kv, ref, actOf(owner));
    assert.equal((await listReleases(kv, tourId)).length, 1);
  }),
);

Deno.test(
  "releases go with an archive to its new owner, and into a copy, without names into an editor's",
  withRelease(async ({ kv, ref: { tourId }, owner, editor, actOf }) => {
    const copied = async (userId: string) => {
      const copy = await duplicateTour(kv, tourId, actOf(userId));
      const [{ value }] = await listReleaseRecords(kv, copy.id);
      return [value.person, value.keeper, value.ownerId];
    };
    assert.deepEqual(await copied(owner), ["Vera Voice", "The town", owner]);
    assert.deepEqual(await copied(editor), [
      "Somebody named in the original archive",
      undefined,
      editor,
    ]);
    await moveTour(kv, tourId, { userId: editor, ...actOf(newId(NOW), true) });
    const [{ value }] = await listReleaseRecords(kv, tourId);
    assert.equal(value.ownerId, editor);
  }),
);

Deno.test(
  "a withdrawn recording is sealed when its archive goes, one that is not withdrawn is not, and an administrator opens it",
  withRelease(async ({ kv, ref, stopId, actOf, owner }) => {
    await sealWithdrawn(kv, ref.tourId);
    assert.deepEqual(await listSeals(kv), []);
    await changeRelease(kv, ref, { ...TERMS, isWithdrawn: true }, actOf(owner));
    await sealWithdrawn(kv, ref.tourId);
    assert.deepEqual((await listSeals(kv)).map(({ recording }) => recording), [fileHash(1)]);
    await addRelease(kv, ref.tourId, { stopId, ...TERMS }, actOf(owner));
    assert.equal((await listSeals(kv)).length, 1, "its owner does not open it");
    await addRelease(kv, ref.tourId, { stopId, ...TERMS }, actOf(newId(NOW), true));
    assert.deepEqual(await listSeals(kv), []);
    await removeReleases(kv, ref.tourId);
    assert.deepEqual(await listReleases(kv, ref.tourId), []);
  }),
);
