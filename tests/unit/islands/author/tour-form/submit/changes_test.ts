import assert from "node:assert/strict";
import { changesText } from "../../../../../../islands/author/tour-form/submit/changes.ts";
import { readValues, type TourValues } from "../../../../../../islands/author/tour-form/values.ts";
import { makeStop, makeTour } from "../../../../../support/data/tours.ts";

const stop = (id: string | undefined, over = {}) => ({ ...makeStop({ title: id, ...over }), id });
const tour = makeTour();
const form = (stops: unknown[], over = {}): TourValues =>
  readValues({ ...tour, ...over, audioStops: stops });

const [a, b, c] = ["a", "b", "c"].map((id) => stop(id));
const published = form([a, b, c]);

Deno.test("changes of an archive are counted: its details, its stops, and their order", () => {
  assert.equal(changesText(form([a, b, c]), published), "");
  assert.equal(changesText(form([stop("a", { title: "A" }), b, c]), published), "1 stop changed");
  assert.equal(
    changesText(
      form([stop("a", { title: "A", description: "Other" }), stop("b", { title: "B" }), c, {
        ...makeStop({ title: "New" }),
      }], { title: "Other" }),
      published,
    ),
    "The details and 2 stops changed, 1 added",
  );
  assert.equal(changesText(form([a, c]), published), "1 stop removed");
  assert.equal(changesText(form([c, a, b]), published), "The order changed");
  assert.equal(
    changesText(form([b, makeStop({ title: "New" }), a]), published),
    "1 stop added, 1 removed, the order changed",
  );
});
