/** Stops whose zones have corners. */
import assert from "node:assert/strict";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { withAuthor } from "../../support/people/author.ts";

const PLACE = { latitude: 51.75, longitude: -1.25 };
const COURT = encodeLine([
  { latitude: 51.7495, longitude: -1.25 },
  { latitude: 51.7505, longitude: -1.25 },
  { latitude: 51.7505, longitude: -1.249 },
]);

Deno.test("a zone with corners has the circle around it as its radius, for clients that know circles", async () => {
  await using it = await withAuthor();
  const save = async (stop: object) => {
    const audioStops = [makeStop({ ...PLACE, triggerRadius: 5, ...stop })];
    return await it.send("POST", "/api/tours", makeTour({ audioStops }));
  };
  const { status, body } = await save({ area: COURT });
  assert.equal(status, 201);
  const { body: { audioStops: [stop] } } = await it.send("GET", `/api/tours/${body.id}`);
  assert.equal(stop.area, COURT);
  // A thousandth of a degree to the east is 69 m there, half of one to the north 56 m.
  assert.equal(stop.triggerRadius, 89);
  const radiusOf = async (stop: object) => {
    const { body: { id } } = await save(stop);
    return (await it.send("GET", `/api/tours/${id}`)).body.audioStops[0].triggerRadius;
  };
  assert.equal(await radiusOf({}), 5);
  const wide = encodeLine([PLACE, { latitude: 51.8, longitude: -1.25 }, {
    latitude: 51.8,
    longitude: -1.2,
  }]);
  assert.equal(await radiusOf({ area: wide }), 500);
  const elsewhere = { latitude: 51.76, longitude: -1.25 };
  assert.equal(await radiusOf({ area: COURT, ...elsewhere }), 5, "it was moved away");
});

Deno.test("an area without three corners on earth, or with too many, is refused", async () => {
  await using it = await withAuthor();
  const wrong = [
    encodeLine([PLACE, PLACE]),
    encodeLine(Array(101).fill(PLACE)),
    encodeLine([PLACE, { latitude: 95, longitude: 0 }, PLACE]),
    "no area\u0000",
  ];
  for (const area of wrong) {
    const audioStops = [makeStop({ ...PLACE, area })];
    const { status, body } = await it.send("POST", "/api/tours", makeTour({ audioStops }));
    assert.equal(status, 400);
    assert.equal(body.errors[0].path, "audioStops.0.area");
  }
});
