import assert from "node:assert/strict";
import { findSilent } from "../../../../../../islands/author/tour-form/submit/check_recordings.ts";
import { asElement, FakeAudioElement } from "../../../../../support/fakes/fake_audio_element.ts";
import { fakeTimers, settled } from "../../../../../support/fakes/fake_timers.ts";

/** Checks recordings with these names; `audios` has the element of each that is loaded. */
function check(...names: string[]) {
  const audios = new Map<string, FakeAudioElement>();
  const timers = fakeTimers();
  const abort = new AbortController();
  const progress: number[] = [];
  const waiting: FakeAudioElement[] = [];
  const addresses = names.map((name) => `https://example.org/${name}.mp3`);
  const silent = findSilent(addresses, {
    signal: abort.signal,
    onProgress: (done) => progress.push(done),
    timers,
    createAudio() {
      const audio = new FakeAudioElement();
      waiting.push(audio);
      return asElement(audio);
    },
  });
  const audio = (name: string) => {
    for (const one of waiting) audios.set(one.src.split("/").at(-1)!.replace(".mp3", ""), one);
    return audios.get(name)!;
  };
  return { silent, audio, timers, abort, progress, count: () => waiting.length };
}

Deno.test("recordings that break or do not come within ten seconds are found", async () => {
  const it = check("good", "broken", "slow", "good");
  await it.audio("good").arrive(10);
  await it.audio("broken").break(4);
  await it.timers.advance(10_000);
  assert.deepEqual(await it.silent, [1, 2]);
  assert.equal(it.count(), 3, "an address that two stops have is loaded once");
  assert.equal(it.progress.at(-1), 4);
});

Deno.test("no more than four recordings are loaded at once", async () => {
  const it = check("a", "b", "c", "d", "e");
  assert.equal(it.count(), 4);
  await it.audio("a").arrive(10);
  await settled();
  assert.equal(it.count(), 5);
  it.abort.abort();
  assert.deepEqual(await it.silent, []);
});

Deno.test("what was found before the check was given up is not reported", async () => {
  const it = check("broken", "slow");
  await it.audio("broken").break(4);
  it.abort.abort();
  assert.deepEqual(await it.silent, []);
});

Deno.test("a link that opens a page is silent without being loaded", async () => {
  const addresses = ["https://drive.google.com/file/d/1/view"];
  const { signal } = new AbortController();
  assert.deepEqual(await findSilent(addresses, { signal }), [0]);
});
