/** Figures put together for people: each sum is one of whole figures. */
import { PARTS } from "./listening.ts";
import type { ListenFigure, Reach, Ways } from "./publication.ts";

const QUARTER = PARTS / 4;

/** A name and the listenings that it stands for. */
export type Row<Name> = { name: Name; count: number };

const WAYS_ORDER: Ways[] = ["walk", "page", "frame", "pages", "all"];

/** How far listenings went, in quarters: "1 2" are those that were left in the second one. */
export const REACHES = [
  "end",
  "0 1",
  "0 2",
  "0 3",
  "1 2",
  "1 3",
  "1 4",
  "2 3",
  "2 4",
  "3 4",
  "0 4",
  "all",
] as const;
export type ReachName = (typeof REACHES)[number];

/** The listenings of some figures. */
export const totalOf = (figures: readonly ListenFigure[]): number =>
  figures.reduce((total, { count }) => total + count, 0);

/** By ways; without those that have none. */
export const byWays = (figures: readonly ListenFigure[]): Row<Ways>[] =>
  rowsOf(figures, WAYS_ORDER, ({ ways }) => ways);

/** By how far they went; without those that have none. */
export const byReach = (figures: readonly ListenFigure[]): Row<ReachName>[] =>
  rowsOf(figures, REACHES, ({ reach }) => nameOf(reach));

/** The blocks of weeks, the oldest first. */
export function byWeeks(figures: readonly ListenFigure[]) {
  return [...Map.groupBy(figures, ({ from }) => from).values()].map((block) => {
    const { from, until } = block[0];
    return { from, until, count: totalOf(block) };
  });
}

/** The narrowest spans of the recording that many leave in: an eighth of it at most. */
export function busiestSpans(figures: readonly ListenFigure[], most: number) {
  const spans = new Map<string, { from: number; until: number; count: number }>();
  for (const { reach, count } of figures) {
    if (typeof reach === "string" || reach.until - reach.from > PARTS / 8) continue;
    const { from, until } = reach;
    const name = `${from} ${until}`;
    spans.set(name, { from, until, count: count + (spans.get(name)?.count ?? 0) });
  }
  return [...spans.values()].sort((a, b) => b.count - a.count || a.from - b.from).slice(0, most);
}

function rowsOf<Name extends string>(
  figures: readonly ListenFigure[],
  names: readonly Name[],
  nameOf: (figure: ListenFigure) => Name,
): Row<Name>[] {
  return names.map((name) => {
    return { name, count: totalOf(figures.filter((figure) => nameOf(figure) === name)) };
  }).filter(({ count }) => count > 0);
}

function nameOf(reach: Reach): ReachName {
  if (typeof reach === "string") return reach;
  const from = Math.floor(reach.from / QUARTER);
  return `${from} ${Math.ceil(reach.until / QUARTER)}` as ReachName;
}
