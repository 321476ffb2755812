import assert from "node:assert/strict";
import fc from "fast-check";
import { fileNameOf } from "../../../lib/formats/export_tour.ts";

const NAMES: [string | undefined, string][] = [
  ["The Old Schools of Oxford", "The Old Schools of Oxford.json"],
  [undefined, "audio-tour.json"],
  ["  ", "audio-tour.json"],
  ["...", "audio-tour.json"],
  ["../../etc/passwd", "etc passwd.json"],
  ["C:\\x?*", "C x.json"],
  [".hidden.", "hidden.json"],
  ["Straße & Größe — 東京", "Straße & Größe — 東京.json"],
  ["CON", "_CON.json"],
  ["com1.tour", "_com1.tour.json"],
  ["Contour", "Contour.json"],
  ["exe\u202etxt.", "exe txt.json"],
];
for (const [title, name] of NAMES) {
  Deno.test(`the title ${JSON.stringify(title)} makes the file ${name}`, () => {
    assert.equal(fileNameOf(title, "json"), name);
  });
}

Deno.test("any title makes a name of at most 255 bytes without a separator or control character", () => {
  const any = fc.oneof(
    fc.string({ unit: "binary", minLength: 150, maxLength: 400 }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
  );
  fc.assert(fc.property(any, (title) => {
    const name = fileNameOf(title, "geojson");
    assert.ok(new TextEncoder().encode(name).length <= 255);
    // deno-lint-ignore no-control-regex
    assert.doesNotMatch(name, /[\u0000-\u001f\u007f\\/:*?"<>|]/);
    assert.match(name, /^[^. ].*\.geojson$/su);
    assert.ok(name.isWellFormed());
  }));
});
