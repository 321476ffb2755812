/** Groups the report of an import, so that it stays readable with a hundred stops. */
import { texts } from "../texts/texts.ts";
import type { ReportEntry } from "./report.ts";

const t = texts("imports");

/** One entry: `stops` are those that it is about, counted from 1, in order. */
export type ReportItem = { message: string; stops: number[] };

/** The entries of one kind, in the order of the file. */
type ReportGroup = { kind: ReportEntry["kind"]; items: ReportItem[] };

const KINDS: ReportEntry["kind"][] = ["note", "left-out", "incomplete"];

/** The entries by kind; equal entries about several stops become one. */
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

/** A left-out field is named, because the field's message does not name it. */
function messageOf({ kind, path, message }: ReportEntry): string {
  const field = path.split(".").at(-1)!;
  return kind === "left-out" && path !== "" && !/^(audioStops|\d*)$/.test(field)
    ? t("ofField", { field: field.slice(0, 60), message })
    : message;
}

/** Sorted numbers as ranges: "1–3, 5". */
export function rangesText(numbers: number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => from === to ? `${from}` : `${from}–${to}`).join(", ");
}
