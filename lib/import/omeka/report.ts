/** The report of an import: the moved items, and the others with the reasons. */
import { counted } from "../../formats/report.ts";
import type { ForeignSite } from "./foreign_site.ts";

type Kind = "tour" | "item" | "file";

export type ImportReport = {
  /** Adds a line, once. */
  note(line: string): void;
  /** Counts something that was moved. */
  take(kind: Kind, id: number): void;
  /** Reports something that was not moved, and why. */
  leave(kind: Kind, id: number, reason: string): void;
  /** All lines: notes, the left items with reasons, and the counts. */
  lines(): string[];
};

/** Makes the report on a site. Everything that was read must appear in it. */
export function createReport({ tours, items, notes }: ForeignSite): ImportReport {
  const all: Record<Kind, number[]> = {
    tour: tours.map(({ id }) => id),
    item: [...items.keys()],
    file: [...items.values()].flatMap(({ files }) => files.map(({ id }) => id)),
  };
  const noted = new Set(notes);
  const taken: Record<Kind, Set<number>> = { tour: new Set(), item: new Set(), file: new Set() };
  const left: Record<Kind, Map<number, string>> = {
    tour: new Map(),
    item: new Map(),
    file: new Map(),
  };

  function account(kind: Kind): string[] {
    const missing = all[kind].filter((id) => !taken[kind].has(id));
    const came = all[kind].length - missing.length;
    return [
      ...missing.map((id) =>
        `Not taken: ${kind} ${id}, ${left[kind].get(id) ?? "for a reason that is not known"}.`
      ),
      `${counted(all[kind].length, kind)} there: ${came} taken, ${missing.length} not.`,
    ];
  }

  return {
    note: (line) => void noted.add(line),
    take: (kind, id) => void taken[kind].add(id),
    leave: (kind, id, reason) => void left[kind].set(id, reason.replace(/\.$/, "")),
    lines: () => [...noted, ...account("tour"), ...account("item"), ...account("file")],
  };
}
