/**
 * Files that the program wrote while its schema was another:
 * `tests/support/data/schema_{n}.sqlite`,
 * each by the last version with that schema. A new schema needs a file of the one before it.
 */
import assert from "node:assert/strict";
import { checkStore } from "../../../../lib/store/check/check_store.ts";
import { getDraft, listDrafts } from "../../../../lib/store/drafts/drafts.ts";
import { findNearbyTours } from "../../../../lib/store/index/nearby.ts";
import { openStore } from "../../../../lib/store/open.ts";
import { listProgress } from "../../../../lib/store/progress/progress.ts";
import { listToursByUser } from "../../../../lib/store/index/tour_lists.ts";
import { updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { getTour } from "../../../../lib/store/tours/tours.ts";
import { findUserIdByEmail } from "../../../../lib/store/accounts/users.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { Users } from "../../../../lib/store/records/accounts.ts";
import { SCHEMA_VERSION } from "../../../../lib/store/kv/schema.ts";

const MILL = "01ARZ3NDEKTSV4RRFFQ69G5FA0";

/** Opens a copy of the file of a schema, as a start of the program does. */
async function openCopy(schema: number) {
  const folder = await Deno.makeTempDir({ prefix: `schema-${schema}-` });
  const file = new URL(`../../../support/data/schema_${schema}.sqlite`, import.meta.url);
  await Deno.copyFile(file, `${folder}/tours.sqlite`);
  const store = await openStore({ path: `${folder}/tours.sqlite` });
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      store.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

for (let schema = 1; schema <= SCHEMA_VERSION; schema++) {
  Deno.test(`nothing is wrong with a file of schema ${schema} once it is opened`, async () => {
    await using store = await openCopy(schema);
    const { kv, migrated } = store;
    assert.equal(migrated === null, schema === SCHEMA_VERSION);
    const found = await checkStore(kv);
    assert.deepEqual(found.map(({ key, what }) => `${JSON.stringify(key)}: ${what}`), []);
  });
}

for (let schema = 2; schema <= SCHEMA_VERSION; schema++) {
  Deno.test(`all that a file of schema ${schema} has is there, and can be changed`, async () => {
    await using store = await openCopy(schema);
    const { kv } = store;
    const [{ value: user }] = await Array.fromAsync(Users.list(kv));
    assert.equal(await findUserIdByEmail(kv, "ada@example.org"), user.id);
    const { tours } = await listToursByUser(kv, user.id, { limit: 9 });
    assert.deepEqual(tours.map(({ title }) => title).sort(), ["The bell", "The mill"]);
    const { tour } = (await getTour(kv, MILL))!;
    assert.deepEqual(tour.audioStops.map(({ title }) => title), ["The wheel", "The pond"]);
    assert.equal(tour.description, "水車 and its stream.");
    const near = await findNearbyTours(kv, { latitude: 51.75, longitude: -1.25 }, 10);
    assert.equal(near.length, 2);
    const [draft] = await listDrafts(kv, user.id);
    assert.deepEqual((await getDraft(kv, user.id, draft.id))?.draftData, {
      title: "A draft",
      audioStops: [],
    });
    const [progress] = await listProgress(kv, user.id);
    assert.deepEqual([progress.currentStopIndex, progress.completedStops], [1, [0]]);
    const saved = await updateTour(kv, MILL, makeTour({ title: "Saved again" }));
    assert.equal(saved.revision, 3);
    assert.deepEqual(await checkStore(kv), []);
  });
}
