import assert from "node:assert/strict";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { PART_BYTES } from "../../../../lib/offline/keep/download_file.ts";
import {
  BrokenFile,
  MissingTour,
  NoRoom,
  RemovedMeanwhile,
} from "../../../../lib/offline/keep/keep_errors.ts";
import { findKeptFile, replaceKeptPages } from "../../../../lib/offline/worker/kept_answers.ts";
import { type KeepParts, keepTour } from "../../../../lib/offline/keep/keep_tour.ts";
import {
  keptCacheName,
  keptPagePath,
  readKeptTour,
  readKeptTours,
  removeKeptTour,
} from "../../../../lib/offline/keep/kept_tours.ts";
import { listTourFiles } from "../../../../lib/offline/keep/tour_files.ts";
import { inLanguage } from "../../../../lib/texts/reader.ts";
import { createFakeCaches } from "../../../support/fakes/fake_caches.ts";

const LONG = 2.5 * PART_BYTES;

const TOUR = {
  id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  title: "The mill",
  revision: 3,
  imageUrl: "/archives/mill/cover.svg",
  audioStops: [
    { id: "a", title: "The weir", audioUrl: "/archives/mill/1.mp3", imageUrl: "/media/weir.jpg" },
    { id: "b", title: "The wheel", audioUrl: "https://sounds.example/2.mp3" },
    { id: "c", title: "The loft", audioUrl: "test-beep-1" },
    { id: "d", title: "The yard", audioUrl: "https://closed.example/4.mp3" },
  ],
} as Tour;

/** A server with the tour's files; `lost` counts down to the request that finds no connection. */
function createServer(tour = TOUR) {
  const files = new Map<string, string>([
    [`/api/tours/${tour.id}`, JSON.stringify(tour)],
    [`/tour/${tour.id}`, "<html>"],
    ["/archives/mill/cover.svg", "<svg/>"],
    ["/media/weir.jpg", "a picture"],
    ["/archives/mill/1.mp3", "x".repeat(LONG)],
    ["https://sounds.example/2.mp3", "sound"],
  ]);
  const server = {
    files,
    /** What was asked for, with the range if there was one. */
    asked: [] as string[],
    /** Requests until the connection is lost. */
    left: Infinity,
    fetch(url: string, { method = "GET", headers, signal }: RequestInit): Promise<Response> {
      const range = new Headers(headers).get("range");
      signal?.throwIfAborted();
      if (server.left-- <= 0) return Promise.reject(new TypeError("Failed to fetch"));
      if (method === "GET") server.asked.push(range ? `${url} ${range}` : url);
      const body = files.get(url);
      if (body === undefined && url.startsWith("https:")) {
        return Promise.reject(new TypeError("Failed to fetch"));
      }
      if (body === undefined) return Promise.resolve(new Response("", { status: 404 }));
      if (method === "HEAD") {
        const isEncoded = url.endsWith(".svg") || url.includes("/tour");
        const headers: HeadersInit = isEncoded
          ? { "content-length": "3", "content-encoding": "br" }
          : { "content-length": String(body.length) };
        return Promise.resolve(new Response(null, { headers }));
      }
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(range ?? "") ?? [];
      return Promise.resolve(
        from ? new Response(body.slice(+from, +to + 1), { status: 206 }) : new Response(body),
      );
    },
  };
  return server;
}

function partsOf(
  server: ReturnType<typeof createServer>,
  parts: Partial<KeepParts> = {},
): KeepParts {
  return {
    caches: createFakeCaches(),
    fetch: server.fetch,
    storage: undefined,
    signal: new AbortController().signal,
    now: () => new Date("2026-05-04T09:30:00Z"),
    onProgress: () => {},
    ...parts,
  };
}

const list = (server: ReturnType<typeof createServer>, parts: KeepParts) =>
  listTourFiles(TOUR.id, { fetch: server.fetch, signal: parts.signal });

async function textOf(parts: KeepParts, url: string): Promise<string | undefined> {
  const cache = await parts.caches.open(keptCacheName(TOUR.id));
  return await (await cache.match(url))?.text();
}

Deno.test("a tour that is kept has its page, data, picture and recordings on the device, whole", async () => {
  const server = createServer();
  const parts = partsOf(server);
  const kept = await keepTour(await list(server, parts), parts);
  for (const [url, body] of server.files) assert.equal(await textOf(parts, url), body, url);
  assert.equal(kept.completedAt, "2026-05-04T09:30:00.000Z");
  const length = [...server.files.values()].reduce((sum, { length }) => sum + length, 0);
  assert.equal(kept.bytes, length);
  assert.deepEqual(await readKeptTours(parts.caches), [kept]);
  const cache = await parts.caches.open(keptCacheName(TOUR.id));
  assert.equal((await cache.keys()).length, server.files.size + 1, "and no part of a file is left");
});

Deno.test("a recording that no other site may read is named before anything is kept", async () => {
  const server = createServer();
  const { missing, bytes } = await list(server, partsOf(server));
  assert.deepEqual(missing, ["4. The yard"]);
  assert.ok(bytes > LONG && bytes < LONG + 200_000);
});

Deno.test("a recording for which the server cannot answer now is not given up: nothing is kept without it", async () => {
  const server = createServer();
  for (const status of [429, 503]) {
    const fetch: typeof server.fetch = (url, init) =>
      url.endsWith(".mp3") && init?.method === "HEAD"
        ? Promise.resolve(new Response(null, { status }))
        : server.fetch(url, init);
    await assert.rejects(
      listTourFiles(TOUR.id, { fetch, signal: new AbortController().signal }),
      TypeError,
    );
  }
});

Deno.test("a recording of another site that fails is named, and holds nothing else up", async () => {
  const server = createServer();
  const fetch: typeof server.fetch = (url, init) =>
    url.startsWith("https://sounds.example")
      ? Promise.resolve(new Response(null, { status: 503 }))
      : server.fetch(url, init);
  const { missing } = await listTourFiles(TOUR.id, { fetch, signal: partsOf(server).signal });
  assert.deepEqual(missing, ["2. The wheel", "4. The yard"]);
});

Deno.test("a lost connection leaves what has come, and the next try fetches only the rest", async () => {
  const server = createServer();
  const parts = partsOf(server);
  const files = await list(server, parts);
  server.left = 4; // The pictures, and two of three parts of the first recording.
  await assert.rejects(keepTour(files, parts), TypeError);
  const partly = await readKeptTour(parts.caches, TOUR.id);
  assert.equal(partly?.completedAt, undefined);
  assert.ok(partly!.bytesHere > 0);
  server.left = Infinity;
  server.asked = [];
  await keepTour(files, parts);
  const ranges = server.asked.filter((asked) => asked.startsWith("/archives/mill/1.mp3"));
  assert.deepEqual(ranges, [`/archives/mill/1.mp3 bytes=${2 * PART_BYTES}-${LONG - 1}`]);
  assert.equal(await textOf(parts, "/archives/mill/1.mp3"), "x".repeat(LONG));
});

Deno.test("what is reported as here grows up to the whole, and never beyond it", async () => {
  const server = createServer();
  const reported: number[] = [];
  const parts = partsOf(server, { onProgress: (bytes) => reported.push(bytes) });
  const { bytes } = await keepTour(await list(server, parts), parts);
  assert.deepEqual(reported, reported.toSorted((a, b) => a - b));
  assert.equal(reported.at(-1), bytes);
});

Deno.test("keeping stops when the visitor stops it", async () => {
  const server = createServer();
  const controller = new AbortController();
  const parts = partsOf(server, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await assert.rejects(keepTour(await list(server, parts), parts), { name: "AbortError" });
  assert.equal((await readKeptTour(parts.caches, TOUR.id))?.completedAt, undefined);
});

Deno.test("a tour for which there is no room is refused before anything is fetched", async () => {
  const server = createServer();
  const storage = { estimate: () => Promise.resolve({ quota: 3_000_000, usage: 2_000_000 }) };
  const parts = partsOf(server, { storage });
  const files = await list(server, parts);
  server.asked = [];
  await assert.rejects(keepTour(files, parts), (error) => {
    assert.ok(error instanceof NoRoom);
    return error.free === 1_000_000 && error.needed === files.bytes;
  });
  assert.deepEqual(server.asked, []);
});

Deno.test("a device that is full in the middle says so, and holds what had come", async () => {
  const server = createServer();
  const parts = partsOf(server, { caches: createFakeCaches({ room: 1.5 * PART_BYTES }) });
  await assert.rejects(keepTour(await list(server, parts), parts), NoRoom);
  assert.equal((await readKeptTour(parts.caches, TOUR.id))?.completedAt, undefined);
});

Deno.test("a recording that comes shorter than it was said to be is not taken for whole", async () => {
  const server = createServer();
  const parts = partsOf(server);
  const files = await list(server, parts);
  server.files.set("https://sounds.example/2.mp3", "soun");
  await assert.rejects(keepTour(files, parts), BrokenFile);
});

Deno.test("a tour that is deleted between the offer and its last file is said to be missing", async () => {
  const server = createServer();
  const parts = partsOf(server);
  const files = await list(server, parts);
  server.files.delete(`/tour/${TOUR.id}`);
  await assert.rejects(keepTour(files, parts), MissingTour);
  assert.equal((await readKeptTour(parts.caches, TOUR.id))?.completedAt, undefined);
});

Deno.test("a tour that another tab removes while it is fetched is not said to be here", async () => {
  const server = createServer();
  const parts = partsOf(server);
  const files = await list(server, parts);
  const fetch: typeof server.fetch = async (url, init) => {
    if (url === "https://sounds.example/2.mp3") await removeKeptTour(parts.caches, TOUR.id);
    return await server.fetch(url, init);
  };
  await assert.rejects(keepTour(files, { ...parts, fetch }), RemovedMeanwhile);
  assert.deepEqual(await readKeptTours(parts.caches), []);
});

Deno.test("a tour of which the browser has dropped a file meanwhile is not said to be whole", async () => {
  const server = createServer();
  const parts = partsOf(server);
  const files = await list(server, parts);
  const fetch: typeof server.fetch = async (url, init) => {
    const cache = await parts.caches.open(keptCacheName(TOUR.id));
    if (url === `/tour/${TOUR.id}`) await cache.delete("/archives/mill/1.mp3");
    return await server.fetch(url, init);
  };
  await assert.rejects(keepTour(files, { ...parts, fetch }), BrokenFile);
  assert.equal((await readKeptTour(parts.caches, TOUR.id))?.completedAt, undefined);
});

Deno.test("a question of the browser that nobody answers holds nothing up", async () => {
  const server = createServer();
  const parts = partsOf(server, { storage: { persist: () => new Promise(() => {}) } });
  assert.ok((await keepTour(await list(server, parts), parts)).completedAt);
});

Deno.test("what has come of a file that broke off counts as here", async () => {
  const server = createServer();
  const parts = partsOf(server);
  const files = await list(server, parts);
  server.left = 4; // The pictures, and two of three parts of the first recording.
  await assert.rejects(keepTour(files, parts), TypeError);
  const { bytesHere } = (await readKeptTour(parts.caches, TOUR.id))!;
  assert.ok(bytesHere >= 2 * PART_BYTES && bytesHere < LONG, `${bytesHere}`);
});

Deno.test("a tour that has changed is fetched where it changed, and what it no longer needs goes", async () => {
  const server = createServer();
  const parts = partsOf(server);
  await keepTour(await list(server, parts), parts);
  const changed = {
    ...TOUR,
    revision: 4,
    audioStops: [{ ...TOUR.audioStops[0], title: "The old weir" }],
  };
  server.files.set(`/api/tours/${TOUR.id}`, JSON.stringify(changed));
  server.files.set(`/tour/${TOUR.id}`, "<html>new");
  server.asked = [];
  const kept = await keepTour(await list(server, parts), parts);
  assert.equal(kept.revision, 4);
  assert.equal(await textOf(parts, `/tour/${TOUR.id}`), "<html>new");
  assert.equal(await textOf(parts, "https://sounds.example/2.mp3"), undefined);
  assert.ok(!server.asked.some((asked) => asked.includes("1.mp3")), "what is the same stays");
});

Deno.test("a tour that the server has no more is said to be missing", async () => {
  const server = createServer();
  server.files.delete(`/api/tours/${TOUR.id}`);
  await assert.rejects(list(server, partsOf(server)), MissingTour);
});

Deno.test("a tour that is removed leaves nothing on the device", async () => {
  const server = createServer();
  const parts = partsOf(server);
  await keepTour(await list(server, parts), parts);
  await removeKeptTour(parts.caches, TOUR.id);
  assert.equal((parts.caches as ReturnType<typeof createFakeCaches>).used(), 0);
  assert.deepEqual(await readKeptTours(parts.caches), []);
});

Deno.test("files of kept tours are found by their whole address, on this site and on others", async () => {
  const server = createServer();
  const parts = partsOf(server);
  await keepTour(await list(server, parts), parts);
  const find = async (url: string) => (await findKeptFile(parts.caches, url))?.text();
  assert.equal(await find("http://localhost/archives/mill/cover.svg"), "<svg/>");
  assert.equal(await find("https://sounds.example/2.mp3"), "sound");
  assert.equal(await find("http://localhost/2.mp3"), undefined);
  assert.equal(await find("https://closed.example/4.mp3"), undefined);
});

Deno.test("a new version of the program replaces the kept pages, and leaves those that it has none for", async () => {
  const server = createServer();
  const parts = partsOf(server);
  await keepTour(await list(server, parts), parts);
  await replaceKeptPages(parts.caches, () => Promise.resolve(undefined));
  assert.equal(await textOf(parts, `/tour/${TOUR.id}`), "<html>");
  await replaceKeptPages(parts.caches, (path) => Promise.resolve(new Response(`new ${path}`)));
  assert.equal(await textOf(parts, `/tour/${TOUR.id}`), `new /tour/${TOUR.id}`);
});

Deno.test("a tour is kept with the page in the reader's language, which is renewed in that one", async () => {
  const server = createServer();
  server.files.set(`/de/tour/${TOUR.id}`, "<html lang=de>");
  const parts = partsOf(server);
  const files = await inLanguage("de", () => list(server, parts));
  const kept = await keepTour(files, parts);
  assert.equal(keptPagePath(kept), `/de/tour/${TOUR.id}`);
  assert.equal(await textOf(parts, `/de/tour/${TOUR.id}`), "<html lang=de>");
  assert.equal(await textOf(parts, `/tour/${TOUR.id}`), undefined);
  await replaceKeptPages(parts.caches, (path) => Promise.resolve(new Response(`new ${path}`)));
  assert.equal(await textOf(parts, `/de/tour/${TOUR.id}`), `new /de/tour/${TOUR.id}`);
  server.files.delete(`/de/tour/${TOUR.id}`);
  await assert.rejects(keepTour(files, { ...parts, caches: createFakeCaches() }), MissingTour);
});

Deno.test("transcripts are kept with the archive: all as text, those with times as captions", async () => {
  const cues = [{ text: "It stands still." }];
  const transcripts = [[{ start: 0, end: 900, text: "It turns." }], cues, undefined, undefined];
  const audioStops = TOUR.audioStops.map((stop, i) => ({
    ...stop,
    transcript: transcripts[i] && { cues: transcripts[i] },
  }));
  const tour = { ...TOUR, audioStops } as Tour;
  const server = createServer(tour);
  const path = (id: string) => `/api/tours/${tour.id}/stops/${id}/transcript`;
  const expected = [
    `${path("a")}?revision=3`,
    `${path("a")}.vtt?revision=3`,
    `${path("b")}?revision=3`,
  ];
  for (const url of expected) server.files.set(url, "what is said");
  const signal = new AbortController().signal;
  const { files } = await listTourFiles(tour.id, { fetch: server.fetch, signal });
  const urls = files.map(({ url }) => url).filter((url) => url.includes("transcript"));
  assert.deepEqual(urls, expected);
});

Deno.test("the ambient sounds of zones are kept, and one that no other site may read is left out", async () => {
  const ambient = ["/archives/mill/rain.mp3", "https://closed.example/wind.mp3"];
  const audioStops = TOUR.audioStops.map((stop, i) => ({ ...stop, ambientUrl: ambient[i] }));
  const server = createServer({ ...TOUR, audioStops } as Tour);
  server.files.set(ambient[0], "rain");
  const parts = partsOf(server);
  const files = await list(server, parts);
  assert.deepEqual(files.missing, ["4. The yard"]);
  await keepTour(files, parts);
  assert.equal(await textOf(parts, ambient[0]), "rain");
  assert.equal(await textOf(parts, ambient[1]), undefined);
});
