import assert from "node:assert/strict";
import fc from "fast-check";
import { mondayOf, PARTS, WAYS, weekOf } from "../../../lib/model/listens/listening.ts";
import { FEWEST } from "../../../lib/model/listens/publication.ts";
import { totalOf } from "../../../lib/model/listens/summary.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { createSeenNotes } from "../../../lib/store/accounts/last_seen.ts";
import { readFigures } from "../../../lib/store/listens/figures.ts";
import { readAllListens } from "../../../lib/store/statistics/all_listens.ts";
import { readHostCounts } from "../../../lib/store/statistics/host_counts.ts";
import { surveyHost } from "../../../lib/store/statistics/host_survey.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { type Listened, storeListens } from "../../support/data/listens.ts";
import { makeTour } from "../../support/data/tours.ts";
import { openTestStore, withKv } from "../../support/store/store.ts";

const DAY = 24 * 3600 * 1000;
const MADE = new Date("2025-11-05T12:00:00Z");
const LATER = new Date("2026-04-01T12:00:00Z");

Deno.test(
  "all archives, accounts and months are counted, private archives too",
  withKv(async (kv) => {
    const userId = (await saveIdentity(kv, identityOf(1), MADE)).id;
    const other = (await saveIdentity(kv, identityOf(2), LATER)).id;
    const seen = createSeenNotes(kv);
    await seen(userId, new Date(LATER.getTime() - 31 * DAY));
    await seen(other, new Date(LATER.getTime() - 29 * DAY));
    for (const visibility of ["public", "public", "unlisted", "private"] as const) {
      await createTour(kv, makeTour({ visibility }), { userId, now: MADE });
    }
    const { id } = await createTour(kv, makeTour(), { userId, now: LATER });
    await deleteTour(kv, id, { now: LATER });
    const { newAccounts, ...counts } = await readHostCounts(kv, LATER);
    const { newArchives, ...survey } = await surveyHost(kv);
    assert.deepEqual(counts, {
      archives: 4,
      publicArchives: 2,
      trash: 1,
      stops: 4 * makeTour().audioStops.length,
      accounts: 2,
      active: 1,
    });
    assert.deepEqual(survey, { unlisted: 1, private: 1, files: 0, bytes: 0 });
    assert.deepEqual(newAccounts, { "2025-11": 1, "2026-04": 1 });
    // Ids never go back in time, so that those of the archives here are of the present month.
    assert.deepEqual(Object.values(newArchives).reduce((sum, one) => sum + one, 0), 4);
  }),
);

/** Listenings of two stories in weeks since the archive was made, some of them few. */
const listened = fc.array(
  fc.record({
    week: fc.integer({ min: 0, max: 22 }),
    stopId: fc.constantFrom("gate", "mill"),
    way: fc.constantFrom(...WAYS),
    left: fc.integer({ min: 0, max: PARTS }),
    count: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 60 })),
  }),
  { maxLength: 12 },
);

type Heard = Listened & { week: number };

/** A store with an archive for each of the lists. */
async function withArchives(lists: Heard[][]) {
  const store = await openTestStore();
  const { kv } = store;
  const userId = (await saveIdentity(kv, identityOf(1), MADE)).id;
  const ids: string[] = [];
  for (const [n, list] of lists.entries()) {
    const now = new Date(MADE.getTime() + 9 * n * DAY);
    const { id } = await createTour(kv, makeTour(), { userId, now });
    ids.push(id);
    for (const { week, ...one } of list) {
      await storeListens(kv, id, mondayOf(weekOf(MADE) + week), [one]);
    }
  }
  const ofArchives = async (among = ids) => {
    const tours = await Promise.all(among.map(async (id) => (await getTour(kv, id))!.tour));
    const figures = await Promise.all(tours.map((tour) => readFigures(kv, tour, LATER)));
    return figures.flatMap((ofStops) => [...ofStops.values()].flat());
  };
  return { kv, ids, ofArchives, [Symbol.asyncDispose]: () => store[Symbol.asyncDispose]() };
}

Deno.test("the listenings of a host are sums of the figures that its archives show, week by week", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(listened, { minLength: 1, maxLength: 3 }), async (lists) => {
      await using it = await withArchives(lists);
      const weeks = await readAllListens(it.kv, LATER);
      const shown = await it.ofArchives();
      const wanted = new Map<number, number>();
      for (const { until, count } of shown) wanted.set(until, (wanted.get(until) ?? 0) + count);
      assert.deepEqual(
        weeks,
        [...wanted].map(([week, count]) => ({ week, count }))
          .sort((a, b) => a.week - b.week),
      );
      assert.ok(weeks.every(({ count }) => count >= FEWEST));
      // An archive that goes takes whole figures with it.
      await deleteTour(it.kv, it.ids[0], { now: LATER });
      const rest = await readAllListens(it.kv, LATER);
      assert.equal(
        rest.reduce((sum, { count }) => sum + count, 0),
        totalOf(await it.ofArchives(it.ids.slice(1))),
      );
    }),
    { numRuns: 25 },
  );
});

Deno.test("archives that few have heard change nothing, and do not add up to a figure", async () => {
  const few: Heard[] = [{ week: 1, stopId: "gate", count: FEWEST - 1 }];
  const many: Heard[] = [{ week: 1, stopId: "gate", count: 50 }];
  await using it = await withArchives([many, few, few, few, few, few]);
  await using alone = await withArchives([many]);
  const weeks = await readAllListens(it.kv, LATER);
  assert.deepEqual(weeks, await readAllListens(alone.kv, LATER));
  assert.deepEqual(weeks, [{ week: weekOf(MADE) + 1, count: 50 }]);
});
