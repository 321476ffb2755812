/** Files that change while somebody reads them, and files that many read at once. */
import assert from "node:assert/strict";
import { streamFile } from "../../../lib/media/file_stream.ts";

const CHUNKS = 4 * 64 * 1024;

/** A reader of a file, who has taken its first chunk. */
async function begun(path: string) {
  const reader = streamFile(path).getReader();
  assert.equal((await reader.read()).value?.[0], 1);
  return reader;
}

Deno.test("where another file takes the place of one that is read, no bytes of it follow", async () => {
  const dir = await Deno.makeTempDir();
  const path = `${dir}/a.mp3`;
  const old = new Date("2026-05-04T09:30:00Z");
  const put = async (size: number, filled: number, modified: Date) => {
    await Deno.writeFile(`${dir}/next`, new Uint8Array(size).fill(filled));
    await Deno.utime(`${dir}/next`, modified, modified);
    await Deno.rename(`${dir}/next`, path);
  };
  const others: [string, number, Date][] = [
    ["of another length", CHUNKS + 1, old],
    ["of another time", CHUNKS, new Date(old.getTime() + 1000)],
  ];
  for (const [what, size, modified] of others) {
    await put(CHUNKS, 1, old);
    const reader = await begun(path);
    await put(size, 2, modified);
    await assert.rejects(reader.read(), /is another file now/, what);
  }
  await put(CHUNKS, 1, old);
  const reader = await begun(path);
  await Deno.remove(path);
  await assert.rejects(reader.read(), Deno.errors.NotFound);
  await Deno.remove(dir, { recursive: true });
});

Deno.test("of a hundred who read a recording at once a few have it open", async () => {
  const dir = await Deno.makeTempDir();
  const path = `${dir}/a.mp3`;
  await Deno.writeFile(path, new Uint8Array(CHUNKS));
  let [readers, most] = [100, 0];
  const reading = Promise.all(Array.from({ length: readers }, async () => {
    let bytes = 0;
    for await (const chunk of streamFile(path)) bytes += chunk.length;
    readers--;
    return bytes;
  }));
  while (readers > 0) {
    most = Math.max(most, openOf(path));
    await new Promise((resolve) => setTimeout(resolve));
  }
  assert.deepEqual(new Set(await reading), new Set([CHUNKS]));
  // Some are about to be closed.
  assert.ok(most >= 1 && most <= 16, `${most} were open`);
  await Deno.remove(dir, { recursive: true });
});

/** How often this process has a file open. */
function openOf(path: string): number {
  const open = [...Deno.readDirSync("/proc/self/fd")].filter(({ name }) => {
    try {
      return Deno.readLinkSync(`/proc/self/fd/${name}`) === path;
    } catch {
      return false;
    }
  });
  return open.length;
}
