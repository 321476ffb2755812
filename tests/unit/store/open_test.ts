import assert from "node:assert/strict";
import { join } from "node:path";
import { NOBODY } from "../../../lib/model/id.ts";
import { takeLock } from "../../../lib/store/kv/lock.ts";
import { openStore } from "../../../lib/store/open.ts";
import { StoreError } from "../../../lib/store/kv/store_error.ts";
import { countTours } from "../../../lib/store/index/tour_lists.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { requireProgram } from "../../../tools/find_program.ts";
import { killedAfter } from "../../support/store/killed_store.ts";
import { copySchema1 } from "../../support/data/schema_1.ts";
import { everything } from "../../support/store/store.ts";
import { deleteForGood, entriesOfTours, tourInput } from "./builders.ts";
import { startChild } from "./start_child.ts";

async function inFolder(test: (folder: string) => Promise<void>) {
  const folder = await Deno.makeTempDir({ prefix: "store_" });
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Fails unless opening is refused with one line that matches; returns nothing. */
const refused = (path: string, message: RegExp) =>
  assert.rejects(openStore({ path }), (error) => {
    assert.ok(error instanceof StoreError, String(error));
    assert.match(error.message, message);
    assert.ok(!error.message.includes("\n"));
    return true;
  });

Deno.test("a file is made with its folder, and keeps what was written", () =>
  inFolder(async (folder) => {
    const path = join(folder, "new", "data", "kv.sqlite3");
    for (const expected of [null, 1]) {
      const { kv, close } = await openStore({ path });
      assert.equal((await kv.get(["a"])).value, expected);
      await kv.set(["a"], 1);
      close();
    }
  }));

Deno.test("each store in memory is a new one", async () => {
  const [a, b] = [await openStore(":memory:"), await openStore(":memory:")];
  await a.kv.set(["a"], 1);
  assert.equal((await b.kv.get(["a"])).value, null);
  a.close();
  b.close();
});

Deno.test("data that is open is refused to another process, and given once it is closed", () =>
  inFolder(async (folder) => {
    const path = join(folder, "kv.sqlite3");
    const { kv, close } = await openStore({ path });
    {
      await using child = startChild(path);
      assert.match(
        await child.said(),
        /^StoreError: .* is in use by another process\. Stop that one/,
      );
    }
    assert.equal((await countTours(kv)).tours, 0);
    close();
    await using child = startChild(path);
    assert.equal(await child.said(), "open");
  }));

Deno.test("data that was closed is free at once, also where a program was started meanwhile", () =>
  inFolder(async (folder) => {
    const path = join(folder, "kv.sqlite3");
    let refusals = 0;
    for (let round = 0; round < 200; round++) {
      const first = await takeLock(path);
      const other = new Deno.Command(requireProgram("true")).spawn();
      first.release();
      await takeLock(path).then(({ release }) => release(), () => refusals++);
      await other.status;
    }
    assert.equal(refusals, 0);
  }));

Deno.test("a process that is killed leaves no lock, and loses nothing that it wrote", () =>
  inFolder(async (folder) => {
    const path = join(folder, "kv.sqlite3");
    await using child = startChild(path);
    assert.equal(await child.said(), "open");
    await refused(path, /is in use by another process/);
    await child.kill();
    const { kv, close } = await openStore({ path });
    assert.equal((await countTours(kv)).tours, 1);
    close();
  }));

Deno.test("a missing permission is named", () =>
  inFolder(async (folder) => {
    const path = join(folder, "kv.sqlite3");
    {
      await using child = startChild(path, [`--allow-read=${folder}`]);
      assert.match(
        await child.said(),
        /^StoreError: Cannot write to the data folder .*--allow-write/,
      );
    }
    await using child = startChild(path, [`--allow-write=${folder}`]);
    assert.match(await child.said(), /^StoreError: Cannot open the data .*--allow-read/);
  }));

Deno.test("a folder that cannot be made or written is refused in one line", () =>
  inFolder(async (folder) => {
    await Deno.writeTextFile(join(folder, "file"), "not a folder");
    await refused(
      join(folder, "file", "kv.sqlite3"),
      /^Cannot write to the data folder .*choose another/,
    );
  }));

Deno.test("a file that is no database is refused in one line, and stays as it was", () =>
  inFolder(async (folder) => {
    const path = join(folder, "kv.sqlite3");
    const text = "this is not a database, but somebody's notes";
    await Deno.writeTextFile(path, text);
    await refused(path, /^Cannot open the data in .*not a database.*restore a backup/);
    await refused(path, /not a database/);
    assert.equal(await Deno.readTextFile(path), text);
  }));

Deno.test("for a file that cannot be opened rights are named before a backup, which would change nothing", () =>
  inFolder(async (folder) => {
    const path = join(folder, "kv.sqlite3");
    // As root may open whatever is a file, a folder stands in its place.
    await Deno.mkdir(path);
    await refused(path, /unable to open.*The data is as it was\. Let the user .*restore a backup/);
  }));

Deno.test("an address that is no server's is refused in one line", async () => {
  await assert.rejects(openStore({ url: "nonsense://x:y" }), (error) => {
    assert.ok(error instanceof StoreError);
    assert.match(error.message, /^Cannot open the store at nonsense.*Check the address/);
    return true;
  });
});

Deno.test("a file of an older version is migrated where it is opened, and copied beside it before", () =>
  inFolder(async (folder) => {
    const path = await copySchema1(folder);
    const copies = () =>
      Array.from(Deno.readDirSync(folder), (entry) => join(folder, entry.name))
        .filter((name) => name.includes("before-migration"));
    const { kv, migrated, close } = await openStore({ path });
    assert.equal((await countTours(kv)).tours, 5);
    close();
    const [copy] = copies();
    assert.ok(migrated?.endsWith(`The data as it was before is in ${copy}.`), String(migrated));
    await Deno.mkdir(join(folder, "original"));
    using original = await Deno.openKv(await copySchema1(join(folder, "original")));
    using copied = await Deno.openKv(copy);
    assert.deepEqual(await everything(copied), await everything(original));
    const again = await openStore({ path });
    assert.equal(again.migrated, null);
    again.close();
    assert.deepEqual(copies().filter((name) => !/-(wal|shm)$/.test(name)), [copy]);
  }));

Deno.test("a file of an older version is migrated with the permissions of its folder alone", () =>
  inFolder(async (folder) => {
    const path = await copySchema1(folder);
    {
      await using child = startChild(path);
      assert.equal(await child.said(), "open");
    }
    const { kv, close } = await openStore({ path });
    assert.equal((await countTours(kv)).tours, 6);
    close();
  }));

Deno.test("data of a newer version is refused, and left to the program that wrote it", () =>
  inFolder(async (folder) => {
    const path = join(folder, "kv.sqlite3");
    {
      using kv = await Deno.openKv(path);
      await kv.set(["schema_version"], 99);
    }
    await refused(path, /^The data has schema 99, .*Start the newer version/);
    await refused(path, /^The data has schema 99/);
  }));

Deno.test("a deletion that was interrupted is finished when the store is opened", () =>
  inFolder(async (folder) => {
    const path = join(folder, "kv.sqlite3");
    {
      const { kv, close } = await openStore({ path });
      const { id } = await createTour(kv, tourInput(), { userId: NOBODY });
      await assert.rejects(deleteForGood(kv, id, killedAfter(kv, 1)), /killed/);
      assert.notDeepEqual(await entriesOfTours(kv), []);
      close();
    }
    const { kv, close } = await openStore({ path });
    assert.deepEqual((await entriesOfTours(kv)).map(({ key }) => key), [["schema_version"]]);
    close();
  }));
