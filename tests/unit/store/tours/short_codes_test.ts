import assert from "node:assert/strict";
import { isShortCode } from "../../../../lib/model/tour/short_code.ts";
import { migrateStore } from "../../../../lib/store/migration/migrate.ts";
import { checkStore, mendStore } from "../../../../lib/store/check/check_store.ts";
import { getCodeTarget, NewCodes } from "../../../../lib/store/tours/short_codes.ts";
import { duplicateTour } from "../../../../lib/store/ownership/tour_copy.ts";
import { deleteTour, restoreTour } from "../../../../lib/store/closing/tour_trash.ts";
import { restoreRevision, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { withKv } from "../../../support/store/store.ts";
import { deleteForGood, problem, removeCodes, stopInput, tourInput } from "../builders.ts";
import { ShortCodes } from "../../../../lib/store/records/tours.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const by = { id: OWNER, isAdmin: false };

const stopsOf = (...ids: string[]) => ids.map((id) => stopInput({ id, title: id }));
const twoStops = tourInput({ audioStops: stopsOf("mill", "bell") });

/** The codes of a tour: its own, and those of its stops by id. */
const codesOf = ({ code, audioStops }: Tour): Record<string, string | undefined> =>
  Object.fromEntries([["", code], ...audioStops.map(({ id, code }) => [id, code])]);

/** All codes that were given, in no order. */
const given = async (kv: Deno.Kv) =>
  (await Array.fromAsync(ShortCodes.list(kv))).map(({ key }) => String(key[1]));

Deno.test(
  "a new archive and its stops have codes that lead to them",
  withKv(async (kv) => {
    const tour = await createTour(kv, twoStops, { userId: OWNER });
    const codes = Object.entries(codesOf(tour));
    assert.equal(new Set(codes.map(([, code]) => code)).size, 3);
    for (const [stopId, code] of codes) {
      assert.ok(isShortCode(code!));
      const target = stopId ? { tourId: tour.id, stopId } : { tourId: tour.id };
      assert.deepEqual(await getCodeTarget(kv, code!), target);
    }
    assert.deepEqual((await getTour(kv, tour.id))?.tour, tour);
  }),
);

Deno.test(
  "codes stay through edits, restored revisions, and deletion and restoration",
  withKv(async (kv) => {
    const tour = await createTour(kv, twoStops, { userId: OWNER });
    const codes = codesOf(tour);
    const edited = await updateTour(kv, tour.id, tourInput({ audioStops: stopsOf("bell", "inn") }));
    assert.equal(edited.code, codes[""]);
    assert.equal(codesOf(edited).bell, codes.bell);
    assert.ok(!Object.values(codes).includes(codesOf(edited).inn));
    const restored = await restoreRevision(kv, tour.id, 1);
    assert.deepEqual(codesOf(restored), codes);
    await deleteTour(kv, tour.id);
    await restoreTour(kv, tour.id);
    assert.deepEqual(codesOf((await getTour(kv, tour.id))!.tour), codes);
  }),
);

Deno.test(
  "a stop that comes back with its code keeps it, and one that brings another's gets its own",
  withKv(async (kv) => {
    const tour = await createTour(kv, twoStops, { userId: OWNER });
    const { mill, bell } = codesOf(tour) as Record<string, string>;
    await updateTour(kv, tour.id, tourInput({ audioStops: stopsOf("bell") }));
    const stops = [
      stopInput({ id: "bell" }),
      stopInput({ id: "mill", code: mill }),
      stopInput({ id: "thief", code: bell }),
      stopInput({ id: "guess", code: "000000" }),
    ];
    const after = codesOf(await updateTour(kv, tour.id, tourInput({ audioStops: stops })));
    assert.deepEqual([after.bell, after.mill], [bell, mill]);
    assert.equal(new Set(Object.values(after)).size, 5);
    assert.ok(after.guess !== "000000");
  }),
);

Deno.test(
  "copies, and what is created from a form with codes, get codes of their own",
  withKv(async (kv) => {
    const tour = await createTour(kv, twoStops, { userId: OWNER });
    const copy = await duplicateTour(kv, tour.id, { by, now: new Date() });
    const again = await createTour(kv, { ...twoStops, audioStops: tour.audioStops }, {
      userId: OWNER,
    });
    const copied = (await getTour(kv, copy.id))!.tour;
    const all = [tour, copied, again].flatMap((one) => Object.values(codesOf(one)));
    assert.equal(new Set(all).size, 9);
  }),
);

Deno.test(
  "the codes of what is deleted for good are never given again",
  withKv(async (kv) => {
    const tour = await createTour(kv, twoStops, { userId: OWNER });
    await deleteForGood(kv, tour.id);
    assert.deepEqual((await given(kv)).sort(), Object.values(codesOf(tour)).sort());
    const codes = new NewCodes(kv, OWNER, (_, taken) => taken === 0 ? tour.code! : "ZZZZZZ");
    assert.equal((await codes.give([])).code, "ZZZZZZ");
    assert.deepEqual((await checkStore(kv)).filter(({ key }) => key[0] === "short_codes"), []);
  }),
);

Deno.test(
  "each code of a long archive that is lost, or leads to another stop, is found and given again",
  withKv(async (kv) => {
    const ids = Array.from({ length: 12 }, (_, i) => `stop-${i}`);
    const tour = await createTour(kv, tourInput({ audioStops: stopsOf(...ids) }), {
      userId: OWNER,
    });
    const before = await Array.fromAsync(ShortCodes.list(kv));
    for (const [i, { key }] of before.entries()) {
      if (i % 2) await kv.delete(key);
      else await kv.set(key, { tourId: tour.id, stopId: "another" });
    }
    const found = (await checkStore(kv)).filter(({ key }) => key[0] === "short_codes");
    assert.deepEqual(found.map(({ key }) => key[1]).sort(), before.map(({ key }) => key[1]));
    await mendStore(kv);
    const after = await Array.fromAsync(ShortCodes.list(kv));
    assert.deepEqual(after.map(({ value }) => value), before.map(({ value }) => value));
  }),
);

Deno.test(
  "a code that another process takes meanwhile is replaced before the save",
  withKv(async (kv) => {
    const stolen: string[] = [];
    const thief = withMethods(kv, {
      atomic() {
        const operation = kv.atomic();
        const check = operation.check.bind(operation);
        operation.check = (...checks) => {
          const [{ key }] = checks;
          if (key[0] === "short_codes" && stolen.length < 3) {
            stolen.push(String(key[1]));
            const commit = operation.commit.bind(operation);
            operation.commit = async () => {
              await kv.set(key, { tourId: OWNER });
              return await commit();
            };
          }
          return check(...checks);
        };
        return operation;
      },
    });
    const tour = await createTour(thief, twoStops, { userId: OWNER });
    assert.equal(stolen.length, 3);
    for (const code of Object.values(codesOf(tour))) {
      assert.ok(!stolen.includes(code!));
      assert.equal((await getCodeTarget(kv, code!))?.tourId, tour.id);
    }
  }),
);

Deno.test(
  "no step takes more than ten checks with the fence's, also for 500 stops",
  withKv(async (kv) => {
    let most = 0;
    const counted = withMethods(kv, {
      atomic() {
        const operation = kv.atomic();
        const check = operation.check.bind(operation);
        let checks = 0;
        operation.check = (...all) => {
          most = Math.max(most, checks += all.length);
          return check(...all);
        };
        return operation;
      },
    });
    const ids = Array.from({ length: 500 }, (_, n) => `stop-${n}`);
    const { id } = await createTour(counted, tourInput({ audioStops: stopsOf(...ids) }), {
      userId: OWNER,
    });
    assert.equal((await given(kv)).length, 501);
    await updateTour(counted, id, twoStops);
    await removeCodes(kv);
    await kv.set(["schema_version"], 5);
    await migrateStore(counted);
    assert.ok(most <= 9, `${most} checks`);
  }),
);

Deno.test(
  "a save that is refused uses up no code",
  withKv(async (kv) => {
    const { id } = await createTour(kv, twoStops, { userId: OWNER });
    const before = await given(kv);
    const more = tourInput({ audioStops: stopsOf("mill", "bell", "inn") });
    await problem(updateTour(kv, id, more, { revision: 7 }), 409);
    await problem(
      updateTour(kv, id, more, { by: { id: "01BX5ZZKBKACTAV9WEVGEMMVRZ", isAdmin: false } }),
      403,
    );
    const large = tourInput({
      audioStops: stopsOf("a").map((stop) => ({ ...stop, description: "x".repeat(5e6) })),
    });
    await problem(createTour(kv, large, { userId: OWNER }), 413);
    assert.deepEqual(await given(kv), before);
  }),
);

Deno.test(
  "archives of before, deleted ones too, get codes that lead to them; a second start changes none",
  withKv(async (kv) => {
    const tours = await Promise.all(
      [1, 2, 3].map(() => createTour(kv, twoStops, { userId: OWNER })),
    );
    await removeCodes(kv);
    await deleteTour(kv, tours[2].id);
    await kv.set(["schema_version"], 5);
    assert.match((await migrateStore(kv))!, /\(3 records\)/);
    const first = codesOf((await getTour(kv, tours[0].id))!.tour);
    assert.deepEqual(await getCodeTarget(kv, first.mill!), { tourId: tours[0].id, stopId: "mill" });
    await restoreTour(kv, tours[2].id);
    const last = codesOf((await getTour(kv, tours[2].id))!.tour);
    assert.deepEqual(await getCodeTarget(kv, last[""]!), { tourId: tours[2].id });
    assert.equal((await given(kv)).length, 9);
    const wrong = (await checkStore(kv)).filter(({ key }) => key[0] !== "users");
    assert.deepEqual(wrong, []);
    await kv.set(["schema_version"], 5);
    await migrateStore(kv);
    assert.deepEqual(codesOf((await getTour(kv, tours[0].id))!.tour), first);
  }),
);
