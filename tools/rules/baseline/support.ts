/** What the browsers of the baseline lack, by MDN's compatibility data. */
import { BASELINE } from "../../../lib/model/web/browser_baseline.ts";

/** A statement of the data about one browser: the version that introduced a feature, and notes. */
type Statement = {
  version_added: string | false | null;
  version_removed?: string | null;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown[];
};

/** A node of the data: the support of a feature, and the features within it. */
export type Feature = {
  __compat?: { support: Record<string, Statement | Statement[] | undefined> };
} & { [name: string]: Feature };

/** The parts of the data that are read. */
export type CompatData = {
  api: Feature;
  css: Feature;
  javascript: Feature;
  webassembly: Feature;
};

/** The browsers of the baseline, as the data names them: a phone's often lacks more. */
const BROWSERS = [
  ["chrome", BASELINE.chrome],
  ["chrome_android", BASELINE.chrome],
  ["firefox", BASELINE.firefox],
  ["firefox_android", BASELINE.firefox],
  ["safari", BASELINE.safari],
  ["safari_ios", BASELINE.safari],
] as const;

/** The browsers of the baseline without the feature: `["safari 16.4"]`; empty without data. */
export function lackedBy(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return BROWSERS
    .filter(([name, version]) =>
      ![support[name] ?? []].flat().some((statement) => isIn(statement, version))
    )
    .map(([name, version]) => `${name} ${version}`);
}

function isIn(statement: Statement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags || statement.prefix || statement.alternative_name) return false;
  return isSince(added, version) && !isSince(removed, version);
}

function isSince(since: string | false | null | undefined, version: string): boolean {
  const [first, now] = [Number.parseFloat(String(since).replace("≤", "")), Number(version)];
  return first <= now;
}
