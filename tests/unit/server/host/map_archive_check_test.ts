import assert from "node:assert/strict";
import { ConfigError } from "../../../../lib/model/web/config_error.ts";
import { checkMapArchive } from "../../../../lib/server/host/map_archive_check.ts";
import { makeMapArchive } from "../../../support/servers/map_archive.ts";
import { logText } from "../../../support/servers/loopback.ts";

const URL_OF_MAP = "https://maps.example.org/city.pmtiles";

async function check(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const path = await Deno.makeTempFile({ suffix: ".pmtiles" });
  try {
    await Deno.writeFile(path, bytes);
    await checkMapArchive({ path }, fetch);
  } finally {
    await Deno.remove(path);
  }
}

const refused = (what: RegExp) => (error: Error) => {
  assert.ok(error instanceof ConfigError);
  assert.match(error.message, /^MAP_PMTILES: /);
  assert.match(error.message, what);
  return true;
};

Deno.test("an archive of vector tiles is accepted", () => check(makeMapArchive()));

Deno.test("a file that is no archive of vector tiles is refused, saying what it is instead", async () => {
  await assert.rejects(check(makeMapArchive({ version: 2 })), refused(/is of version 2/));
  await assert.rejects(check(makeMapArchive({ tileType: 2 })), refused(/has pictures in it/));
  await assert.rejects(check(makeMapArchive().slice(0, 90)), refused(/ends within its header/));
  const brotli = makeMapArchive();
  brotli[98] = 3;
  await assert.rejects(check(brotli), refused(/compressed otherwise than by gzip/));
  await assert.rejects(check(new Uint8Array(0)), refused(/is no archive/));
  const text = new TextEncoder().encode("<!doctype html><title>Not found</title>".padEnd(200));
  await assert.rejects(check(text), refused(/is no archive/));
});

Deno.test("a file that is missing is refused, with the way to do without", async () => {
  const path = "/nowhere/map.pmtiles";
  await assert.rejects(checkMapArchive({ path }, fetch), refused(/cannot be read .*unset/));
});

Deno.test("a folder in the place of the file is refused", async () => {
  const path = await Deno.makeTempDir();
  await assert.rejects(checkMapArchive({ path }, fetch), refused(/cannot be read/));
  await Deno.remove(path);
});

Deno.test("a remote archive is looked at, too", async () => {
  const answer = (bytes: Uint8Array<ArrayBuffer>): typeof fetch => (_, init) => {
    assert.equal(new Headers(init?.headers).get("range"), "bytes=0-126");
    return Promise.resolve(new Response(bytes.slice(0, 127), { status: 206 }));
  };
  await checkMapArchive({ url: URL_OF_MAP }, answer(makeMapArchive()));
  await assert.rejects(
    checkMapArchive({ url: URL_OF_MAP }, answer(makeMapArchive({ tileType: 2 }))),
    refused(/has pictures in it/),
  );
});

Deno.test("a remote archive that cannot be had keeps no server from starting", async (t) => {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text) => warnings.push(logText(text));
  try {
    const failing: Record<string, typeof fetch> = {
      "no connection": () => Promise.reject(new TypeError("connection refused")),
      "no ranges": () => Promise.resolve(new Response("all of it")),
      "not found": () => Promise.resolve(new Response("", { status: 404 })),
    };
    for (const [name, fetcher] of Object.entries(failing)) {
      await t.step(name, () => checkMapArchive({ url: URL_OF_MAP }, fetcher));
    }
  } finally {
    console.warn = warn;
  }
  assert.equal(warnings.length, 3);
  for (const text of warnings) assert.match(text, /^MAP_PMTILES: /);
});
