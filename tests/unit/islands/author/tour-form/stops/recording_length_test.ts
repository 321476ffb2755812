import assert from "node:assert/strict";
import { readLength } from "../../../../../../islands/author/tour-form/stops/recording_length.ts";
import { asElement, FakeAudioElement } from "../../../../../support/fakes/fake_audio_element.ts";

const MILL = "https://example.org/mill.mp3";

/** The length that is read from a file whose element reports `seconds`. */
async function lengthOf(seconds: number): Promise<string | undefined> {
  const { audio, length } = read();
  assert.equal(audio.src, MILL);
  assert.equal(audio.preload, "metadata", "the whole recording is not loaded");
  await audio.arrive(seconds);
  return await length;
}

/** Begins to read the length of a file that has not arrived yet. */
function read() {
  const audio = new FakeAudioElement();
  const reading = new AbortController();
  return { audio, reading, length: readLength(MILL, reading.signal, () => asElement(audio)) };
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
  const { audio, length } = read();
  await audio.break(4);
  assert.equal(await length, undefined);
});

Deno.test("once another address is typed the loading ends", async () => {
  const { audio, reading, length } = read();
  reading.abort();
  assert.equal(await length, undefined);
  assert.deepEqual(audio.addresses, [MILL, ""]);
});

Deno.test("an empty box and a refused address load nothing", async () => {
  const { signal } = new AbortController();
  for (const text of [" ", "https://drive.google.com/file/d/1/view"]) {
    assert.equal(await readLength(text, signal, () => assert.fail("nothing is loaded")), undefined);
  }
});
