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
 * @param texts all requested files with their texts; one that defines tests and is missing in the
 *   report broke before they ran
 */
export function toRunAgain(report: string, texts: ReadonlyMap<string, string>): FailedFile[] {
  if (report === "") return [];
  const suites = suitesOf(report);
  const reported = new Set(suites.map(nameOf));
  const own = [...texts].filter(([, text]) => text.includes(OWN_TESTS)).map(([file]) => file);
  if (texts.size === 0 || own.some((file) => !reported.has(file))) return [];
  // An error does not belong to a test: an exception outside of all, which ended the file early.
  if (suites.some(({ attributes }) => attributes.errors !== "0")) return [];
  const failed = failedFiles(report).flatMap((one) => requested(one, texts));
  const isBrowserTest = (file: string) => BROWSER_TESTS.some((folder) => file.startsWith(folder));
  const areBrowserTests = failed.every(({ file }) => isBrowserTest(file));
  return areBrowserTests && failed.length <= MOST_FILES ? failed : [];
}

/** Tests of a file without this are defined in `tests/support`, and reported under that file. */
const OWN_TESTS = "Deno.test(";

/** The requested files whose tests failed in a file of the report. */
function requested(failed: FailedFile, texts: ReadonlyMap<string, string>): FailedFile[] {
  if (texts.has(failed.file)) return [failed];
  const found = [...texts].map(([file, text]) => ({
    file,
    tests: failed.tests.filter((test) => text.includes(titleOf(test))),
  }));
  const isFound = (test: string) => found.filter(({ tests }) => tests.includes(test)).length === 1;
  return failed.tests.every(isFound) ? found.filter(({ tests }) => tests.length > 0) : [failed];
}

/** A test's title without its engine: "a walk (webkit)" is "a walk". */
const titleOf = (test: string): string => test.replace(/ \(\w+\)$/, "");

/** The files in which tests failed, in the order of a report that is not "". */
export const failedFiles = (report: string): FailedFile[] =>
  suitesOf(report)
    .filter(({ attributes }) => attributes.failures !== "0")
    .map((suite) => ({ file: nameOf(suite), tests: failedTests(suite) }));

const failedTests = (suite: XmlElement): string[] =>
  childrenOf(suite, "testcase")
    .filter((test) => childrenOf(test, "failure").length > 0)
    .map(({ attributes }) => attributes.name);
