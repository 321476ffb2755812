/** Reads the report that `deno test --junit-path` writes. */
import { parseXml, XmlElement } from "@rgrove/parse-xml";

/** The suites of a report, one for each file. */
export const suitesOf = (report: string): XmlElement[] =>
  childrenOf(parseXml(report).root, "testsuite");

export const childrenOf = (parent: XmlElement | null, name: string): XmlElement[] =>
  (parent?.children ?? []).filter((child): child is XmlElement =>
    child instanceof XmlElement && child.name === name
  );

/** The file of a suite, relative to the project's folder. */
export const nameOf = ({ attributes }: XmlElement) => attributes.name.replace(/^\.\//, "");

/** The `count` slowest files by the sum of their tests' seconds, the slowest first. */
export function slowestFiles(report: string, count: number): { file: string; seconds: number }[] {
  return suitesOf(report)
    .map((suite) => ({ file: nameOf(suite), seconds: secondsOf(suite) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

const secondsOf = (suite: XmlElement): number =>
  childrenOf(suite, "testcase").reduce((sum, { attributes }) => sum + Number(attributes.time), 0);
