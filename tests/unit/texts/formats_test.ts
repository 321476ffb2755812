import assert from "node:assert/strict";
import { metresText } from "../../../lib/geo/metres_text.ts";
import { list, measure } from "../../../lib/texts/formats.ts";
import { inLanguage } from "../../../lib/texts/reader.ts";
import { distanceText, minutesText } from "../../../lib/ui/tour/tour_labels.ts";

/** A no-break space. */
const _ = "\u00a0";

Deno.test("distances and lengths are written as the language does it, and no line parts them", () => {
  const written = (language: string) =>
    inLanguage(language, () => [metresText(1234), distanceText(120), minutesText(4800)]);
  assert.deepEqual(written("en"), ["1.2 km", "120m away", "1 h 20 min"]);
  assert.deepEqual(written("de"), [`1,2${_}km`, `120${_}m entfernt`, `1${_}h 20${_}min`]);
  assert.deepEqual(written("fr"), [`1,2${_}km`, `à 120${_}m`, `1${_}h 20${_}min`]);
  assert.deepEqual(written("es"), [`1,2${_}km`, `a 120${_}m`, `1${_}h 20${_}min`]);
  assert.deepEqual(written("it"), [`1,2${_}km`, `a 120${_}m`, `1${_}h 20${_}min`]);
});

Deno.test("sizes and lists are written as the language does it", () => {
  const written = (language: string) =>
    inLanguage(language, () => [measure(1.5, "megabytes"), list(["A", "B", "C"])]);
  assert.deepEqual(written("en"), ["1.5 MB", "A, B, and C"]);
  assert.deepEqual(written("fr"), [`1,5${_}Mo`, "A, B et C"]);
});
