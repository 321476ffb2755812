import assert from "node:assert/strict";
import { loadPlaceNames } from "../../../../lib/server/location/place_name.ts";

const NAMED: [what: string, latitude: number, longitude: number, name: string | undefined][] = [
  ["Harvard Yard", 42.3744, -71.1169, "Cambridge, MA"],
  ["a college of Oxford", 51.7544, -1.2544, "Oxford, United Kingdom"],
  ["a school of Little Rock", 34.7368, -92.2985, "Little Rock, AR"],
  ["the meridian at Greenwich, a suburb", 51.4779, 0, "London, United Kingdom"],
  ["a bridge of Paris", 48.853, 2.3499, "Paris, France"],
  ["a street of Tokyo", 35.68, 139.76, "Tokyo, Japan"],
  ["a village beside Princeton", 40.36, -74.62, "Princeton, NJ"],
  ["the middle of the Atlantic", 0, -30, undefined],
  ["the North Pole", 90, 0, undefined],
  ["the South Pole", -90, 180, undefined],
];

for (const [what, latitude, longitude, name] of NAMED) {
  Deno.test(`${what} is in ${name ?? "no town"}`, async () => {
    const nameOf = await loadPlaceNames();
    assert.equal(nameOf({ latitude, longitude }), name);
  });
}

Deno.test("a place is named by a town beyond the line of the next degree", async () => {
  const nameOf = await loadPlaceNames();
  // A town alone in the desert, in whose cell this place does not lie.
  assert.equal(nameOf({ latitude: -23.7, longitude: 134.01 }), "Alice Springs, Australia");
});
