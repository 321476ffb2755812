import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import {
  FADE_MS,
  fadeTo,
  followAmbient,
  LEVEL,
  levelAt,
} from "../../../lib/walk/ambient/ambient.ts";
import { hasAmbient, occupiedAfter, wantedSound } from "../../../lib/walk/ambient/occupied.ts";
import { createWalk, type WalkState } from "../../../lib/walk/state.ts";
import { east } from "./walking.ts";

const stop = (title: string, ambientUrl?: string) => ({
  title,
  ...east(0),
  radius: 30,
  ...ambientUrl && { ambientUrl },
});

const TOUR = {
  id: "tour",
  ordered: true,
  stops: [stop("Mill", "/rain.mp3"), stop("Yard", "/market.mp3"), stop("Gate")],
};

/** A walk in which the visitor is in the zones of these stops. */
function inZones(...zones: number[]): WalkState {
  const walk = createWalk(TOUR);
  const stops = walk.stops.map((stop, i) => ({ ...stop, inside: zones.includes(i) }));
  return { ...walk, phase: "walking", stops };
}

Deno.test("the level changes evenly over two seconds, also when the last change was not over", () => {
  const rising = fadeTo(0.5, { from: 0, to: 0, at: -Infinity }, 1000);
  assert.deepEqual([1000, 2000, 3000, 9000].map((at) => levelAt(rising, at)), [0, 0.25, 0.5, 0.5]);
  assert.equal(fadeTo(0.5, rising, 2000), rising, "the same level is no change");
  const falling = fadeTo(0, rising, 2000);
  assert.deepEqual([2000, 3000, 4000].map((at) => levelAt(falling, at)), [0.25, 0.125, 0]);
});

Deno.test("under a story the level is -18 dB, a quarter of that alone", () => {
  assert.ok(Math.abs(LEVEL.under - 0.126) < 0.001, `${LEVEL.under}`);
  assert.ok(Math.abs(LEVEL.alone / LEVEL.under - 4) < 0.05, `${LEVEL.alone}`);
});

Deno.test("in two zones the one that was entered last sounds; where that is left, the other again", () => {
  let occupied: readonly number[] = [];
  const sounds = [[], [1], [0, 1], [0, 1, 2], [1], []].map((zones) => {
    const walk = inZones(...zones);
    occupied = occupiedAfter(occupied, walk);
    return wantedSound(walk, occupied);
  });
  const [rain, market] = ["/rain.mp3", "/market.mp3"];
  assert.deepEqual(sounds, [undefined, market, rain, rain, market, undefined]);
});

Deno.test("a walk that is paused, read or over is silent", () => {
  const walk = inZones(0);
  assert.equal(wantedSound(walk, [0]), "/rain.mp3");
  for (const change of [{ paused: 2 }, { reads: true }, { phase: "finished" as const }]) {
    assert.equal(wantedSound({ ...walk, ...change }, [0]), undefined, JSON.stringify(change));
  }
  assert.equal(wantedSound(undefined, [0]), undefined);
  assert.equal(hasAmbient(TOUR), true);
  assert.equal(hasAmbient({ ...TOUR, stops: [stop("Gate")] }), false);
});

/** A follower whose clock and whose sound are the test's. */
function follow() {
  let now = 0;
  let run: (() => void) | undefined;
  let [onPlaying, onStopped] = [() => {}, () => {}];
  const noted: string[] = [];
  const state = {
    walk: signal<WalkState | undefined>(inZones()),
    isOn: signal(true),
    isUnder: signal(false),
    isSilenced: signal(false),
    volume: signal(100),
  };
  let level = 0;
  const timers = {
    setInterval: (step: () => void) => (run = step, 1),
    clearInterval: () => run = undefined,
  };
  const end = followAmbient({
    ...state,
    sound: {
      play(url, ...on) {
        noted.push(url);
        [onPlaying, onStopped] = on;
      },
      setLevel: (to) => level = to,
      pause: () => noted.push("pause"),
    },
    now: () => now,
    timers: timers as unknown as typeof globalThis,
  });
  return {
    ...state,
    noted,
    end,
    level: () => Math.round(level * 1000) / 1000,
    /** The file has arrived. */
    arrive: () => onPlaying(),
    /** The device has paused the sound. */
    interrupt: () => onStopped(),
    pass(ms: number): void {
      for (const last = now + ms; now < last;) {
        now += 50;
        run?.();
      }
    },
    isIdle: () => run === undefined,
  };
}

const near = (one: number, other: number) => assert.ok(Math.abs(one - other) < 0.002, `${one}`);

Deno.test("a sound rises once it is heard, sinks under a story, and gives way to another in turn", () => {
  const { walk, isUnder, volume, noted, level, arrive, pass, isIdle } = follow();
  walk.value = inZones(0);
  assert.deepEqual(noted, ["pause", "/rain.mp3"]);
  pass(5000);
  assert.equal(level(), 0, "a file that is late does not burst in");
  arrive();
  pass(FADE_MS / 2);
  near(level(), LEVEL.alone / 2);
  pass(FADE_MS / 2);
  near(level(), LEVEL.alone);
  assert.ok(isIdle(), "nothing is counted while the level stays");
  isUnder.value = true;
  pass(FADE_MS);
  near(level(), LEVEL.under);
  volume.value = 50;
  near(level(), LEVEL.under / 2);
  walk.value = inZones(0, 1);
  pass(FADE_MS - 100);
  assert.equal(noted.length, 2, "one at a time");
  pass(100);
  assert.deepEqual(noted.slice(2), ["pause", "/market.mp3"]);
  arrive();
  pass(FADE_MS);
  near(level(), LEVEL.under / 2);
});

Deno.test("who comes back while the sound fades out hears it go on", () => {
  const { walk, noted, level, arrive, pass } = follow();
  walk.value = inZones(0);
  arrive();
  pass(FADE_MS);
  walk.value = inZones();
  pass(FADE_MS / 2);
  near(level(), LEVEL.alone / 2);
  walk.value = inZones(0);
  pass(FADE_MS);
  near(level(), LEVEL.alone);
  assert.deepEqual(noted, ["pause", "/rain.mp3"]);
});

Deno.test("the switch and a sound in another tab silence it; a file that does not load is requested once a visit", () => {
  const { walk, isOn, isSilenced, noted, level, arrive, pass } = follow();
  walk.value = inZones(0);
  arrive();
  pass(FADE_MS);
  for (const [choice, silent] of [[isOn, false], [isSilenced, true]] as const) {
    choice.value = silent;
    pass(FADE_MS);
    assert.equal(level(), 0);
    assert.equal(noted.at(-1), "pause");
    choice.value = !silent;
    assert.equal(noted.at(-1), "/rain.mp3");
  }
  const asked = noted.length;
  for (let i = 0; i < 9; i++) {
    walk.value = inZones(0);
    pass(1000);
  }
  assert.equal(noted.length, asked);
  walk.value = inZones();
  walk.value = inZones(0);
  assert.deepEqual(noted.slice(asked), ["pause", "pause", "/rain.mp3"]);
});

Deno.test("a sound that a call has stopped begins again in the same zone", () => {
  const { walk, noted, level, arrive, interrupt, pass } = follow();
  walk.value = inZones(0);
  arrive();
  pass(FADE_MS);
  interrupt();
  const before = noted.length;
  walk.value = inZones(0);
  assert.deepEqual(noted.slice(before), ["pause", "/rain.mp3"]);
  assert.equal(level(), 0);
  arrive();
  pass(FADE_MS);
  assert.equal(level(), Math.round(LEVEL.alone * 1000) / 1000);
});
