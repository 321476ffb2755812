import assert from "node:assert/strict";
import {
  createAudioElementDriver,
  type PlaybackEvents,
} from "../../../lib/player/audio_element.ts";
import { asElement, FakeAudioElement } from "../../support/fakes/fake_audio_element.ts";

function setUp() {
  const audio = new FakeAudioElement();
  return { audio, driver: createAudioElementDriver(asElement(audio)) };
}

/** As above, with a sound of 90 seconds that plays, and what it has reported since then. */
async function setUpPlaying() {
  const { audio, driver } = setUp();
  const { reports, events } = recorder();
  driver.load("/a.mp3", 0, events);
  driver.play();
  await audio.arrive(90);
  reports.length = 0;
  return { audio, driver, reports };
}

/** Listeners that write down what they are called with. */
function recorder() {
  const reports: string[] = [];
  const note = (name: string) => () => void reports.push(name);
  const events: PlaybackEvents = {
    waiting: note("waiting"),
    playing: note("playing"),
    paused: note("paused"),
    stalled: note("stalled"),
    ended: note("ended"),
    blocked: note("blocked"),
    failed: (code) => void reports.push(`failed ${code}`),
    time: (seconds, duration) => void reports.push(`${seconds} of ${duration}`),
  };
  return { reports, events };
}

Deno.test("a sound waits, plays, reports its time and ends", async () => {
  const { audio, driver } = setUp();
  const { reports, events } = recorder();
  driver.load("/a.mp3", 0, events);
  driver.play();
  await audio.arrive(90);
  await audio.reach(30);
  await audio.finish();
  assert.deepEqual(reports, [
    "waiting",
    "waiting",
    "0 of 90",
    "playing",
    "30 of 90",
    "90 of 90",
    "ended",
  ]);
});

Deno.test("a sound starts at its second as soon as its length is known", async () => {
  const { audio, driver } = setUp();
  const { reports, events } = recorder();
  driver.load("/a.mp3", 40, events);
  assert.equal(driver.position(), 40);
  driver.play();
  await audio.arrive(90);
  assert.equal(audio.currentTime, 40);
  assert.ok(reports.includes("40 of 90"), String(reports));
  assert.ok(!reports.includes("0 of 90"), "the bar does not jump to the beginning first");
});

Deno.test("a sound that is shorter than the second that a link names begins at its beginning", async () => {
  for (const startAt of [90, 500]) {
    const { audio, driver } = setUp();
    driver.load("/a.mp3", startAt, {});
    driver.play();
    await audio.arrive(90);
    assert.equal(audio.currentTime, 0);
  }
});

Deno.test("a seek before the length is known takes place once it is", async () => {
  const { audio, driver } = setUp();
  driver.load("/a.mp3", 40, {});
  driver.seek(12);
  assert.equal(driver.position(), 12);
  await audio.arrive(90);
  assert.equal(audio.currentTime, 12);
  driver.seek(0);
  assert.equal(audio.currentTime, 0);
});

Deno.test("a seek to the beginning before the length is known is not forgotten", async () => {
  const { audio, driver } = setUp();
  driver.load("/a.mp3", 40, {});
  driver.seek(0);
  await audio.arrive(90);
  assert.equal(audio.currentTime, 0);
});

Deno.test("what an older sound reports after a newer one was loaded reaches nobody", async () => {
  const { audio, driver } = setUp();
  const [older, newer] = [recorder(), recorder()];
  driver.load("/a.mp3", 0, older.events);
  driver.play();
  await audio.arrive(90);
  older.reports.length = 0;
  driver.load("/b.mp3", 0, newer.events);
  await audio.fire("ended");
  await audio.fire("error");
  await audio.fire("timeupdate");
  await audio.fire("stalled");
  assert.deepEqual([older.reports, newer.reports], [[], []]);
  driver.play();
  await audio.settle();
  await audio.fire("pause");
  assert.ok(!newer.reports.includes("paused"), String(newer.reports));
});

Deno.test("a start that a newer sound overtakes is no failure of either", async () => {
  const { audio, driver } = setUp();
  const [older, newer] = [recorder(), recorder()];
  driver.load("/a.mp3", 0, older.events);
  driver.play();
  driver.load("/b.mp3", 0, newer.events);
  await audio.settle();
  assert.deepEqual([older.reports, newer.reports], [[], []]);
});

Deno.test("a refusal that comes after a newer sound was loaded reaches nobody", async () => {
  const { audio, driver } = setUp();
  const [older, newer] = [recorder(), recorder()];
  driver.load("/a.mp3", 0, older.events);
  audio.wantsTap = true;
  driver.play();
  driver.load("/b.mp3", 0, newer.events);
  await audio.settle();
  assert.deepEqual([older.reports, newer.reports], [[], []]);
});

for (const isPromiseFirst of [false, true]) {
  const first = isPromiseFirst ? "a refused promise" : "an event";
  Deno.test(`a broken sound that the element reports twice, first by ${first}, fails once`, async () => {
    const { audio, driver } = setUp();
    const { reports, events } = recorder();
    driver.load("/a.mp3", 0, events);
    driver.play();
    await audio.settle();
    reports.length = 0;
    await audio.break(4, { isPromiseFirst });
    assert.deepEqual(reports, ["failed 4"]);
    await audio.fire("ended");
    assert.deepEqual(reports, ["failed 4"], "a broken sound does not end");
  });
}

Deno.test("a browser that wants a tap first says so, and plays at the next call", async () => {
  const { audio, driver } = setUp();
  const { reports, events } = recorder();
  driver.load("/a.mp3", 0, events);
  audio.wantsTap = true;
  driver.play();
  await audio.settle();
  assert.deepEqual(reports, ["blocked"]);
  audio.wantsTap = false;
  driver.play();
  await audio.arrive(90);
  assert.ok(reports.includes("playing"));
});

Deno.test("a pause is reported, but not the one that belongs to the end", async () => {
  const { audio, driver, reports } = await setUpPlaying();
  driver.pause();
  await audio.settle();
  assert.equal(reports.at(-1), "paused");
  driver.play();
  await audio.settle();
  reports.length = 0;
  await audio.finish();
  assert.deepEqual(reports, ["90 of 90", "ended"]);
});

Deno.test("a late event of a sound that was paused meanwhile changes nothing", async () => {
  const { audio, driver, reports } = await setUpPlaying();
  driver.pause();
  await audio.settle();
  reports.length = 0;
  for (const late of ["play", "waiting", "playing", "stalled"]) await audio.fire(late);
  assert.deepEqual(reports, []);
});

Deno.test("a slow line is reported only when there is no more sound to go on with", async () => {
  const { audio, driver } = setUp();
  const { reports, events } = recorder();
  driver.load("/a.mp3", 0, events);
  driver.play();
  await audio.settle();
  await audio.fire("stalled");
  assert.equal(reports.at(-1), "stalled");
  await audio.arrive(90);
  await audio.fire("stalled");
  assert.equal(reports.filter((name) => name === "stalled").length, 1);
});

Deno.test("an endless or unknown length is 0", async () => {
  const { audio, driver } = setUp();
  const { reports, events } = recorder();
  driver.load("/a.mp3", 0, events);
  await audio.arrive(Infinity);
  assert.equal(reports.at(-1), "0 of 0");
});

Deno.test("a stop is silent, reports nothing more, and leaves the address in the element", async () => {
  const { audio, driver, reports } = await setUpPlaying();
  driver.stop();
  await audio.settle();
  assert.equal(audio.paused, true);
  assert.deepEqual(audio.addresses, ["/a.mp3"]);
  assert.deepEqual(reports, []);
  driver.play();
  assert.equal(audio.paused, true, "there is no sound to play");
});

Deno.test("an unload empties the element, which reports nothing more", async () => {
  const { audio, driver } = setUp();
  const { reports, events } = recorder();
  driver.load("/a.mp3", 0, events);
  driver.play();
  driver.unload();
  await audio.settle();
  await audio.fire("pause");
  assert.deepEqual(reports, []);
  assert.deepEqual([audio.paused, audio.src], [true, ""]);
  driver.unload();
  assert.deepEqual(audio.addresses, ["/a.mp3", ""], "an empty element is left alone");
});

Deno.test("unlocking plays silence, but never in place of a sound", async () => {
  const { audio, driver } = setUp();
  driver.unlock();
  await audio.settle();
  assert.match(audio.src, /^blob:/);
  assert.equal(audio.paused, false);
  driver.load("/a.mp3", 0, {});
  driver.unlock();
  assert.equal(audio.src, "/a.mp3");
  audio.wantsTap = true;
  driver.stop();
  driver.unlock();
  await audio.settle(); // A refusal is no unhandled rejection.
});
