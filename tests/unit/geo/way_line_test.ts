import assert from "node:assert/strict";
import { wayLine, wayMetres } from "../../../lib/geo/way_line.ts";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const [START, CORNER, MILL, POND, STATION] = [
  at(51, 0),
  at(51, 0.01),
  at(51.01, 0.01),
  at(51.02, 0.01),
  at(51.03, 0.01),
];
const leg = { line: encodeLine([START, CORNER, MILL]), by: "hand" as const };
const walk = {
  tourType: "ordered",
  ...START,
  audioStops: [{ ...MILL, leg }, { place: "indoors" as const }, POND],
};

Deno.test("the way leads along legs, straight where one is missing, and on along what is left of the line", () => {
  assert.deepEqual(wayLine(walk), [START, CORNER, MILL, POND]);
  assert.deepEqual(
    wayLine({ ...walk, routeLine: [POND, STATION] }),
    [START, CORNER, MILL, POND, POND, STATION],
  );
  assert.deepEqual(
    wayLine({ ...walk, routeLine: [STATION, START] }),
    [STATION, START, START, CORNER, MILL, POND],
  );
  assert.deepEqual(wayLine({ ...walk, routeLine: [STATION, CORNER] })?.length, 4, "elsewhere");
  assert.ok(wayMetres(walk) > 2_800 && wayMetres(walk) < 3_000);
});

Deno.test("without legs the way is the route line, if the archive has one", () => {
  const routeLine = [START, STATION];
  assert.equal(wayLine({ ...walk, tourType: "unordered", routeLine }), routeLine);
  assert.equal(wayLine({ ...walk, audioStops: [MILL, POND] }), undefined);
  assert.equal(Math.round(wayMetres({ ...walk, audioStops: [MILL, POND] })), 1112);
  assert.equal(wayMetres({ ...walk, audioStops: [{ place: "anywhere" }], routeLine }), 0);
});
