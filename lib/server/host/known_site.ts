/**
 * The site of the host in the memory of a process: read at most every two seconds, and only while
 * somebody asks for pages. Another process sees a change that late.
 */
import { DEFAULT_SITE, type Site } from "../../model/site/site.ts";
import { toSite } from "../../model/site/site_settings.ts";
import { within } from "../../model/within.ts";
import { readSite } from "../../store/site/site.ts";

/** The greatest age of the known site, in milliseconds. */
const FRESH_MS = 2000;

/** How long a page waits for the store, in milliseconds, before it takes the known site. */
const PATIENCE_MS = 1000;

/** The site with its `version`, a text that is another after each change. */
type Known = { site: Site; version: string };

export type KnownSite = {
  /** The site of pages. Never fails: without the store it is the last one, or the program's own. */
  read(): Promise<Site>;
  /** A text that is another whenever something else of the site is seen. */
  version(): Promise<string>;
  /** Forgets how old the site is, after a change in this process. */
  refresh(): void;
};

/** Makes the memory of one process; `elapsed` is a clock in milliseconds that nobody sets. */
export function createKnownSite(
  kv: Deno.Kv,
  elapsed: () => number = () => performance.now(),
): KnownSite {
  let known: Known = { site: DEFAULT_SITE, version: "" };
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function update(): Promise<void> {
    const { record, version } = await within(PATIENCE_MS, () => readSite(kv));
    if (version === known.version) return;
    known = { version, site: record ? toSite(record.settings, record.revision) : DEFAULT_SITE };
  }

  async function now(): Promise<Known> {
    if (elapsed() - readAt >= FRESH_MS) {
      // Also after a failure: pages do not wait for a silent store again and again.
      reading ??= update().catch(() => {}).finally(() => {
        readAt = elapsed();
        reading = undefined;
      });
      await reading;
    }
    return known;
  }

  return {
    read: async () => (await now()).site,
    version: async () => (await now()).version,
    refresh: () => void (readAt = -Infinity),
  };
}
