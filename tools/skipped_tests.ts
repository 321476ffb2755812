/**
 * Prints which tests were skipped and why, of one or more runs: those that no run executed.
 *
 * `deno run -A tools/skipped_tests.ts folder`, where runs have left their reports (`REPORTS`).
 */
import { z } from "zod";
import { Path, readArguments } from "./arguments.ts";
import { childrenOf, suitesOf } from "./junit_report.ts";

/** The environment variable that names the folder for reports of several runs. */
const REPORTS = "TEST_REPORTS";

/** As `orSkipped` (tests/support/skipped.ts) writes it after a test's name. */
const REASON = / \(skipped: (.*)\)$/;

/** The path for the next report, where a later summary is to read it. */
export function nextReport(): string | undefined {
  const folder = Deno.env.get(REPORTS);
  return folder && `${folder}/${crypto.randomUUID()}.xml`;
}

/** Says that tests are skipped which cannot say so themselves; a later summary has it, too. */
export function noteSkipped(what: string, reason: string): void {
  console.log(`Skipped: ${what} (${reason})`);
  const path = nextReport();
  const test = `<testcase name="${what} (skipped: ${reason})"><skipped/></testcase>`;
  if (path) Deno.writeTextFileSync(path, `<r><testsuite name="">${test}</testsuite></r>`);
}

/** The names of the tests that no report has as executed, by the reason. */
export function skippedTests(reports: readonly string[]): Map<string, string[]> {
  const tests = reports.filter((report) => report !== "").flatMap(suitesOf)
    .flatMap((suite) => childrenOf(suite, "testcase"))
    .map((test) => ({
      name: test.attributes.name,
      isSkipped: childrenOf(test, "skipped").length > 0,
    }));
  const executed = new Set(tests.filter(({ isSkipped }) => !isSkipped).map(({ name }) => name));
  const skipped = new Map<string, Set<string>>();
  for (const { name } of tests.filter(({ isSkipped }) => isSkipped)) {
    const [, reason = "no reason is given"] = REASON.exec(name) ?? [];
    const test = name.replace(REASON, "");
    if (!executed.has(test)) skipped.set(reason, (skipped.get(reason) ?? new Set()).add(test));
  }
  return new Map(Array.from(skipped, ([reason, names]) => [reason, [...names]]));
}

/** Prints them, or that there are none. A run that has ended before its tests has no report. */
export function printSkipped(reports: readonly string[]): void {
  if (reports.length === 0) return;
  const skipped = skippedTests(reports);
  if (skipped.size === 0) return console.log("\nNo test was skipped.");
  console.log("\nSkipped tests:");
  for (const [reason, names] of skipped) {
    console.log(`- ${reason}\n${names.map((name) => `    ${name}`).join("\n")}`);
  }
}

if (import.meta.main) {
  const { rest: [folder] } = readArguments({
    usage: "deno run -A tools/skipped_tests.ts folder",
    rest: z.tuple([Path]),
  });
  const names = Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();
  printSkipped(names.map((name) => Deno.readTextFileSync(`${folder}/${name}`)));
}
