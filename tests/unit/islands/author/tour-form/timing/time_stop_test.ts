/** The times of a stop's sentences land in its transcript, whatever its author does meanwhile. */
import assert from "node:assert/strict";
import { createFormControl } from "react-hook-form";
import type { WantedTimes } from "../../../../../../islands/author/tour-form/timing/find_times.ts";
import { timeStop } from "../../../../../../islands/author/tour-form/timing/time_stop.ts";
import {
  timedStops,
  untimedStops,
} from "../../../../../../islands/author/tour-form/timing/timed_stops.ts";
import { createTimings } from "../../../../../../islands/author/tour-form/timing/timings.ts";
import { workOf } from "../../../../../../islands/author/tour-form/transcript/work.ts";
import { readValues, type TourValues } from "../../../../../../islands/author/tour-form/values.ts";

const SENTENCES = ["The mill stood here.", "It burned.", "Nobody knows why."];

const stop = (id: string, over = {}) => ({
  id,
  title: `The ${id}`,
  audioUrl: `/media/${id}.mp3`,
  transcript: {
    language: "de",
    source: "typed",
    checked: false,
    cues: SENTENCES.map((text) => ({ text })),
  },
  ...over,
});

/** A form of two stops, the mill and the hall. */
function formOf(over = {}) {
  const values = readValues({ audioStops: [stop("mill", over), stop("hall")] });
  const { formControl } = createFormControl<TourValues>({ defaultValues: values });
  // A form on a page; another one answers with its default values.
  formControl.control._state.mount = true;
  return formControl;
}

/** An aligner that finds a sentence a second; `meanwhile` happens while it works. */
const aligner = (meanwhile = () => {}) => {
  const asked: (Pick<WantedTimes, "language" | "sentences" | "anchors"> & { address: string })[] =
    [];
  return {
    asked,
    find(address: string, { sentences, language, anchors }: WantedTimes) {
      asked.push({ address, sentences, language, anchors });
      meanwhile();
      return Promise.resolve({
        sentences: sentences.map((_, i) =>
          i === 1
            ? { unspoken: true as const }
            : { start: i * 1000, end: i * 1000 + 900, uncertain: i === 2 }
        ),
        extraSpeech: [{ start: 5000, end: 6000 }],
      });
    },
  };
};

const parts = () => ({ onProgress: () => {}, signal: new AbortController().signal });
const startsOf = ({ getValues }: ReturnType<typeof formOf>, index: number) =>
  getValues(`audioStops.${index}.transcript`)?.cues.map(({ start }) => start);

Deno.test("the times are in the form at once, with the source and the language of the text", async () => {
  const form = formOf();
  const { asked, find } = aligner();
  assert.equal(await timeStop(form, "mill", parts(), find), "");
  assert.deepEqual(asked, [{
    address: "/media/mill.mp3",
    sentences: SENTENCES,
    language: "de",
    anchors: undefined,
  }]);
  assert.deepEqual(form.getValues("audioStops.0.transcript"), {
    language: "de",
    source: "aligned",
    checked: false,
    cues: [
      { text: SENTENCES[0], start: 0, end: 900 },
      { text: SENTENCES[1] },
      { text: SENTENCES[2], start: 2000, end: 2900 },
    ],
  });
  assert.deepEqual(startsOf(form, 1), [undefined, undefined, undefined]);
});

Deno.test("the times follow their stop, wherever it is moved", async () => {
  const form = formOf();
  const { find } = aligner(() => {
    const [mill, hall] = form.getValues("audioStops");
    form.setValue("audioStops", [hall, stop("well") as typeof hall, mill]);
  });
  await timeStop(form, "mill", parts(), find);
  assert.deepEqual(startsOf(form, 0), [undefined, undefined, undefined]);
  assert.deepEqual(startsOf(form, 2), [0, undefined, 2000]);
});

Deno.test("nothing is written for a stop that is gone, or that has another recording by now", async () => {
  const form = formOf();
  const gone = aligner(() => form.setValue("audioStops", form.getValues("audioStops").slice(1)));
  await assert.rejects(timeStop(form, "mill", parts(), gone.find), /removed/);
  const replaced = aligner(() => form.setValue("audioStops.0.audioUrl", "/media/other.mp3"));
  await assert.rejects(timeStop(form, "hall", parts(), replaced.find), /replaced/);
  assert.deepEqual(startsOf(form, 0), [undefined, undefined, undefined]);
  form.setValue("audioStops.0.audioUrl", "https://example.org/hall.mp3");
  await assert.rejects(timeStop(form, "hall", parts(), replaced.find), /as a file/);
});

Deno.test("a text that is changed meanwhile stays as it is, with the times of the other sentences", async () => {
  const form = formOf();
  const { find } = aligner(() =>
    workOf(form, 0).edit({ kind: "text", at: 0, text: "A mill stood here." })
  );
  assert.match(await timeStop(form, "mill", parts(), find), /changed meanwhile/);
  const { cues } = form.getValues("audioStops.0.transcript")!;
  assert.deepEqual(cues[0], { text: "A mill stood here." });
  assert.deepEqual(startsOf(form, 0), [undefined, undefined, 2000]);
});

Deno.test("times that the author gives meanwhile stay, also in a transcript that replaces the other", async () => {
  const form = formOf();
  const moved = aligner(() => workOf(form, 0).edit({ kind: "start", at: 0, time: 400 }));
  await assert.rejects(timeStop(form, "mill", parts(), moved.find), /other times/);
  workOf(form, 0).flush();
  assert.deepEqual(startsOf(form, 0), [400, undefined, undefined]);
  const restored = {
    ...form.getValues("audioStops.1.transcript")!,
    cues: [{ text: SENTENCES[0], start: 70, end: 90 }],
  };
  const other = aligner(() => form.setValue("audioStops.1.transcript", restored));
  await assert.rejects(timeStop(form, "hall", parts(), other.find), /other times/);
  assert.deepEqual(form.getValues("audioStops.1.transcript"), restored);
});

Deno.test("a text from a file is looked for at its own times, and a machine's keeps its source", async () => {
  const cues = SENTENCES.map((text, i) => ({ text, start: i * 900, end: i * 900 + 800 }));
  for (const [source, kept] of [["machine", "machine"], ["imported", "aligned"]]) {
    const form = formOf({ transcript: { ...stop("mill").transcript, source, cues } });
    const { asked, find } = aligner();
    await timeStop(form, "mill", parts(), find);
    assert.deepEqual(asked[0].anchors, [0, 900, 1800]);
    assert.equal(form.getValues("audioStops.0.transcript.source"), kept);
  }
});

Deno.test("stops with a recording and a text without times are timed together, and list what to check", async () => {
  const form = formOf();
  const values = form.getValues();
  values.audioStops.push(
    readValues({ audioStops: [stop("well", { audioUrl: "https://example.org/well.mp3" })] })
      .audioStops[0],
  );
  assert.deepEqual(untimedStops(values), [0, 1]);
  const timings = createTimings((id, own) =>
    id === "hall"
      ? Promise.reject(new Error("The recording could not be read."))
      : timeStop(form, id, own, aligner().find)
  );
  timings.startTogether(["mill", "hall"]);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const { timed, lines } = timedStops(form, timings);
  assert.deepEqual(lines.map(({ about, text, quote }) => [about, text, quote]), [
    ["The mill, 0:01", "this sentence may not be spoken", "It burned."],
    ["The mill, 0:02", "the time of this sentence is uncertain", "Nobody knows why."],
    ["The mill, 0:05", "here is speech that the text lacks", undefined],
    ["The hall", "not timed. The recording could not be read.", undefined],
  ]);
  assert.deepEqual(lines[0].place?.span, { start: 900, end: 3900 });
  assert.deepEqual(timed.map(({ index, isChecked }) => [index, isChecked]), [[0, false]]);
  assert.deepEqual(untimedStops(form.getValues()), [1]);
});
