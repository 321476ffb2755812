/** Stored recordings and pictures, as anybody gets them. */
import assert from "node:assert/strict";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeTour } from "../../support/data/tours.ts";
import { withUploads } from "../../support/people/uploads.ts";

const WAV = mediaFile("tone.wav");

/** A server that stores the recording `WAV`, of a public archive; `get` asks for it. */
async function withRecording() {
  const it = await withUploads();
  const url = `/media/${hashOf(WAV)}.wav`;
  assert.equal((await it.author.send(WAV)).status, 200);
  const [stop] = makeTour().audioStops;
  const tour = makeTour({ audioStops: [{ ...stop, audioUrl: url }] });
  assert.equal((await it.author.client.json("POST", "/api/tours", tour)).status, 201);
  const get = (headers: HeadersInit = {}, method = "GET") =>
    Promise.resolve(it.app.request(url, { method, headers }));
  return { ...it, url, get, [Symbol.asyncDispose]: () => it[Symbol.asyncDispose]() };
}

Deno.test("a stored file says its type and length, may be kept for ever, and is read by any site", async () => {
  await using it = await withRecording();
  for (const method of ["GET", "HEAD"]) {
    const answer = await it.get({ "accept-encoding": "gzip, br" }, method);
    assert.equal(answer.status, 200);
    const expected: Record<string, string | null> = {
      "content-type": "audio/wav",
      "content-length": String(WAV.length),
      "content-encoding": null,
      "content-disposition": `inline; filename="${hashOf(WAV)}.wav"`,
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "etag": `"${hashOf(WAV)}"`,
      "x-content-type-options": "nosniff",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "set-cookie": null,
    };
    for (const [name, value] of Object.entries(expected)) {
      assert.equal(answer.headers.get(name), value, name);
    }
    assert.match(answer.headers.get("content-security-policy")!, /default-src 'none'.*sandbox/);
    assert.deepEqual(await answer.bytes(), method === "GET" ? WAV : new Uint8Array());
  }
});

Deno.test("a range of a stored file is that range, and nothing is sent beyond its end", async () => {
  await using it = await withRecording();
  const end = WAV.length - 1;
  const ranges: [range: string, start: number, last: number][] = [
    ["bytes=0-", 0, end],
    ["bytes=10-19", 10, 19],
    ["bytes=-5", end - 4, end],
    [`bytes=-${10 * WAV.length}`, 0, end],
    [`bytes=100-${10 * WAV.length}`, 100, end],
    [`bytes=${end}-${end}`, end, end],
  ];
  for (const [range, start, last] of ranges) {
    const answer = await it.get({ range });
    assert.equal(answer.status, 206, range);
    assert.equal(answer.headers.get("content-range"), `bytes ${start}-${last}/${WAV.length}`);
    assert.equal(answer.headers.get("content-length"), String(last - start + 1));
    assert.deepEqual(await answer.bytes(), WAV.slice(start, last + 1));
  }
  const head = await it.get({ range: "bytes=10-19" }, "HEAD");
  assert.deepEqual([head.status, head.headers.get("content-length")], [206, "10"]);
});

Deno.test("a range beyond the end is 416, several ranges and nonsense are answered with the whole", async () => {
  await using it = await withRecording();
  for (const range of [`bytes=${WAV.length}-`, "bytes=-0"]) {
    const answer = await it.get({ range });
    assert.equal(answer.status, 416, range);
    assert.equal(answer.headers.get("content-range"), `bytes */${WAV.length}`);
    assert.equal(answer.headers.get("cache-control"), null, "nobody stores that");
  }
  for (const range of ["bytes=0-1,5-6", "bytes=9-2", "bytes=a-b", "items=0-1", "bytes=-"]) {
    const answer = await it.get({ range });
    assert.equal(answer.status, 200, range);
    assert.deepEqual(await answer.bytes(), WAV);
  }
});

Deno.test("who has the file already gets no bytes, and a range only of the same file", async () => {
  await using it = await withRecording();
  const etag = `"${hashOf(WAV)}"`;
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    assert.equal((await it.get({ "if-none-match": tag })).status, 304, tag);
  }
  assert.equal((await it.get({ "if-none-match": '"other"' })).status, 200);
  assert.equal((await it.get({ range: "bytes=0-1", "if-range": etag })).status, 206);
  assert.equal((await it.get({ range: "bytes=0-1", "if-range": '"other"' })).status, 200);
});

Deno.test("any other address below /media is not found, whatever it tries", async () => {
  await using it = await withRecording();
  await Deno.writeTextFile(`${it.folder}/secret.wav`, "secret");
  const hash = hashOf(WAV);
  const paths = [
    `/media/${hash}`,
    `/media/${hash}.mp3`,
    `/media/${hash}.WAV`,
    `/media/${hash.toUpperCase()}.wav`,
    `/media/${hash}.wav/`,
    `/media/${hash}.wav%00`,
    `/media/${hash}.html`,
    "/media/",
    "/media/secret.wav",
    "/media/..%2fsecret.wav",
    "/media/%2e%2e%2fsecret.wav",
    "/media/../secret.wav",
    "/media/..%5csecret.wav",
    `/media/${"0".repeat(64)}.wav`,
  ];
  for (const path of paths) {
    const answer = await it.app.request(path);
    const text = await answer.text();
    const expected = path.endsWith("%00") ? [400] : [404, 308];
    assert.ok(expected.includes(answer.status), `${path}: ${answer.status}`);
    assert.doesNotMatch(text, /^secret/);
    if (answer.status === 404) assert.match(answer.headers.get("content-type")!, /text\/html/);
  }
});

Deno.test("a stored file that is read in part and left open leaves nothing open", async () => {
  await using it = await withRecording();
  // The test runner reports files that stay open.
  const reader = (await it.get()).body!.getReader();
  await reader.read();
  await reader.cancel();
});

Deno.test("caches of others store a file of a public archive alone; browsers ask each time for one that only its author may have", async () => {
  let elapsed = 0;
  await using it = await withUploads({ elapsed: () => elapsed });
  const { client } = it.author;
  await it.author.send(WAV);
  const url = `/media/${hashOf(WAV)}.wav`;
  const cachingFor = async (who: typeof client) => {
    elapsed += 5000;
    const response = await who.request(url, { headers: { range: "bytes=0-9" } });
    await response.body?.cancel();
    return [response.status, response.headers.get("cache-control")];
  };
  const anybody = it.anonymous.client;
  const isForAuthor = async (when: string) => {
    assert.deepEqual(await cachingFor(client), [206, "private, no-cache"], when);
    assert.deepEqual(await cachingFor(anybody), [404, "no-store"], when);
  };
  await isForAuthor("used nowhere");
  const [stop] = makeTour().audioStops;
  const tour = makeTour({ visibility: "private", audioStops: [{ ...stop, audioUrl: url }] });
  const { id } = await (await client.json("POST", "/api/tours", tour)).json();
  await isForAuthor("private");
  const show = (visibility: string) =>
    client.json("PATCH", `/api/tours/${id}/visibility`, { visibility });
  await show("unlisted");
  for (const who of [client, anybody]) {
    assert.deepEqual(await cachingFor(who), [206, "private, max-age=3600"]);
  }
  await show("public");
  for (const who of [client, anybody]) {
    assert.deepEqual(await cachingFor(who), [206, "public, max-age=31536000, immutable"]);
  }
  const other = await it.other();
  await other.send(WAV);
  const copy = makeTour({ audioStops: [{ ...stop, audioUrl: url }] });
  const theirs = await (await other.client.json("POST", "/api/tours", copy)).json();
  await show("private");
  assert.equal((await cachingFor(anybody))[0], 206, "another public archive has it, too");
  await other.client.request(`/api/tours/${theirs.id}`, { method: "DELETE" });
  await isForAuthor("deleted elsewhere");
  assert.equal((await cachingFor(other.client))[0], 206, "it is in their trash");
});

Deno.test("files of archives that an earlier version of the program saved are found by who uses them", async () => {
  await using it = await withRecording();
  for await (const { key } of it.kv.list({ prefix: ["media_users"] })) await it.kv.delete(key);
  await it.kv.delete(["media_users_noted"]);
  const later = await it.elsewhere();
  later.client.cookies = [];
  assert.equal((await later.client.request(it.url)).status, 200);
});

Deno.test("notes about an archive's files go with the archive", async () => {
  await using it = await withRecording();
  const { client } = it.author;
  const [tour] = await (await client.request("/api/tours/user")).json();
  const notes = async () => (await Array.fromAsync(it.kv.list({ prefix: ["media_users"] }))).length;
  assert.equal(await notes(), 1);
  await client.request(`/api/tours/${tour.id}`, { method: "DELETE" });
  await client.request(`/api/trash/${tour.id}`, { method: "DELETE" });
  assert.equal(await notes(), 0);
});
