import assert from "node:assert/strict";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { hasPlace, startOf } from "../../../../lib/model/tour/stop_place.ts";
import { inLanguage } from "../../../../lib/texts/reader.ts";
import { templates } from "../../../../lib/model/tour/templates/templates.ts";
import { templateTitle } from "../../../../lib/model/tour/templates/titles.ts";
import { TourInput } from "../../../../lib/model/tour/tour.ts";

Deno.test("there are the four templates, with their stops and minutes", () => {
  const figures = templates().map(({ id, tour }) => [id, tour.audioStops.length, tour.duration]);
  assert.deepEqual(figures, [
    ["historic-downtown", 3, "45 min"],
    ["nature-trail", 4, "60 min"],
    ["art-culture", 3, "35 min"],
    ["food-tour", 4, "50 min"],
  ]);
});

for (const { id, tour } of templates()) {
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

Deno.test("a template is in the reader's language, and its archive says so", () => {
  const [german] = inLanguage("de", templates);
  assert.equal(german.tour.title, "Historische Innenstadt");
  assert.equal(german.tour.language, "de");
  const english = templates().flatMap(({ tour }) => [tour.title, ...textsOf(tour)]);
  for (const language of ["de", "es", "fr", "it"]) {
    const others = inLanguage(language, templates).flatMap(({ tour }) => textsOf(tour));
    assert.equal(others.length, 18);
    assert.deepEqual(others.filter((text) => english.includes(text)), [], language);
  }
});

const textsOf = ({ description, audioStops }: ReturnType<typeof templates>[number]["tour"]) => [
  description,
  ...audioStops.map((stop) => stop.description),
];

Deno.test("a template has its title by its id, and an unknown id has none", () => {
  for (const { id, tour } of templates()) assert.equal(templateTitle(id), tour.title);
  assert.equal(templateTitle("food-tour"), "Food Tour");
  assert.equal(templateTitle("blank"), undefined);
  assert.equal(templateTitle("toString"), undefined);
  assert.equal(templateTitle(undefined), undefined);
});
