/** Parts of stored recordings, as anybody gets them: files like others. */
import assert from "node:assert/strict";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeTour } from "../../support/data/tours.ts";
import { withUploads } from "../../support/people/uploads.ts";

const [MP3, WAV] = [mediaFile("tone.mp3"), mediaFile("tone.wav")];
const HASH = hashOf(MP3);
const WHOLE = `/media/${HASH}.mp3`;
const PART = `${WHOLE}?from=500&to=1500`;

/** A server with a public archive, of which a stop plays a part of an MP3. */
async function withPart() {
  const it = await withUploads();
  for (const bytes of [MP3, WAV]) assert.equal((await it.author.send(bytes)).status, 200);
  const [stop] = makeTour().audioStops;
  const audioStops = [PART, `/media/${hashOf(WAV)}.wav`].map((audioUrl) => ({ ...stop, audioUrl }));
  const { client } = it.author;
  const answer = await client.json("POST", "/api/tours", makeTour({ audioStops }));
  assert.equal(answer.status, 201);
  const { id } = await answer.json();
  const get = (url = PART, headers: HeadersInit = {}, method = "GET") =>
    Promise.resolve(it.app.request(url, { method, headers }));
  return { ...it, id, get, [Symbol.asyncDispose]: () => it[Symbol.asyncDispose]() };
}

Deno.test("a part is a file of its own: with its length, its own tag, and kept for ever", async () => {
  await using it = await withPart();
  const whole = await (await it.get()).bytes();
  assert.ok(whole.length < MP3.length * 0.7, `${whole.length} of ${MP3.length} bytes`);
  for (const method of ["GET", "HEAD"]) {
    const answer = await it.get(PART, {}, method);
    assert.equal(answer.status, 200);
    const expected = {
      "content-type": "audio/mpeg",
      "content-length": String(whole.length),
      "content-disposition": `inline; filename="${HASH}-500-1500.mp3"`,
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "etag": `"${HASH}-500-1500"`,
      "access-control-allow-origin": "*",
    };
    for (const [name, value] of Object.entries(expected)) {
      assert.equal(answer.headers.get(name), value, name);
    }
    assert.deepEqual(await answer.bytes(), method === "GET" ? whole : new Uint8Array());
  }
});

Deno.test("players get ranges of a part, and who has it gets it only once", async () => {
  await using it = await withPart();
  const whole = await (await it.get()).bytes();
  const last = whole.length - 1;
  const ranges = {
    "bytes=0-": [0, last],
    "bytes=150-900": [150, 900],
    "bytes=-5": [last - 4, last],
  };
  for (const [range, [start, end]] of Object.entries(ranges)) {
    const answer = await it.get(PART, { range });
    assert.equal(answer.status, 206, range);
    assert.equal(answer.headers.get("content-range"), `bytes ${start}-${end}/${whole.length}`);
    assert.deepEqual(await answer.bytes(), whole.slice(start, end + 1));
  }
  const beyond = await it.get(PART, { range: `bytes=${whole.length}-` });
  assert.equal(beyond.status, 416);
  assert.equal(beyond.headers.get("content-range"), `bytes */${whole.length}`);
  const etag = `"${HASH}-500-1500"`;
  assert.equal((await it.get(PART, { "if-none-match": etag })).status, 304);
  assert.equal((await it.get(PART, { range: "bytes=0-1", "if-range": etag })).status, 206);
  assert.equal((await it.get(PART, { range: "bytes=0-1", "if-range": `"${HASH}"` })).status, 200);
  assert.equal((await it.get(PART, { "if-none-match": `"${HASH}"` })).status, 200);
});

Deno.test("times that no part has are refused with the reason, and other queries change nothing", async () => {
  await using it = await withPart();
  const refusals: [query: string, reason: RegExp][] = [
    ["from=500", /has both from and to/],
    ["to=1500", /has both from and to/],
    ["from=1500&to=500", /must last at least 1 second/],
    ["from=500&to=1499", /must last at least 1 second/],
    ["from=9000&to=12000", /begins after the end/],
    ["from=-1&to=1500", /from must be a whole number/],
    ["from=&to=1500", /from must be a whole number/],
    ["from=1e2&to=1500", /from must be a whole number/],
    ["from=0&to=99999999999999", /to must be a whole number/],
    ["from=%3Cscript%3E&to=0x10", /from must be a whole number/],
  ];
  for (const [query, reason] of refusals) {
    const answer = await it.get(`${WHOLE}?${query}`);
    assert.equal(answer.status, 400, query);
    assert.match(await answer.text(), reason, query);
  }
  const wav = await it.get(`/media/${hashOf(WAV)}.wav?from=0&to=1000`);
  assert.equal(wav.status, 400);
  assert.match(await wav.text(), /Only an MP3 can be played in parts/);
  assert.deepEqual(await (await it.get(`${WHOLE}?utm_source=mail`)).bytes(), MP3);
});

Deno.test("a part ends where the recording ends, and is for those who may hear the whole", async () => {
  await using it = await withPart();
  const [toEnd, beyond] = await Promise.all(
    [2100, 9_000_000].map(async (to) => (await it.get(`${WHOLE}?from=1000&to=${to}`)).bytes()),
  );
  assert.deepEqual(toEnd, beyond);
  assert.deepEqual(await (await it.get(WHOLE)).bytes(), MP3, "the whole is one tap away");
  const { client } = it.author;
  const path = `/api/tours/${it.id}/visibility`;
  const hidden = await client.json("PATCH", path, { visibility: "private" });
  assert.ok(hidden.ok, await hidden.text());
  for (const url of [PART, WHOLE]) assert.equal((await it.get(url)).status, 404, url);
  assert.equal((await client.request(PART)).status, 200, "its author hears it");
});
