import assert from "node:assert/strict";
import { placeLabel } from "../../../../lib/ui/tour/place_label.ts";

Deno.test("a position within the box of San Francisco, edges included, has the city's name", () => {
  for (const [latitude, longitude] of [[37.7749, -122.4194], [37.75, -122.5], [37.8, -122.35]]) {
    assert.equal(placeLabel({ latitude, longitude }), "San Francisco, CA");
  }
});

Deno.test("any other position is its degrees with four decimals", () => {
  assert.equal(placeLabel({ latitude: 37.74999, longitude: -122.4 }), "37.7500, -122.4000");
  assert.equal(placeLabel({ latitude: 37.77, longitude: -122.34 }), "37.7700, -122.3400");
  assert.equal(placeLabel({ latitude: -0.00001, longitude: 179.99999 }), "-0.0000, 180.0000");
});
