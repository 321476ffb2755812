/** Which stops come of a handful of files. */
import assert from "node:assert/strict";
import { kindOf, titleOf } from "../../../../../islands/tour-form/media/file_kind.ts";
import { type DatedFile, planStops } from "../../../../../islands/tour-form/media/plan_stops.ts";

const MINUTE = 60_000;
const recording = (name: string, minutes: number): DatedFile => ({
  file: new File([], name),
  kind: "recording",
  time: minutes * MINUTE,
});
const picture = (name: string, minutes: number, latitude?: number): DatedFile => ({
  file: new File([], name),
  kind: "picture",
  time: minutes * MINUTE,
  ...(latitude === undefined ? {} : { place: { latitude, longitude: 11 } }),
});
const shown = (stops: ReturnType<typeof planStops>) =>
  stops.map(({ title, picture, place }) =>
    [title, picture?.file.name, place?.latitude].filter((part) => part !== undefined).join(" ")
  );

Deno.test("recordings are ordered by name, with numbers as numbers, or by time", () => {
  const files = [recording("Stop 10.mp3", 1), recording("stop 9.mp3", 3), recording("Bell.m4a", 2)];
  assert.deepEqual(shown(planStops(files, "name")), ["Bell", "stop 9", "Stop 10"]);
  assert.deepEqual(shown(planStops(files, "time")), ["Stop 10", "Bell", "stop 9"]);
  const together = [recording("Stop 10.mp3", 1), recording("Stop 9.mp3", 1)];
  assert.deepEqual(shown(planStops(together, "time")), ["Stop 9", "Stop 10"], "of one minute");
});

Deno.test("a photograph goes to the recording made nearest in time, within ten minutes", () => {
  const files = [
    recording("bell.mp3", 0),
    recording("mill.mp3", 12),
    picture("wheel.jpg", 10, 43),
    picture("tower.jpg", 5, 44),
    picture("moon.jpg", 23, 45),
  ];
  assert.deepEqual(shown(planStops(files, "time")), [
    "bell tower.jpg 44",
    "mill wheel.jpg 43",
    "moon moon.jpg 45",
  ]);
});

Deno.test("ten minutes apart belong together, and no more", () => {
  const files = [recording("bell.mp3", 0), picture("tower.jpg", 10)];
  assert.deepEqual(shown(planStops(files, "time")), ["bell tower.jpg"]);
  const later = [recording("bell.mp3", 0), picture("tower.jpg", 10.01)];
  assert.deepEqual(shown(planStops(later, "time")), ["bell", "tower tower.jpg"]);
});

Deno.test("a stop has one photograph: a second of the same minute becomes a stop itself", () => {
  const files = [recording("bell.mp3", 0), picture("far.jpg", 2), picture("near.jpg", 1)];
  assert.deepEqual(shown(planStops(files, "time")), ["bell near.jpg", "far far.jpg"]);
});

Deno.test("titles come from the names of files, without ordering numbers and endings", () => {
  const titles = {
    "03_The old mill.mp3": "The old mill",
    "3. Well.wav": "Well",
    "12 - Saint-Denis gate.m4a": "Saint-Denis gate",
    "old-mill-wheel.mp3": "old mill wheel",
    "1848 barricades.mp3": "1848 barricades",
    "Stop 7.mp3": "Stop 7",
    "Dr. Miller": "Dr. Miller",
    "Größe_und_Höhe.ogg": "Größe und Höhe",
  };
  for (const [name, title] of Object.entries(titles)) assert.equal(titleOf(name), title, name);
});

Deno.test("a file is known by its type, or by its name where the system knows no type", () => {
  const kinds = {
    "a.m4a": "recording",
    "a.OPUS": "recording",
    "a.heic": "picture",
    "a.pdf": undefined,
    "mp3": undefined,
  };
  for (const [name, kind] of Object.entries(kinds)) {
    assert.equal(kindOf({ name, type: "" }), kind, name);
  }
  assert.equal(kindOf({ name: "blob", type: "audio/webm" }), "recording");
  assert.equal(kindOf({ name: "drawing.svg", type: "image/svg+xml" }), undefined);
});
