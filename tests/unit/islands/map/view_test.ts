import assert from "node:assert/strict";
import { toPoints, viewOf } from "../../../../islands/map/view.ts";

const NEAR = { latitude: 40.7589, longitude: -74.6672 };

Deno.test("a map without places stands at the fallback centre", () => {
  assert.deepEqual(viewOf("overview", []), { center: [40.7589, -74.6672], zoom: 15 });
});

Deno.test("a single place is shown at zoom 15 among archives and 16 among stops", () => {
  const points = toPoints([{ latitude: 10, longitude: 20 }]);
  assert.deepEqual(viewOf("overview", points), { center: [10, 20], zoom: 15 });
  assert.deepEqual(viewOf("tour", points), { center: [10, 20], zoom: 16 });
});

Deno.test("several places are fitted with 60 pixels around archives and 50 around stops", () => {
  const points = toPoints([NEAR, { latitude: 41, longitude: -75 }]);
  const corners = [[40.7589, -75], [41, -74.6672]];
  assert.deepEqual(viewOf("overview", points), { corners, padding: 60, closest: 15 });
  assert.deepEqual(viewOf("tour", points), { corners, padding: 50, closest: 18 });
});

Deno.test("places on both sides of the antimeridian are fitted across it", () => {
  const points = toPoints([
    { latitude: -17, longitude: 179 },
    { latitude: -14, longitude: -171 },
  ]);
  const view = viewOf("overview", points);
  assert.deepEqual("corners" in view && view.corners, [[-17, 179], [-14, 189]]);
});
