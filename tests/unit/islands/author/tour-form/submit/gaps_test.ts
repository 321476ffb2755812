import assert from "node:assert/strict";
import type { FieldPath } from "react-hook-form";
import { resolver } from "../../../../../../islands/author/tour-form/schema.ts";
import {
  findGaps,
  gapsByStop,
  gapsText,
  nextGap,
} from "../../../../../../islands/author/tour-form/submit/gaps.ts";
import { waitingText } from "../../../../../../islands/author/tour-form/submit/waiting_panel.tsx";
import { readValues, type TourValues } from "../../../../../../islands/author/tour-form/values.ts";
import { uploadAddress } from "../../../../../../lib/model/media/upload_address.ts";
import { makeTranscript } from "../../../../../support/data/transcripts.ts";
import { makeStop, makeTour } from "../../../../../support/data/tours.ts";

const form = (stops: Record<string, unknown>[], over: Record<string, unknown> = {}): TourValues =>
  readValues({ ...makeTour(), ...over, audioStops: stops.map((stop) => makeStop(stop)) });

const texts = (values: TourValues) => gapsByStop(findGaps(values)).map(({ text }) => text);

Deno.test("a gap is said in a few words, in the order of the form", () => {
  assert.deepEqual(
    texts(form([{}, { title: "", audioUrl: "", description: " " }, { triggerRadius: 3 }])),
    ["Stop 2 – a title, a description, a recording", "Stop 3 – a trigger radius from 5 to 500"],
  );
  assert.deepEqual(texts(form([{}], { title: "", duration: "x".repeat(90) })), [
    "Tour Details – a title, a shorter duration",
  ]);
  assert.deepEqual(texts(form([{ latitude: "north" }])), ["Stop 1 – a latitude from -90 to 90"]);
  assert.deepEqual(texts(form([{}])), []);
});

Deno.test("one line has all that is missing: what the same stops lack together, most stops first", () => {
  const textOf = (stops: Record<string, unknown>[], over = {}) =>
    gapsText(findGaps(form(stops, over)));
  assert.equal(textOf([{}]), "");
  assert.equal(
    textOf([{}, { title: "", description: "" }]),
    "Stop 2 lacks a title and a description",
  );
  assert.equal(
    textOf([{ description: "" }, {}, { description: "", title: "" }], {
      title: "",
      description: "",
    }),
    "2 stops lack a description · The archive lacks a title and a description · Stop 3 lacks a title",
  );
  assert.equal(
    textOf([{ triggerRadius: 3 }, { triggerRadius: 3 }], { title: "x".repeat(201) }),
    "2 stops need a trigger radius from 5 to 500 · The archive needs another title",
  );
});

Deno.test("pictures without a description are counted, and follow each other in the order of the form", () => {
  const values = form([{ things: [{ id: "a", url: "/a" }, { id: "b", url: "/b" }] }, {}]);
  const asked = ["audioStops.0.things.1.alt", "audioStops.0.things.0.alt"];
  const gaps = findGaps(values, asked.map((path) => ({ path, message: "" })))
    .filter(({ path }) => path.endsWith(".alt"));
  assert.equal(gapsText(gaps), "2 pictures lack a description");
  assert.equal(nextGap(gaps, gaps[0])?.path, asked[0]);
  assert.equal(gapsText(gaps.slice(1)), "A picture of stop 1 lacks a description");
});

Deno.test("the next gap is the one after the last, though that was filled in; after the end the first", () => {
  const all = findGaps(form([{ title: "", description: "" }, {}, { title: "" }]));
  const [first, second, third] = all;
  assert.equal(nextGap(all, first), second);
  assert.equal(nextGap([first, third], second), third);
  assert.equal(nextGap(all, third), first);
  assert.equal(nextGap([], third), undefined);
  assert.equal(nextGap(all, { path: "", stop: 0 }), first, "from a stop that is open");
  assert.equal(nextGap(all, { path: "", stop: 1 }), third);
});

Deno.test("what the server or a search found stands among the gaps of its stop", () => {
  const beside = [{ path: "audioStops.1.place", message: "" }];
  assert.deepEqual(
    gapsByStop(findGaps(form([{}, { title: "" }]), beside)).map(({ text }) => text),
    ["Stop 2 – a title, a location that can be found"],
  );
});

/** Of all fields, or of those that have changed. */
const check = (values: TourValues, names?: FieldPath<TourValues>[]) =>
  resolver(values, undefined, { fields: {}, names, shouldUseNativeValidation: false });

Deno.test("a file on its way is no gap, nor is its length; and nothing is handed on to be sent", async () => {
  const values = form([{ audioUrl: uploadAddress("a"), audioDuration: "" }, {}], {
    imageUrl: uploadAddress("b"),
  });
  assert.deepEqual(texts(values), []);
  assert.deepEqual(await check(values), { values: {}, errors: {} });
  const unnamed = form([{ audioUrl: uploadAddress("a"), title: "" }, { audioDuration: "" }]);
  assert.deepEqual(texts(unnamed), ["Stop 1 – a title", "Stop 2 – an audio duration"]);
  const { errors } = await check(unnamed);
  assert.deepEqual(Object.keys(errors.audioStops![0]!), ["title"]);
  assert.deepEqual(Object.keys(errors.audioStops![1]!), ["audioDuration"]);
});

Deno.test("a field of a stop is checked with its stop alone, and has the error that a check of all finds", async () => {
  const faulty = { title: "", audioUrl: "ftp://a", latitude: "north", triggerRadius: 3 };
  const values = form([{}, { ...faulty, description: "" }, faulty]);
  const { errors } = await check(values);
  const all = errors.audioStops![1]!;
  const fields = ["title", "description", "audioUrl", "latitude", "triggerRadius"] as const;
  assert.deepEqual(new Set(Object.keys(all)), new Set(fields));
  for (const field of [...fields, "longitude"] as const) {
    const { errors: { audioStops } } = await check(values, [`audioStops.1.${field}`]);
    assert.deepEqual(audioStops![1]![field], all[field], field);
    assert.deepEqual(Object.keys(audioStops!), ["1"]);
  }
  assert.deepEqual(await check(values, ["audioStops.0.title"]), { values: {}, errors: {} });
  const several = await check(values, ["audioStops.0.title", "audioStops.0.place"]);
  assert.deepEqual(Object.keys(several.errors.audioStops!), ["1", "2"]);
});

Deno.test("200 stops without anything are listed in less than a moment", () => {
  const stops = Array(200).fill({ title: "", description: "", audioUrl: "", audioDuration: "" });
  const values = form(stops);
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    assert.equal(texts(values).length, 200);
    return performance.now() - begun;
  });
  assert.ok(Math.min(...times) < 100, `${times} ms`);
});

Deno.test("transcripts of 200 stops are checked once; one that is replaced by an invalid one is found", () => {
  const transcript = makeTranscript(
    Array.from({ length: 60 }, (_, i) => ({ text: `The mill turned ${i} times.` })),
  );
  const values = form(Array(200).fill({ transcript }));
  const timed = () => {
    const begun = performance.now();
    assert.deepEqual(texts(values), []);
    return performance.now() - begun;
  };
  const first = timed();
  const [second] = Array.from({ length: 5 }, timed).sort((a, b) => a - b);
  assert.ok(second < first, `${second} ms, ${first} ms at first`);
  const [, stop] = values.audioStops;
  stop.transcript = { ...stop.transcript!, cues: [{ text: "" }] };
  assert.deepEqual(texts(values), [
    "Stop 2 – a transcript without empty or too long sentences",
  ]);
  assert.equal(texts(values).length, 1, "an invalid one is found again");
  stop.transcript = undefined;
  assert.deepEqual(texts(values), []);
});

Deno.test("the files to come are counted, with the reason why they wait", () => {
  assert.equal(waitingText(3, 12, undefined), "3 of 12 files are still being sent.");
  assert.equal(waitingText(1, 12, "offline"), "1 of 12 files is waiting for a connection.");
  assert.equal(waitingText(1, 1, undefined), "1 file is still being sent.");
});
