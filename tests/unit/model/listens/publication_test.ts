/** Whatever is published of listenings, now and later, no part or difference of it is of few. */
import assert from "node:assert/strict";
import fc from "fast-check";
import {
  firstWeekOf,
  PARTS,
  type Way,
  WAYS,
  weekOf,
  yearOf,
} from "../../../../lib/model/listens/listening.ts";
import {
  FEWEST,
  type ListenFigure,
  type ListenSum,
  publish,
} from "../../../../lib/model/listens/publication.ts";

const FIRST = weekOf(new Date("2025-09-03T12:00:00Z"));
const WEEKS = 40;
const LAST = FIRST + WEEKS;

/** Sums of a stop: few, or many, in some weeks around the turn of a year. */
const anySums = fc.oneof(fc.constant(3), fc.constant(40)).chain((most) =>
  fc.array(
    fc.record({
      week: fc.integer({ min: FIRST, max: LAST - 1 }),
      way: fc.constantFrom(...WAYS),
      left: fc.integer({ min: 0, max: PARTS }),
      count: fc.integer({ min: 1, max: most }),
    }),
    { minLength: 20, maxLength: 120, size: "max" },
  )
);

const WAYS_OF: Record<ListenFigure["ways"], readonly Way[]> = {
  all: WAYS,
  pages: ["page", "frame"],
  walk: ["walk"],
  page: ["page"],
  frame: ["frame"],
};

/** Whether a figure stands for a sum, by what is said of the figure. */
const standsFor = ({ from, until, ways, reach }: ListenFigure, { week, way, left }: ListenSum) =>
  week >= from && week <= until && WAYS_OF[ways].includes(way) &&
  (reach === "all" ||
    (reach === "end" ? left === PARTS : left >= reach.from && left < reach.until));

const trueCount = (sums: ListenSum[], figure: ListenFigure) =>
  sums.filter((sum) => standsFor(figure, sum)).reduce((all, { count }) => all + count, 0);

const published = (sums: ListenSum[], openWeek = LAST) =>
  publish(sums, { firstWeek: FIRST, openWeek });

/** The true counts by the figure that each is published as. */
const COUNTS = Map.groupBy(
  Array.from({ length: 10_000 }, (_, i) => FEWEST + i),
  (count) => published([{ week: FIRST, way: "walk", left: PARTS, count }])[0].count,
);

/** The counts that a figure can stand for. */
function range({ count }: ListenFigure): [least: number, most: number] {
  const counts = COUNTS.get(count)!;
  return [counts[0], counts.at(-1)!];
}

const holds = <T>(values: fc.Arbitrary<T>, check: (value: T) => void, numRuns = 300) =>
  fc.assert(fc.property(values, check), { numRuns });

Deno.test("each listening is in one figure at most, and each figure is of ten or more", () => {
  let figuresSeen = 0;
  holds(anySums, (sums) => {
    const figures = published(sums);
    figuresSeen += figures.length;
    for (const sum of sums) {
      assert.ok(figures.filter((figure) => standsFor(figure, sum)).length <= 1);
    }
    for (const figure of figures) {
      const count = trueCount(sums, figure);
      const [least, most] = range(figure);
      assert.ok(count >= least && count <= most, `${count} as ${figure.count}`);
    }
  });
  assert.ok(figuresSeen > 1000, "there were figures to look at");
});

Deno.test("a later look adds whole figures, and changes none", () => {
  const looks = fc.tuple(anySums, fc.integer({ min: FIRST, max: LAST }));
  holds(looks, ([sums, openWeek]) => {
    const all = published(sums);
    // What comes in after a look counts for the week of the look or a later one.
    for (const seen of [openWeek - 1, openWeek]) {
      const before = published(sums.filter(({ week }) => week <= seen), openWeek);
      assert.deepEqual(all.slice(0, before.length), before);
    }
  });
});

Deno.test("no sum of figures less another says that between one and nine were in between", () => {
  const bounds = (figures: ListenFigure[]) =>
    figures.map(range).reduce(([least, most], [l, m]) => [least + l, most + m], [0, 0]);
  const check = (a: ListenFigure[], b: ListenFigure[]) => {
    const [[leastA, mostA], [leastB, mostB]] = [bounds(a), bounds(b)];
    const [least, most] = [leastA - mostB, mostA - leastB];
    const isFew = (low: number, high: number) => low >= 1 && high < FEWEST;
    assert.ok(!isFew(least, most) && !isFew(-most, -least), `between ${least} and ${most}`);
  };
  const chosen = fc.tuple(anySums, anySums, fc.infiniteStream(fc.boolean()));
  holds(chosen, ([one, other, choices]) => {
    const [a, b] = [published(one), published(other)];
    const pick = (figures: ListenFigure[]) => figures.filter(() => choices.next().value);
    check(pick(a), pick(b));
    for (const figureA of a) for (const figureB of b) check([figureA], [figureB]);
  });
});

Deno.test("published figures do not reveal hidden ones: a hidden few may have been none, or many", () => {
  const ofOneWeek = fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 17, maxLength: 17 })
    .map((counts) => counts.map((count) => count > 10 ? count : Math.max(0, count - 5)));
  let groupsSeen = 0;
  holds(ofOneWeek, (counts) => {
    const told = (counts: readonly number[]) =>
      published(counts.map((count, left) => ({ week: FIRST, way: "walk", left, count })));
    const figures = told(counts);
    const text = JSON.stringify(figures);
    // The listenings of each figure, all in one place: what may as well have happened.
    const possible = figures.reduce<number[][]>((all, { reach }) => {
      const places = reach === "all" ? span(0, PARTS + 1) : reach === "end" ? [PARTS] : span(
        reach.from,
        reach.until,
      );
      const total = places.reduce((sum, place) => sum + counts[place], 0);
      return all.flatMap((so) => places.map((place) => so.with(place, total))).slice(0, 5000);
    }, [Array(PARTS + 1).fill(0)]).filter((other) => JSON.stringify(told(other)) === text);
    if (figures.length === 0) return;
    for (let from = 0; from < PARTS; from++) {
      for (let until = from + 1; until <= PARTS + 1; until++) {
        const sumOf = (some: readonly number[]) =>
          some.slice(from, until).reduce((sum, count) => sum + count, 0);
        const few = sumOf(counts);
        if (few < 1 || few >= FEWEST) continue;
        groupsSeen++;
        const isHidden = possible.some((other) => sumOf(other) === 0 || sumOf(other) >= FEWEST);
        assert.ok(isHidden, `${counts}: ${few} left in ${from} to ${until}, as ${text} says`);
      }
    }
  }, 60);
  assert.ok(groupsSeen > 300, "there were few of some");
});

const span = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, i) => from + i);

Deno.test("a group of none and a group of few look the same", () => {
  const with1 = (count: number): ListenSum[] => [
    { week: FIRST, way: "walk", left: PARTS, count: 60 },
    { week: FIRST, way: "page", left: PARTS, count: 50 },
    ...count > 0 ? [{ week: FIRST, way: "frame" as const, left: 3, count }] : [],
  ];
  assert.deepEqual(published(with1(0)), published(with1(3)));
  assert.deepEqual(published(with1(0)).map(({ ways }) => ways), ["walk", "pages"]);
});

Deno.test("a story that many heard is told by weeks, ways and quarters", () => {
  const sums: ListenSum[] = [
    { week: FIRST, way: "walk", left: PARTS, count: 61 },
    { week: FIRST, way: "walk", left: 1, count: 12 },
    { week: FIRST, way: "walk", left: 9, count: 14 },
    { week: FIRST, way: "page", left: 0, count: 10 },
    { week: FIRST + 1, way: "walk", left: PARTS, count: 40 },
  ];
  const [from, until] = [FIRST, FIRST];
  assert.deepEqual(published(sums), [
    { from, until, ways: "walk", reach: { from: 0, until: 8 }, count: 10 },
    { from, until, ways: "walk", reach: { from: 8, until: 16 }, count: 10 },
    { from, until, ways: "walk", reach: "end", count: 60 },
    { from, until, ways: "pages", reach: "all", count: 10 },
    { from: FIRST + 1, until: FIRST + 1, ways: "all", reach: "all", count: 40 },
  ]);
});

Deno.test("a story that few heard waits until it was heard ten times, and four weeks are over", () => {
  const weekly = (count: number, weeks: number): ListenSum[] =>
    Array.from({ length: weeks }, (_, i) => {
      return { week: FIRST + i, way: "page", left: PARTS, count };
    });
  assert.deepEqual(published(weekly(1, 9)), []);
  assert.deepEqual(published(weekly(1, 10)).map(({ until }) => until), [FIRST + 9]);
  assert.deepEqual(published(weekly(9, 4)).map(({ until }) => until), [FIRST + 3]);
  assert.deepEqual(published(weekly(9, 4), FIRST + 3), []);
});

Deno.test("the removal of a year changes no other", () => {
  holds(anySums, (sums) => {
    const figures = published(sums);
    const later = published(sums.filter(({ week }) => yearOf(week) > 2025));
    assert.deepEqual(figures.filter(({ from }) => from >= firstWeekOf(2026)), later);
  }, 100);
});
