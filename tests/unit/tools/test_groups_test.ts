/** Which test files run in one process. */
import assert from "node:assert/strict";
import { filesIn, groupTests } from "../../../tools/test_groups.ts";

/** The files that each module in `modules` imports, relative to the project's folder. */
const importedBy = (modules: string[]) =>
  Promise.all(modules.map(async (path) => {
    const urls = (await Deno.readTextFile(path)).matchAll(/^import "(.+)";$/gm);
    return Array.from(urls, ([, url]) => url.slice(url.indexOf("/tests/") + 1));
  }));

Deno.test("tests that load the whole program run together, others alone, each of them once", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const files = await filesIn("./tests/");
    const run = await groupTests(files, folder);
    const groups = await importedBy(run.filter((path) => path.startsWith(folder)));
    const alone = run.filter((path) => !path.startsWith(folder));
    assert.deepEqual([...groups.flat(), ...alone].sort(), files.toSorted());
    assert.ok(groups.flat().every((file) => /^tests\/(api|e2e)\//.test(file)));
    assert.ok(alone.every((file) => !/^tests\/(api|e2e)\//.test(file)));
    assert.ok(groups.every((group) => group.length >= 3 && group.length <= 6));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a folder stands for the tests in it, and a file for itself", async () => {
  assert.deepEqual(await filesIn("./tests/e2e/class/"), [
    "tests/e2e/class/choice_test.ts",
    "tests/e2e/class/pupil_test.ts",
    "tests/e2e/class/taken_translation_test.ts",
    "tests/e2e/class/teacher_test.ts",
    "tests/e2e/class/translation_test.ts",
    "tests/e2e/class/trial_test.ts",
  ]);
  assert.deepEqual(await filesIn("tests/unit/ui/island_test.tsx"), [
    "tests/unit/ui/island_test.tsx",
  ]);
});
