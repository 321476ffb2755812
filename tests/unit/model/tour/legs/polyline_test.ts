/** Lines as texts. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { decodeLine, encodeLine } from "../../../../../lib/model/tour/legs/polyline.ts";

Deno.test("the example of the format's description is written and read", () => {
  const points = [[38.5, -120.2], [40.7, -120.95], [43.252, -126.453]]
    .map(([latitude, longitude]) => ({ latitude, longitude }));
  assert.equal(encodeLine(points), "_p~iF~ps|U_ulLnnqC_mqNvxq`@");
  assert.deepEqual(decodeLine("_p~iF~ps|U_ulLnnqC_mqNvxq`@"), points);
});

Deno.test("any line comes back to the metre, and texts that are no lines are refused", () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 });
  const line = fc.array(fc.record({ latitude: degrees(90), longitude: degrees(180) }))
    .map((points) =>
      points.map(({ latitude, longitude }) => ({
        latitude: latitude / 1e5,
        longitude: longitude / 1e5,
      }))
    );
  fc.assert(fc.property(line, (points) => {
    assert.deepEqual(decodeLine(encodeLine(points)), points.map((point) => ({ ...point })));
  }));
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    for (const { latitude, longitude } of decodeLine(text) ?? []) {
      assert.ok(Number.isFinite(latitude) && Number.isFinite(longitude));
    }
  }));
  for (const text of ["_", "_p~iF", "ä", "~~~~~~~~~~"]) assert.equal(decodeLine(text), undefined);
});
