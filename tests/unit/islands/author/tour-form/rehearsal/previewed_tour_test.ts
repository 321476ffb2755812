import assert from "node:assert/strict";
import { previewedTour } from "../../../../../../islands/author/tour-form/rehearsal/previewed_tour.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { encodeLine } from "../../../../../../lib/model/tour/legs/polyline.ts";
import { hasPlace } from "../../../../../../lib/model/tour/stop_place.ts";
import { toWalkTour } from "../../../../../../lib/walk/state.ts";
import { makeStop, makeTour } from "../../../../../support/data/tours.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const MILL = at(51.75, -1.25);
const BRIDGE = at(51.752, -1.246);

Deno.test("a preview has the zones with corners, the ambient sounds and the ways of the form", () => {
  const corners = [at(51.7519, -1.2461), at(51.7519, -1.2459), at(51.7521, -1.246)];
  const points = [MILL, at(51.752, -1.25), BRIDGE];
  const values = readValues(makeTour({
    audioStops: [
      makeStop({ ...MILL, ambientUrl: "/archives/rain.mp3" }),
      makeStop({
        ...BRIDGE,
        area: encodeLine(corners),
        leg: { line: encodeLine(points), by: "hand" },
      }),
    ],
  }));
  const { stops, legs } = toWalkTour(previewedTour(values));
  assert.deepEqual(legs?.map(({ to, points }) => [to, points]), [[1, points]]);
  const [mill, bridge] = stops.filter(hasPlace);
  assert.deepEqual([mill.ambientUrl, mill.area], ["/archives/rain.mp3", undefined]);
  assert.deepEqual([bridge.ambientUrl, bridge.area], [undefined, corners]);
});
