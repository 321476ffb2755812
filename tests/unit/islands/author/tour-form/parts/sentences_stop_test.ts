/** Marked sentences become a stop that plays them, and typed times become a part. */
import assert from "node:assert/strict";
import { createFormControl } from "react-hook-form";
import { changePart } from "../../../../../../islands/author/tour-form/parts/choose_part.ts";
import { readPart } from "../../../../../../islands/author/tour-form/parts/part_times.ts";
import {
  partOfSentences,
  stopOfPart,
} from "../../../../../../islands/author/tour-form/parts/sentences_stop.ts";
import { workOf } from "../../../../../../islands/author/tour-form/transcript/work.ts";
import { readValues, type TourValues } from "../../../../../../islands/author/tour-form/values.ts";
import { partAddress } from "../../../../../../lib/model/media/part_address.ts";

const WHOLE = `/media/${"a".repeat(64)}.mp3`;

/** Sentences with pauses of 100 ms, 2 s and 400 ms between them. */
const SENTENCES = [
  { start: 1000, end: 3000, text: "The mill stood here." },
  { start: 3100, end: 5000, text: "It burned." },
  { start: 7000, end: 9000, speaker: "Ada", text: "Nobody knows why." },
  { start: 9400, end: 9900, text: "So it goes." },
];

const STOP = {
  id: "interview",
  title: "The interview",
  description: "All of it.",
  audioUrl: WHOLE,
  audioDuration: "0:10",
  latitude: 48.1,
  longitude: 11.5,
  triggerRadius: 30,
  leg: { line: "_p~iF~ps|U_ulLnnqC", by: "hand" },
  language: "de",
  contentWarning: "Speaks of a fire.",
  record: { creators: ["Ada Bell"] },
  transcript: { language: "de", source: "aligned", checked: true, notes: "1998", cues: SENTENCES },
  chapters: [{ at: 0, title: "The mill" }, { at: 6900, title: "The fire" }],
};

function formOf(over = {}) {
  const { formControl } = createFormControl<TourValues>({
    defaultValues: readValues({ audioStops: [{ ...STOP, ...over }] }),
  });
  formControl.control._state.mount = true;
  return formControl;
}

const play = (form: ReturnType<typeof formOf>, address: string) =>
  changePart(form, 0, address, () => form.setValue("audioStops.0.audioUrl", address));

const stopAt = (form: ReturnType<typeof formOf>) => form.getValues("audioStops.0");

Deno.test("a part goes up to 0.3 s into the pauses, and never into another sentence", () => {
  const part = (first: number, last: number, length?: number) =>
    partOfSentences(SENTENCES, { first, last }, length);
  assert.deepEqual(part(0, 0), { from: 700, to: 3100 });
  assert.deepEqual(part(1, 1), { from: 3000, to: 5300 });
  assert.deepEqual(part(2, 3, 10_000), { from: 6700, to: 10_000 });
  const overlapping = SENTENCES.map((cue, i) => i === 1 ? { ...cue, end: 7500 } : cue);
  assert.deepEqual(partOfSentences(overlapping, { first: 2, last: 2 }), { from: 7000, to: 9300 });
});

Deno.test("sentences without times, or of less than a second, are no part", () => {
  const bare = [SENTENCES[0], { text: "Without times." }];
  assert.match(partOfSentences(bare, { first: 0, last: 1 }) as string, /need times/);
  const short = [{ start: 0, end: 300, text: "No." }, { start: 300, end: 2000, text: "Yes, sir." }];
  assert.match(partOfSentences(short, { first: 0, last: 0 }) as string, /at least 1 second/);
});

Deno.test("a stop of sentences has their part, words, place and record, and no description", () => {
  const form = formOf();
  const { id, ...stop } = stopOfPart(form, 0, { from: 6700, to: 9300 });
  assert.ok(id && id !== STOP.id);
  assert.equal(stop.audioUrl, partAddress({ whole: WHOLE, from: 6700, to: 9300 }));
  assert.equal(stop.audioDuration, "0:03");
  assert.deepEqual(stop.transcript, {
    ...STOP.transcript,
    cues: [{ start: 300, end: 2300, speaker: "Ada", text: "Nobody knows why." }],
  });
  assert.deepEqual(stop.chapters, [{ at: 200, title: "The fire" }]);
  assert.deepEqual([stop.title, stop.description], ["The fire", ""]);
  assert.deepEqual([stop.latitude, stop.longitude, stop.triggerRadius], ["48.1", "11.5", "30"]);
  assert.equal(stop.leg, undefined, "the way leads to the stop itself");
  assert.deepEqual([stop.language, stop.contentWarning], ["de", "Speaks of a fire."]);
  assert.deepEqual(stop.record, stopAt(form).record);
  assert.equal(stopAt(form).transcript?.cues.length, 4, "the stop itself stays");
});

Deno.test("without chapters its title is the first words", () => {
  const text = "The river rose in the night and took the wheel of the mill, and then the house.";
  const transcript = { ...STOP.transcript, cues: [{ start: 0, end: 4000, text }] };
  const form = formOf({ transcript, chapters: undefined });
  const { title } = stopOfPart(form, 0, { from: 0, to: 4000 });
  assert.equal(title, "The river rose in the night and took the wheel of the mill…");
});

Deno.test("sentences of a part are a part of the whole", () => {
  const form = formOf();
  play(form, partAddress({ whole: WHOLE, from: 3000, to: 10_000 }));
  const { cues } = stopAt(form).transcript!;
  const part = partOfSentences(cues, { first: 1, last: 1 }, 7000);
  assert.deepEqual(part, { from: 3700, to: 6300 });
  const { audioUrl } = stopOfPart(form, 0, part as { from: number; to: number });
  assert.equal(audioUrl, partAddress({ whole: WHOLE, from: 6700, to: 9300 }));
});

Deno.test("a chosen part cuts what is said; the whole brings it back, with later changes", () => {
  const form = formOf();
  play(form, partAddress({ whole: WHOLE, from: 3000, to: 9200 }));
  assert.deepEqual(stopAt(form).transcript?.cues.map(({ start }) => start), [100, 4000]);
  workOf(form, 0).edit({ kind: "text", at: 0, text: "It burned down." });
  play(form, WHOLE);
  const { transcript, chapters } = stopAt(form);
  assert.deepEqual(
    transcript?.cues,
    SENTENCES.map((cue, i) => i === 1 ? { ...cue, text: "It burned down." } : cue),
  );
  assert.deepEqual(chapters, STOP.chapters);
});

Deno.test("typed times are a part, or the line says why not", () => {
  const now = { from: 1234, to: 60_000 };
  const read = (from: string, to: string) => readPart({ from, to }, now, 600_050);
  assert.deepEqual(read("0:01.2", "1:02.5"), { from: 1234, to: 62_500 });
  assert.deepEqual(read("63.5", "2:00"), { from: 63_500, to: 120_000 });
  assert.deepEqual(read("0", "10:00.1"), { from: 0, to: 600_050 });
  assert.match(read("soon", "2:00") as string, /“soon” is not a time.*1:03\.5/);
  assert.match(read("3:00", "2:00") as string, /begins after its end/);
  assert.match(read("2:00", "2:00.5") as string, /at least 1 second/);
  assert.match(read("0", "10:01") as string, /ends at 10:00\.1/);
  assert.match(read("11:00", "10:00") as string, /ends at 10:00\.1/);
});
