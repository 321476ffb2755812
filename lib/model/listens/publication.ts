/**
 * The figures that authors see of the listenings of a stop. Only these leave the server, and they
 * are made so that nothing about fewer than `FEWEST` listenings follows from any of them together:
 *
 * - Every listening counts in one figure at most, and each figure stands for `FEWEST` or more. A
 *   sum or a difference of figures is one of whole figures, and totals are sums of figures.
 * - A figure never changes: it is of weeks that are over, and listenings that arrive late count for
 *   the week in which they arrive. Two looks at different times differ by whole figures.
 * - A group is divided in two only where both have `FEWEST`; whether the smaller one had few or
 *   none makes no difference.
 * - Figures are rounded to tens. Rounded to fives, the 15 of one stop and the 10 of the next would
 *   say that between one and nine people left between them.
 */
import { firstWeekOf, PARTS, type Way, yearOf } from "./listening.ts";

/** The fewest listenings of a figure. */
export const FEWEST = 10;

/** The step of rounding. */
const STEP = 10;

/** Listenings that close a block of weeks at once, and the weeks after which `FEWEST` will do. */
const ENOUGH = 40;
const WEEKS = 4;

/** A stored sum. */
export type ListenSum = { week: number; way: Way; left: number; count: number };

/** The ways that a figure does not tell apart: one, all outside of walks, or all. */
export type Ways = Way | "pages" | "all";

/**
 * How far the listenings of a figure went: to the end; or they ended within the parts `from` to
 * `until` of the recording (`until` excluded), or anywhere before its end; or it is not known.
 */
export type Reach = "end" | "all" | { from: number; until: number };

/** A figure. `from` and `until` are its first and its last week. */
export type ListenFigure = {
  from: number;
  until: number;
  ways: Ways;
  reach: Reach;
  count: number;
};

/**
 * The figures of one stop in the weeks before `openWeek`, the oldest first; `firstWeek` is the one
 * in which its archive was made. Each year is for itself, so that the removal of one changes no
 * other.
 */
export function publish(
  sums: readonly ListenSum[],
  { firstWeek, openWeek }: { firstWeek: number; openWeek: number },
): ListenFigure[] {
  const years = [...Map.groupBy(sums, ({ week }) => yearOf(week))].sort(([a], [b]) => a - b);
  return years.flatMap(([year, ofYear]) =>
    publishYear(ofYear, Math.max(firstWeek, firstWeekOf(year)), openWeek)
  );
}

/**
 * A block ends in the first week in which its own sums are enough; later weeks do not change it.
 * The weeks after the last block of a year have no figure.
 */
function publishYear(sums: ListenSum[], firstWeek: number, openWeek: number): ListenFigure[] {
  const figures: ListenFigure[] = [];
  const endOfYear = firstWeekOf(yearOf(firstWeek) + 1);
  let from = firstWeek;
  for (let until = firstWeek; until < Math.min(openWeek, endOfYear); until++) {
    const block = sums.filter(({ week }) => week >= from && week <= until);
    const total = countOf(block);
    const isLong = until - from + 1 >= WEEKS || until + 1 === endOfYear;
    if (total < FEWEST || (total < ENOUGH && !isLong)) continue;
    figures.push(...divide(block, ALL_WAYS).map((figure) => ({ from, until, ...figure })));
    from = until + 1;
  }
  return figures;
}

type Part = Pick<ListenFigure, "ways" | "reach" | "count">;

/** A group of listenings, and the two that it may be divided into. */
type Group = {
  ways: Ways;
  reach: Reach;
  has: (sum: ListenSum) => boolean;
  halves?: () => [Group, Group];
};

const ALL_WAYS: Group = {
  ways: "all",
  reach: "all",
  has: () => true,
  halves: () => [ofWays("walk", ["walk"]), {
    ...ofWays("pages", ["page", "frame"]),
    halves: () => [ofWays("page", ["page"]), ofWays("frame", ["frame"])],
  }],
};

const ofWays = (ways: Ways, which: Way[]): Group => ({
  ways,
  reach: "all",
  has: ({ way }) => which.includes(way),
});

/** First by ways, then by how far they went: to the end or not, then by quarters and less. */
function divide(sums: ListenSum[], group: Group): Part[] {
  const own = sums.filter(group.has);
  const halves = group.halves?.();
  if (halves?.every((half) => countOf(own.filter(half.has)) >= FEWEST)) {
    return halves.flatMap((half) => divide(own, half));
  }
  return divideByReach(own, group.ways, "all");
}

function divideByReach(sums: ListenSum[], ways: Ways, reach: Reach): Part[] {
  for (const halves of halvesOf(reach)) {
    const parts = halves
      .map((half) => ({ half, own: sums.filter(({ left }) => isWithin(left, half)) }));
    if (parts.some(({ own }) => countOf(own) < FEWEST)) continue;
    return parts.flatMap(({ half, own }) => divideByReach(own, ways, half));
  }
  return [{ ways, reach, count: Math.round(countOf(sums) / STEP) * STEP }];
}

/** The ways to divide, the best first: at the quarter next to the middle, or at another one. */
function halvesOf(reach: Reach): [Reach, Reach][] {
  if (reach === "all") return [[{ from: 0, until: PARTS }, "end"]];
  if (reach === "end" || reach.until - reach.from === 1) return [];
  const { from, until } = reach;
  const middle = (from + until) / 2;
  const quarters = QUARTERS.filter((cut) => cut > from && cut < until)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return (quarters.length > 0 ? quarters : [middle])
    .map((cut) => [{ from, until: cut }, { from: cut, until }]);
}

const QUARTERS = [1, 2, 3].map((n) => n * PARTS / 4);

const isWithin = (left: number, reach: Reach): boolean =>
  reach === "all" || (reach === "end" ? left === PARTS : left >= reach.from && left < reach.until);

const countOf = (sums: readonly ListenSum[]): number =>
  sums.reduce((total, { count }) => total + count, 0);
