import assert from "node:assert/strict";
import {
  exclusionText,
  findExclusions,
  newExclusions,
  shortText,
} from "../../../../../../islands/author/tour-form/submit/exclusions.ts";
import { makeStop, makeTour } from "../../../../../support/data/tours.ts";
import { makeTranscript } from "../../../../../support/data/transcripts.ts";

const stop = (over = {}) => makeStop({ title: "Mill", audioUrl: "/media/a.mp3", ...over });
const transcript = makeTranscript([{ text: "A mill." }]);
const tour = (audioStops: ReturnType<typeof makeStop>[], over = {}) =>
  makeTour({ accessNote: "No steps.", audioStops, ...over });

const texts = (of: ReturnType<typeof makeTour>) =>
  findExclusions(of).map((one) => exclusionText(one, of));

Deno.test("an archive whose stories are written down, and whose pictures and way are described, leaves nobody out", () => {
  const picture = { things: [{ id: "x", url: "/media/x.jpg", alt: "A mill" }] };
  assert.deepEqual(texts(tour([stop({ transcript, ...picture })], picture)), []);
  assert.deepEqual(texts(tour([stop({ audioUrl: "test-beep-1" })])), []);
});

Deno.test("people who can’t hear miss stories without a transcript, those who can’t see pictures without words", () => {
  const things = [
    { id: "x", url: "/media/x.jpg" },
    { id: "bell", url: "/media/b.jpg", alt: "A bell" },
    { id: "o", url: "/media/o.jpg", then: true },
  ];
  const archive = tour(
    [stop(), stop({ transcript, things }), stop({ title: "Lock" })],
    { things: [{ id: "y", url: "/media/y.jpg", alt: " " }] },
  );
  assert.deepEqual(texts(archive), [
    "People who can’t hear miss 2 stories without a transcript: stop 1, “Mill”; stop 3, “Lock”.",
    "People who can’t see miss 3 pictures without a description: the archive’s; stop 2, “Mill”.",
  ]);
  assert.deepEqual(findExclusions(archive).flatMap(({ paths }) => paths), [
    "audioStops.0.transcript",
    "audioStops.2.transcript",
    "things.0.alt",
    "audioStops.1.things.0.alt",
    "audioStops.1.things.2.alt",
  ]);
});

Deno.test("a way on the map needs a note for wheelchairs; one indoors or anywhere has none", () => {
  const said = (place: object) =>
    texts(tour([makeStop({ transcript, ...place })], { accessNote: "" })).length;
  assert.equal(said({}), 1);
  assert.equal(said({ place: "indoors" }), 0);
  assert.equal(said({ place: "anywhere" }), 0);
});

Deno.test("only what leaves people out anew is new: stops are known by their ids", () => {
  const [a, b] = [{ ...stop(), id: "a" }, { ...stop({ transcript }), id: "b" }];
  const before = tour([a, b], { accessNote: "" });
  const now = tour([stop(), { ...b, transcript: undefined }, a], { accessNote: "" });
  const found = newExclusions(now, before);
  assert.deepEqual(found.map(({ paths }) => paths), [
    ["audioStops.0.transcript", "audioStops.1.transcript"],
  ]);
  assert.equal(shortText(found[0]), "People who can’t hear miss 2 stories");
  assert.deepEqual(newExclusions(before, before), []);
  const pictured = (...ids: string[]) =>
    tour([{ ...b, things: ids.map((id) => ({ id, url: `/media/${id}.jpg` })) }]);
  assert.deepEqual(newExclusions(pictured("n", "m"), pictured("m")).map(({ paths }) => paths), [
    ["audioStops.0.things.0.alt"],
  ]);
});
