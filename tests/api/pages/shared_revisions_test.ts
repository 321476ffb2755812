/** What is sent from memory is what the store holds, and only what changed is made anew. */
import assert from "node:assert/strict";
import fc from "fast-check";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";
import { blockUser, unblockUser } from "../../../lib/store/closing/account_block.ts";
import {
  addRelease,
  changeRelease,
  listReleases,
  removeRelease,
} from "../../../lib/store/consent/releases.ts";
import { saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { settleTour } from "../../../lib/store/closing/left_tours.ts";
import { moveTour } from "../../../lib/store/ownership/tour_owner.ts";
import {
  deleteTour,
  removeTrashedTour,
  restoreTour,
} from "../../../lib/store/closing/tour_trash.ts";
import { finishHidings } from "../../../lib/store/tours/tour_hiding.ts";
import { duplicateTour } from "../../../lib/store/ownership/tour_copy.ts";
import {
  restoreRevision,
  setVisibility,
  updateTour,
} from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";
import { openTestStore } from "../../support/store/store.ts";

const DAY = 24 * 3600_000;
const STOP = "told";

/** The last one is of the index, in which changes are followed one by one. */
const LISTS = ["/", "/api/tours", "/api/withheld", "/tours?sort=title&q=archive"];

const pathsOf = (id: string) => [
  `/tour/${id}`,
  `/tour/${id}/manifest.json`,
  `/embed/tour/${id}`,
  `/api/tours/${id}`,
  `/api/tours/${id}/stops/${STOP}/transcript`,
];

/** All archives tell the same recording: what somebody says of it in one may hold in another. */
const tourOf = () =>
  makeTour({
    audioStops: [
      makeStop({
        id: STOP,
        audioUrl: "https://sounds.example/told.mp3",
        transcript: makeTranscript(),
      }),
    ],
  });

/** Two owners and an administrator; the first owner has two archives, the second one. */
async function makeWorld(kv: Deno.Kv, now: () => Date) {
  const nameOf = (sub: string, displayName = sub) =>
    saveIdentity(
      kv,
      {
        iss: "https://id.example",
        sub,
        displayName,
        email: `${sub}@school.example`,
        emailVerified: true,
      },
      now(),
    );
  const [ada, bea, admin] = await Promise.all(["ada", "bea", "admin"].map((sub) => nameOf(sub)));
  await setRole(kv, admin.id, "admin", { actor: admin.id, now: now() });
  const owners = [ada.id, bea.id];
  const make = async (userId: string) =>
    (await createTour(kv, tourOf(), { userId, now: now() })).id;
  const tours = [await make(ada.id), await make(ada.id), await make(bea.id)];
  return { nameOf, owners, admin: admin.id, tours };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

/** One act: on archive `tour`, or by or to owner `person`. */
type Act = { what: keyof typeof ACTS; tour: number; person: number };

type Scene = World & { kv: Deno.Kv; now: Date; id: string; userId: string };

const byAdmin = ({ admin, now }: Scene) => ({ by: { id: admin, isAdmin: true }, now });
const show = (visibility: Visibility) => (scene: Scene) =>
  setVisibility(scene.kv, scene.id, visibility, byAdmin(scene));
const block = (hidesTours: boolean) => ({ kv, admin: actor, now, userId }: Scene) =>
  blockUser(kv, userId, { actor, now, reason: "Spam", hidesTours });
const release = (terms: { scope: "public" | "link" | "from"; from?: string }) => (scene: Scene) =>
  addRelease(scene.kv, scene.id, { stopId: STOP, person: "Ada Bell", ...terms }, byAdmin(scene));
const firstRelease = async ({ kv, id }: Scene) => (await listReleases(kv, id))[0]!;

const ACTS = {
  save: (scene: Scene) => updateTour(scene.kv, scene.id, tourOf(), byAdmin(scene)),
  publish: show("public"),
  unlist: show("unlisted"),
  hide: show("private"),
  delete: (scene: Scene) => deleteTour(scene.kv, scene.id, byAdmin(scene)),
  restore: (scene: Scene) => restoreTour(scene.kv, scene.id, byAdmin(scene)),
  purge: (scene: Scene) => removeTrashedTour(scene.kv, scene.id, byAdmin(scene)),
  restoreRevision: (scene: Scene) => restoreRevision(scene.kv, scene.id, 1, byAdmin(scene)),
  transfer: (scene: Scene) =>
    moveTour(scene.kv, scene.id, { userId: scene.userId, ...byAdmin(scene) }),
  copy: (scene: Scene) =>
    duplicateTour(scene.kv, scene.id, {
      by: { id: scene.userId, isAdmin: true },
      now: scene.now,
    }),
  leave: ({ kv, id, userId, now }: Scene) =>
    settleTour(kv, id, { fate: "leave" }, { userId, keepsName: false, now }),
  rename: ({ nameOf, owners, userId, now }: Scene) =>
    nameOf(userId === owners[0] ? "ada" : "bea", `Called at ${now.getTime()}`),
  blockHiding: block(true),
  // The server stops between the block and the hiding of each archive.
  blockInterrupted: async (scene: Scene) => {
    const kv = withMethods(scene.kv, {
      list: ((selector: { prefix: Deno.KvKey }) => {
        if (selector.prefix[0] === "tours_by_user") throw new Error("stopped");
        return scene.kv.list(selector);
      }) as Deno.Kv["list"],
    });
    const error = await block(true)({ ...scene, kv }).catch(({ message }: Error) => message);
    assert.equal(error, "stopped");
  },
  finishHiding: ({ kv }: Scene) => finishHidings(kv),
  block: block(false),
  unblock: ({ kv, userId, admin: actor, now }: Scene) => unblockUser(kv, userId, { actor, now }),
  releaseToAll: release({ scope: "public" }),
  releaseToLinks: release({ scope: "link" }),
  releaseLater: (scene: Scene) =>
    release({
      scope: "from",
      from: new Date(scene.now.getTime() + DAY).toISOString().slice(0, 10),
    })(scene),
  withdraw: async (scene: Scene) =>
    changeRelease(scene.kv, { tourId: scene.id, id: (await firstRelease(scene)).id }, {
      person: "Ada Bell",
      scope: "public",
      isWithdrawn: true,
    }, byAdmin(scene)),
  removeRelease: async (scene: Scene) =>
    removeRelease(
      scene.kv,
      { tourId: scene.id, id: (await firstRelease(scene)).id },
      byAdmin(scene),
    ),
  dayPasses: () => Promise.resolve(),
};

const answerOf = async ({ app }: TestApp, path: string) => {
  const response = await app.request(path);
  return { path, status: response.status, body: await response.text() };
};

/**
 * Does `acts` one after the other; after each, what is shared is what a new process answers. What
 * cannot be done is refused, and changes nothing, where `mayFail`.
 */
async function play(acts: Act[], mayFail: boolean): Promise<void> {
  await using store = await openTestStore();
  const { kv } = store;
  let days = 0;
  const start = Date.now();
  const now = () => new Date(start + days * DAY);
  await using test = await testApp({ kv, now });
  const world = await makeWorld(kv, now);
  const paths = [...LISTS, ...world.tours.flatMap(pathsOf)];
  const answers = (app: TestApp) => Promise.all(paths.map((path) => answerOf(app, path)));
  await answers(test);
  for (const { what, tour, person } of acts) {
    if (what === "dayPasses") days++;
    const scene: Scene = {
      ...world,
      kv,
      now: now(),
      id: world.tours[tour],
      userId: world.owners[person],
    };
    const done = Promise.resolve(ACTS[what](scene));
    await (mayFail ? done.catch(() => {}) : done);
    await using fresh = await testApp({ kv, now });
    const [shared, made] = [await answers(test), await answers(fresh)];
    for (const [i, answer] of shared.entries()) {
      const whole = `${JSON.stringify(acts)}: ${answer.path} after ${what}`;
      assert.deepEqual(answer, made[i], whole);
    }
  }
}

const WHATS = Object.keys(ACTS) as (keyof typeof ACTS)[];
const on = (tour: number, person = 0) => (what: keyof typeof ACTS): Act => ({ what, tour, person });

Deno.test("shared pages show the store's content after each kind of act", async () => {
  await play([
    ...(["save", "releaseToLinks", "unlist", "publish", "removeRelease"] as const).map(on(0)),
    ...(["releaseLater", "dayPasses", "withdraw"] as const).map(on(0)),
    on(0, 1)("transfer"),
    ...(["blockHiding", "unblock", "blockInterrupted", "finishHiding"] as const).map(on(0, 1)),
    ...(["unblock", "block", "unblock", "rename"] as const).map(on(0, 1)),
    ...(["restoreRevision", "hide", "delete", "restore", "publish", "copy"] as const).map(on(0, 1)),
    ...(["delete", "purge"] as const).map(on(0)),
    on(1)("leave"),
  ], false);
});

Deno.test("shared pages show the store's content after any sequence of acts", async () => {
  const act = fc.record({
    what: fc.constantFrom(...WHATS),
    tour: fc.nat(2),
    person: fc.nat(1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 6 }), (acts) => play(acts, true)),
    { numRuns: 3 },
  );
});

Deno.test("a save of one archive leaves what others show in memory", async () => {
  await using store = await openTestStore();
  let lists = 0;
  const kv = withMethods(store.kv, {
    list: ((...args: Parameters<Deno.Kv["list"]>) => {
      lists++;
      return store.kv.list(...args);
    }) as Deno.Kv["list"],
  });
  await using test = await testApp({ kv });
  const [saved, other] = await Promise.all(
    [1, 2].map(() => createTour(store.kv, tourOf(), { userId: "0".repeat(26) })),
  );
  const ask = async (id: string) => {
    lists = 0;
    for (const path of pathsOf(id)) assert.equal((await answerOf(test, path)).status, 200, path);
    return lists;
  };
  assert.ok(await ask(saved.id) > 0 && await ask(other.id) > 0, "stops are lists of parts");
  await updateTour(store.kv, saved.id, tourOf());
  assert.equal(await ask(other.id), 0);
  assert.ok(await ask(saved.id) > 0);
});
