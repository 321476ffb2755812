/** Keeping an archive where the browser's caches refuse, or never answer. */
import assert from "node:assert/strict";
import {
  createTourDownload,
  type DownloadDevice,
} from "../../../islands/tour/keep-tour/keeping.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import type { TourFiles } from "../../../lib/offline/keep/tour_files.ts";
import { createFakeCaches } from "../../support/fakes/fake_caches.ts";
import { settled } from "../../support/fakes/fake_timers.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

const FILES: TourFiles = {
  tour: { id: ID, title: "The mill", revision: 1, audioStops: [] } as unknown as Tour,
  files: [{ url: "/media/weir.mp3", bytes: 5, name: "Stop 1" }],
  missing: [],
  bytes: 5,
};

const never = () => new Promise<never>(() => {});

/** What a page shows that keeps a tour on `device`. */
function keeping(device: Partial<DownloadDevice>) {
  return createTourDownload({ tourId: ID, hasMapArchive: false }, {
    caches: createFakeCaches() as unknown as CacheStorage,
    storage: undefined,
    hasWorker: () => Promise.resolve(true),
    locks: undefined,
    fetch: () => Promise.resolve(new Response("sound")),
    ...device,
  });
}

/** Longer than a browser may take to say nothing, in milliseconds. */
const SECONDS = 15_000;

/** Presses "Keep", and gives what is shown seconds later. */
async function keptAfterSeconds(device: Partial<DownloadDevice>) {
  using time = new FakeTime();
  const download = keeping(device);
  download.keep(FILES);
  for (let i = 0; i < 10; i++) await settled(); // Its part of the program is loaded.
  await time.advance(SECONDS);
  return download.state.value;
}

const REFUSES = /didn’t save the files.*normal one.*try again/;

Deno.test("caches that never answer are given up within seconds, and the page says what to do", async () => {
  const { open, ...others } = createFakeCaches();
  const cachesOf = (silent: Partial<CacheStorage>) =>
    ({ open, ...others, ...silent }) as unknown as CacheStorage;
  const put = never;
  const half = async (name: string) => Object.assign(await open(name), { put });
  const silent = [
    { keys: never, open: never, delete: never },
    { open: never },
    { open: half },
  ];
  for (const methods of silent) {
    const state = await keptAfterSeconds({ caches: cachesOf(methods) });
    assert.ok(state.phase === "none", state.phase);
    assert.match(state.problem!, REFUSES);
  }
});

Deno.test("caches that are refused, as in a private window, say what to do", async () => {
  const refused = () =>
    Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
  const caches = { keys: refused, open: refused, delete: refused } as unknown as CacheStorage;
  const state = await keptAfterSeconds({ caches });
  assert.ok(state.phase === "none", state.phase);
  assert.match(state.problem!, REFUSES);
});

Deno.test("a lock, and a count of the room, that never come do not keep an archive from being kept", async () => {
  const state = await keptAfterSeconds({
    locks: { request: never },
    storage: { estimate: never, persist: never } as unknown as StorageManager,
  });
  assert.equal(state.phase, "kept");
});

Deno.test("an archive that the browser does not remove stays shown, with what to do", async () => {
  using time = new FakeTime();
  const caches = createFakeCaches();
  const download = keeping({
    caches: { ...caches, delete: never } as unknown as CacheStorage,
  });
  await download.keep(FILES);
  assert.equal(download.state.value.phase, "kept");
  download.remove();
  await settled();
  await time.advance(SECONDS);
  const { value } = download.state;
  assert.ok(value.phase === "kept", value.phase);
  assert.match((value as { problem?: string }).problem!, /couldn’t be removed.*try again/);
});
