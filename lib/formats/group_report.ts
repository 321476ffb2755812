/** Groups the report of an import, so that it can be read when a file has a hundred stops. */
import type { ReportEntry } from "./report.ts";

/** One thing to know: `stops` are those that it is about, counted from 1, in order. */
export type ReportItem = { message: string; stops: number[] };

/** The things of one kind, in the order in which they were met. */
type ReportGroup = { kind: ReportEntry["kind"]; items: ReportItem[] };

const KINDS: ReportEntry["kind"][] = ["note", "left-out", "incomplete"];

/** The entries by kind; those that say the same about several stops are one. */
export function groupReport(report: ReportEntry[]): ReportGroup[] {
  return KINDS.flatMap((kind) => {
    const items = new Map<string, ReportItem>();
    for (const entry of report.filter((entry) => entry.kind === kind)) {
      const message = messageOf(entry);
      const item = items.get(message) ?? { message, stops: [] };
      const stop = /^audioStops\.(\d+)/.exec(entry.path)?.[1];
      if (stop !== undefined && item.stops.at(-1) !== Number(stop) + 1) {
        item.stops.push(Number(stop) + 1);
      }
      items.set(message, item);
    }
    return items.size > 0 ? [{ kind, items: [...items.values()] }] : [];
  });
}

/** What was left out is named: the message of a field does not say which one it was. */
function messageOf({ kind, path, message }: ReportEntry): string {
  const field = path.split(".").at(-1)!;
  return kind === "left-out" && path !== "" && !/^(audioStops|\d*)$/.test(field)
    ? `“${field.slice(0, 60)}”: ${message}`
    : message;
}

/** Numbers in order as ranges: "1–3, 5". */
export function rangesText(numbers: number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => from === to ? `${from}` : `${from}–${to}`).join(", ");
}
