/** The stretches of a way that are legs, and their streets. */
import assert from "node:assert/strict";
import { hasSteps, legsOf, streetsOf } from "../../../lib/geo/legs.ts";
import { wayOf } from "../../../lib/geo/way_line.ts";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const corner = at(0, 0.001);
const leg = {
  line: encodeLine([at(0, 0), corner, at(0.001, 0.001)]),
  by: "streets" as const,
  parts: [{ at: 0, name: "Mill Lane" }, { at: 1, steps: true as const }],
};
const tour = (tourType: string) => ({
  tourType,
  audioStops: [at(0, 0), { ...at(0.001, 0.001), leg }, at(0.001, 0.002)],
});

Deno.test("a way has its legs as stretches, and is straight to stops without a leg", () => {
  assert.deepEqual(wayOf(tour("ordered")), {
    routeLine: [at(0, 0), at(0, 0), corner, at(0.001, 0.001), at(0.001, 0.002)],
    legs: [[1, 3]],
  });
  assert.deepEqual(wayOf(tour("free")), { routeLine: undefined });
});

Deno.test("stretches stay legs where the route line leads to the first stop", () => {
  const routeLine = [at(0, -0.001), at(0, 0)];
  assert.deepEqual(wayOf({ ...tour("ordered"), routeLine }).legs, [[3, 5]]);
});

Deno.test("a leg's streets have their lengths, and steps are known", () => {
  const [first] = legsOf(tour("ordered"));
  const streets = streetsOf(first).map((street) => ({
    ...street,
    metres: Math.round(street.metres),
  }));
  assert.deepEqual(streets, [
    { name: "Mill Lane", steps: undefined, metres: 111 },
    { name: undefined, steps: true, metres: 111 },
  ]);
  assert.ok(hasSteps(tour("ordered")));
  assert.ok(!hasSteps(tour("free")));
});
