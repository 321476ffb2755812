/** Recordings that only an earlier version of a language has: kept, released and withdrawn. */
import assert from "node:assert/strict";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { sweepMedia } from "../../../lib/media/sweep.ts";
import { recordingHash } from "../../../lib/model/consent/recording_hash.ts";
import { different, hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { withUploads } from "../../support/people/uploads.ts";

const TONE = mediaFile("tone.mp3");
const [ORIGINAL, FIRST, SECOND] = [0, 1, 2].map((n) => `/media/${hashOf(different(TONE, n))}.mp3`);

/** A public archive whose story was recorded in German twice: visitors have heard the first. */
async function withEarlier() {
  const it = await withUploads();
  const { client } = it.author;
  for (const n of [0, 1, 2]) {
    assert.equal((await it.author.send(different(TONE, n))).status, 200);
  }
  const audioStops = [makeStop({ id: "mill", title: "The mill", audioUrl: ORIGINAL })];
  const tour = makeTour({ title: "The valley", language: "en", audioStops });
  const { id } = await (await client.json("POST", "/api/tours", tour)).json();
  const german = `/api/tours/${id}/languages/de`;
  const done = async (method: string, path: string, body?: object) => {
    const answer = await client.json(method, path, body ?? {});
    assert.ok(answer.ok, `${method} ${path}: ${await answer.clone().text()}`);
    return answer;
  };
  const record = (text: string) =>
    done("PATCH", german, { words: [{ key: "mill:audioUrl", text }] });
  const show = () => done("PUT", `${german}/shown`);
  await record(FIRST);
  await show();
  await record(SECOND);
  const heard = async (language: string) => {
    const answer = await it.app.request(`/api/tours/${id}?lang=${language}`);
    return (await answer.json()).audioStops[0].audioUrl;
  };
  const releases = `/api/tours/${id}/releases`;
  const terms = { person: "Ada Bell", scope: "public" };
  /** Adds a release and withdraws it; gives the recording that it is for. */
  const withdraw = async (of: object): Promise<string> => {
    const release = await (await done("POST", releases, { stopId: "mill", ...terms, ...of }))
      .json();
    await done("PUT", `${releases}/${release.id}`, { ...terms, isWithdrawn: true });
    return release.recording;
  };
  /** Changes the words to those of the first version, as the workbench does. */
  const bringBack = async () => {
    const { words } = await (await client.request(`${german}/versions/1`)).json();
    await done("PATCH", german, {
      words: words.map(({ key, of, then = "", now = "" }: Record<string, string>) => {
        return { key, of, text: then, was: now };
      }),
      keepsBefore: true,
    });
    await show();
  };
  const status = async (path: string) => (await it.app.request(path)).status;
  const withheld = async () =>
    (await (await it.app.request("/api/withheld")).json()).recordings as string[];
  const page = async () => await (await client.request(`/tour/${id}/releases`)).text();
  return {
    ...it,
    id,
    client,
    german,
    done,
    show,
    heard,
    withdraw,
    bringBack,
    status,
    withheld,
    page,
  };
}

const hash = (address: string) => address.slice("/media/".length, -".mp3".length);

Deno.test("a recording that only an earlier version has stays with its account and on the disk, until its language is deleted", async () => {
  await using it = await withEarlier();
  await it.show();
  const { client, kv } = it;
  const hashes = [ORIGINAL, FIRST, SECOND].map(hash);
  const remove = async () =>
    (await (await client.json("DELETE", "/api/account/files", { hashes })).json()).files;
  const days = (n: number) => new Date(Date.now() + n * 24 * 3600_000);
  const objects = createDiskStore(it.folder);
  const stored = () => it.files().filter((name) => name.endsWith(".mp3")).length;
  assert.equal(await remove(), 0);
  for (const n of [0, 1, 40]) await sweepMedia(kv, objects, days(n));
  assert.equal(stored(), 3);
  await it.bringBack();
  assert.equal(await it.heard("de"), FIRST);
  assert.equal(await it.status(FIRST), 200);
  await it.done("DELETE", it.german);
  assert.equal(await remove(), 2);
  await sweepMedia(kv, objects, days(80));
  assert.equal(stored(), 1);
});

Deno.test("a recording that visitors hear can be withdrawn while a newer one waits, and stays silent when its version is brought back", async () => {
  await using it = await withEarlier();
  assert.equal(await it.heard("de"), FIRST);
  const page = await it.page();
  for (
    const text of [">1. The mill<", ">1. The mill (German)<", ">1. The mill (German, version of "]
  ) {
    assert.equal(page.split(text).length, 2, text);
  }
  const other = { stopId: "mill", language: "de", recording: "0", person: "Ada", scope: "public" };
  const refused = await it.client.json("POST", `/api/tours/${it.id}/releases`, other);
  assert.equal(refused.status, 404, "of no version");
  assert.equal(await it.withdraw({ language: "de", recording: hash(FIRST) }), hash(FIRST));
  assert.equal(await it.heard("de"), "withheld");
  assert.deepEqual([await it.heard("en"), await it.status(FIRST)], [ORIGINAL, 410]);
  assert.deepEqual(await it.withheld(), [await recordingHash(FIRST)]);
  await it.show();
  assert.equal(await it.heard("de"), SECOND);
  assert.ok(await it.status(FIRST) >= 400, "a version that visitors see no more");
  await it.bringBack();
  assert.equal(await it.heard("de"), "withheld");
  assert.equal(await it.status(FIRST), 410);
  assert.doesNotMatch(await (await it.app.request(`/de/tour/${it.id}`)).text(), /\/media\//);
});

Deno.test("a release without the name of a recording is for the newest one of its language", async () => {
  await using it = await withEarlier();
  assert.equal(await it.withdraw({ language: "de" }), hash(SECOND));
  assert.equal(await it.heard("de"), FIRST);
});

Deno.test("devices are told of all recordings that a withdrawn story has had in a language, also in a hidden one", async () => {
  await using it = await withEarlier();
  await it.show();
  await it.withdraw({});
  assert.equal(await it.heard("de"), "withheld");
  const all = (await Promise.all([ORIGINAL, FIRST, SECOND].map(recordingHash))).sort();
  assert.deepEqual(await it.withheld(), all);
  await it.done("DELETE", `${it.german}/shown`);
  assert.deepEqual(await it.withheld(), all);
  assert.ok(await it.status(FIRST) >= 400);
});
