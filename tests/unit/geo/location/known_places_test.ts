import assert from "node:assert/strict";
import { findPlace } from "../../../../lib/geo/location/known_places.ts";

Deno.test("a place is found by its names, in any spelling of them, with or without its country", () => {
  const vienna = { latitude: 48.2082, longitude: 16.3738, label: "Vienna, Austria" };
  for (
    const text of ["Vienna", "vienna, austria", " WIEN ", "Wien, Austria", "vienna  (Austria)"]
  ) {
    assert.deepEqual(findPlace(text), vienna, text);
  }
  assert.equal(findPlace("sao paulo")?.label, "São Paulo, Brazil");
  assert.equal(findPlace("Zürich"), findPlace("Zurich"));
  assert.equal(findPlace("new york city")?.label, "New York, United States");
});

Deno.test("what does not ship with the program is not found", () => {
  for (const text of ["", "Atlantis", "12 Main Street, Vienna", "constructor", "__proto__"]) {
    assert.equal(findPlace(text), undefined, text);
  }
});
