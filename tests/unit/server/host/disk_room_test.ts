import assert from "node:assert/strict";
import { readConfig } from "../../../../lib/server/host/config.ts";
import { createDiskCheck } from "../../../../lib/server/host/disk_room.ts";

/** A disk with some megabytes, looked at each time after ten seconds. */
function disk(settings: Record<string, string> = {}) {
  const state = { megabytes: 1000, fails: false, looks: 0, time: 0 };
  const check = createDiskCheck(readConfig((name) => settings[name]), {
    room() {
      state.looks++;
      return Promise.resolve(state.megabytes * 1e6);
    },
    write: () =>
      state.fails ? Promise.reject(new Deno.errors.PermissionDenied()) : Promise.resolve(),
  }, () => state.time);
  return {
    state,
    async at(megabytes: number) {
      state.time += 10_000;
      state.megabytes = megabytes;
      return await check();
    },
    check,
  };
}

Deno.test("a disk is full below 64 MB, and has room again from 96 on", async () => {
  const { at } = disk();
  assert.equal(await at(65), undefined);
  assert.match((await at(63))!, /is full: 63 MB are free/);
  assert.match((await at(95))!, /is full/);
  assert.equal(await at(97), undefined);
  assert.equal(await at(65), undefined);
});

Deno.test("a data folder that cannot be written is said so", async () => {
  const it = disk();
  it.state.fails = true;
  assert.match((await it.at(1000))!, /cannot be written: PermissionDenied/);
});

Deno.test("the disk is looked at once in ten seconds, however often somebody asks", async () => {
  const it = disk();
  for (let n = 0; n < 100; n++) await it.check();
  assert.equal(it.state.looks, 1);
});

Deno.test("where store and files are elsewhere, this disk does not count", async () => {
  const { at, state } = disk({
    KV_URL: "http://kv.example:4512",
    S3_URL: "http://s3.example",
    S3_BUCKET: "archives",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  assert.equal(await at(0), undefined);
  assert.equal(state.looks, 0);
});

Deno.test("a real folder is looked at and written to, and nothing stays in it", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const settings: Record<string, string> = { DATA_DIR: folder };
    assert.equal(await createDiskCheck(readConfig((name) => settings[name]))(), undefined);
    assert.deepEqual([...Deno.readDirSync(folder)], []);
  } finally {
    await Deno.remove(folder);
  }
});

Deno.test("a data folder that nothing has been kept in yet is made, and is no fault", async () => {
  const parent = await Deno.makeTempDir();
  try {
    const settings: Record<string, string> = {
      DATA_DIR: `${parent}/data`,
      KV_URL: "http://kv.example:4512",
    };
    assert.equal(await createDiskCheck(readConfig((name) => settings[name]))(), undefined);
  } finally {
    await Deno.remove(parent, { recursive: true });
  }
});
