import assert from "node:assert/strict";
import { slowestFiles } from "../../../tools/junit_report.ts";

Deno.test("the slowest files of a report come first, by the sum of their tests", () => {
  const suite = (name: string, ...times: number[]) =>
    `<testsuite name="./${name}">${
      times.map((time) => `<testcase name="a" time="${time}"></testcase>`).join("")
    }</testsuite>`;
  const report = `<testsuites>${suite("tests/a_test.ts", 1, 0.5)}${suite("tests/b_test.ts", 2)}${
    suite("tests/c_test.ts")
  }</testsuites>`;
  assert.deepEqual(slowestFiles(report, 2), [
    { file: "tests/b_test.ts", seconds: 2 },
    { file: "tests/a_test.ts", seconds: 1.5 },
  ]);
});
