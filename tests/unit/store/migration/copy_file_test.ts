import assert from "node:assert/strict";
import { copyFile } from "../../../../lib/store/migration/copy_file.ts";
import { StoreError } from "../../../../lib/store/kv/store_error.ts";
import { everything } from "../../../support/store/store.ts";

const NOW = new Date("2026-05-04T09:30:00Z");

async function inFolder(test: (folder: string) => Promise<void>) {
  const folder = await Deno.makeTempDir({ prefix: "copy_" });
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("a copy of an open file stands beside it under its own name, and holds all that it holds", () =>
  inFolder(async (folder) => {
    const path = `${folder}/tours.sqlite`;
    using kv = await Deno.openKv(path);
    for (let n = 0; n < 20; n++) await kv.set(["n", n], new Uint8Array(60_000).fill(n));
    const copy = await copyFile(path, NOW);
    assert.equal(copy, `${path}.before-migration-20260504T093000Z`);
    using copied = await Deno.openKv(copy);
    assert.deepEqual(await everything(copied), await everything(kv));
  }));

Deno.test("a copy never takes the place of an earlier one", () =>
  inFolder(async (folder) => {
    const path = `${folder}/tours.sqlite`;
    using kv = await Deno.openKv(path);
    const copies: string[] = [];
    for (let n = 1; n <= 3; n++) {
      await kv.set(["n"], n);
      copies.push(await copyFile(path, NOW));
    }
    assert.equal(new Set(copies).size, 3);
    for (const [i, copy] of copies.entries()) {
      using copied = await Deno.openKv(copy);
      assert.equal((await copied.get(["n"])).value, i + 1);
    }
  }));

Deno.test("a copy that cannot be written is refused in one line, and no part of it has its name", () =>
  inFolder(async (folder) => {
    const path = `${folder}/tours.sqlite`;
    using kv = await Deno.openKv(path);
    await kv.set(["n"], 1);
    const name = `${path}.before-migration-20260504T093000Z`;
    await Deno.mkdir(`${name}.unfinished`);
    await assert.rejects(copyFile(path, NOW), (error) => {
      assert.ok(error instanceof StoreError);
      return /^Cannot copy the data in .*Nothing was changed\. Make room/.test(error.message);
    });
    await assert.rejects(Deno.stat(name), Deno.errors.NotFound);
  }));
