/** Motorways across a way, as they are found in the tiles of a map. */
import assert from "node:assert/strict";
import { createStreetFinder } from "../../../../lib/device/streets/street_finder.ts";
import type { FoundWay } from "../../../../lib/geo/streets/street_way.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { TestFeature } from "../../../support/servers/map_archive.ts";
import { orSkipped } from "../../../support/skipped.ts";
import { FLORENCE, NO_FLORENCE, readerOf } from "../../../support/streets/florence.ts";
import { gridArchive, inGrid, roadOf } from "../../../support/streets/grid.ts";

type Props = TestFeature["props"];

const MOTORWAY: Props = { kind: "highway", kind_detail: "motorway", oneway: "yes" };

/** A road through the middle of each tile from west to east. */
const across = (props: Props): TestFeature =>
  roadOf([[-64, 2048], [2000, 2048], [4160, 2048]], props);

/** A way for people on foot from north to south at `x`. */
const path = (x: number, props: Props): TestFeature =>
  roadOf([[x, 1900], [x, 2200]], { kind: "path", kind_detail: "footway", ...props });

/** Over the middle of a tile at so many tiles to the east. */
const over = (east: number): Position[] => [inGrid(east, 0.4), inGrid(east, 0.6)];

const { signal } = new AbortController();

async function crossings(
  archive: Uint8Array<ArrayBuffer>,
  lines: Position[][],
): Promise<(boolean | undefined)[]> {
  const { findCrossings } = createStreetFinder(readerOf(archive));
  const found: (boolean | undefined)[] = lines.map(() => undefined);
  await findCrossings(lines, { onFound: (i, crosses) => found[i] = crosses, signal });
  return found;
}

const crosses = async (...roads: TestFeature[]): Promise<boolean | undefined> =>
  (await crossings(gridArchive(roads), [over(0.5)]))[0];

Deno.test("a way that leads across a motorway crosses it, and a way beside it does not", async () => {
  const archive = gridArchive([across(MOTORWAY)]);
  const beside = [inGrid(0.3, 0.45), inGrid(1.4, 0.49)];
  const later = [...beside, inGrid(1.6, 0.55)];
  const long = [inGrid(0, 0.4), inGrid(200, 0.4)];
  assert.deepEqual(
    await crossings(archive, [over(0.5), beside, later, long, over(3.5)]),
    [true, false, true, undefined, true],
  );
  assert.deepEqual(await crossings(gridArchive(), [over(0.5)]), [false]);
});

Deno.test("ramps, roads like motorways and both schemas of tiles count, and streets do not", async () => {
  const motorways: Props[] = [
    { kind: "highway", kind_detail: "motorway_link" },
    { kind: "major_road", kind_detail: "trunk", oneway: "yes" },
    { kind: "major_road", kind_detail: "trunk_link", oneway: "yes" },
    { "pmap:kind": "highway", highway: "motorway", "pmap:level": 0 },
    { "pmap:kind": "major_road", highway: "trunk_link", oneway: "yes", "pmap:level": 0 },
  ];
  for (const props of motorways) {
    assert.equal(await crosses(across(props)), true, props.kind_detail as string);
  }
  const streets: Props[] = [
    { kind: "major_road", kind_detail: "trunk" },
    { kind: "major_road", kind_detail: "primary", oneway: "yes" },
    { kind: "minor_road", kind_detail: "residential" },
    { kind: "rail", kind_detail: "rail" },
  ];
  for (const props of streets) {
    assert.equal(await crosses(across(props)), false, props.kind_detail as string);
  }
});

Deno.test("a way under or over a motorway on a bridge or in a tunnel does not cross it", async () => {
  for (const its of [{ bridge: "yes" }, { tunnel: "yes" }, { "pmap:level": 1 }] as Props[]) {
    assert.equal(await crosses(across({ ...MOTORWAY, ...its })), false, JSON.stringify(its));
  }
});

Deno.test("a way over a footbridge or through an underpass crosses no motorway, even if it was drawn a little beside it", async () => {
  for (const its of [{ bridge: "yes" }, { tunnel: "yes" }] as Props[]) {
    const archive = gridArchive([across(MOTORWAY), path(2048, its)]);
    const units = [0, 40, -40, 100, -100];
    assert.deepEqual(
      await crossings(archive, units.map((unit) => over(0.5 + unit / 4096))),
      [false, false, false, true, true],
    );
  }
  assert.equal(await crosses(across(MOTORWAY), path(2048, {})), true, "a path on the ground");
});

Deno.test("a way past the end of a ramp crosses nothing, and a way farther up crosses the ramp", async () => {
  const ramp = roadOf([[2048, 1000], [2048, 1400]], { ...MOTORWAY, kind_detail: "motorway_link" });
  const archive = gridArchive([ramp, roadOf([[1000, 1000], [2048, 1000]], { kind: "path" })]);
  const past = (south: number) => [inGrid(0.4, south / 4096), inGrid(0.6, south / 4096)];
  assert.deepEqual(await crossings(archive, [past(1020), past(1200)]), [false, true]);
});

Deno.test("a map that does not come gives no answer, and is asked again", async () => {
  const archive = readerOf(gridArchive([across(MOTORWAY)]));
  let isSilent = true;
  const { findCrossings } = createStreetFinder({
    getHeader: () => archive.getHeader(),
    getZxy: (z, x, y) =>
      isSilent ? Promise.reject(new Error("No answer")) : archive.getZxy(z, x, y),
  });
  const found: boolean[] = [];
  const onFound = (_: number, crosses: boolean) => found.push(crosses);
  await assert.rejects(findCrossings([over(0.5)], { onFound, signal }), /No answer/);
  assert.deepEqual(found, []);
  isSilent = false;
  await findCrossings([over(0.5)], { onFound, signal });
  assert.deepEqual(found, [true]);
});

Deno.test({
  ...orSkipped(
    "by Florence a straight line crosses the motorway, and the way found does not",
    NO_FLORENCE,
  ),
  fn: async () => {
    const archive = await Deno.readFile(FLORENCE);
    const ends: [Position, Position] = [
      { latitude: 43.78454, longitude: 11.16375 },
      { latitude: 43.78534, longitude: 11.15875 },
    ];
    const { findWays } = createStreetFinder(readerOf(archive));
    const found = Promise.withResolvers<FoundWay>();
    const onFound = (_: number, way: FoundWay) => found.resolve(way);
    await findWays({ pairs: [ends], stepFree: false }, { onFound, signal });
    const way = await found.promise;
    assert.ok("points" in way);
    assert.deepEqual(await crossings(archive, [ends, way.points]), [true, false]);
  },
});
