import assert from "node:assert/strict";
import fc from "fast-check";
import { readChapters, readTime } from "../../../../lib/formats/chapters/read_chapters.ts";
import { Chapters } from "../../../../lib/model/tour/chapters.ts";

const read = (text: string) => {
  const found = readChapters(text);
  assert.ok("chapters" in found);
  return found;
};

Deno.test("lines with times are chapters, in the order of the times", () => {
  for (
    const text of [
      "00:00 Intro\n01:23 The mill\n1:02:03.5 The end",
      "00:00 Intro / 01:23 The mill / 1:02:03.5 The end",
      "1:02:03.5 - The end\r\n(0:00) Intro\r\n[1:23] – The mill",
      "Intro 0:00\nThe mill 1:23\nThe end — 1:02:03,5",
    ]
  ) {
    const { chapters, leftOut } = read(text);
    assert.deepEqual(leftOut, []);
    assert.deepEqual(chapters, [
      { at: 0, title: "Intro" },
      { at: 83_000, title: "The mill" },
      { at: 3_723_500, title: "The end" },
    ], text);
  }
});

Deno.test("what is left out is said: lines without a time, two at one time, and too long titles", () => {
  const { chapters, leftOut } = read(`Contents\n0:00 A\n0:00 B\n0:05 ${"x".repeat(201)}`);
  assert.deepEqual(chapters.map(({ title }) => title.length), [1, 200]);
  assert.deepEqual(leftOut, [
    "1 line without a time, such as “Contents”",
    "1 chapter at the time of another, such as “B” at 0:00.0",
    "The ends of 1 long text",
  ]);
});

Deno.test("a text without times, and broken JSON, are refused with a reason", () => {
  for (const text of ["The mill", "", "12.30 Noon"]) {
    assert.match((readChapters(text) as { problem: string }).problem, /^No line has a time/);
  }
  assert.match((readChapters("{") as { problem: string }).problem, /can’t be read as JSON/);
  assert.match((readChapters("{}") as { problem: string }).problem, /no list of chapters/);
});

Deno.test("a podcast's chapters come with their places, and what does not come is said", () => {
  const { chapters, leftOut } = read(JSON.stringify({
    version: "1.2.0",
    chapters: [
      { startTime: 0, title: "Intro", img: "https://example.org/a.jpg" },
      { startTime: 62.5, location: { name: "Mill Lane", geo: "geo:48.2,-16.37" } },
      { startTime: 70, title: "An advertisement", toc: false },
      { title: "Nowhere" },
    ],
  }));
  assert.deepEqual(chapters, [
    { at: 0, title: "Intro" },
    { at: 62_500, title: "Chapter 2", place: { lat: 48.2, lng: -16.37, name: "Mill Lane" } },
  ]);
  assert.deepEqual(leftOut, [
    "1 chapter outside of the table of contents",
    "1 chapter without a time",
    "Pictures and links of chapters",
  ]);
});

Deno.test("every text is read without an error, and its chapters are valid", () => {
  const time = fc.tuple(fc.nat(200), fc.nat(59)).map(([m, s]) => `${m}:${s}`);
  const line = fc.tuple(time, fc.string({ unit: "binary" })).map((both) => both.join(" "));
  const json = fc.json().map((chapters) => `{"chapters":[${chapters}]}`);
  fc.assert(fc.property(fc.oneof(fc.array(line).map((all) => all.join("\n")), json), (text) => {
    const found = readChapters(text);
    if ("chapters" in found) assert.deepEqual(Chapters.parse(found.chapters), found.chapters);
  }));
});

Deno.test("a typed time is minutes and seconds, with hours and fractions", () => {
  assert.deepEqual(
    ["1:23", " 83 ", "1:02:03", "0:01.25", "1:2:3:4", "1:xx", ""].map(readTime),
    [83_000, 83_000, 3_723_000, 1_250, undefined, undefined, undefined],
  );
});
