import assert from "node:assert/strict";
import fc from "fast-check";
import { type MergeConflict, mergeTours } from "../../../../../lib/model/tour/merge/merge_tours.ts";
import { byLength } from "../../../../support/measure/length.ts";
import { anyEdits, edited, FIELDS, type SmallStop, type SmallTour } from "./any_edits.ts";

const RUNS = { numRuns: byLength(500, 50_000) };

type Changed = Record<string, unknown>;
const tourOf = (fields: Changed, ...audioStops: ({ id: string } & Changed)[]) => ({
  title: "Mill",
  ...fields,
  audioStops,
});

const stopsById = ({ audioStops }: SmallTour) => new Map(audioStops.map((stop) => [stop.id, stop]));
const cell = (stop: SmallStop | undefined, field: (typeof FIELDS)[number]) => stop?.[field] ?? "";
const isDeleted = (conflicts: MergeConflict[], id: string) =>
  conflicts.some((one) => one.kind === "deletion" && one.stopId === id);
const isUnsettled = (conflicts: MergeConflict[], id: string | undefined, field: string) =>
  conflicts.some((one) => one.kind === "fields" && one.stopId === id && one.fields.includes(field));

const same = (a: SmallStop, b: SmallStop) =>
  FIELDS.every((name) => cell(a, name) === cell(b, name));

Deno.test("what one person alone did to an archive stays as it is; what both did alike, too", () => {
  fc.assert(
    fc.property(anyEdits, ({ base, mine: edits }) => {
      const changed = edited(base, edits, "m");
      const one = JSON.stringify([content(changed), []]);
      const merged = (theirs: SmallTour, mine: SmallTour) => {
        const { merged, conflicts } = mergeTours({ base, theirs, mine });
        return JSON.stringify([content(merged), conflicts]);
      };
      assert.equal(merged(base, changed), one);
      assert.equal(merged(changed, base), one);
      assert.equal(merged(changed, changed), one);
    }),
    RUNS,
  );
});

/** The texts in one order, without empty ones. */
const content = ({ title, accessNote = "", record = {}, audioStops }: SmallTour) => [
  title,
  accessNote,
  record.collection ?? "",
  record.repository ?? "",
  audioStops.map((stop) => [stop.id, ...FIELDS.map((name) => cell(stop, name))]),
];

Deno.test("each text that somebody wrote is in the merged archive, or in a conflict, and nothing else is in one", () => {
  fc.assert(
    fc.property(anyEdits, (made) => {
      const { base } = made;
      const theirs = edited(base, made.theirs, "t");
      const mine = edited(base, made.mine, "m");
      const { merged, conflicts } = mergeTours({ base, theirs, mine });
      const [before, their, my, after] = [base, theirs, mine, merged].map(stopsById);
      for (const id of new Set([...before.keys(), ...their.keys(), ...my.keys()])) {
        const [b, t, m, a] = [before, their, my, after].map((stops) => stops.get(id));
        if (t && m) {
          assert.notEqual(a, undefined, `both have ${id}`);
          for (const field of FIELDS) {
            const was: string = cell(b, field);
            const theirText: string = cell(t, field);
            const myText: string = cell(m, field);
            const isContradiction: boolean = theirText !== was && myText !== was &&
              theirText !== myText;
            assert.equal(isUnsettled(conflicts, id, field), isContradiction, `${id}.${field}`);
            assert.equal(cell(a, field), myText === was ? theirText : myText, `${id}.${field}`);
          }
        } else if (t || m) {
          const left = (t ?? m)!;
          const isAnother = !b || !same(b, left);
          const isContradiction = b !== undefined && isAnother;
          if (after.size > 0) assert.equal(isDeleted(conflicts, id), isContradiction, id);
          // Of two added stops with the same content one is left.
          const others = [...(left === m ? their : my).values()];
          if (!b && others.some((one) => !before.has(one.id) && same(one, left))) continue;
          assert.equal(a !== undefined, !b || (isContradiction && left === m), id);
        } else assert.equal(a, undefined, `both deleted ${id}`);
      }
      for (const field of ["title", "accessNote"] as const) {
        const [was, theirText, myText] = [base, theirs, mine].map((tour) => tour[field] ?? "");
        const isContradiction = theirText !== was && myText !== was && theirText !== myText;
        assert.equal(isUnsettled(conflicts, undefined, field), isContradiction);
        assert.equal(merged[field] ?? "", myText === was ? theirText : myText);
      }
      for (const field of ["collection", "repository"] as const) {
        const [theirText, myText] = [theirs, mine].map((tour) => tour.record?.[field] ?? "");
        const isContradiction = theirText !== "" && myText !== "" && theirText !== myText;
        assert.equal(isUnsettled(conflicts, undefined, `record.${field}`), isContradiction);
        assert.equal(merged.record?.[field] ?? "", myText || theirText);
      }
    }),
    RUNS,
  );
});

Deno.test("the merged texts are the same in each order of saves", () => {
  fc.assert(
    fc.property(anyEdits, (made) => {
      const { base } = made;
      const [theirs, mine] = [edited(base, made.theirs, "t"), edited(base, made.mine, "m")];
      const known = stopsById(base);
      const texts = (tour: SmallTour) => {
        const [stops, ...rest] = content(tour).reverse();
        // Of two added stops with the same content either may be left.
        const named = (stops as string[][]).map(([id, ...fields]) =>
          JSON.stringify([known.has(id) ? id : "added", ...fields])
        );
        return JSON.stringify([rest, named.toSorted()]);
      };
      const first = mergeTours({ base, theirs, mine }, () => "theirs");
      const second = mergeTours({ base, theirs: mine, mine: theirs }, () => "mine");
      // Where both together deleted all stops, only the one who saves last is asked.
      if (second.merged.audioStops.length === 0) return;
      assert.equal(texts(first.merged), texts(second.merged));
      assert.equal(first.conflicts.length, second.conflicts.length);
    }),
    RUNS,
  );
});

Deno.test("stops keep the order of the one who moved some, and added ones follow their neighbour", () => {
  fc.assert(
    fc.property(anyEdits, (made) => {
      const { base } = made;
      const [theirs, mine] = [edited(base, made.theirs, "t"), edited(base, made.mine, "m")];
      const { merged, conflicts } = mergeTours({ base, theirs, mine });
      const ids = ({ audioStops }: SmallTour) => audioStops.map(({ id }) => id);
      const inAll = new Set(
        ids(base).filter((id) => ids(theirs).includes(id) && ids(mine).includes(id)),
      );
      const common = (tour: SmallTour) => ids(tour).filter((id) => inAll.has(id)).join();
      const [before, their, my] = [base, theirs, mine].map(common);
      assert.equal(common(merged), my === before ? their : my);
      const isContradiction = my !== before && their !== before && my !== their;
      assert.equal(conflicts.some(({ kind }) => kind === "order"), isContradiction);
      assert.equal(new Set(ids(merged)).size, ids(merged).length, "no stop is there twice");
      // Between an added stop and the one before it stand only stops that another put there.
      for (const [version, who] of [[mine, "m"], [theirs, "t"]] as const) {
        ids(version).forEach((id, i) => {
          if (!id.startsWith(who) || i === 0) return;
          const left = ids(version)[i - 1];
          const [from, to] = [ids(merged).indexOf(left), ids(merged).indexOf(id)];
          if (to < 0) {
            // Both added it with the same content: theirs stands for mine.
            const own = version.audioStops[i];
            return assert.ok(theirs.audioStops.some((stop) => same(stop, own)), id);
          }
          if (from < 0 || (inAll.has(left) && isContradiction)) return;
          assert.ok(from < to, `${left} before ${id} in ${ids(merged)}`);
          for (const between of ids(merged).slice(from + 1, to)) {
            assert.ok(!ids(version).includes(between), `${between} in ${ids(merged)}`);
          }
        });
      }
    }),
    RUNS,
  );
});

const base = tourOf({}, { id: "a", title: "A" }, { id: "b", title: "B" });
const ids = ({ audioStops }: { audioStops: { id: string }[] }) =>
  audioStops.map(({ id }) => id).join("");

Deno.test("where both added stops at one place, theirs come first, and all of them are kept", () => {
  const [a, b] = base.audioStops;
  const theirs = tourOf({}, a, { id: "t", title: "T" }, b, { id: "u", title: "U" });
  const mine = tourOf({}, { id: "l", title: "L" }, a, { id: "m", title: "M" }, b, {
    id: "n",
    title: "N",
  }, { id: "o", title: "O" });
  assert.equal(ids(mergeTours({ base, theirs, mine }).merged), "latmbuno");
  const turned = tourOf({}, ...mine.audioStops.toReversed());
  assert.equal(ids(mergeTours({ base, theirs, mine: turned }).merged), "onbumatl");
});

Deno.test("a stop that was sent twice, without an id, is one stop", () => {
  const added = { title: "New", description: "Words" };
  const of = (...audioStops: { id?: string }[]) => ({ audioStops });
  const stops = base.audioStops;
  const theirs = of(...stops, { id: "given", code: "7QK4", ...added } as { id: string });
  const mine = of(...stops, added as { id?: string });
  const { merged, conflicts } = mergeTours({ base: of(...stops), theirs, mine });
  assert.deepEqual([merged, conflicts], [theirs, []]);
  const twice = of(...mine.audioStops, added as { id?: string });
  assert.equal(mergeTours({ base: of(...stops), theirs, mine: twice }).merged.audioStops.length, 4);
});

Deno.test("a recording and its length, and a place come from one version", () => {
  const conflictsOf = (was: Changed, their: Changed, my: Changed) => {
    const version = (fields: Changed) => tourOf({}, { id: "a", ...was, ...fields });
    const { merged, conflicts } = mergeTours({
      base: version({}),
      theirs: version(their),
      mine: version(my),
    });
    const fields = conflicts.flatMap((one) => one.kind === "fields" ? one.fields : []);
    return fields.length > 0 ? fields : { ...merged.audioStops[0] as Changed };
  };
  const recording = { audioUrl: "/a.mp3", audioDuration: "4:12", transcript: { cues: [1] } };
  assert.deepEqual(
    conflictsOf(recording, { audioDuration: "4:13" }, { audioUrl: "/b.mp3" }),
    ["audioUrl", "audioDuration"],
  );
  assert.deepEqual(
    conflictsOf(recording, { transcript: { cues: [2] } }, { audioUrl: "/b.mp3" }),
    { id: "a", audioUrl: "/b.mp3", audioDuration: "4:12", transcript: { cues: [2] } },
  );
  const place = { latitude: 1, longitude: 2, triggerRadius: 30 };
  assert.deepEqual(conflictsOf(place, { latitude: 3 }, { longitude: 4 }), [
    "latitude",
    "longitude",
  ]);
  assert.deepEqual(
    conflictsOf(place, { triggerRadius: 40 }, { latitude: 3 }),
    { id: "a", latitude: 3, longitude: 2, triggerRadius: 40 },
  );
  const indoors = { place: "indoors", latitude: undefined, longitude: undefined };
  assert.deepEqual(
    conflictsOf(place, { triggerRadius: 40 }, { ...indoors, triggerRadius: undefined }),
    ["place", "latitude", "longitude", "triggerRadius"],
  );
});

Deno.test("two records that fit alone and not together are a conflict, not a record that is too long", () => {
  const record = (name: string) => tourOf({ record: { [name]: ["x".repeat(5000)] } });
  const [theirs, mine] = [record("creators"), record("subjects")];
  const { merged, conflicts } = mergeTours({ base: tourOf({}), theirs, mine });
  assert.deepEqual(conflicts, [{ kind: "fields", fields: ["record"] }]);
  assert.deepEqual(merged, mine);
  const chosen = mergeTours({ base: tourOf({}), theirs, mine }, () => "theirs");
  assert.deepEqual(chosen.merged, theirs);
});

const chaptersOf = (...chapters: [at: number, title: string][]) =>
  tourOf({}, { id: "a", chapters: chapters.map(([at, title]) => ({ at, title })) });

Deno.test("chapters that two people wrote come together by their times", () => {
  const base = chaptersOf([0, "Start"], [60_000, "Mill"], [90_000, "Bridge"]);
  const theirs = chaptersOf([0, "Start"], [60_000, "The mill"], [90_000, "Bridge"], [
    120_000,
    "End",
  ]);
  const mine = chaptersOf([0, "Start"], [7_000, "Village"], [60_000, "Mill"]);
  const { merged, conflicts } = mergeTours({ base, theirs, mine });
  assert.deepEqual(conflicts, []);
  assert.deepEqual(
    merged,
    chaptersOf([0, "Start"], [7_000, "Village"], [60_000, "The mill"], [120_000, "End"]),
  );
});

Deno.test("one chapter that two people wrote differently is the only conflict", () => {
  const base = chaptersOf([0, "Start"], [60_000, "Mill"]);
  const theirs = chaptersOf([0, "Start"], [60_000, "Old mill"], [70_000, "Fire"]);
  const mine = chaptersOf([0, "Beginning"], [60_000, "New mill"]);
  const { merged, conflicts } = mergeTours({ base, theirs, mine });
  assert.deepEqual(conflicts, [{ kind: "fields", stopId: "a", fields: ["chapters.60000"] }]);
  assert.deepEqual(merged, chaptersOf([0, "Beginning"], [60_000, "New mill"], [70_000, "Fire"]));
});

Deno.test("unfinished chapters that begin at one time are all there after a merge", () => {
  const base = chaptersOf([0, "Start"]);
  const mine = chaptersOf([0, "Start"], [0, "Mill"]);
  assert.deepEqual(mergeTours({ base, theirs: base, mine }).merged, mine);
});

Deno.test("chapters of two people that are too many together are a conflict", () => {
  const many = (from: number) =>
    chaptersOf(...Array.from({ length: 150 }, (_, n): [number, string] => [from + n, "A"]));
  const versions = { base: chaptersOf(), theirs: many(0), mine: many(1_000) };
  const { merged, conflicts } = mergeTours(versions);
  assert.deepEqual(conflicts, [{ kind: "fields", stopId: "a", fields: ["chapters"] }]);
  assert.deepEqual(merged, versions.mine);
});

Deno.test("two people who together delete all stops are asked about those that one of them kept", () => {
  const [a, b] = base.audioStops;
  const versions = { base, theirs: tourOf({}, a), mine: tourOf({}, b) };
  const { conflicts } = mergeTours(versions);
  assert.deepEqual(conflicts, [{ kind: "deletion", stopId: "a", deletedBy: "mine" }]);
  assert.equal(ids(mergeTours(versions, () => "theirs").merged), "a");
});

Deno.test("a version without a stop on the map does not take the start away", () => {
  const start = { latitude: 1, longitude: 2 };
  const a = { id: "a", title: "A", ...start };
  const [indoors, b] = [{ id: "a", title: "A", place: "indoors" }, { ...a, id: "b" }];
  const { merged, conflicts } = mergeTours<ReturnType<typeof tourOf>>({
    base: tourOf(start, a),
    theirs: tourOf({}, indoors),
    mine: tourOf(start, a, b),
  });
  assert.deepEqual([merged, conflicts], [tourOf(start, indoors, b), []]);
});

Deno.test("two people who send two stops' visitors another way both have it", () => {
  const leg = (line: string) => ({ leg: { line, by: "hand" } });
  const base = tourOf({}, { id: "a", ...leg("a0") }, { id: "b", ...leg("b0") });
  const theirs = tourOf({}, { id: "a", ...leg("a1") }, { id: "b", ...leg("b0") });
  const mine = tourOf({}, { id: "a", ...leg("a0") }, { id: "b", ...leg("b1") });
  const { merged, conflicts } = mergeTours({ base, theirs, mine });
  assert.deepEqual(conflicts, []);
  assert.deepEqual(merged.audioStops, [{ id: "a", ...leg("a1") }, { id: "b", ...leg("b1") }]);
  const other = tourOf({}, { id: "a", ...leg("a2") }, { id: "b", ...leg("b0") });
  assert.deepEqual(mergeTours({ base, theirs, mine: other }).conflicts, [
    { kind: "fields", stopId: "a", fields: ["leg"] },
  ]);
});

Deno.test("a stop that one takes off the map and another leads to elsewhere is a conflict, never both", () => {
  const at = { latitude: 1, longitude: 2 };
  const base = tourOf({}, { id: "a", ...at, leg: { line: "a0" } });
  const theirs = tourOf({}, { id: "a", place: "indoors" });
  const mine = tourOf({}, { id: "a", ...at, leg: { line: "a1" } });
  const { merged, conflicts } = mergeTours({ base, theirs, mine });
  assert.equal(conflicts.length, 1);
  const [stop] = merged.audioStops;
  assert.equal("place" in stop && "leg" in stop, false);
});
