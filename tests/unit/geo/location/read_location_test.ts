import assert from "node:assert/strict";
import { badgeOf, detectFormat } from "../../../../lib/geo/location/detect_format.ts";
import { readLocation } from "../../../../lib/geo/location/read_location.ts";

const BADGES: [string, string | undefined][] = [
  ["40.7589, -74.6672", "GPS Coordinates"],
  ["N 40° 45' W 74° 40'", "GPS Coordinates"],
  ["///filled.count.soap", "three-word address"],
  ["new york city", "three-word address"],
  ["8FVC9G8F+6X", "Plus Code"],
  ["9G8F+6X Zürich", "Plus Code"],
  ["22+22", "Plus Code"],
  ["12 Main Street", "Address"],
  ["東京", "Address"],
  ["191, 0", "Unknown"],
  ["42", "Unknown"],
  ["48,2", "Unknown"],
  ["12 E 14", "Address"],
  ["N 48° O 16°", "GPS Coordinates"],
  ["https://www.google.com/maps/@40.7589,-74.6672,15z", "GPS Coordinates"],
  ["https://plus.codes/8FVC9G8F+6X", "Plus Code"],
  ["https://what3words.com/filled.count.soap", "three-word address"],
  ["https://maps.apple.com/?address=12%20Main%20Street", "Address"],
  ["https://maps.app.goo.gl/Xy12", "Unknown"],
  ["!?", "Unknown"],
  ["", undefined],
  ["   ", undefined],
];
for (const [text, badge] of BADGES) {
  Deno.test(`the badge for ${JSON.stringify(text)} reads ${badge}`, () => {
    assert.equal(badgeOf(text), badge);
  });
}

Deno.test("coordinates and full Plus Codes are found at once", () => {
  assert.deepEqual(readLocation(" 1, 2 "), {
    kind: "found",
    location: { latitude: 1, longitude: 2, source: "manual", originalInput: "1, 2" },
  });
  assert.deepEqual(readLocation("8FVC2222+22"), {
    kind: "found",
    location: {
      latitude: 47.0000625,
      longitude: 8.0000625,
      source: "pluscode",
      originalInput: "8FVC2222+22",
    },
  });
});

Deno.test("a short Plus Code is found where there is a place to be near, else the server is asked", () => {
  assert.equal(readLocation("9G8F+6X").kind, "ask");
  assert.equal(readLocation("9G8F+6X", { latitude: 47.4, longitude: 8.6 }).kind, "found");
  // The place that its author named goes before that of the map.
  assert.equal(readLocation("9G8F+6X Bern", { latitude: 47.4, longitude: 8.6 }).kind, "ask");
});

Deno.test("words and addresses are asked of the server, also where they name the site of a map", () => {
  const named = ["anna@google.com", "google.com/maps is where I found the mill"];
  for (const text of ["filled.count.soap", "12 Main Street", "Zürich", "12 E 14", ...named]) {
    assert.deepEqual(readLocation(text), { kind: "ask", text });
  }
  assert.deepEqual(readLocation("\u200eZürich\u2066 "), { kind: "ask", text: "Zürich" });
  assert.deepEqual(readLocation("https://plus.codes/9G8F+6X,Bern"), {
    kind: "ask",
    text: "9G8F+6X, Bern",
  });
});

Deno.test("what can be read two ways is asked, not guessed", () => {
  const reading = readLocation("N 48° O 16°");
  assert.ok(reading.kind === "choose" && !reading.mayBeAddress);
  assert.deepEqual(reading.locations.map(({ longitude }) => longitude), [16, -16]);
  const corner = readLocation("12 N 14 W");
  assert.ok(corner.kind === "choose" && corner.mayBeAddress);
  assert.deepEqual(corner.locations.map(({ longitude }) => longitude), [-14]);
  assert.deepEqual(readLocation("12 N 14 W", undefined, { asAddress: true }), {
    kind: "ask",
    text: "12 N 14 W",
  });
  assert.equal(readLocation("12.5 N 14 W", undefined, { asAddress: true }).kind, "found");
});

Deno.test("nothing, and what nobody can read, have their messages", () => {
  assert.deepEqual(readLocation("  "), { kind: "error", message: "Please enter a location" });
  assert.equal(detectFormat("191, 0"), "unknown");
  assert.deepEqual(readLocation("191, 0"), {
    kind: "error",
    message:
      "Could not parse location. Try GPS coordinates (lat, lng), What3Words (word.word.word), Plus Code, or an address.",
  });
});
