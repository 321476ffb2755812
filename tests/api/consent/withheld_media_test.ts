/** The file of a recording that is not released. */
import assert from "node:assert/strict";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { withUploads } from "../../support/people/uploads.ts";

const WAV = mediaFile("tone.wav");
const URL = `/media/${hashOf(WAV)}.wav`;

/** A public archive with the recording; `get` asks for it as anybody. */
async function withReleased() {
  let ahead = 0;
  const it = await withUploads({ now: () => new Date(Date.now() + ahead) });
  assert.equal((await it.author.send(WAV)).status, 200);
  const { client } = it.author;
  const tour = makeTour({ audioStops: [makeStop({ id: "one", audioUrl: URL })] });
  const { id } = await (await client.json("POST", "/api/tours", tour)).json();
  const path = `/api/tours/${id}/releases`;
  const terms = { person: "Ada Bell", scope: "public" };
  const set = async (more: object) => {
    const [known] = await (await client.request(path)).json();
    const answer = known
      ? await client.json("PUT", `${path}/${known.id}`, { ...terms, isWithdrawn: false, ...more })
      : await client.json("POST", path, { stopId: "one", ...terms, ...more });
    assert.ok(answer.ok, await answer.clone().text());
  };
  const get = (headers: HeadersInit = {}) => Promise.resolve(it.app.request(URL, { headers }));
  return {
    ...it,
    id,
    client,
    set,
    get,
    moveOn: (ms: number) => ahead += ms,
    [Symbol.asyncDispose]: () => it[Symbol.asyncDispose](),
  };
}

Deno.test("the file of a withdrawn recording answers 410, which no cache stores, until it is released again", async () => {
  await using it = await withReleased();
  assert.equal(
    (await it.get()).headers.get("cache-control"),
    "public, max-age=31536000, immutable",
  );
  await it.set({});
  assert.equal((await it.get()).headers.get("cache-control"), "public, max-age=3600");
  await it.set({ isWithdrawn: true });
  const asked: HeadersInit[] = [{}, { range: "bytes=0-9" }, {
    "if-none-match": `"${hashOf(WAV)}"`,
  }];
  for (const headers of asked) {
    const answer = await it.get(headers);
    assert.equal(answer.status, 410);
    assert.match(answer.headers.get("cache-control")!, /no-store/);
    assert.match((await answer.json()).detail, /not available/);
  }
  const own = await it.client.request(URL);
  assert.deepEqual([own.status, own.headers.get("cache-control")], [200, "private, no-cache"]);
  await own.body?.cancel();
  await it.set({ isWithdrawn: false });
  assert.equal((await it.get()).status, 200);
});

Deno.test("picture and transcript of a story with a release are cached as briefly as its recording", async () => {
  await using it = await withReleased();
  const picture = mediaFile("gate.jpg");
  const imageUrl = `/media/${hashOf(picture)}.jpg`;
  assert.equal((await it.author.send(picture, { name: "gate.jpg" })).status, 200);
  const stop = makeStop({ id: "one", audioUrl: URL, imageUrl, transcript: makeTranscript() });
  const { visibility: _, ...update } = makeTour({ audioStops: [stop] });
  assert.equal((await it.client.json("PUT", `/api/tours/${it.id}`, update)).status, 200);
  const transcript = `/api/tours/${it.id}/stops/one/transcript.vtt?revision=2`;
  const caching = () =>
    Promise.all([URL, imageUrl, transcript].map(async (url) => {
      const answer = await it.app.request(url);
      await answer.body?.cancel();
      return answer.headers.get("cache-control");
    }));
  assert.deepEqual(await caching(), Array(3).fill("public, max-age=31536000, immutable"));
  await it.set({});
  assert.deepEqual(await caching(), Array(3).fill("public, max-age=3600"));
});

Deno.test("a withdrawn recording is the ambient sound of no zone either", async () => {
  await using it = await withReleased();
  const audioStops = [
    makeStop({ id: "one", audioUrl: URL }),
    makeStop({ id: "two", title: "The yard", ambientUrl: URL }),
  ];
  const { visibility: _, ...update } = makeTour({ audioStops });
  assert.equal((await it.client.json("PUT", `/api/tours/${it.id}`, update)).status, 200);
  const yard = async () =>
    (await (await it.app.request(`/api/tours/${it.id}`)).json()).audioStops[1];
  await it.set({});
  assert.equal((await yard()).ambientUrl, URL);
  await it.set({ isWithdrawn: true });
  const { title, ambientUrl } = await yard();
  assert.deepEqual([title, ambientUrl], ["The yard", undefined]);
  assert.equal((await it.get()).status, 410);
});

Deno.test("the file of a recording opens with the day of its release", async () => {
  await using it = await withReleased();
  const from = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10);
  await it.set({ scope: "from", from });
  assert.equal((await it.get()).status, 410);
  it.moveOn(24 * 3600_000);
  assert.equal((await it.get()).status, 200);
});

Deno.test("of a private archive a withdrawn file is missing, not gone", async () => {
  await using it = await withReleased();
  await it.set({});
  await it.set({ isWithdrawn: true });
  await it.client.json("PATCH", `/api/tours/${it.id}/visibility`, { visibility: "private" });
  assert.equal((await it.get()).status, 404);
});

Deno.test("a withdrawal holds for the same bytes that somebody else uploads later, and not the other way round", async () => {
  await using it = await withReleased();
  const stranger = await it.other();
  assert.equal((await stranger.send(WAV)).status, 200);
  const tour = makeTour({ audioStops: [makeStop({ id: "one", audioUrl: URL })] });
  const { id } = await (await stranger.client.json("POST", "/api/tours", tour)).json();
  const path = `/api/tours/${id}/releases`;
  const release = { stopId: "one", person: "Ada Bell", scope: "public", isWithdrawn: true };
  const { isWithdrawn, stopId: _, ...terms } = release;
  const added = await (await stranger.client.json("POST", path, { stopId: "one", ...terms }))
    .json();
  await stranger.client.json("PUT", `${path}/${added.id}`, { ...terms, isWithdrawn });
  assert.equal(
    (await it.get()).status,
    200,
    "a withdrawal does not close the archive that had the recording first",
  );
  const audioOf = async (tourId: string) =>
    (await (await it.app.request(`/api/tours/${tourId}`)).json()).audioStops[0].audioUrl;
  assert.deepEqual([await audioOf(it.id), await audioOf(id)], [URL, "withheld"]);
  await stranger.client.json("PUT", `${path}/${added.id}`, { ...terms, isWithdrawn: false });
  assert.equal(await audioOf(id), URL);
  await it.set({});
  await it.set({ isWithdrawn: true });
  assert.equal((await it.get()).status, 410);
  assert.deepEqual([await audioOf(it.id), await audioOf(id)], ["withheld", "withheld"]);
});

Deno.test("the list for devices names a withdrawn recording by a hash of its hash, and none of private archives", async () => {
  await using it = await withReleased();
  const list = async () => (await (await it.app.request("/api/withheld")).json()).recordings;
  await it.set({});
  await it.set({ isWithdrawn: true });
  assert.deepEqual(await list(), [hashOf(new TextEncoder().encode(hashOf(WAV)))]);
  const show = (visibility: string) =>
    it.client.json("PATCH", `/api/tours/${it.id}/visibility`, { visibility });
  await show("private");
  assert.deepEqual(await list(), []);
  await show("unlisted");
  assert.equal((await list()).length, 1);
  await it.client.request(`/api/tours/${it.id}`, { method: "DELETE" });
  assert.equal((await list()).length, 1, "devices may have a copy of a deleted archive");
});
