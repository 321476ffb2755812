/** The pictures and recordings of the demo archives, in a store that has just been started. */
import assert from "node:assert/strict";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { storedFilesIn } from "../../../lib/media/stored_files.ts";
import { pictureFiles } from "../../../lib/model/media/picture_address.ts";
import { pagesOf } from "../../../lib/model/media/thing.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { addDemoArchives } from "../../../lib/server/host/new_store.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { testApp } from "../../support/servers/server.ts";

const NOW = new Date("2026-11-01T09:00:00Z");

/** The demo archives of an app, whole. */
async function archivesOf({ app }: Awaited<ReturnType<typeof testApp>>): Promise<Tour[]> {
  const read = async (path: string) => await (await app.request(path)).json();
  const cards: Tour[] = await read("/api/tours");
  return await Promise.all(cards.map(({ id }) => read(`/api/tours/${id}`)));
}

/** The addresses of all files of an archive's things. */
const filesOf = (tour: Tour) =>
  [tour, ...tour.audioStops].flatMap(({ things = [] }) => things)
    .flatMap((thing) => [...pagesOf(thing).flatMap(({ url }) => pictureFiles(url)), thing.file])
    .filter((path) => path !== undefined);

Deno.test("everybody gets the pictures and recordings of the demo archives, and the store is sound", async () => {
  const folder = await Deno.makeTempDir();
  {
    await using site = await testApp({ settings: { DATA_DIR: folder } });
    const objects = createDiskStore(folder);
    assert.equal(await addDemoArchives({ kv: site.kv, objects, now: NOW }), 4);
    assert.equal(await addDemoArchives({ kv: site.kv, objects, now: NOW }), 0, "once");
    const archives = await archivesOf(site);
    const stops = archives.flatMap(({ audioStops }) => audioStops);
    const files = [...archives.flatMap(filesOf), ...stops.map(({ audioUrl }) => audioUrl)];
    assert.ok(files.some((path) => path.startsWith("/media/")));
    for (const path of files) {
      const response = await site.app.request(path);
      assert.equal(response.status, 200, path);
      assert.match(response.headers.get("content-type") ?? "", /^(audio|image|application\/pdf)/);
      await response.body?.cancel();
    }
    assert.deepEqual(await checkStore(site.kv, storedFilesIn(objects)), []);
  }
  await Deno.remove(folder, { recursive: true });
});

Deno.test("a site without a place for files gets the demo archives without what would be missing", async () => {
  await using site = await testApp();
  assert.equal(await addDemoArchives({ kv: site.kv, now: NOW }), 3);
  const archives = await archivesOf(site);
  assert.deepEqual(archives.map(({ title }) => title).sort(), [
    "Harvard Yard: Fire, Ice and Three Lies",
    "The Little Rock Nine",
    "The Old Schools of Oxford",
  ]);
  const files = archives.flatMap(filesOf);
  assert.ok(files.length >= 3);
  for (const path of files) assert.match(path, /^\/archives\/[\w-]+\/cover\.svg$/);
});
