/** Browser tests may fail by a busy machine, once: what the report of a run must say for that. */
import assert from "node:assert/strict";
import { toRunAgain } from "../../../tools/second_run.ts";

type Suite = { name: string; failed?: string[]; errors?: number };

/** A report as `deno test --junit-path` writes it. */
const report = (...suites: Suite[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="deno test" tests="9" failures="0" errors="0" time="0.7">${
    suites.map(({ name, failed = [], errors = 0 }) =>
      `<testsuite name="./${name}" tests="3" disabled="0" errors="${errors}" failures="${failed.length}">
        <testcase name="passes" classname="./${name}" time="0.001" line="1" col="6"></testcase>${
        failed.map((test) =>
          `<testcase name="${test}"><failure message="Uncaught Error">at &lt;x&gt;</failure></testcase>`
        ).join("")
      }
      </testsuite>`
    ).join("")
  }</testsuites>`;

const [WALK, FORM, MAP, PAGES] = ["walk/walk", "author/create", "find/map", "pages/pages"].map((
  name,
) => `tests/e2e/${name}_test.ts`);
const UNIT = "tests/unit/geo/distance_test.ts";

/** Files with tests of their own. */
const files = (...names: string[]) => new Map(names.map((name) => [name, "Deno.test("]));

/** The files that may run again, when all that were to run are in the report. */
const again = (...suites: Suite[]) =>
  toRunAgain(report(...suites), files(...suites.map(({ name }) => name))).map(({ file }) => file);

Deno.test("up to three files of browser tests run again, and each is named with what failed in it", () => {
  const found = toRunAgain(
    report({ name: WALK, failed: ["a walk", "a &lt;form&gt;"] }, { name: UNIT }),
    files(UNIT, WALK),
  );
  assert.deepEqual(found, [{ file: WALK, tests: ["a walk", "a <form>"] }]);
  const failed = ["a test"];
  const three = [WALK, FORM, MAP].map((name) => ({ name, failed }));
  assert.deepEqual(again({ name: PAGES }, ...three), [WALK, FORM, MAP]);
});

Deno.test("tests in other engines run again as those in Chromium do", () => {
  const name = "tests/engines/layout_test.ts";
  assert.deepEqual(again({ name, failed: ["a page"] }), [name]);
});

Deno.test("nothing runs again when more than three files failed", () => {
  const failed = ["a test"];
  assert.deepEqual(again(...[WALK, FORM, MAP, PAGES].map((name) => ({ name, failed }))), []);
});

Deno.test("nothing runs again when a unit test failed as well", () => {
  const failed = ["a test"];
  assert.deepEqual(again({ name: WALK, failed }, { name: UNIT, failed }), []);
  assert.deepEqual(again({ name: UNIT, failed }), []);
});

Deno.test("nothing runs again when a file broke outside of its tests, or is not in the report", () => {
  const failed = ["a test"];
  assert.deepEqual(again({ name: WALK, failed }, { name: FORM, errors: 1 }), []);
  assert.deepEqual(toRunAgain(report({ name: WALK, failed }), files(WALK, FORM)), []);
});

Deno.test("nothing runs again where there is no report, or no test failed in it", () => {
  assert.deepEqual(toRunAgain("", files(WALK)), []);
  assert.deepEqual(toRunAgain(report({ name: WALK, failed: ["a test"] }), files()), []);
  assert.deepEqual(again({ name: WALK }), []);
});

Deno.test("a test that a file of tests/support defines runs again with the file that has its title", () => {
  const texts = new Map([
    ["tests/engines/walk_test.ts", `engineTest("a walk", walk)`],
    ["tests/engines/map_test.ts", `engineTest("a map", map)`],
  ]);
  const name = "tests/support/browser/engine.ts";
  const failed = ["a walk (webkit)", "a walk (firefox)"];
  assert.deepEqual(toRunAgain(report({ name, failed }), texts), [
    { file: "tests/engines/walk_test.ts", tests: failed },
  ]);
  const other = ["a walk (webkit)", "a title that no file has"];
  assert.deepEqual(toRunAgain(report({ name, failed: other }), texts), []);
  const twice = new Map([...texts, ["tests/engines/more_test.ts", `engineTest("a walk", more)`]]);
  assert.deepEqual(toRunAgain(report({ name, failed: other }), twice), []);
});
