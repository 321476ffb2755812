import assert from "node:assert/strict";
import { NO_HEADING, trackHeading } from "../../../../lib/walk/beacon/heading.ts";

for (const from of [-60, 89.9999, 179.9999]) {
  Deno.test(`a visitor who walks east from longitude ${from} faces east`, () => {
    const fixes = [0, 1, 2, 3].map((i) => {
      const longitude = from + i * 0.00005;
      return {
        latitude: 10,
        longitude: longitude > 180 ? longitude - 360 : longitude,
        accuracy: 5,
        time: i * 1000,
      };
    });
    const track = fixes.reduce(trackHeading, NO_HEADING);
    assert.equal(Math.round(track.course!.degrees), 90);
  });
}
