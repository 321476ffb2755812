/** Recordings as they were made, beside their MP3s: who gets them, what they take, when they go. */
import assert from "node:assert/strict";
import { sweepMedia } from "../../../lib/media/sweep.ts";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import type { OwnFiles } from "../../../lib/model/media/own_files.ts";
import { adoptMedia } from "../../../lib/store/media/adoption.ts";
import { getMedia } from "../../../lib/store/media/media.ts";
import { listOriginals } from "../../../lib/store/media/originals.ts";
import { Client } from "../../support/people/client.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { signInPeople } from "../../support/people/people.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { withUploads } from "../../support/people/uploads.ts";

const MP3 = mediaFile("tone.mp3");
const WEBM = mediaFile("tone.webm");
const PATH = `/media/${hashOf(WEBM)}.webm`;
const DECLARED = { name: "bell.webm", type: "audio/webm", originalOf: hashOf(MP3) };

/** An author with a recording and its original in the archive that they publish. */
async function withOriginal() {
  const server = await withUploads();
  await server.author.send(MP3);
  assert.equal((await server.author.send(WEBM, DECLARED)).status, 200);
  const audioUrl = `/media/${hashOf(MP3)}.mp3`;
  const tour = makeTour({ audioStops: [makeStop({ audioUrl })] });
  const { id } = await (await server.author.client.json("POST", "/api/tours", tour)).json();
  return { ...server, id };
}

const originalsOf = async (client: Client, query = "") =>
  await (await client.request(`/api/account/originals${query}`)).json();

Deno.test("its owner gets the original byte for byte under its name, counted in the quota", async () => {
  await using server = await withOriginal();
  const { client } = server.author;
  assert.deepEqual(await originalsOf(client), {
    [hashOf(MP3)]: { url: PATH, name: "bell.webm", bytes: WEBM.length },
  });
  const answer = await client.request(PATH);
  assert.equal(answer.headers.get("content-type"), "audio/webm");
  assert.equal(answer.headers.get("cache-control"), "private, no-cache");
  assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), WEBM);
  assert.equal(await server.author.used(), MP3.length + WEBM.length);
  const own: OwnFiles = await (await client.request("/api/account/files")).json();
  assert.equal(own.held.archives, MP3.length + WEBM.length);
});

Deno.test("visitors and other authors get no original, whatever names it; an administrator does", async () => {
  await using server = await withOriginal();
  const visitor = new Client(server.app);
  assert.equal((await visitor.request(PATH)).status, 404);
  const other = await server.other();
  const tour = makeTour({ audioStops: [makeStop({ audioUrl: PATH })] });
  await other.client.json("POST", "/api/drafts", { draftData: tour });
  await server.author.client.json("PUT", `/api/tours/${server.id}`, tour);
  assert.equal((await other.client.request(PATH)).status, 404);
  assert.equal((await visitor.request(PATH)).status, 404);
  assert.deepEqual(await originalsOf(other.client, `?tour=${server.id}`), {});
  const { clients: { admin } } = await signInPeople(server);
  assert.equal((await admin.request(PATH)).status, 200);
  assert.equal(Object.keys(await originalsOf(admin, `?tour=${server.id}`)).length, 1);
});

Deno.test("an original has a recording of the same account, and is no picture or film", async () => {
  await using server = await withUploads();
  const alone = await server.author.create({ size: WEBM.length, ...DECLARED });
  assert.equal(alone.status, 400);
  await server.author.send(MP3);
  for (const name of ["gate.png", "film_with_sound.mp4"]) {
    const refused = await server.author.send(mediaFile(name), DECLARED);
    assert.equal(refused.status, 415, name);
  }
  assert.equal((await server.author.send(WEBM)).status, 415, "no archive can use it");
  assert.equal((await server.author.send(mediaFile("tone.flac"), DECLARED)).status, 200);
});

Deno.test("three files that became one recording are its originals, and go with it", async () => {
  await using server = await withUploads();
  const { author } = server;
  await author.send(MP3);
  const names = ["tone.webm", "tone.flac", "tone.aiff"];
  for (const name of names) {
    const { status } = await author.send(mediaFile(name), { ...DECLARED, name });
    assert.equal(status, 200, name);
  }
  assert.equal((await author.create({ size: 9, ...DECLARED })).status, 400, "it has the most");
  const files = names.map((name) => {
    const bytes = mediaFile(name);
    return { url: `/media/${hashOf(bytes)}.${name.split(".")[1]}`, name, bytes: bytes.length };
  });
  const [first, ...more] = files;
  assert.deepEqual(await originalsOf(author.client), { [hashOf(MP3)]: { ...first, more } });
  const all = files.reduce((sum, { bytes }) => sum + bytes, MP3.length);
  assert.equal(await author.used(), all);
  const own: OwnFiles = await (await author.client.request("/api/account/files")).json();
  assert.deepEqual(own.unused.map(({ bytes }) => bytes), [all], "one file, of the size of all");
  await author.client.json("DELETE", "/api/account/files", { hashes: [hashOf(MP3)] });
  assert.equal(await author.used(), 0);
  assert.deepEqual(await originalsOf(author.client), {});
});

Deno.test("the original goes with its recording: by the owner's hand, and by the sweep", async () => {
  await using server = await withUploads();
  const { author, kv, folder } = server;
  const send = async () => {
    await author.send(MP3);
    await author.send(WEBM, DECLARED);
  };
  await send();
  const own: OwnFiles = await (await author.client.request("/api/account/files")).json();
  assert.deepEqual(own.unused.map(({ bytes }) => bytes), [MP3.length + WEBM.length]);
  await author.client.json("DELETE", "/api/account/files", { hashes: [hashOf(MP3)] });
  assert.equal(await author.used(), 0);
  await send();
  const objects = createDiskStore(folder);
  const day = (n: number) => new Date(Date.now() + n * 24 * 3600 * 1000);
  for (const n of [0, 1]) await sweepMedia(kv, objects, day(n));
  assert.ok(await getMedia(kv, hashOf(WEBM)));
  await sweepMedia(kv, objects, day(32));
  assert.equal(await getMedia(kv, hashOf(MP3)), null);
  assert.equal(await getMedia(kv, hashOf(WEBM)), null);
  assert.equal(await objects.size(PATH.slice(1)), null);
  assert.equal(await author.used(), 0);
});

Deno.test("bytes that are an original can be sent as a recording, and are public with its archive", async () => {
  await using server = await withUploads();
  const wav = mediaFile("tone.wav");
  await server.author.send(MP3);
  await server.author.send(wav, DECLARED);
  await server.author.send(wav);
  const audioUrl = `/media/${hashOf(wav)}.wav`;
  const tour = makeTour({ audioStops: [makeStop({ audioUrl })] });
  await server.author.client.json("POST", "/api/tours", tour);
  assert.equal((await new Client(server.app).request(audioUrl)).status, 200);
});

Deno.test("a recording that passes to another account brings all its originals", async () => {
  await using server = await withUploads();
  const { author, kv } = server;
  await author.send(MP3);
  for (const name of ["tone.webm", "tone.flac"]) await author.send(mediaFile(name), DECLARED);
  const [from, to] = await Promise.all(
    [author, await server.other()].map(async ({ client }) =>
      String((await (await client.request("/api/auth/user")).json()).id)
    ),
  );
  await adoptMedia(kv, hashOf(MP3), { to, quota: 1e9, from: [from], now: new Date() });
  const { [hashOf(MP3)]: { url, more } } = await listOriginals(kv, to);
  assert.equal(url, PATH);
  assert.deepEqual(more!.map(({ url }) => url), [`/media/${hashOf(mediaFile("tone.flac"))}.flac`]);
});
