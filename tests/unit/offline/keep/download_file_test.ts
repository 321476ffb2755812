/** One file on its way into a cache: in parts, of one state, by servers that do what they like. */
import assert from "node:assert/strict";
import {
  downloadFile,
  type FileToDownload,
  PART_BYTES,
} from "../../../../lib/offline/keep/download_file.ts";
import { BrokenFile } from "../../../../lib/offline/keep/keep_errors.ts";
import { createFakeCaches } from "../../../support/fakes/fake_caches.ts";

const URL_OF_FILE = "/media/bell.mp3";

/** A cache, and a server that has `text` and loses the connection after `left` requests. */
async function setUp(text: string) {
  const cache = await createFakeCaches().open("kept");
  const server = { text, left: Infinity, hasRanges: true, asked: [] as (string | null)[] };
  const fetch = (_: string, { headers }: RequestInit): Promise<Response> => {
    if (server.left-- <= 0) return Promise.reject(new TypeError("Failed to fetch"));
    const range = new Headers(headers).get("range");
    server.asked.push(range);
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(range ?? "") ?? [];
    if (!from || !server.hasRanges) return Promise.resolve(new Response(server.text));
    const part = server.text.slice(+from, +to + 1);
    return Promise.resolve(new Response(part, { status: 206 }));
  };
  const { signal } = new AbortController();
  const download = (file: Omit<FileToDownload, "url"> = {}) =>
    downloadFile({ url: URL_OF_FILE, ...file }, { cache, fetch, signal, onBytes: () => {} });
  const stored = async () => await (await cache.match(URL_OF_FILE))?.text();
  return { cache, server, download, stored };
}

const LONG = Math.round(2.5 * PART_BYTES);

Deno.test("a file that came in parts is there once: its parts leave their room", async () => {
  const { cache, download, stored } = await setUp("x".repeat(LONG));
  assert.equal(await download({ bytes: LONG }), LONG);
  assert.equal((await stored())?.length, LONG);
  assert.equal((await cache.keys()).length, 1);
});

Deno.test("a file that is here with another length is fetched again", async () => {
  const { server, download, stored } = await setUp("old");
  await download({ bytes: 3 });
  await download({ bytes: 3 });
  assert.equal(server.asked.length, 1, "what is here whole is not fetched");
  server.text = "newer";
  await download({ bytes: 5 });
  assert.equal(await stored(), "newer");
});

Deno.test("parts of two states of a file are never put together", async () => {
  const { server, download, stored } = await setUp("a".repeat(LONG));
  server.left = 2;
  await assert.rejects(download({ bytes: LONG, etag: '"1"' }), TypeError);
  server.left = Infinity;
  server.text = "b".repeat(LONG);
  await download({ bytes: LONG, etag: '"2"' });
  assert.equal(await stored(), "b".repeat(LONG));
});

Deno.test("a server that knows no ranges sends the file as a whole, once", async () => {
  const { server, download, stored } = await setUp("x".repeat(LONG));
  server.hasRanges = false;
  assert.equal(await download({ bytes: LONG }), LONG);
  assert.equal((await stored())?.length, LONG);
  assert.equal(server.asked.length, 1);
});

Deno.test("a part that comes shorter than it was asked for is not stored", async () => {
  const { cache, server, download } = await setUp("x".repeat(LONG));
  server.text = server.text.slice(1);
  await assert.rejects(download({ bytes: LONG }), BrokenFile);
  assert.equal(await cache.match(URL_OF_FILE), undefined);
});
