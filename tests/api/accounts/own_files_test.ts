/** What the files of an account take, and how their room is freed. */
import assert from "node:assert/strict";
import type { FilesRemoved, OwnFiles } from "../../../lib/model/media/own_files.ts";
import type { UploadState } from "../../../lib/model/media/media.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import type { FieldError } from "../../../lib/model/web/problem.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { sweepMedia } from "../../../lib/media/sweep.ts";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { different, hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { type Uploader, withUploads } from "../../support/people/uploads.ts";

const TONE = mediaFile("tone.mp3");
const FILE_COUNT = 8;
const BYTES = different(TONE, 0).length;

/** Sends the recording `n`, and gives its address. */
async function send(author: Uploader, n: number): Promise<string> {
  const response = await author.send(different(TONE, n), { name: `story ${n}.mp3` });
  const state: UploadState = await response.json();
  assert.ok(state.state === "finished", JSON.stringify(state));
  return state.media.url;
}

const tourWith = (audioUrl: string) =>
  makeTour({ language: "en", audioStops: [makeStop({ id: "mill", audioUrl })] });

const read = async ({ client }: Uploader): Promise<OwnFiles> =>
  await (await client.request("/api/account/files")).json();

const remove = async ({ client }: Uploader, hashes: string[]): Promise<FilesRemoved> => {
  const response = await client.json("DELETE", "/api/account/files", { hashes });
  assert.equal(response.status, 200);
  return await response.json();
};

const hash = (n: number) => hashOf(different(TONE, n));

Deno.test("an account sees what holds its files, and removes those alone that nothing uses", async () => {
  await using it = await withUploads();
  const { author, kv } = it;
  const { client } = author;
  const urls: string[] = [];
  for (let n = 0; n < FILE_COUNT; n++) urls.push(await send(author, n));
  const created = async (n: number) =>
    (await (await client.json("POST", "/api/tours", tourWith(urls[n]))).json()).id;

  // 0 is in an archive, 1 in its earlier version, 2 in a deleted one, 3 in a draft, 4 in a deleted
  // draft, 5 in somebody else's archive, 6 in nothing, 7 in a translation.
  const id = await created(1);
  assert.equal((await client.json("PUT", `/api/tours/${id}`, tourWith(urls[0]))).status, 200);
  await client.request(`/api/tours/${await created(2)}`, { method: "DELETE" });
  const draftOf = async (n: number) => {
    const draft = { title: "Draft", draftData: tourWith(urls[n]) };
    return (await (await client.json("POST", "/api/drafts", draft)).json()).id;
  };
  await draftOf(3);
  await client.request(`/api/drafts/${await draftOf(4)}`, { method: "DELETE" });
  const other = await it.other();
  await createTour(kv, tourWith(urls[5]), { userId: NOBODY });

  const words = [{ key: "mill:audioUrl", text: urls[7] }];
  const translation = await client.json("PATCH", `/api/tours/${id}/languages/de`, { words });
  assert.equal(translation.status, 200);

  const before = await read(author);
  assert.deepEqual(before.held, {
    archives: 3 * BYTES,
    versions: BYTES,
    trash: 2 * BYTES,
    others: BYTES,
  });
  assert.deepEqual(before.unused.map(({ name, url }) => [name, url]), [["story 6.mp3", urls[6]]]);
  assert.equal(before.used, FILE_COUNT * BYTES);
  assert.equal(before.unfinished, 0);
  assert.equal(await author.used(), before.used);

  const all = Array.from({ length: FILE_COUNT }, (_, n) => hash(n));
  assert.deepEqual(await remove(other, all), { files: 0, bytes: 0 }, "they are another's");
  assert.equal((await read(author)).used, before.used);
  assert.deepEqual(await remove(author, all), { files: 1, bytes: BYTES });
  const after = await read(author);
  assert.equal(after.used, before.used - BYTES);
  assert.deepEqual(after.held, before.held);
  assert.deepEqual(after.unused, []);
  assert.deepEqual(await remove(author, all), { files: 0, bytes: 0 }, "a second time");
  assert.equal((await client.request(urls[6])).status, 404, "it is nobody's any more");

  const objects = createDiskStore(it.folder);
  const later = (hours: number) => new Date(Date.now() + hours * 3600_000);
  await sweepMedia(kv, objects, later(0.5));
  assert.equal(it.files().filter((name) => name.includes(hash(6))).length, 1);
  await sweepMedia(kv, objects, later(25));
  assert.equal(it.files().filter((name) => name.includes(hash(6))).length, 0);
  assert.equal(it.files().filter((name) => name.endsWith(".mp3")).length, FILE_COUNT - 1);
});

Deno.test("a removed file that a save names is refused by its field, and sent again it counts again", async () => {
  await using it = await withUploads();
  const { author } = it;
  const url = await send(author, 1);
  assert.deepEqual(await remove(author, [hash(1)]), { files: 1, bytes: BYTES });
  const save = () => author.client.json("POST", "/api/tours", tourWith(url));
  const refused = await save();
  assert.equal(refused.status, 403);
  const { errors } = await refused.json();
  assert.deepEqual(errors.map(({ path }: FieldError) => path), ["audioStops.0.audioUrl"]);
  assert.equal(await author.used(), 0);

  assert.equal(await send(author, 1), url);
  assert.equal((await save()).status, 201);
  assert.equal(await author.used(), BYTES);
  const { held, unused } = await read(author);
  assert.deepEqual([held.archives, unused], [BYTES, []]);
});

Deno.test("an unfinished upload takes its room, and a malformed hash is refused", async () => {
  await using it = await withUploads();
  const { author } = it;
  await author.begin({ size: 5000 });
  const { used, unfinished } = await read(author);
  assert.deepEqual([used, unfinished], [5000, 5000]);
  for (const hashes of [[], ["x"], [`${"0".repeat(63)}G`], "all", undefined]) {
    const refused = await author.client.json("DELETE", "/api/account/files", { hashes });
    assert.equal(refused.status, 400, JSON.stringify(hashes));
  }
});
