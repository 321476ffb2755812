import assert from "node:assert/strict";
import { PMTiles, type Source } from "pmtiles";
import { createArchive, openMapArchive, rangeAddress } from "../../../lib/device/map_archive.ts";
import { readMapRanges } from "../../../lib/device/map_ranges.ts";
import { makeMapArchive } from "../../support/servers/map_archive.ts";
import { TOWN } from "../../support/browser/vector_map.ts";

const TILE = { z: 14, x: 8704, y: 5971 };

/** Reads `bytes`, of which only those in `ranges` are there. */
function sourceOf(bytes: Uint8Array<ArrayBuffer>, ranges = [{ first: 0, last: bytes.length }]) {
  const source: Source = {
    getKey: () => "archive",
    getBytes(offset, length) {
      const end = Math.min(offset + length, bytes.length);
      const isThere = ranges.some(({ first, last }) => offset >= first && end <= last + 1);
      assert.ok(isThere, `the bytes from ${offset} to ${end} were not stored`);
      return Promise.resolve({ data: bytes.buffer.slice(offset, end), etag: '"v1"' });
    },
  };
  return source;
}

for (const hasLeaf of [false, true]) {
  Deno.test(`what is stored of an archive is enough to read its tiles, ${hasLeaf ? "two directories" : "one directory"} deep`, async () => {
    const bytes = makeMapArchive({ features: TOWN, hasLeaf });
    const { etag, ranges } = await readMapRanges(new PMTiles(sourceOf(bytes)), [TILE]);
    assert.equal(etag, '"v1"');
    const stored = new PMTiles(sourceOf(bytes, ranges));
    const whole = new PMTiles(sourceOf(bytes));
    const { z, x, y } = TILE;
    assert.deepEqual(await stored.getZxy(z, x, y), await whole.getZxy(z, x, y));
  });
}

Deno.test("ranges are in order, apart, and within the file", async () => {
  const bytes = makeMapArchive({ features: TOWN, hasLeaf: true });
  const tiles = [TILE, { z: 3, x: 4, y: 2 }, TILE, { z: 20, x: 0, y: 0 }];
  const { ranges } = await readMapRanges(new PMTiles(sourceOf(bytes)), tiles);
  ranges.forEach(({ first, last }, i) => {
    assert.ok(first <= last && last < bytes.length);
    if (i > 0) assert.ok(first > ranges[i - 1].last + 1);
  });
});

Deno.test("a tile that the archive does not have takes no room", async () => {
  const bytes = makeMapArchive({ features: TOWN, tilesTo: 2 });
  const read = (tiles: typeof TILE[]) => readMapRanges(new PMTiles(sourceOf(bytes)), tiles);
  assert.deepEqual((await read([TILE])).ranges, (await read([])).ranges);
});

Deno.test("ranges of a version have their own address, in which its ETag cannot break out", () => {
  assert.equal(rangeAddress(undefined), "/map.pmtiles");
  assert.equal(rangeAddress('"abc-1"'), "/map.pmtiles?v=abc-1");
  assert.equal(rangeAddress('"a&b=c#d"'), "/map.pmtiles?v=a%26b%3Dc%23d");
});

/** Answers as our server does, with `bytes` and `etag`; `fails` says which requests do not come. */
async function withServer(
  answer: { bytes: Uint8Array<ArrayBuffer>; etag: string; fails?: (url: string) => boolean },
  use: (urls: string[], caches: (RequestCache | undefined)[]) => Promise<void>,
): Promise<void> {
  const { fetch } = globalThis;
  const urls: string[] = [];
  const caches: (RequestCache | undefined)[] = [];
  globalThis.fetch = (url, init) => {
    urls.push(String(url));
    caches.push(init?.cache);
    if (answer.fails?.(String(url))) return Promise.reject(new TypeError("Failed to fetch"));
    const range = new Headers(init?.headers).get("range")!;
    const [first, last] = range.replace("bytes=", "").split("-").map(Number);
    const headers = { etag: answer.etag };
    return Promise.resolve(
      new Response(answer.bytes.slice(first, last + 1), { status: 206, headers }),
    );
  };
  try {
    await use(urls, caches);
  } finally {
    globalThis.fetch = fetch;
  }
}

Deno.test("the header is read at the plain address, tiles at that of their version", () =>
  withServer({ bytes: makeMapArchive({ features: TOWN }), etag: '"v1"' }, async (urls) => {
    assert.ok(await openMapArchive().getZxy(TILE.z, TILE.x, TILE.y));
    assert.deepEqual(urls, ["/map.pmtiles", "/map.pmtiles?v=v1"]);
  }));

Deno.test("a reader with a time limit goes past the browser's cache, where requests wait for each other", () =>
  withServer({ bytes: makeMapArchive({ features: TOWN }), etag: '"v1"' }, async (_, caches) => {
    assert.ok(await openMapArchive(60_000).getZxy(TILE.z, TILE.x, TILE.y));
    assert.deepEqual(caches, ["no-store", "no-store"]);
    assert.ok(await openMapArchive().getZxy(TILE.z, TILE.x, TILE.y));
    assert.deepEqual(caches.slice(2), [undefined, undefined]);
  }));

Deno.test("a header that did not come is asked for again at the next read", async () => {
  const server = { bytes: makeMapArchive(), etag: '"v1"', fails: () => true };
  await withServer(server, async () => {
    const archive = openMapArchive();
    await assert.rejects(archive.getHeader(), /Failed to fetch/);
    server.fails = () => false;
    assert.equal((await archive.getHeader()).maxZoom, 14);
  });
});

Deno.test("an archive that was replaced is read anew, and never mixed with the old one", async () => {
  const server = { bytes: makeMapArchive({ features: TOWN }), etag: '"v1"' };
  await withServer(server, async (urls) => {
    const archive = createArchive();
    assert.equal((await archive.getHeader()).etag, '"v1"');
    const next = TOWN.slice(0, 3);
    Object.assign(server, { bytes: makeMapArchive({ features: next }), etag: '"v2"' });
    const tile = await archive.getZxy(TILE.z, TILE.x, TILE.y);
    assert.equal(urls.at(-1), "/map.pmtiles?v=v2");
    const whole = new PMTiles(sourceOf(server.bytes));
    assert.deepEqual(tile!.data, (await whole.getZxy(TILE.z, TILE.x, TILE.y))!.data);
  });
});
