import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { openStore } from "../../../lib/store/open.ts";
import { StoreError } from "../../../lib/store/store_error.ts";
import { countTours } from "../../../lib/store/tour_lists.ts";

async function inFolder(test: (folder: string) => Promise<void>) {
  const folder = await Deno.makeTempDir({ prefix: "store_" });
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Starts another process with no more permissions than the folder; ends with the block. */
function startChild(
  path: string,
  flags = [`--allow-read=${dirname(path)}`, `--allow-write=${dirname(path)}`],
) {
  const script = new URL("./open_child.ts", import.meta.url).pathname;
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--no-prompt", ...flags, script, path],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const lines = process.stdout.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  return {
    said: async () => String((await lines.next()).value).trim(),
    async kill() {
      process.kill("SIGKILL");
      await process.status;
    },
    async [Symbol.asyncDispose]() {
      await process.stdin.close();
      await process.status;
      await lines.return?.();
    },
  };
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
    await refused(path, /^Cannot open the data in .*not a database.*Restore a backup/);
    await refused(path, /not a database/);
    assert.equal(await Deno.readTextFile(path), text);
  }));

Deno.test("a server address that is none is refused in one line", async () => {
  await assert.rejects(openStore({ url: "nonsense://x:y" }), (error) => {
    assert.ok(error instanceof StoreError);
    assert.match(error.message, /^Cannot open the store at nonsense.*Check the address/);
    return true;
  });
});
