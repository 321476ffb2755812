/** Sending recordings and pictures, by the protocol tus. */
import assert from "node:assert/strict";
import type { UploadState } from "../../../lib/model/media/media.ts";
import { different, hashOf, mediaFile } from "../../support/data/media_files.ts";
import { withUploads } from "../../support/people/uploads.ts";

const TONE = mediaFile("tone.mp3");

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

Deno.test("a recording that was sent is served at the address that its upload names", async () => {
  await using it = await withUploads();
  const answer = await it.author.send(TONE, { name: " The bell.mp3 ", sha256: hashOf(TONE) });
  assert.equal(answer.status, 200);
  const finished = await answer.json();
  const { expiresAt: _, id, ...rest } = finished;
  assert.deepEqual(rest, {
    name: "The bell.mp3",
    size: TONE.length,
    offset: TONE.length,
    state: "finished",
    media: {
      hash: hashOf(TONE),
      url: `/media/${hashOf(TONE)}.mp3`,
      extension: "mp3",
      type: "audio/mpeg",
      kind: "recording",
      bytes: TONE.length,
      seconds: rest.media.seconds,
    },
  });
  assert.ok(Math.abs(rest.media.seconds - 2) < 0.1);
  const served = await it.author.client.request(rest.media.url);
  assert.deepEqual(await served.bytes(), TONE);
  assert.deepEqual(await it.author.state(`/api/uploads/${id}`), finished);
  assert.deepEqual(it.files().filter((name) => !/^tours/.test(name)), [
    `media/${hashOf(TONE)}.mp3`,
  ]);
});

Deno.test("a file comes together from pieces, each at the offset that the server names", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  let offset = 0;
  for (const size of [1, 3000, 1999]) {
    const answer = await it.author.patch(url, offset, TONE.slice(offset, offset + size));
    assert.equal(answer.status, 204);
    offset += size;
    assert.equal(answer.headers.get("upload-offset"), String(offset));
    assert.equal(await it.author.offset(url), offset);
    assert.equal((await it.author.state(url)).state, "receiving");
  }
  const last = await it.author.patch(url, offset, TONE.slice(offset));
  assert.equal(((await last.json()) as { media: { hash: string } }).media.hash, hashOf(TONE));
});

Deno.test("bytes at another offset change nothing, whether too early, too late or twice", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  await it.author.patch(url, 0, TONE.slice(0, 1000));
  for (const offset of [0, 999, 1001, TONE.length]) {
    const answer = await it.author.patch(url, offset, TONE.slice(0, 1000));
    assert.equal(answer.status, 409);
    assert.match((await answer.json()).detail, /Ask for the upload's offset/);
    assert.equal(await it.author.offset(url), 1000);
  }
  const answer = await it.author.patch(url, 1000, TONE.slice(1000));
  assert.equal(answer.status, 200, "the bytes are those of the file");
});

Deno.test("of two pieces for the same place at once one is taken, and the file is right", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  const both = await Promise.all([
    it.author.patch(url, 0, TONE.slice(0, 4000)),
    it.author.patch(url, 0, TONE.slice(0, 2000)),
  ]);
  const taken = both.filter(({ status }) => status === 204);
  assert.equal(taken.length, 1);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [204, 409]);
  const offset = await it.author.offset(url);
  assert.equal(String(offset), taken[0].headers.get("upload-offset"));
  assert.equal((await it.author.patch(url, offset, TONE.slice(offset))).status, 200);
});

Deno.test("what came before the connection broke is there, and the rest follows it", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  for (const bytes of [5000, 1000]) {
    const from = await it.author.offset(url);
    const body = breaksAfter(TONE.slice(from, from + bytes));
    const answer = await it.author.patch(url, from, body);
    assert.equal(answer.status, 409);
    assert.match((await answer.json()).detail, /^The connection was lost/);
  }
  const offset = await it.author.offset(url);
  assert.equal(offset, 6000);
  const state: UploadState = await (await it.author.patch(url, offset, TONE.slice(offset))).json();
  assert.ok(state.state === "finished" && state.media.hash === hashOf(TONE));
});

Deno.test("more than was declared is refused, with and without a length, and nothing is stored", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: 1000 });
  const withLength = { "content-length": String(TONE.length) };
  assert.equal((await it.author.patch(url, 0, TONE, withLength)).status, 413);
  const stream = new Blob([TONE]).stream();
  assert.equal((await it.author.patch(url, 0, stream)).status, 413);
  assert.ok(await it.author.offset(url) <= 1000);
  assert.deepEqual(it.files().filter((name) => name.startsWith("media/")), []);
});

Deno.test("an upload whose last answer was lost is found finished, and can be ended again", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  await (await it.author.patch(url, 0, TONE)).body?.cancel();
  assert.equal(await it.author.offset(url), TONE.length);
  const state = await it.author.state(url);
  assert.equal(state.state, "finished");
  const again = await it.author.patch(url, TONE.length, null);
  assert.deepEqual(await again.json(), state);
  assert.equal(await it.author.used(), TONE.length, "it counts once");
});

Deno.test("a request to begin that is sent twice under one key begins one upload", async () => {
  await using it = await withUploads();
  const key = { "idempotency-key": crypto.randomUUID() };
  const [first, second] = await Promise.all([
    it.author.create({ size: 1000 }, key),
    it.author.create({ size: 1000 }, key),
  ]);
  assert.equal(first.headers.get("location"), second.headers.get("location"));
  assert.equal(await it.author.used(), 1000);
  assert.equal((await it.author.create({ size: 999 }, key)).status, 409);
});

Deno.test("a file that is too large or empty, or of a wrong type, is refused before it is sent", async () => {
  await using it = await withUploads({ settings: { MAX_UPLOAD_MB: "2" } });
  const refusals: [Parameters<typeof it.author.create>[0], number, RegExp][] = [
    [{ size: 2_000_001 }, 413, /is 2\.0 MB\. The limit is 2 MB/],
    [{ size: 0 }, 400, /is empty/],
    [{ size: 10, type: "image/svg+xml" }, 415, /image\/svg\+xml\. Send MP3/],
    [{ size: 10, type: "text/html" }, 415, /text\/html/],
    [{ size: 10, sha256: "abc" }, 400, /64 hexadecimal digits/],
  ];
  for (const [declared, status, detail] of refusals) {
    const answer = await it.author.create(declared);
    assert.equal(answer.status, status);
    assert.equal(answer.headers.get("content-type"), "application/problem+json");
    assert.match((await answer.json()).detail, detail);
  }
  assert.equal((await it.author.create({ size: 2_000_000 })).status, 201);
  assert.equal(await it.author.used(), 2_000_000);
});

Deno.test("a request that is not of the protocol is refused", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: 1000 });
  const wrong = [
    { "tus-resumable": "" },
    { "upload-offset": "-1" },
    { "upload-offset": "1e2" },
    { "content-type": "application/octet-stream" },
  ];
  for (const headers of wrong) {
    const answer = await it.author.patch(url, 0, TONE.slice(0, 10), headers);
    assert.ok(
      [400, 412].includes(answer.status),
      `${answer.status} for ${JSON.stringify(headers)}`,
    );
    assert.equal(answer.headers.get("content-type"), "application/problem+json");
  }
  for (const headers of [{ "upload-length": "1e3" }, { "upload-metadata": "a b c" }]) {
    assert.equal((await it.author.create({ size: 1 }, headers)).status, 400);
  }
  const withBytes = { "content-type": "application/offset+octet-stream" };
  assert.equal((await it.author.create({ size: 1 }, withBytes)).status, 400);
  assert.equal(await it.author.offset(url), 0);
});

Deno.test("two uploads at once cannot both take the last of the quota", async () => {
  await using it = await withUploads({ settings: { USER_QUOTA_MB: "1" } });
  const answers = await Promise.all([600_000, 600_000].map((size) => it.author.create({ size })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 413]);
  const refused = await answers.find(({ status }) => status === 413)!.json();
  assert.match(refused.detail, /is 0\.6 MB, and you already use 0\.6 of your 1 MB/);
  assert.equal(await it.author.used(), 600_000);
  assert.equal(
    (await (await it.other()).create({ size: 600_000 })).status,
    201,
    "others have their own",
  );
});

Deno.test("an upload that is cancelled leaves no bytes, and frees its room", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  await it.author.patch(url, 0, TONE.slice(0, 1000));
  assert.equal((await it.author.cancel(url)).status, 204);
  assert.ok(Number.isNaN(await it.author.offset(url)));
  assert.equal((await it.author.cancel(url)).status, 404);
  assert.equal(await it.author.used(), 0);
  assert.deepEqual(it.files().filter((name) => name.startsWith("uploads/")), []);
});

Deno.test("an abandoned upload is gone after three days, and its room is free", async () => {
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  await using it = await withUploads({ now, settings: { USER_QUOTA_MB: "1" } });
  const url = await it.author.begin({ size: 900_000 });
  await it.author.patch(url, 0, TONE);
  passed = 3 * DAY - HOUR;
  assert.equal(await it.author.offset(url), TONE.length);
  assert.equal((await it.author.create({ size: 900_000 })).status, 413);
  passed = 3 * DAY + HOUR;
  assert.ok(Number.isNaN(await it.author.offset(url)));
  assert.equal((await it.author.patch(url, TONE.length, TONE)).status, 404);
  assert.equal((await it.author.create({ size: 900_000 })).status, 201);
  assert.deepEqual(it.files().filter((name) => name.startsWith("uploads/")), []);
});

Deno.test("the same file counts once for its author, and once for each who sends it", async () => {
  await using it = await withUploads();
  for (const uploader of [it.author, it.author, await it.other()]) {
    assert.equal((await uploader.send(TONE)).status, 200);
    assert.equal(await uploader.used(), TONE.length);
  }
  await it.author.send(different(TONE, 1));
  assert.equal(await it.author.used(), 2 * TONE.length + 128);
});

Deno.test("a file of another type than it claims is refused by its bytes, and leaves nothing", async () => {
  await using it = await withUploads();
  const text = (value: string) => new TextEncoder().encode(value);
  const files: [Uint8Array<ArrayBuffer>, number][] = [
    [text("<html><script>alert(1)</script></html>"), 415],
    [text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
    [mediaFile("film.mp4"), 415],
    [mediaFile("tone.m4a").slice(0, 3000), 400],
  ];
  for (const [bytes, status] of files) {
    const url = await it.author.begin({ size: bytes.length, type: "audio/mpeg" });
    const answer = await it.author.patch(url, 0, bytes);
    assert.equal(answer.status, status);
    const { detail } = await answer.json();
    const { expiresAt: _, id: __, ...state } = await it.author.state(url);
    const { length: size } = bytes;
    assert.deepEqual(state, { name: "tone.mp3", size, offset: size, state: "refused", detail });
    assert.equal((await it.author.patch(url, size, null)).status, status, "and stays refused");
  }
  assert.equal(await it.author.used(), 0);
  assert.deepEqual(it.files(), []);
});

Deno.test("a picture that calls itself a recording is stored as the picture that it is", async () => {
  await using it = await withUploads();
  const bytes = mediaFile("gate.png");
  const { media } = await (await it.author.send(bytes, { type: "audio/mpeg" })).json();
  assert.deepEqual([media.type, media.width, media.height], ["image/png", 64, 48]);
});

Deno.test("a file that is not the one that was announced is refused", async () => {
  await using it = await withUploads();
  const answer = await it.author.send(TONE, { sha256: hashOf(new Uint8Array(1)) });
  assert.equal(answer.status, 400);
  assert.match((await answer.json()).detail, /arrived damaged/);
});

Deno.test("an upload is hidden from other users and from visitors without a sign-in", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  for (const [uploader, status] of [[await it.other(), 404], [it.anonymous, 401]] as const) {
    assert.equal((await uploader.client.request(url)).status, status);
    assert.equal((await uploader.patch(url, 0, TONE)).status, status);
    assert.equal((await uploader.cancel(url)).status, status);
    assert.ok(Number.isNaN(await uploader.offset(url)));
  }
  assert.equal(await it.author.offset(url), 0);
});

Deno.test("a page of another site cannot upload with the author's session", async () => {
  await using it = await withUploads();
  const foreign = { origin: "https://evil.example" };
  assert.equal((await it.author.create({ size: 10 }, foreign)).status, 403);
  const url = await it.author.begin({ size: TONE.length });
  assert.equal((await it.author.patch(url, 0, TONE, foreign)).status, 403);
  const answer = await it.author.create({ size: 10 });
  for (const name of answer.headers.keys()) assert.doesNotMatch(name, /^access-control/);
});

Deno.test("where there is no disk and no bucket, uploading is off, and says why", async () => {
  const settings = { DENO_DEPLOYMENT_ID: "x" };
  await using it = await withUploads({ settings });
  const room = await (await it.author.client.request("/api/uploads")).json();
  assert.match(room.off, /no place for files.*S3_URL/);
  const refused = await it.author.create({ size: 1000 });
  assert.equal(refused.status, 503);
  assert.equal((await refused.json()).detail, room.off);
  assert.equal((await it.author.client.request(`/media/${hashOf(TONE)}.mp3`)).status, 404);
  assert.deepEqual(it.files(), []);
});

Deno.test("what may be uploaded is said before anything is", async () => {
  await using it = await withUploads({ settings: { MAX_UPLOAD_MB: "20", USER_QUOTA_MB: "100" } });
  await it.author.begin({ size: 5000 });
  const room = await (await it.author.client.request("/api/uploads")).json();
  const types = [
    ...["audio/mpeg", "audio/mp4", "audio/wav", "image/jpeg", "image/png", "image/webp"],
    "application/pdf",
  ];
  assert.deepEqual(room, { maxBytes: 20_000_000, quota: 100_000_000, used: 5000, types });
});

/** A body that is lost as soon as its reader has taken `bytes` and asks for more. */
function breaksAfter(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error("The connection is gone"));
      else controller.enqueue(bytes);
      sent = true;
    },
  }, { highWaterMark: 0 });
}

Deno.test("numbers in the headers of an upload are whole numbers in digits; all else is refused with words that say so, and changes nothing", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: 10 });
  const before = await it.author.used();
  const wrong = [
    "NaN",
    "Infinity",
    "1e1",
    "0x10",
    "-5",
    "+5",
    "1.5",
    "%20",
    "5, 5",
    "5 5",
    "1_000",
  ];
  const check = async (answer: Response, header: string, value: string) => {
    assert.equal(answer.status, 400, `${header}: ${value}`);
    const { detail } = await answer.json();
    assert.equal(detail, `${header} must be a whole number of bytes, in digits.`, value);
  };
  for (const value of [...wrong, "00010", ""]) {
    const begun = await it.author.create({ size: 10 }, { "upload-length": value });
    await check(begun, "Upload-Length", value);
    const sent = await it.author.patch(url, 0, new Uint8Array(1), { "upload-offset": value });
    await check(sent, "Upload-Offset", value);
  }
  const huge = await it.author.create({ size: 10 }, { "upload-length": "9".repeat(400) });
  assert.equal(huge.status, 413);
  assert.match(
    (await huge.json()).detail,
    /^This file is too large\. The limit is 50 MB/,
  );
  assert.equal(await it.author.offset(url), 0);
  assert.equal(await it.author.used(), before);
});
