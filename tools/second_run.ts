/** Which test files get a second run, by the report of the first. */
import type { XmlElement } from "@rgrove/parse-xml";
import { childrenOf, nameOf, suitesOf } from "./junit_report.ts";

/** More failing files are not a coincidence. */
const MOST_FILES = 3;

const BROWSER_TESTS = ["tests/e2e/", "tests/engines/"];

/** A file with failed tests, and their names. */
type FailedFile = { file: string; tests: string[] };

/**
 * The browser tests that may run again, in the order of the report; an empty list if anything else
 * failed.
 *
 * @param report what `deno test --junit-path` wrote; "" if it wrote nothing
 * @param files all requested files: one that is missing in the report broke before its tests ran
 */
export function toRunAgain(report: string, files: readonly string[]): FailedFile[] {
  if (report === "") return [];
  const suites = suitesOf(report);
  const reported = new Set(suites.map(nameOf));
  if (files.length === 0 || files.some((file) => !reported.has(file))) return [];
  // An error does not belong to a test: an exception outside of all, which ended the file early.
  if (suites.some(({ attributes }) => attributes.errors !== "0")) return [];
  const failed = failedFiles(report);
  const isBrowserTest = (file: string) => BROWSER_TESTS.some((folder) => file.startsWith(folder));
  const areBrowserTests = failed.every(({ file }) => isBrowserTest(file));
  return areBrowserTests && failed.length <= MOST_FILES ? failed : [];
}

/** The files in which tests failed, in the order of a report that is not "". */
export const failedFiles = (report: string): FailedFile[] =>
  suitesOf(report)
    .filter(({ attributes }) => attributes.failures !== "0")
    .map((suite) => ({ file: nameOf(suite), tests: failedTests(suite) }));

const failedTests = (suite: XmlElement): string[] =>
  childrenOf(suite, "testcase")
    .filter((test) => childrenOf(test, "failure").length > 0)
    .map(({ attributes }) => attributes.name);

/**
 * Those of the test files that a report names. Files whose tests are defined in `tests/support` are
 * reported under that file's name.
 */
export async function reportedFiles(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => Deno.readTextFile(file)));
  return files.filter((_, i) => texts[i].includes("Deno.test("));
}
