import assert from "node:assert/strict";
import { chapters as kind } from "../../../../lib/formats/fields/chapters.ts";
import { Chapters } from "../../../../lib/model/tour/chapters.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";

const error = (chapters: unknown) => Chapters.safeParse(chapters).error?.issues[0].message;

Deno.test("chapters are in the order of their times, one at a time, at most 200", () => {
  assert.equal(error([{ at: 0, title: "Start" }, { at: 1, title: "Mill" }]), undefined);
  const rule = "Chapters must be in the order of their times, each at a time of its own";
  assert.equal(error([{ at: 1, title: "Mill" }, { at: 0, title: "Start" }]), rule);
  assert.equal(error([{ at: 1, title: "Mill" }, { at: 1, title: "Bridge" }]), rule);
  const many = Array.from({ length: 201 }, (_, at) => ({ at, title: "A" }));
  assert.equal(error(many), "A stop has at most 200 chapters");
  assert.equal(error(many.slice(1)), undefined);
});

Deno.test("a chapter needs a title and a time in whole milliseconds", () => {
  assert.equal(error([{ at: 0, title: " " }]), "A chapter’s title is required");
  assert.equal(error([{ at: 0, title: "x".repeat(201) }])?.includes("too long"), true);
  assert.equal(error([{ at: 0.5, title: "A" }]), "A time must be whole milliseconds");
  assert.equal(error([{ at: -1, title: "A" }]), "A time can’t be negative");
});

Deno.test("a chapter’s blank lines of keywords and empty texts are left out", () => {
  const chapter = { at: 0, title: "Mill", synopsis: "", keywords: ["oak", " ", ""] };
  assert.deepEqual(Chapters.parse([chapter]), [{
    at: 0,
    title: "Mill",
    synopsis: undefined,
    keywords: ["oak"],
  }]);
  assert.equal(error([{ at: 0, title: "A", keywords: Array(21).fill("a") }])?.includes("20"), true);
});

Deno.test("the form keeps a chapter without a title, and a file’s chapter without a time is named", () => {
  const field = STOP_FIELDS.chapters;
  const unfinished = [{ at: 5, title: "" }];
  assert.deepEqual(kind.toTyped(unfinished, field), unfinished);
  assert.deepEqual(kind.read(unfinished, field), { value: unfinished });
  assert.deepEqual(kind.read([...unfinished, { title: "Mill" }], field), { value: undefined });
  assert.deepEqual(kind.read({ length: 3 }, field), {});
  assert.deepEqual(kind.read([], field), { wrong: [] });
});

Deno.test("chapters read as lines with their times", () => {
  const place = { lat: 48.2, lng: 16.3, name: "Mill Lane" };
  const chapter = { at: 83_000, title: "The mill", synopsis: "Built.", keywords: ["oak"], place };
  assert.equal(
    kind.toText([{ at: 0, title: "Start" }, chapter], STOP_FIELDS.chapters),
    "0:00.0 Start\n1:23.0 The mill: Built. (oak; Mill Lane 48.2, 16.3)",
  );
});
