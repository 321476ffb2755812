/** What a page shows of keeping its tour, when tabs, workers and visitors cross each other. */
import assert from "node:assert/strict";
import {
  createTourDownload,
  type DownloadDevice,
} from "../../../islands/tour/keep-tour/keeping.ts";
import { keptCacheName, removeKeptTour } from "../../../lib/offline/keep/kept_tours.ts";
import { settled } from "../../support/fakes/fake_timers.ts";
import { createFakeCaches } from "../../support/fakes/fake_caches.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const TOUR = {
  id: ID,
  title: "The mill",
  revision: 1,
  audioStops: [{ id: "a", title: "The weir", audioUrl: "/media/weir.mp3" }],
};

/** A device, and the tabs that are open on it; recordings come when `recording` does. */
function createDevice({ recording = Promise.resolve() }: { recording?: Promise<void> } = {}) {
  const caches = createFakeCaches() as unknown as CacheStorage;
  const asked: string[] = [];
  const held = new Set<string>();
  const device: DownloadDevice = {
    caches,
    storage: undefined,
    hasWorker: () => Promise.resolve(true),
    locks: { request } as unknown as LockManager,
    async fetch(url, { method, signal }) {
      signal?.throwIfAborted();
      if (method === "HEAD") return new Response(null, { headers: { "content-length": "5" } });
      asked.push(url);
      if (url.endsWith(".mp3")) await recording;
      if (url.endsWith(".mp3")) return new Response("sound");
      return url.startsWith("/api/") ? Response.json(TOUR) : new Response("<html>");
    },
  };
  const waiting: (() => void)[] = [];
  async function request(
    name: string,
    { ifAvailable }: LockOptions,
    work: (lock: unknown) => Promise<unknown>,
  ): Promise<unknown> {
    if (held.has(name) && ifAvailable) return await work(null);
    while (held.has(name)) await new Promise<void>((free) => waiting.push(free));
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
      waiting.splice(0).forEach((free) => free());
    }
  }
  const openTab = (changes: Partial<DownloadDevice> = {}) => {
    const download = createTourDownload({ tourId: ID, hasMapArchive: false }, {
      ...device,
      ...changes,
    });
    const at = (phase: string) =>
      new Promise<void>((resolve) => {
        const stop: () => void = download.state.subscribe(({ phase: now }) => {
          if (now === phase) queueMicrotask(() => resolve(stop()));
        });
      });
    return { ...download, at };
  };
  return { openTab, caches, asked, fetch: device.fetch };
}

Deno.test("a tour that two tabs keep at once is fetched once, and both say in the end that it is here", async () => {
  const recording = Promise.withResolvers<void>();
  const { openTab, asked } = createDevice({ recording: recording.promise });
  const [one, two] = [openTab(), openTab()];
  one.goOn();
  await one.at("fetching");
  two.goOn();
  await two.at("waiting");
  recording.resolve();
  await Promise.all([one.at("kept"), two.at("kept")]);
  assert.equal(asked.filter((url) => url === "/media/weir.mp3").length, 1);
});

Deno.test("stopping takes effect at once, even while the browser installs its worker or a file hangs", async () => {
  const installing = openTabOf({ hasWorker: () => new Promise(() => {}) });
  installing.measure();
  await installing.at("measuring");
  installing.stop();
  await installing.at("none");

  const hanging = createDevice({ recording: new Promise(() => {}) }).openTab();
  hanging.goOn();
  await hanging.at("fetching");
  hanging.stop();
  await hanging.at("partly");
});

Deno.test("what was stopped for another attempt says nothing into that", async () => {
  const tab = createDevice({ recording: new Promise(() => {}) }).openTab();
  tab.goOn();
  await tab.at("fetching");
  const phases: string[] = [];
  const end = tab.state.subscribe(({ phase }) => void phases.push(phase));
  tab.goOn();
  await tab.at("fetching");
  for (let i = 0; i < 5; i++) await settled();
  assert.deepEqual(phases.slice(1), ["measuring", "waiting", "fetching"]);
  end();
  tab.stop();
});

const openTabOf = (changes: Partial<DownloadDevice>) => createDevice().openTab(changes);

Deno.test("a tab that is looked at again knows what another one has kept or removed", async () => {
  const { openTab, caches } = createDevice();
  const [one, two] = [openTab(), openTab()];
  await two.look();
  assert.equal(two.state.value.phase, "none");
  one.goOn();
  await one.at("kept");
  await two.lookAgain();
  assert.equal(two.state.value.phase, "kept");
  await removeKeptTour(caches, ID);
  await one.lookAgain();
  assert.equal(one.state.value.phase, "none");
});

Deno.test("what went wrong is still said when the page is looked at again", async () => {
  const tab = openTabOf({ fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  await tab.measure();
  await tab.lookAgain();
  const { value } = tab.state;
  assert.ok(value.phase === "none" && value.problem?.includes("connection was lost"));
});

Deno.test("a tour that is removed in another tab while it is fetched is said to be gone", async () => {
  const { openTab, caches, fetch } = createDevice();
  const tab = openTab({
    async fetch(url, init) {
      if (url.endsWith(".mp3") && init.method !== "HEAD") await removeKeptTour(caches, ID);
      return await fetch(url, init);
    },
  });
  await tab.goOn();
  const { value } = tab.state;
  assert.ok(
    value.phase === "none" && value.problem?.includes("removed this archive from this device"),
  );
  assert.ok(!(await caches.keys()).includes(keptCacheName(ID)));
});
