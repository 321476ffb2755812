import assert from "node:assert/strict";
import { logText } from "../../support/servers/loopback.ts";
import { makeMapArchive } from "../../support/servers/map_archive.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";

const BYTES = makeMapArchive({
  features: [{
    layer: "earth",
    type: "point",
    points: [[1, 1]],
    props: { name: "x".repeat(5000) },
  }],
});
const SIZE = BYTES.length;
const REMOTE = "https://maps.example.org/city.pmtiles";

/** Runs `use` with a server whose archive is a file of the test. */
async function withFile(use: (app: TestApp["app"], path: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/map.pmtiles`;
  await Deno.writeFile(path, BYTES);
  try {
    await using server = await testApp({
      settings: { DATA_DIR: folder, MAP_PMTILES: "map.pmtiles" },
    });
    await use(server.app, path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const get = (app: TestApp["app"], headers: Record<string, string> = {}, query = "") =>
  app.request(`/map.pmtiles${query}`, { headers });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

Deno.test("ranges of the archive are served byte for byte, also with an encoding accepted", () =>
  withFile(async (app) => {
    for (const [first, last] of [[0, 0], [0, 126], [127, 300], [SIZE - 1, SIZE - 1]]) {
      const response = await get(app, {
        range: `bytes=${first}-${last}`,
        "accept-encoding": "br, gzip",
      });
      assert.equal(response.status, 206);
      assert.equal(response.headers.get("content-range"), `bytes ${first}-${last}/${SIZE}`);
      assert.equal(response.headers.get("content-length"), String(last - first + 1));
      assert.equal(response.headers.get("content-encoding"), null);
      assert.equal(response.headers.get("x-content-type-options"), "nosniff");
      assert.equal(response.headers.get("content-type"), "application/octet-stream");
      assert.deepEqual(await bytesOf(response), BYTES.slice(first, last + 1));
    }
  }));

Deno.test("a range that goes beyond the end stops at the end, and one behind it is 416", () =>
  withFile(async (app) => {
    const start = await get(app, { range: "bytes=0-16383" });
    assert.equal(start.status, 206);
    assert.deepEqual(await bytesOf(start), BYTES);
    for (const range of [`bytes=${SIZE}-`, "bytes=-0", "bytes=99999999999999999999-"]) {
      const response = await get(app, { range });
      assert.equal(response.status, 416, range);
      assert.equal(response.headers.get("content-range"), `bytes */${SIZE}`);
      assert.equal((await bytesOf(response)).length, 0);
    }
  }));

Deno.test("a malformed range of bytes gives the whole archive, and never an error", () =>
  withFile(async (app) => {
    const odd = [
      "bytes=5-1",
      "bytes=abc",
      "bytes=0-1,5-9",
      "bytes=--1",
      "items=0-1",
      "bytes=0x0-0x9",
      "bytes=" + "0-0,".repeat(2000),
      "",
    ];
    for (const range of odd) {
      const response = await get(app, { range });
      assert.equal(response.status, 200, range.slice(0, 20));
      assert.equal((await bytesOf(response)).length, SIZE);
    }
  }));

Deno.test("HEAD gives the same headers, and no body", () =>
  withFile(async (app) => {
    const response = await app.request("/map.pmtiles", {
      method: "HEAD",
      headers: { range: "bytes=0-9" },
    });
    assert.equal(response.status, 206);
    assert.equal(response.headers.get("content-length"), "10");
    assert.equal((await bytesOf(response)).length, 0);
  }));

Deno.test("ranges of the present version are immutable, those without a version are checked again", () =>
  withFile(async (app) => {
    const newest = await get(app, { range: "bytes=0-9" });
    const etag = newest.headers.get("etag")!;
    assert.match(etag, /^"[^"]+"$/);
    assert.equal(newest.headers.get("cache-control"), "public, no-cache");
    const version = await get(app, { range: "bytes=0-9" }, `?v=${etag.slice(1, -1)}`);
    assert.match(version.headers.get("cache-control")!, /max-age=31536000, immutable/);
    const other = await get(app, { range: "bytes=0-9" }, "?v=old");
    assert.equal(other.headers.get("cache-control"), "public, no-cache");
    const same = await get(app, { range: "bytes=0-9", "if-none-match": etag });
    assert.equal(same.status, 304);
  }));

Deno.test("a file that was replaced has another ETag, and If-Range then gives the whole of it", () =>
  withFile(async (app, path) => {
    const before = (await get(app)).headers.get("etag")!;
    const same = await get(app, { range: "bytes=0-9", "if-range": before });
    assert.equal(same.status, 206);
    await same.body?.cancel();
    await Deno.writeFile(path, makeMapArchive({ finest: 12 }));
    const after = await get(app, { range: "bytes=0-9", "if-range": before });
    assert.equal(after.status, 200);
    assert.notEqual(after.headers.get("etag"), before);
    await after.body?.cancel();
  }));

Deno.test("a missing file is 404, and on sites with maps of pictures the address too", () =>
  withFile(async (app, path) => {
    await Deno.remove(path);
    assert.equal((await get(app, { range: "bytes=0-9" })).status, 404);
    await using pictures = await testApp();
    assert.equal((await get(pictures.app, { range: "bytes=0-9" })).status, 404);
  }));

/** A server whose archive is remote; `requests` is what the remote server was asked. */
async function withRemote(
  answer: (range: string) => Response | Promise<Response>,
  use: (app: TestApp["app"], requests: { url: string; init: RequestInit }[]) => Promise<void>,
): Promise<void> {
  const requests: { url: string; init: RequestInit }[] = [];
  await using server = await testApp({
    settings: { MAP_PMTILES: REMOTE },
    fetch: (url, init = {}) => {
      requests.push({ url: String(url), init });
      return Promise.resolve(answer(new Headers(init.headers).get("range") ?? ""));
    },
  });
  await use(server.app, requests);
}

function remoteRange(range: string): Response {
  const [first, last] = range.replace("bytes=", "").split("-").map(Number);
  return new Response(BYTES.slice(first, last + 1), {
    status: 206,
    headers: {
      "content-range": `bytes ${first}-${last}/${SIZE}`,
      "content-length": String(last - first + 1),
      etag: '"remote-1"',
      "set-cookie": "tracking=1",
    },
  });
}

Deno.test("a remote archive is served by us: only the range of a request goes on to it", () =>
  withRemote(remoteRange, async (app, requests) => {
    const headers = { range: "bytes=10-19", cookie: "session=secret", authorization: "Bearer x" };
    const response = await get(app, headers, "?v=remote-1&url=https://elsewhere.example/");
    assert.equal(response.status, 206);
    assert.deepEqual(await bytesOf(response), BYTES.slice(10, 20));
    assert.equal(response.headers.get("content-range"), `bytes 10-19/${SIZE}`);
    assert.match(response.headers.get("cache-control")!, /immutable/);
    assert.equal(response.headers.get("etag"), '"remote-1"');
    assert.equal(response.headers.get("set-cookie"), null);
    assert.equal(requests.length, 1);
    assert.equal(requests[0].url, REMOTE);
    assert.equal(requests[0].init.redirect, "error");
    assert.deepEqual(
      [...new Headers(requests[0].init.headers).keys()].sort(),
      ["accept-encoding", "range"],
    );
  }));

Deno.test("of a remote archive only single, short ranges are asked for", () =>
  withRemote(remoteRange, async (app, requests) => {
    const hostile = [
      "",
      "bytes=0-",
      "bytes=-500",
      "bytes=0-1,5-9",
      "bytes=9-1",
      `bytes=0-${8 * 1024 * 1024}`,
      "bytes=0-99999999999999999999",
      "bytes=0-9\u00e4",
    ];
    for (const range of hostile) {
      const response = await get(app, range ? { range } : {});
      assert.equal(response.status, 416, range);
      assert.match((await response.json()).detail, /one range of 8 MiB at most/);
    }
    assert.equal(requests.length, 0);
  }));

Deno.test("a remote archive that fails is 503 and never cached, whatever it answers", async (t) => {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text) => warnings.push(logText(text));
  try {
    const answers: Record<string, () => Response | Promise<Response>> = {
      "no connection": () => Promise.reject(new TypeError("connection refused")),
      "the whole file": () => new Response(BYTES),
      "a redirect": () => new Response("", { status: 302, headers: { location: "/x" } }),
      "a page": () => new Response("<h1>Gone</h1>", { status: 410 }),
    };
    for (const [name, answer] of Object.entries(answers)) {
      await t.step(name, () =>
        withRemote(answer, async (app) => {
          const response = await get(app, { range: "bytes=0-9" });
          assert.equal(response.status, 503);
          assert.equal(response.headers.get("cache-control"), "private, no-store");
          assert.match((await response.json()).detail, /map can’t be loaded/);
        }));
    }
  } finally {
    console.warn = warn;
  }
  assert.equal(warnings.length, 4);
  for (const text of warnings) assert.match(text, /^The map of MAP_PMTILES can’t be loaded: /);
});

Deno.test("a remote 416 is passed on with the size", () =>
  withRemote(
    () => new Response("", { status: 416, headers: { "content-range": `bytes */${SIZE}` } }),
    async (app) => {
      const response = await get(app, { range: "bytes=900000-900001" });
      assert.equal(response.status, 416);
      assert.equal(response.headers.get("content-range"), `bytes */${SIZE}`);
    },
  ));

Deno.test("the policy of the pages allows no other host for a remote archive", async () => {
  await using remote = await testApp({ settings: { MAP_PMTILES: REMOTE } });
  await using pictures = await testApp();
  const policy = async ({ app }: TestApp) =>
    (await app.request("/")).headers.get("content-security-policy");
  assert.equal(await policy(remote), await policy(pictures));
});
