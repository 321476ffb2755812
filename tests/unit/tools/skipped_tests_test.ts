import assert from "node:assert/strict";
import { skippedTests } from "../../../tools/skipped_tests.ts";
import { orSkipped } from "../../support/skipped.ts";

/** A report as `deno test --junit-path` writes it. */
const report = (tests: { name: string; ignore?: boolean }[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><testsuites><testsuite name="./tests/a_test.ts">${
    tests.map(({ name, ignore }) =>
      `<testcase name="${name}">${ignore ? "<skipped/>" : ""}</testcase>`
    ).join("")
  }</testsuite></testsuites>`;

const MISSING = "missing: caddy (Debian's caddy)";

Deno.test("skipped tests are listed by the reason in their names, and those without one too", () => {
  const tests = [
    orSkipped("an archive is read", undefined),
    orSkipped("behind caddy (a proxy)", MISSING),
    orSkipped("behind caddy again", MISSING),
    { name: "left out", ignore: true },
  ];
  assert.deepEqual([...skippedTests([report(tests)])], [
    [MISSING, ["behind caddy (a proxy)", "behind caddy again"]],
    ["no reason is given", ["left out"]],
  ]);
});

Deno.test("a test that a later run executes is not listed; one that no run executes is, once", () => {
  const elsewhere = "deno task test:engines runs it";
  const first = report([orSkipped("a walk (webkit)", elsewhere), orSkipped("a bucket", MISSING)]);
  const second = report([orSkipped("a walk (webkit)", undefined), orSkipped("a bucket", MISSING)]);
  assert.deepEqual([...skippedTests([first, "", second])], [[MISSING, ["a bucket"]]]);
});
