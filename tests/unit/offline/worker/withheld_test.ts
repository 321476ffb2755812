import assert from "node:assert/strict";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { withheldStop } from "../../../../lib/model/consent/withheld_stop.ts";
import { recordingHash } from "../../../../lib/model/consent/recording_hash.ts";
import { ARCHIVE_PICTURES } from "../../../../lib/offline/cache_names.ts";
import {
  dataPath,
  keptCacheName,
  pagePath,
  readKeptTour,
  writeKeptTour,
} from "../../../../lib/offline/keep/kept_tours.ts";
import { dropWithheld, WITHHELD_PATH } from "../../../../lib/offline/worker/withheld.ts";
import { createFakeCaches } from "../../../support/fakes/fake_caches.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

const [GATE, NEIGHBOUR] = ["1", "2"].map((digit) => `/media/${digit.repeat(64)}.mp3`);
const FACE = "https://pictures.example/face.jpg";
const ELSEWHERE = "https://sounds.example/a.mp3?x=1&y=2";

const tourOf = (id: string, ...addresses: string[]) =>
  ({
    ...makeTour(),
    id,
    revision: 1,
    audioStops: addresses.map((audioUrl, i) => ({
      ...makeStop({ audioUrl, imageUrl: audioUrl === NEIGHBOUR ? FACE : undefined }),
      id: String(i),
    })),
  }) as unknown as Tour;

/** A device that keeps the archive `mill`, and a server that says what it is told. */
async function withKept(tour: Tour) {
  const caches = createFakeCaches();
  const cache = await caches.open(keptCacheName(tour.id));
  const urls = [...tour.audioStops.map(({ audioUrl }) => audioUrl), FACE];
  for (const url of urls) await cache.put(url, new Response("bytes"));
  await cache.put(dataPath(tour.id), Response.json(tour));
  await cache.put(pagePath(tour.id), new Response("the old page"));
  await writeKeptTour(caches, {
    id: tour.id,
    title: tour.title,
    stopCount: 2,
    revision: 1,
    files: urls.map((url) => ({ url, bytes: 5 })),
    missing: [],
    bytes: 15,
    bytesHere: 15,
  });
  const answers: Record<string, () => Response> = {};
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(url);
    return Promise.resolve(answers[url]?.() ?? new Response(null, { status: 404 }));
  };
  return {
    caches,
    cache,
    asked,
    answers,
    list: (...recordings: string[]) => {
      answers[WITHHELD_PATH] = () => Response.json({ recordings });
    },
    drop: () => dropWithheld({ caches, fetch }),
    has: async (url: string) => await cache.match(url) !== undefined,
  };
}

Deno.test("a kept archive loses a story that is withdrawn: its recording, picture, data and page; the rest stays", async () => {
  const tour = tourOf("mill", GATE, NEIGHBOUR);
  const it = await withKept(tour);
  it.list(await recordingHash(NEIGHBOUR));
  const pictures = await it.caches.open(ARCHIVE_PICTURES);
  await pictures.put(FACE, new Response("bytes"));
  const shown = { ...tour, audioStops: [tour.audioStops[0], withheldStop(tour.audioStops[1])] };
  it.answers[dataPath("mill")] = () => Response.json(shown);
  it.answers[pagePath("mill")] = () => new Response("the new page");
  await it.drop();
  assert.deepEqual([await it.has(GATE), await it.has(NEIGHBOUR), await it.has(FACE)], [
    true,
    false,
    false,
  ]);
  assert.equal(await pictures.match(FACE), undefined, "nor among the pictures that were seen");
  const data = await (await it.cache.match(dataPath("mill")))!.text();
  assert.equal(data, JSON.stringify(shown));
  assert.equal(await (await it.cache.match(pagePath("mill")))!.text(), "the new page");
  const { files } = (await readKeptTour(it.caches, "mill"))!;
  assert.deepEqual(files.map(({ url }) => url), [GATE]);
  it.asked.length = 0;
  await it.drop();
  assert.deepEqual(it.asked, [WITHHELD_PATH], "the same list is worked through once");
});

Deno.test("without an answer the page with the story is gone, and the next contact goes on", async () => {
  const tour = tourOf("mill", GATE, NEIGHBOUR);
  const it = await withKept(tour);
  it.list(await recordingHash(NEIGHBOUR));
  const shown = { ...tour, audioStops: [tour.audioStops[0]] };
  it.answers[dataPath("mill")] = () => Response.json(shown);
  it.answers[pagePath("mill")] = () => new Response(null, { status: 503 });
  await assert.rejects(it.drop());
  assert.deepEqual([await it.has(NEIGHBOUR), await it.has(pagePath("mill"))], [false, false]);
  it.answers[pagePath("mill")] = () => new Response("the new page");
  await it.drop();
  assert.equal(await it.has(pagePath("mill")), true);
});

Deno.test("an archive that names nothing of the list is left alone; one that is gone goes as a whole", async () => {
  const it = await withKept(tourOf("mill", GATE, NEIGHBOUR));
  it.list(await recordingHash(ELSEWHERE));
  await it.drop();
  assert.deepEqual(it.asked, [WITHHELD_PATH]);
  it.list(await recordingHash(NEIGHBOUR));
  await it.drop();
  assert.equal(await readKeptTour(it.caches, "mill"), undefined);
});

Deno.test("saved pages with a recording of the list are removed, wherever the recording is", async () => {
  const it = await withKept(tourOf("mill", GATE));
  const pages = await it.caches.open("pages-1");
  const inPage = (audioUrl: string) => {
    const json = JSON.stringify({ audioUrl });
    return new Response(
      `<x data-props="${json.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`,
    );
  };
  await pages.put("/tour/b", inPage(GATE));
  const pictures = await it.caches.open(ARCHIVE_PICTURES);
  const [shown, other] = ["8", "9"].map((digit) => `https://a.test/media/${digit.repeat(64)}.jpg`);
  await pages.put(
    "/tour/a",
    new Response(`${await inPage(ELSEWHERE).text()}<img src="${new URL(shown).pathname}">`),
  );
  for (const url of [shown, other]) await pictures.put(url, new Response("bytes"));
  it.list(await recordingHash(ELSEWHERE));
  await it.drop();
  assert.equal(await pages.match("/tour/a"), undefined);
  assert.ok(await pages.match("/tour/b"));
  assert.equal(await pictures.match(shown), undefined, "nor the pictures in it that were seen");
  assert.ok(await pictures.match(other));
});

Deno.test("a kept archive loses an ambient sound that is withdrawn, and keeps the story of its stop", async () => {
  const quiet = tourOf("mill", GATE);
  const tour = {
    ...quiet,
    audioStops: quiet.audioStops.map((stop) => ({ ...stop, ambientUrl: NEIGHBOUR })),
  } as Tour;
  const it = await withKept(tour);
  await it.cache.put(NEIGHBOUR, new Response("bytes"));
  it.list(await recordingHash(NEIGHBOUR));
  it.answers[dataPath("mill")] = () => Response.json(quiet);
  it.answers[pagePath("mill")] = () => new Response("the new page");
  await it.drop();
  assert.deepEqual([await it.has(GATE), await it.has(NEIGHBOUR)], [true, false]);
  assert.equal(await (await it.cache.match(pagePath("mill")))!.text(), "the new page");
});
