import assert from "node:assert/strict";
import { makeImportFolder } from "../../../lib/import/import_folder.ts";

Deno.test("a new import removes the folders of imports that were killed, and no others", async () => {
  const temporary = await Deno.makeTempDir();
  const ended = new Deno.Command(Deno.execPath(), { args: ["--version"], stdout: "null" }).spawn();
  await ended.status;
  const names = ["animating-the-archives-import-1-a", "import-2", "something else"];
  for (const name of [`animating-the-archives-import-${ended.pid}-b`, ...names]) {
    await Deno.mkdir(`${temporary}/${name}/files`, { recursive: true });
  }
  const folders = [await makeImportFolder(temporary), await makeImportFolder(temporary)];
  const left = Array.from(Deno.readDirSync(temporary), ({ name }) => name).sort();
  const own = folders.map((path) => path.slice(temporary.length + 1));
  assert.deepEqual(left, [...names, ...own].sort());
  await Deno.remove(temporary, { recursive: true });
});
