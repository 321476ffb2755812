/** Addresses of the site that reads a file become its paths, also where it has no TLS. */
import assert from "node:assert/strict";
import { importFile } from "../../../lib/formats/import_file.ts";
import { exportTour } from "../../../lib/formats/export_tour.ts";
import type { ExportKind } from "../../../lib/formats/export_tour.ts";

const HASH = "ab".repeat(32);
const SOUND = `/media/${HASH}.mp3`;
const PICTURE = `/media/${HASH}.jpg`;

const read = (text: string, name: string, origin: string) =>
  importFile(new TextEncoder().encode(text), name, origin);

const form = {
  title: "Mills",
  description: "Three of them.",
  duration: "1 hour",
  things: [{ id: "mill", url: PICTURE, alt: "A mill" }],
  latitude: 48.2,
  longitude: 16.4,
  tourType: "ordered" as const,
  visibility: "private" as const,
  audioStops: [{
    id: "one",
    title: "Mill",
    description: "It turned.",
    latitude: 48.2,
    longitude: 16.4,
    audioUrl: SOUND,
    audioDuration: "1:00",
    triggerRadius: 30,
  }],
};

for (const origin of ["http://localhost:8000", "http://school.local", "http://[::1]:8000"]) {
  for (const kind of ["json", "geojson", "gpx", "kml"] as ExportKind[]) {
    Deno.test(`a ${kind} file of the site at ${origin} comes back without gaps`, () => {
      const { name, text } = exportTour(form, kind, { now: new Date(0), origin });
      assert.match(text, new RegExp(`${origin.replace(/[[\]]/g, "\\$&")}/media/`));
      const imported = read(text, name, origin);
      assert.deepEqual(imported.report, []);
      assert.equal(imported.form.imageUrl, PICTURE);
      assert.equal(imported.form.audioStops[0].audioUrl, SOUND);
    });
  }
}

Deno.test("a file that was exported before the site had TLS keeps its recordings", () => {
  const { name, text } = exportTour(form, "json", {
    now: new Date(0),
    origin: "http://tours.example.org",
  });
  const imported = read(text, name, "https://tours.example.org");
  assert.deepEqual(imported.report, []);
  assert.equal(imported.form.audioStops[0].audioUrl, SOUND);
});

Deno.test("other addresses with http are refused in a sentence that says what to do", () => {
  const sites = [
    "http://elsewhere.example",
    "http://localhost:8000.elsewhere.example",
    "http://localhost:8001",
    "http://me:word@localhost:8000",
  ];
  for (const site of sites) {
    const { name, text } = exportTour(form, "json", { now: new Date(0), origin: site });
    const imported = read(text, name, "http://localhost:8000");
    assert.equal(imported.form.audioStops[0].audioUrl, site + SOUND);
    const paths = imported.report.map(({ path, message }) => [path, message]);
    assert.deepEqual(paths.map(([path]) => path), ["things.0.url", "audioStops.0.audioUrl"]);
    for (const [, message] of paths) {
      assert.match(message, /begins with http, and only https .* Download the file/);
    }
  }
});

Deno.test("our API is no recording, however a file names it", () => {
  const text = JSON.stringify({
    audioStops: [{ title: "Mill", audioUrl: "http://localhost:8000/api/tours" }],
  });
  const { report } = read(text, "x.json", "http://localhost:8000");
  assert.ok(report.some(({ path }) => path === "audioStops.0.audioUrl"));
});

Deno.test("a table may name recordings and pictures of this site", () => {
  const origin = "http://school.local";
  const text = `title,lat,lng,audio,photo\nMill,48.2,16.4,${origin}${SOUND},${origin}${PICTURE}`;
  const { form } = read(text, "x.csv", origin);
  assert.equal(form.audioStops[0].audioUrl, SOUND);
  assert.equal(form.audioStops[0].imageUrl, PICTURE);
});
