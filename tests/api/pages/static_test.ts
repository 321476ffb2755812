import assert from "node:assert/strict";
import { testApp } from "../../support/servers/server.ts";

const AUDIO = "/archives/little-rock-nine/stop-1.mp3";
const SIZE = Deno.statSync(`static${AUDIO}`).size;

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  await using server = await testApp();
  const response = await server.app.request(path, { method, headers });
  return { response, body: new Uint8Array(await response.arrayBuffer()) };
}

Deno.test("a recording comes whole, with its type, its length and an ETag", async () => {
  const { response, body } = await get(AUDIO);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "audio/mpeg");
  assert.equal(response.headers.get("accept-ranges"), "bytes");
  assert.match(response.headers.get("cache-control")!, /max-age=\d+/);
  assert.ok(response.headers.get("etag"));
  assert.equal(body.length, SIZE);
});

const RANGES: [string, number, number][] = [
  ["bytes=0-", 0, SIZE - 1],
  ["bytes=0-1", 0, 1],
  ["bytes=100-199", 100, 199],
  ["bytes=-500", SIZE - 500, SIZE - 1],
  [`bytes=-${SIZE * 2}`, 0, SIZE - 1],
  [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
  [`bytes=10-${SIZE * 2}`, 10, SIZE - 1],
];
for (const [range, start, end] of RANGES) {
  Deno.test(`the range ${range.replaceAll(/\d{4,}/g, "…")} is answered with just these bytes`, async () => {
    const { response, body } = await get(AUDIO, { range });
    assert.equal(response.status, 206);
    assert.equal(response.headers.get("content-range"), `bytes ${start}-${end}/${SIZE}`);
    assert.equal(response.headers.get("content-length"), String(end - start + 1));
    assert.deepEqual(body, Deno.readFileSync(`static${AUDIO}`).subarray(start, end + 1));
  });
}

for (const range of [`bytes=${SIZE}-`, "bytes=99999999-", "bytes=-0"]) {
  Deno.test(`the range ${range.slice(0, 14)} beyond the end is 416 and names the size`, async () => {
    const { response } = await get(AUDIO, { range });
    assert.equal(response.status, 416);
    assert.equal(response.headers.get("content-range"), `bytes */${SIZE}`);
  });
}

for (const range of ["bytes=5-2", "bytes=", "lines=1-2", "bytes=0-1,4-5", "bytes=a-b"]) {
  Deno.test(`the header "Range: ${range}", which says nothing usable, is answered with the whole file`, async () => {
    const { response, body } = await get(AUDIO, { range });
    assert.equal(response.status, 200);
    assert.equal(body.length, SIZE);
  });
}

Deno.test("a range of a file that has changed meanwhile is answered with the whole new file", async () => {
  const { response } = await get(AUDIO, { range: "bytes=0-1", "if-range": '"old"' });
  assert.equal(response.status, 200);
});

Deno.test("an unchanged file answers 304, and HEAD answers without a body", async () => {
  const { response } = await get(AUDIO, {}, "HEAD");
  assert.equal(response.headers.get("content-length"), String(SIZE));
  const etag = response.headers.get("etag")!;
  assert.equal((await get(AUDIO, { "if-none-match": etag })).response.status, 304);
});

Deno.test("the client comes compressed and may be cached for ever", async () => {
  const manifest = JSON.parse(Deno.readTextFileSync("dist/manifest.json"));
  const path = `/${manifest["islands/client.ts"].file}`;
  for (const encoding of ["br", "gzip"]) {
    const { response, body } = await get(path, { "accept-encoding": encoding });
    assert.equal(response.headers.get("content-encoding"), encoding);
    assert.match(response.headers.get("cache-control")!, /immutable/);
    assert.match(response.headers.get("content-type")!, /javascript/);
    assert.ok(body.length < Deno.statSync(`dist${path}`).size / 2);
  }
});

const OUTSIDE = [
  "/../deno.json",
  "/..%2fdeno.json",
  "/%2e%2e/deno.json",
  "/archives/..%2f..%2fdeno.json",
  "/assets/../manifest.json",
  "/assets/..%2f.sources",
  "/archives/.hidden",
  "/archives",
  "/archives/%00",
];
for (const path of OUTSIDE) {
  Deno.test(`no file outside of the public folders is answered to ${path}`, async () => {
    const { response } = await get(path);
    assert.equal(response.status, path.endsWith("%00") ? 400 : 404);
  });
}
