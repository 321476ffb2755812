import assert from "node:assert/strict";
import { readLength } from "../../../../../islands/tour-form/stops/recording_length.ts";
import { fakeAudio } from "../../../../support/fake_audio.ts";

const MILL = "https://example.org/mill.mp3";

/** The length that is read from a file whose element reports `seconds`. */
function lengthOf(seconds: number): Promise<string | undefined> {
  const audio = fakeAudio();
  const length = readLength(MILL, new AbortController().signal, () => audio);
  assert.equal(audio.src, MILL);
  assert.equal(audio.preload, "metadata", "the whole recording is not loaded");
  Object.assign(audio, { duration: seconds });
  audio.dispatchEvent(new Event("loadedmetadata"));
  return length;
}

Deno.test("a length is minutes and seconds, rounded to the second", async () => {
  assert.equal(await lengthOf(252.4), "4:12");
  assert.equal(await lengthOf(59.6), "1:00");
  assert.equal(await lengthOf(61), "1:01");
  assert.equal(await lengthOf(3723), "62:03");
});

Deno.test("a recording shorter than half a second lasts one second", async () => {
  assert.equal(await lengthOf(0.2), "0:01");
});

Deno.test("a stream without an end, and a file that says nothing, have no length", async () => {
  for (const seconds of [Infinity, NaN, 0]) assert.equal(await lengthOf(seconds), undefined);
});

Deno.test("a file that cannot be loaded has no length", async () => {
  const audio = fakeAudio();
  const length = readLength(MILL, new AbortController().signal, () => audio);
  audio.dispatchEvent(new Event("error"));
  assert.equal(await length, undefined);
});

Deno.test("once another address is typed the loading ends", async () => {
  const audio = fakeAudio();
  const reading = new AbortController();
  const length = readLength(MILL, reading.signal, () => audio);
  reading.abort();
  assert.equal(await length, undefined);
  assert.deepEqual(audio.calls, ["remove src"]);
});

Deno.test("an empty box and a refused address load nothing", async () => {
  const { signal } = new AbortController();
  for (const text of [" ", "https://drive.google.com/file/d/1/view"]) {
    assert.equal(await readLength(text, signal, () => assert.fail("nothing is loaded")), undefined);
  }
});
