import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import { Problem } from "../../../../lib/model/web/problem.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import { listRevisions } from "../../../../lib/store/tours/tour_history.ts";
import { countTours, listTours, listToursByUser } from "../../../../lib/store/index/tour_lists.ts";
import {
  deleteTour,
  removeTrashedTour,
  restoreTour,
} from "../../../../lib/store/closing/tour_trash.ts";
import { legsOf } from "../../../../lib/geo/legs.ts";
import type { PlacedStop, Stop } from "../../../../lib/model/tour/stop.ts";
import { toForm } from "../../../../lib/model/tour/tour_form.ts";
import { Tours } from "../../../../lib/store/records/tours.ts";
import { listUsedMedia } from "../../../../lib/store/media/media_uses.ts";
import { restoreRevision, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { openTestStore, withKv } from "../../../support/store/store.ts";
import { entriesOfTours, problem, stopInput, tourInput } from "../builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

Deno.test(
  "an update replaces what was entered, and keeps id, owner and time of creation",
  withKv(async (kv) => {
    const old = await createTour(kv, tourInput({ creatorName: "Class 8b" }), {
      userId: OWNER,
      now: new Date("2026-05-04T09:30:00Z"),
    });
    const input = {
      ...tourInput({ title: "Renamed", audioStops: [...old.audioStops, stopInput()] }),
      creatorName: null,
    };
    const now = new Date("2026-06-01T00:00:00Z");
    const tour = await updateTour(kv, old.id, input, { revision: 1, now });
    assert.equal(tour.title, "Renamed");
    assert.equal(tour.creatorName, undefined);
    assert.equal(tour.revision, 2);
    assert.equal(tour.stopCount, 2);
    assert.equal(tour.audioStops[0].id, old.audioStops[0].id);
    assert.equal(tour.createdAt, "2026-05-04T09:30:00.000Z");
    assert.equal(tour.updatedAt, "2026-06-01T00:00:00.000Z");
    assert.deepEqual(await getTour(kv, old.id), { tour, userId: OWNER });
  }),
);

Deno.test(
  "a tour that moves is found where it is, and no longer where it was",
  withKv(async (kv) => {
    const [here, there] = [{ latitude: 10, longitude: 20 }, { latitude: -33, longitude: 151 }];
    const { id } = await createTour(kv, tourInput(here), { userId: OWNER });
    await updateTour(kv, id, tourInput(there));
    assert.deepEqual(await findNearbyTours(kv, here, 1000), []);
    assert.deepEqual((await findNearbyTours(kv, there, 1000)).map((tour) => tour.id), [id]);
    await updateTour(kv, id, tourInput({ ...there, title: "In place" }));
    assert.equal((await findNearbyTours(kv, there, 1000))[0].title, "In place");
    assert.equal((await findNearbyTours(kv, here, 30_000_000)).length, 1);
  }),
);

Deno.test(
  "a creator's name that a save does not give stays, also when another save changes it meanwhile",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput({ creatorName: "Name 0" }), { userId: OWNER });
    for (let round = 1; round <= 20; round++) {
      const name = `Name ${round}`;
      await Promise.all([
        updateTour(kv, id, tourInput({ creatorName: name })),
        updateTour(kv, id, tourInput()),
      ]);
      assert.equal((await getTour(kv, id))?.tour.creatorName, name);
    }
  }),
);

Deno.test(
  "a save that began from an older revision is refused and changes nothing",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    const first = await updateTour(kv, id, tourInput({ title: "First" }), { revision: 1 });
    const late = updateTour(kv, id, tourInput({ title: "Late" }), { revision: 1 });
    assert.match((await problem(late, 409)).detail, /revision 2; yours began from 1/);
    assert.deepEqual((await getTour(kv, id))?.tour, first);
  }),
);

Deno.test(
  "a tour is changed only by those who may, and only while it exists",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    const stranger = { by: { id: NOBODY, isAdmin: false } };
    await problem(updateTour(kv, id, tourInput({ title: "Mine now" }), stranger), 403);
    assert.equal((await getTour(kv, id))?.tour.title, "The old school");
    await deleteTour(kv, id);
    const before = await entriesOfTours(kv);
    await problem(updateTour(kv, id, tourInput()), 404);
    assert.deepEqual(await entriesOfTours(kv), before);
  }),
);

Deno.test(
  "twenty saves at once are all applied, one after the other",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    const saves = Array.from(
      { length: 20 },
      (_, n) => updateTour(kv, id, tourInput({ title: `Save ${n}`, latitude: n })),
    );
    const revisions = (await Promise.all(saves)).map((tour) => tour.revision);
    const expected = Array.from({ length: 20 }, (_, n) => n + 2);
    assert.deepEqual(revisions.toSorted((a, b) => a - b), expected);
    const last = (await Promise.all(saves)).find((tour) => tour.revision === 21);
    assert.deepEqual((await getTour(kv, id))?.tour, last);
    // The record, its stop ids, three cards, its datestamp twice, and for each revision its record
    // and its stops.
    assert.equal((await entriesOfTours(kv)).length, 7 + 21 * 2);
    assert.deepEqual(await countTours(kv), { tours: 1, stops: 1 });
  }),
);

Deno.test(
  "of twenty saves at once that began from one revision, one is applied and the others get 409",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    const saves = await Promise.allSettled(
      Array.from(
        { length: 20 },
        (_, n) => updateTour(kv, id, tourInput({ title: `Save ${n}` }), { revision: 1 }),
      ),
    );
    const applied = saves.filter((save) => save.status === "fulfilled");
    assert.equal(applied.length, 1);
    for (const save of saves) {
      if (save.status === "fulfilled") continue;
      assert.ok(save.reason instanceof Problem && save.reason.status === 409, String(save.reason));
    }
    assert.deepEqual((await getTour(kv, id))?.tour, applied[0].value);
  }),
);

Deno.test(
  "a save and a deletion at once leave either nothing or nothing broken",
  withKv(async (kv) => {
    for (let round = 0; round < 30; round++) {
      const { id } = await createTour(kv, tourInput(), { userId: OWNER });
      const moved = updateTour(kv, id, tourInput({ latitude: round })).catch((error) => error);
      const [save, deleted] = await Promise.all([moved, deleteTour(kv, id)]);
      assert.equal(deleted, true);
      assert.ok(!(save instanceof Error) || (save instanceof Problem && save.status === 404));
      assert.deepEqual(await countTours(kv), { tours: 0, stops: 0 });
      await restoreTour(kv, id);
      const { tour } = (await getTour(kv, id))!;
      assert.deepEqual([tour.revision, tour.audioStops.length], [save.revision ?? 1, 1]);
      await deleteTour(kv, id);
      await removeTrashedTour(kv, id);
      assert.deepEqual(await entriesOfTours(kv), []);
    }
  }),
);

Deno.test("a tour read while it is being written is always one version of it", async () => {
  for (const stops of [1, 150]) {
    await using store = await openTestStore();
    const { kv } = store;
    const version = (n: number) =>
      tourInput({
        title: `Version ${n}`,
        audioStops: Array.from({ length: stops + n % 2 }, (_, stop) => {
          return stopInput({
            id: `stop-${stop}`,
            title: `Version ${n}`,
            description: "é".repeat(2000),
          });
        }),
      });
    const { id } = await createTour(kv, version(1), { userId: OWNER });
    let reading = true;
    const writer = (async () => {
      for (let n = 2; reading; n++) await updateTour(kv, id, version(n));
    })();
    const seen = new Set<number>();
    try {
      for (let reads = 0; reads < 200; reads++) {
        const { tour } = (await getTour(kv, id))!;
        seen.add(tour.revision);
        const titles = [tour.title, ...tour.audioStops.map((stop) => stop.title)];
        assert.deepEqual([...new Set(titles)], [`Version ${tour.revision}`]);
        assert.equal(tour.audioStops.length, tour.stopCount);
      }
    } finally {
      reading = false;
      await writer;
    }
    assert.ok(seen.size > 20, `the writer got only ${seen.size} versions in`);
  }
});

Deno.test(
  "a route line and old maps stay through saves without them, come back from the history, and stand in no list",
  withKv(async (kv) => {
    const routeLine = [{ latitude: 51.5, longitude: -0.1 }, { latitude: 51.6, longitude: -0.2 }];
    const oldMaps = [{
      title: "Town plan",
      scanUrl: `/media/${"a".repeat(64)}.jpg`,
      imageUrl: `/media/${"b".repeat(64)}.webp`,
      edges: { south: 51, west: -1, north: 52, east: 0 },
      transformation: "polynomial" as const,
      points: [1, 2, 3, 4].map((n) => ({ x: n, y: n * n, latitude: 51, longitude: -n / 9 })),
    }];
    const { id } = await createTour(kv, tourInput({ routeLine, oldMaps }), { userId: OWNER });
    const both = async () => {
      const { tour } = (await getTour(kv, id))!;
      return [tour.routeLine, tour.oldMaps];
    };
    const used = async () => (await listUsedMedia(kv)).size;
    assert.deepEqual(await both(), [routeLine, oldMaps]);
    assert.equal(await used(), 2, "the scan, and the picture that was made from it");
    await updateTour(kv, id, tourInput({ title: "From a program that knows neither" }));
    assert.deepEqual(await both(), [routeLine, oldMaps]);
    await updateTour(kv, id, { ...tourInput(), routeLine: null, oldMaps: null });
    assert.deepEqual(await both(), [undefined, undefined]);
    await restoreRevision(kv, id, 2);
    assert.deepEqual(await both(), [routeLine, oldMaps]);
    const lists = [
      (await listTours(kv, { limit: 9 })).tours,
      (await listToursByUser(kv, OWNER, { limit: 9 })).tours,
      (await listRevisions(kv, id, { limit: 9 })).revisions,
    ];
    assert.doesNotMatch(JSON.stringify(lists), /routeLine|oldMaps/);
  }),
);

/** A line on foot past the two stops of an archive, round a corner, and on to the station. */
const PAST = [[51.5, -0.1], [51.5, -0.098], [51.502, -0.098], [51.51, -0.098]].map((
  [latitude, longitude],
) => ({ latitude, longitude }));
const [MILL, , BRIDGE] = PAST;
const legIn = (stop: Stop) => (stop as PlacedStop).leg;
const TWO_STOPS = [stopInput(MILL), stopInput(BRIDGE)];

Deno.test(
  "a client that sends a route line gets legs, and what is left of the line",
  withKv(async (kv) => {
    const sent = tourInput({ ...MILL, audioStops: TWO_STOPS, routeLine: PAST });
    const { id, audioStops } = await createTour(kv, sent, { userId: OWNER });
    const { tour } = (await getTour(kv, id))!;
    assert.deepEqual(tour.audioStops, audioStops);
    assert.deepEqual(legsOf(tour).map(({ to, points }) => [to, points]), [[1, PAST.slice(0, 3)]]);
    assert.deepEqual(tour.routeLine, PAST.slice(2));
    const again = await updateTour(kv, id, { ...sent, routeLine: PAST });
    assert.deepEqual(again.audioStops.map(legIn), audioStops.map(legIn));
    const free = await updateTour(kv, id, { ...sent, tourType: "unordered", routeLine: PAST });
    assert.deepEqual(free.routeLine, PAST, "in free order there are no legs");
  }),
);

Deno.test(
  "an older record is read with its route line as legs, and a newer one as it is",
  withKv(async (kv) => {
    const { id } = await createTour(
      kv,
      tourInput({ ...MILL, audioStops: TWO_STOPS }),
      { userId: OWNER },
    );
    const { value, key } = await Tours.get(kv, id);
    await kv.set(key, { ...value!, routeLine: PAST, schemaVersion: 10 });
    const { tour } = (await getTour(kv, id))!;
    assert.equal(legsOf(tour).length, 1);
    assert.deepEqual(tour.routeLine, PAST.slice(2));
    assert.deepEqual(
      legsOf(await updateTour(kv, id, { ...toForm(tour), title: "Saved" })).length,
      1,
    );
    await kv.set(key, { ...value!, routeLine: PAST, schemaVersion: 11 });
    const newer = (await getTour(kv, id))!.tour;
    assert.deepEqual([legsOf(newer).length, newer.routeLine], [0, PAST], "somebody wanted it so");
  }),
);

Deno.test(
  "an edit with a route line, from before there were legs, changes no legs that others left",
  withKv(async (kv) => {
    const first = tourInput({ ...MILL, audioStops: TWO_STOPS, routeLine: PAST.slice(0, 3) });
    const stored = await createTour(kv, first, { userId: OWNER });
    const audioStops = stored.audioStops.map((stop) => ({ ...stop, leg: undefined }));
    await updateTour(kv, stored.id, { ...toForm(stored), title: "Theirs" }, { revision: 1 });
    const mine = { ...first, audioStops, description: "Mine" };
    const merged = await updateTour(kv, stored.id, mine, { revision: 1 });
    assert.deepEqual([merged.title, merged.description], ["Theirs", "Mine"]);
    assert.deepEqual(merged.audioStops.map(legIn), stored.audioStops.map(legIn));
  }),
);
