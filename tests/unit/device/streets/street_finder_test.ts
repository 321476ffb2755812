import assert from "node:assert/strict";
import type { FoundWay } from "../../../../lib/geo/streets/street_way.ts";
import {
  createStreetFinder,
  type StreetTask,
} from "../../../../lib/device/streets/street_finder.ts";
import { readerOf } from "../../../support/streets/florence.ts";
import { gridArchive, inGrid, STREET } from "../../../support/streets/grid.ts";

/** A finder in the grid; `fails` says which reads of tiles do not come. */
function finder(fails: (read: number) => boolean = () => false) {
  const archive = readerOf(gridArchive());
  const read: string[] = [];
  const { findWays } = createStreetFinder({
    getHeader: () => archive.getHeader(),
    getZxy(z, x, y) {
      read.push(`${x}/${y}`);
      return fails(read.length) ? Promise.reject(new Error("No answer")) : archive.getZxy(z, x, y);
    },
  });
  return {
    read,
    async find(pairs: StreetTask["pairs"], signal = new AbortController().signal) {
      const found: FoundWay[] = [];
      const onFound = (index: number, its: FoundWay) => {
        assert.equal(index, found.length);
        found.push(its);
      };
      await findWays({ pairs, stepFree: false }, { onFound, signal });
      return found;
    },
  };
}

const HERE = inGrid(0.1, STREET);
const THERE = inGrid(1 + STREET, 0.5);
const NEXT = inGrid(STREET, 0.7);
const problemOf = (found: FoundWay) => "problem" in found ? found.problem : "found";

Deno.test("ways are found across tiles, which are read once", async () => {
  const { find, read } = finder();
  const [way, back] = await find([[HERE, THERE], [THERE, HERE]]);
  assert.ok("points" in way && "points" in back);
  assert.ok(Math.abs(way.metres - back.metres) < 0.01);
  assert.deepEqual(way.parts.map(({ name }) => name), ["Broad Street", "Mill Lane"]);
  const before = read.length;
  assert.equal(new Set(read).size, before);
  assert.equal(problemOf((await find([[HERE, NEXT]]))[0]), "found");
  assert.equal(read.length, before, "nothing is read again");
});

Deno.test("each pair has an answer of its own: found, far, long", async () => {
  const far = inGrid(0.6, 0.6);
  const long = inGrid(9, STREET);
  const longer = inGrid(20, STREET);
  const found = await finder().find([[HERE, far], [HERE, longer], [HERE, NEXT], [HERE, long]]);
  assert.deepEqual(found.map(problemOf), ["far", "long", "found", "found"]);
  const wide = await finder().find([[HERE, inGrid(6 + STREET, 5)], [HERE, NEXT]]);
  assert.deepEqual(wide.map(problemOf), ["found", "found"]);
  const tooWide = await finder().find([[inGrid(0, 0), inGrid(7, 7)], [HERE, NEXT]]);
  assert.deepEqual(tooWide.map(problemOf), ["long", "found"], "more than 120 tiles");
});

Deno.test("once the map does not come it is not waited for again, until it is asked anew", async () => {
  const trouble = { until: 1 };
  const { find, read } = finder((count) => count <= trouble.until);
  const found = await find([[HERE, THERE], [inGrid(3, STREET), inGrid(4, STREET)], [HERE, NEXT]]);
  assert.deepEqual(found.map(problemOf), ["unread", "unread", "unread"]);
  assert.ok(read.length <= 6, "the other pairs are not read for");
  assert.deepEqual((await find([[HERE, THERE]])).map(problemOf), ["found"]);
});

Deno.test("an aborted search answers no more, even while the map does not come", async () => {
  const archive = readerOf(gridArchive());
  const asked = Promise.withResolvers<void>();
  const { findWays } = createStreetFinder({
    getHeader: () => archive.getHeader(),
    getZxy() {
      asked.resolve();
      return new Promise(() => {});
    },
  });
  const abort = new AbortController();
  const found: FoundWay[] = [];
  const onFound = (_: number, its: FoundWay) => found.push(its);
  const pairs: StreetTask["pairs"] = [[HERE, THERE], [HERE, NEXT]];
  const searching = findWays({ pairs, stepFree: false }, { onFound, signal: abort.signal });
  await asked.promise;
  abort.abort();
  await searching;
  assert.deepEqual(found, []);
});
