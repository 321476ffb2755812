import assert from "node:assert/strict";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { hasPlace, startOf } from "../../../../lib/model/tour/stop_place.ts";
import { findTemplate, TEMPLATES } from "../../../../lib/model/tour/templates/templates.ts";
import { TourInput } from "../../../../lib/model/tour/tour.ts";

Deno.test("there are the four templates, with their stops and minutes", () => {
  const figures = TEMPLATES.map(({ id, tour }) => [id, tour.audioStops.length, tour.duration]);
  assert.deepEqual(figures, [
    ["historic-downtown", 3, "45 min"],
    ["nature-trail", 4, "60 min"],
    ["art-culture", 3, "35 min"],
    ["food-tour", 4, "50 min"],
  ]);
});

for (const { id, tour } of TEMPLATES) {
  Deno.test(`the template ${id} is a tour that could be published`, () => {
    assert.deepEqual(TourInput.parse(tour), { ...tour, visibility: "public" });
    for (const stop of tour.audioStops.filter(hasPlace)) {
      assert.ok(stop.triggerRadius >= 35 && stop.triggerRadius <= 60, stop.title);
      assert.match(stop.audioUrl, /^test-beep-[1-5]$/);
    }
  });

  Deno.test(`the stops of ${id} are apart from each other, and within a walk of the start`, () => {
    const stops = tour.audioStops.filter(hasPlace);
    assert.equal(stops.length, tour.audioStops.length);
    stops.forEach((stop, i) => {
      assert.ok(distanceBetween(stop, startOf(tour)!) < 1500, stop.title);
      const next = stops[i + 1];
      if (!next) return;
      assert.ok(distanceBetween(stop, next) > stop.triggerRadius + next.triggerRadius, stop.title);
    });
  });
}

Deno.test("a template is found by its id, and an unknown id finds none", () => {
  assert.equal(findTemplate("food-tour")?.tour.title, "Food Tour");
  assert.equal(findTemplate("blank"), undefined);
  assert.equal(findTemplate(undefined), undefined);
});
