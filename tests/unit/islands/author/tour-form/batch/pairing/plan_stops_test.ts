/** Which stops come of a handful of files. */
import assert from "node:assert/strict";
import { kindOf, titleOf } from "../../../../../../../islands/author/tour-form/media/file_kind.ts";
import type { DatedFile } from "../../../../../../../islands/author/tour-form/batch/pairing/pair_files.ts";
import {
  planStops,
  type StopOrder,
} from "../../../../../../../islands/author/tour-form/batch/pairing/plan_stops.ts";

const MINUTE = 60_000;
const timeAt = (minutes?: number) => minutes === undefined ? {} : { time: minutes * MINUTE };
/** All were copied in the same minute. */
const fileOf = (name: string) => new File([], name, { lastModified: 99 * MINUTE });
type Added = DatedFile & { kind: "recordings" | "pictures" };
const recording = (name: string, minutes?: number): Added => ({
  file: fileOf(name),
  kind: "recordings",
  ...timeAt(minutes),
});
const picture = (name: string, minutes?: number, latitude?: number): Added => ({
  file: fileOf(name),
  kind: "pictures",
  ...timeAt(minutes),
  ...(latitude === undefined ? {} : { place: { latitude, longitude: 11 } }),
});
/** Plans stops of files, whose other pictures stand alone. */
function plan(files: Added[], order: StopOrder, texts: string[] = [], standAlone = true) {
  const ofKind = (kind: Added["kind"]) =>
    files.filter((file) => file.kind === kind).map(({ kind: _, ...file }) => file);
  return planStops(
    { recordings: ofKind("recordings"), pictures: ofKind("pictures"), texts: texts.map(fileOf) },
    order,
    standAlone,
  );
}
const shown = ({ stops }: ReturnType<typeof planStops>) =>
  stops.map(({ title, picture, place }) =>
    [title, picture?.file.name, place?.latitude].filter((part) => part !== undefined).join(" ")
  );

Deno.test("recordings are ordered by name, with numbers as numbers, or by time", () => {
  const files = [recording("Stop 10.mp3", 1), recording("stop 9.mp3", 3), recording("Bell.m4a", 2)];
  assert.deepEqual(shown(plan(files, "name")), ["Bell", "stop 9", "Stop 10"]);
  assert.deepEqual(shown(plan(files, "time")), ["Stop 10", "Bell", "stop 9"]);
  const together = [recording("Stop 10.mp3", 1), recording("Stop 9.mp3", 1)];
  assert.deepEqual(shown(plan(together, "time")), ["Stop 9", "Stop 10"], "of one minute");
});

Deno.test("numbers that order the files of a batch are not part of its titles", () => {
  const files = ["10 Well.mp3", "01 Mill.mp3", "2 Rivers.mp3"].map((name) => recording(name));
  assert.deepEqual(shown(plan(files, "name")), ["Mill", "2 Rivers", "Well"]);
  const addresses = ["10 Mill Lane.mp3", "12 Main Street.mp3"].map((name) => recording(name));
  assert.deepEqual(shown(plan(addresses, "name")), ["10 Mill Lane", "12 Main Street"]);
});

Deno.test("a photograph goes to the recording made nearest in time, within ten minutes", () => {
  const files = [
    recording("bell.mp3", 0),
    recording("mill.mp3", 12),
    picture("wheel.jpg", 10, 43),
    picture("tower.jpg", 5, 44),
    picture("moon.jpg", 23, 45),
  ];
  assert.deepEqual(shown(plan(files, "time")), [
    "bell tower.jpg 44",
    "mill wheel.jpg 43",
    "moon moon.jpg 45",
  ]);
});

Deno.test("ten minutes apart belong together, and no more", () => {
  const files = [recording("bell.mp3", 0), picture("tower.jpg", 10)];
  assert.deepEqual(shown(plan(files, "time")), ["bell tower.jpg"]);
  const later = [recording("bell.mp3", 0), picture("tower.jpg", 10.01)];
  assert.deepEqual(shown(plan(later, "time")), ["bell", "tower tower.jpg"]);
});

Deno.test("a stop has one photograph: a second of the same minute becomes a stop itself", () => {
  const files = [recording("bell.mp3", 0), picture("far.jpg", 2), picture("near.jpg", 1)];
  assert.deepEqual(shown(plan(files, "time")), ["bell near.jpg", "far far.jpg"]);
});

Deno.test("titles come from the names of files, without ordering numbers and endings", () => {
  const titles = {
    "03_The old mill.mp3": "The old mill",
    "3. Well.wav": "Well",
    "12 - Saint-Denis gate.m4a": "Saint-Denis gate",
    "old-mill-wheel.mp3": "old mill wheel",
    "1848 barricades.mp3": "1848 barricades",
    "01 Mill.mp3": "Mill",
    "007 Bell.wav": "Bell",
    "12 Main Street.mp3": "12 Main Street",
    "01.mp3": "01",
    "01 02.mp3": "01 02",
    "Stop 7.mp3": "Stop 7",
    "Dr. Miller": "Dr. Miller",
    "Größe_und_Höhe.ogg": "Größe und Höhe",
  };
  for (const [name, title] of Object.entries(titles)) assert.equal(titleOf(name), title, name);
});

Deno.test("the numbers of files that were chosen together order their stops, and are no titles", () => {
  const names = ["10 Well.mp3", "02 Mill.mp3", "01 Gate.mp3", "09 Bell.mp3"];
  const { stops: planned } = plan(names.map((name) => recording(name, 1)), "name");
  assert.deepEqual(planned.map(({ recording }) => recording?.file.name), [
    "01 Gate.mp3",
    "02 Mill.mp3",
    "09 Bell.mp3",
    "10 Well.mp3",
  ]);
  assert.deepEqual(names.map((name) => titleOf(name, names)), ["Well", "Mill", "Gate", "Bell"]);
  assert.equal(titleOf("100 Pond.mp3", ["001 Gate.mp3"]), "Pond");
  assert.equal(titleOf("12 Main Street.mp3", ["14 Main Street.mp3"]), "12 Main Street");
});

Deno.test("a file is known by its type, or by its name where the system knows no type", () => {
  const kinds = {
    "a.m4a": "recording",
    "a.OPUS": "recording",
    "a.aiff": "recording",
    "a.caf": "recording",
    "a.heic": "picture",
    "a.mp4": "recording",
    "a.MOV": "recording",
    "a.zip": undefined,
    "a.pdf": undefined,
    "mp3": undefined,
  };
  for (const [name, kind] of Object.entries(kinds)) {
    assert.equal(kindOf({ name, type: "" }), kind, name);
  }
  assert.equal(kindOf({ name: "blob", type: "audio/webm" }), "recording");
  assert.equal(kindOf({ name: "sound.mp4", type: "video/mp4" }), "recording");
  assert.equal(kindOf({ name: "drawing.svg", type: "image/svg+xml" }), undefined);
});

const pairsOf = (...names: string[]) =>
  plan(
    names.map((name) => /mp3$/.test(name) ? recording(name) : picture(name)),
    "name",
  ).stops.flatMap(({ recording, picture, pairedBy }) =>
    pairedBy ? [`${recording!.file.name} ${picture!.file.name} ${pairedBy}`] : []
  );

Deno.test("copies without a time of their own are paired by name, and never by their last change", () => {
  assert.deepEqual(
    pairsOf("bridge.mp3", "tower.mp3", "tower.jpg", "bridge.jpg"),
    ["bridge.mp3 bridge.jpg name", "tower.mp3 tower.jpg name"],
  );
  assert.deepEqual(pairsOf("bridge.mp3", "tower.jpg"), []);
});

Deno.test("names pair whatever their case, accents, separators, numbers and copies", () => {
  const pairs = [
    ["bridge.mp3", "BRIDGE.JPG"],
    ["bridge.mp3", "Bridge 2.JPG"],
    ["bridge.mp3", "bridge (1).jpg"],
    ["bridge.mp3", "01 bridge.jpg"],
    ["03_old-mill.mp3", "old mill.jpg"],
    ["7.mp3", "07 gate.jpg"],
    ["07 gate.mp3", "7.jpg"],
    ["Stop 1.mp3", "stop_1.heic"],
    ["Alte Bru\u0308cke.mp3", "alte-brücke.jpg"],
    ["Alte Brücke.mp3", "alte_bruecke.png"],
    ["Straße.mp3", "strasse.jpg"],
    ["Église.mp3", "eglise.jpg"],
    ["Мост.mp3", "мост.jpg"],
  ];
  for (const [recording, picture] of pairs) {
    assert.deepEqual(pairsOf(recording, picture), [`${recording} ${picture} name`]);
  }
});

Deno.test("names that only resemble each other do not pair", () => {
  const strangers = [
    ["Stop 1.mp3", "Stop 2.jpg"],
    ["01 bridge.mp3", "01 tower.jpg"],
    ["bridge.mp3", "bridges.jpg"],
    ["1848 barricades.mp3", "barricades.jpg"],
    ["!.mp3", "?.jpg"],
  ];
  for (const names of strangers) assert.deepEqual(pairsOf(...names), [], names.join(", "));
  assert.deepEqual(pairsOf("bridge 1.mp3", "bridge 2.mp3", "bridge.jpg"), [], "whose is it?");
});

Deno.test("the nearest name wins, and of the rest the first", () => {
  assert.deepEqual(
    pairsOf("bridge.mp3", "bridge 2.mp3", "Bridge 2.jpg", "Bridge 3.jpg", "Bridge.jpg"),
    ["bridge 2.mp3 Bridge 2.jpg name", "bridge.mp3 Bridge.jpg name"],
  );
  assert.deepEqual(
    pairsOf("bridge.mp3", "bridge 10.jpg", "bridge 9.jpg"),
    ["bridge.mp3 bridge 9.jpg name"],
  );
});

Deno.test("a name counts before the time", () => {
  const files = [
    recording("bell.mp3", 0),
    recording("mill.mp3", 60),
    picture("mill.jpg", 1),
    picture("moon.jpg", 61),
  ];
  const found = plan(files, "name").stops.map(({ title, picture, pairedBy = "alone" }) =>
    `${title} ${picture?.file.name} ${pairedBy}`
  );
  assert.deepEqual(found, [
    "bell undefined alone",
    "mill mill.jpg name",
    "moon moon.jpg alone",
  ]);
});

Deno.test("what says no time is ordered by its last change when its author asks for time", () => {
  const dated = (name: string, lastModified: number): Added => ({
    file: new File([], name, { lastModified }),
    kind: "recordings",
  });
  const files = [dated("a.mp3", 2 * MINUTE), dated("b.mp3", MINUTE), recording("c.m4a", 1.5)];
  assert.deepEqual(shown(plan(files, "time")), ["b", "c", "a"]);
});

Deno.test("a picture that no recording has stays loose, unless pictures are to stand alone", () => {
  const files = [recording("bell.mp3", 0), picture("moon.jpg", 60)];
  const found = plan(files, "name", [], false);
  assert.deepEqual(shown(found), ["bell"]);
  assert.deepEqual(found.loose.map(({ file }) => file.name), ["moon.jpg"]);
  assert.deepEqual(plan(files, "name").loose, []);
});

Deno.test("a text becomes the transcript of the recording of its name; others are left", () => {
  const files = ["01 Town Hall.mp3", "02 Town Hall.mp3", "03 Pool.wav"].map((name) =>
    recording(name)
  );
  const texts = [
    "02 town hall.txt",
    "1 Town Hall transcript.docx",
    "3.txt",
    "3.srt",
    "town hall.vtt",
    "moon.txt",
  ];
  const { stops, texts: left } = plan(files, "name", texts);
  assert.deepEqual(stops.map(({ title, text }) => `${title}: ${text?.name}`), [
    "Town Hall: 1 Town Hall transcript.docx",
    "Town Hall: 02 town hall.txt",
    "Pool: 3.srt",
  ]);
  assert.deepEqual(left.map(({ name }) => name), ["3.txt", "town hall.vtt", "moon.txt"]);
});
