/** The statistics of the host in the memory of a process: added up when they are asked for. */
import { TimedOut, within } from "../../model/within.ts";
import { type HostCounts, readHostCounts } from "../../store/statistics/host_counts.ts";
import { type HostSurvey, surveyHost } from "../../store/statistics/host_survey.ts";
import { readAllListens, type WeekListens } from "../../store/statistics/all_listens.ts";

/** How old figures may be, in milliseconds. */
const COUNTS_MS = 60_000;
const SURVEY_MS = 600_000;
const LISTENS_MS = 3_600_000;

/** How long a page waits for sums, in milliseconds; the adding up goes on. */
const PATIENCE_MS = 3000;

/** `survey` and `listens` are missing while they are being added up. */
export type Statistics = HostCounts & { survey?: HostSurvey; listens?: WeekListens[] };

export type StatisticsReader = { read(): Promise<Statistics> };

/** Makes the reader of one process; `elapsed` is a clock in milliseconds that nobody sets. */
export function createStatistics(
  { kv, now, elapsed = () => performance.now() }: {
    kv: Deno.Kv;
    now: () => Date;
    elapsed?: () => number;
  },
): StatisticsReader {
  const counts = remembered(COUNTS_MS, elapsed, () => readHostCounts(kv, now()));
  const survey = remembered(SURVEY_MS, elapsed, () => surveyHost(kv));
  const listens = remembered(LISTENS_MS, elapsed, () => readAllListens(kv, now()));
  return {
    async read() {
      const [read, surveyed, listened] = await Promise.all([
        counts(),
        inTime(survey()),
        inTime(listens()),
      ]);
      return { ...read, survey: surveyed, listens: listened };
    },
  };
}

/** The sum if it comes in time; else undefined, and the next page may have it. */
async function inTime<T>(adding: Promise<T>): Promise<T | undefined> {
  try {
    return await within(PATIENCE_MS, () => adding);
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    adding.catch(() => {}); // It may fail after the page was answered.
  }
}

/** A function that returns what `read` has returned in the last `ms`; calls share a reading. */
function remembered<T>(
  ms: number,
  elapsed: () => number,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: { value: Promise<T>; at: number } | undefined;
  return () => {
    if (known && elapsed() - known.at < ms) return known.value;
    const reading = { value: read(), at: Infinity };
    known = reading;
    reading.value.then(
      () => reading.at = elapsed(),
      () => known === reading && (known = undefined),
    );
    return reading.value;
  };
}
