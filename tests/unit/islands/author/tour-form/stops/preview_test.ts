import assert from "node:assert/strict";
import {
  createPreviews,
  loadable,
} from "../../../../../../islands/author/tour-form/stops/preview.ts";
import { asElement, FakeAudioElement } from "../../../../../support/fakes/fake_audio_element.ts";

/** Previews on audio elements of the test's own, with what they reported. */
function setUp() {
  const audios: FakeAudioElement[] = [];
  const log: string[] = [];
  const { start } = createPreviews({
    createAudio(url) {
      const audio = new FakeAudioElement(url);
      audios.push(audio);
      return asElement(audio);
    },
    pausePlayer: () => void log.push("player paused"),
  });
  const play = (name: string, text: string) =>
    start(text, {
      onState: (state) => void log.push(`${name} ${state}`),
      onFailed: (reason) => void log.push(`${name} failed: ${reason}`),
    });
  return { audios, log, play };
}

const MILL = "https://example.org/mill.mp3";

Deno.test("a recording loads, plays and ends, and the page's player makes way for it", async () => {
  const { audios, log, play } = setUp();
  play("mill", MILL);
  assert.equal(audios[0].src, MILL);
  await audios[0].arrive(2);
  await audios[0].finish();
  assert.deepEqual(log, ["player paused", "mill loading", "mill playing", "mill idle"]);
});

Deno.test("a second recording ends the first one", async () => {
  const { audios, log, play } = setUp();
  play("mill", MILL);
  play("pond", "test-beep-1");
  assert.deepEqual([audios[0].paused, audios[0].src], [true, ""]);
  await audios[0].fire("ended");
  await audios[0].fire("playing");
  assert.deepEqual(log.filter((line) => line.startsWith("mill")), ["mill loading", "mill idle"]);
  assert.equal(log.at(-1), "pond loading");
});

Deno.test("a recording that does not start, or breaks off, is said to be unplayable once", async () => {
  const reason = "failed: This recording won’t play. Check its address.";
  const { audios, log, play } = setUp();
  play("mill", MILL);
  await audios[0].break(4);
  assert.deepEqual(log.slice(1), ["mill loading", "mill idle", `mill ${reason}`]);
  play("pond", MILL);
  await audios[1].arrive(2);
  await audios[1].break(2);
  assert.deepEqual(log.slice(-2), ["pond idle", `pond ${reason}`]);
});

Deno.test("stopping before the sound begins is no failure", async () => {
  const { audios, log, play } = setUp();
  const stop = play("mill", MILL);
  stop();
  await audios[0].settle();
  assert.deepEqual(log, ["player paused", "mill loading", "mill idle"]);
});

Deno.test("what no browser can play is refused with its reason, and loads nothing", () => {
  const { audios, log, play } = setUp();
  play("mill", "https://drive.google.com/file/d/1/view");
  assert.equal(audios.length, 0);
  assert.match(log[0], /^mill failed: .*Google Drive/);
});

Deno.test("a test sound is made on the device, and an address is loaded as it stands", () => {
  assert.match((loadable("test-beep-1") as { url: string }).url, /^(blob|data):/);
  assert.deepEqual(loadable(MILL), { url: MILL });
});
