import assert from "node:assert/strict";
import { metresText, roughMetresText } from "../../../lib/geo/metres_text.ts";
import { distanceText } from "../../../lib/ui/tour/tour_labels.ts";

Deno.test("distances read as metres, and from a kilometre on as kilometres, the same everywhere", () => {
  const cases: [number, string][] = [
    [0, "0 m"],
    [49.6, "50 m"],
    [999.4, "999 m"],
    [999.6, "1.0 km"],
    [1234, "1.2 km"],
  ];
  for (const [metres, text] of cases) {
    assert.equal(metresText(metres), text);
    assert.equal(distanceText(metres), `${text.replace(" ", "")} away`);
  }
});

Deno.test("a rough distance is said to the next ten metres, and from a kilometre on in kilometres", () => {
  const cases = [[2, "10 m"], [324, "320 m"], [994, "990 m"], [995, "1.0 km"], [5940, "5.9 km"]];
  for (const [metres, text] of cases) assert.equal(roughMetresText(Number(metres)), text);
});
