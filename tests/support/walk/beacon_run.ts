/**
 * Runs a planned walk with cues and a guide whose devices note from when to when each was heard.
 */
import { computed, signal } from "@preact/signals-core";
import { seededRandom } from "../../../lib/geo/noise.ts";
import { BEAT_MS, createGuide } from "../../../lib/walk/beacon/guide.ts";
import { LONGEST_SOUND } from "../../../lib/walk/beacon/beacon_sound.ts";
import { createCues } from "../../../lib/walk/cues.ts";
import type { WalkEvent } from "../../../lib/walk/events.ts";
import { step } from "../../../lib/walk/reducer.ts";
import { createWalk, type WalkState } from "../../../lib/walk/state.ts";
import type { PlannedWalk } from "./walks.ts";

/** From when to when, in ms. */
type Stretch = { from: number; to: number };

/** What was heard of a walk. */
export type Heard = { stories: Stretch[]; words: Stretch[]; beacon: Stretch[] };

/** Milliseconds of a letter by a slow voice, and of the sound of a cue. */
const LETTER_MS = 70;
const CHIME_MS = 240;

export function hearWalk({ tour, events, plan }: PlannedWalk): Heard {
  const random = seededRandom(plan.seed ^ 0xbeac0);
  const heard: Heard = { stories: [], words: [], beacon: [] };
  const clock = createClock(events[0]?.event.at ?? 0);
  const { now } = clock;
  const walk = signal<WalkState>(createWalk(tour));
  const story = signal<number | undefined>();
  const isStoryOn = computed(() => story.value !== undefined);
  /** The sentences of the device, one after the other. */
  let sayings: { text: string; done: () => void }[] = [];
  let voice: { stretch: Stretch; timer: number } | undefined;

  function sayNext(): void {
    if (voice || sayings.length === 0) return;
    const { text, done } = sayings.shift()!;
    const stretch = { from: now(), to: now() + LETTER_MS * text.length };
    heard.words.push(stretch);
    const timer = clock.setTimeout(() => {
      voice = undefined;
      done();
      sayNext();
    }, stretch.to - now());
    voice = { stretch, timer };
  }

  const cues = createCues({
    isStoryOn,
    now,
    timers: clock as unknown as Pick<typeof globalThis, "setTimeout" | "clearTimeout">,
    speaker: {
      unlock() {},
      speak(text, done) {
        sayings.push({ text, done });
        sayNext();
      },
      cancel() {
        sayings = [];
        if (!voice) return;
        clock.clearTimeout(voice.timer);
        voice.stretch.to = now();
        voice = undefined;
      },
    },
    chimes: {
      unlock() {},
      ring() {
        heard.words.push({ from: now(), to: now() + CHIME_MS });
        return CHIME_MS;
      },
    },
  });

  const guide = createGuide({
    walk,
    isStoryOn,
    cues,
    compass: signal(random() < 0.5 ? 360 * random() : undefined),
    sound: {
      play: () => void heard.beacon.push({ from: now(), to: now() + 1000 * LONGEST_SOUND }),
      hush() {
        const last = heard.beacon.at(-1);
        if (last) last.to = Math.min(last.to, now());
      },
    },
    announce: () => {},
    hasVoices: () => true,
    streetAt: () => Promise.resolve(undefined),
    now,
  });
  guide.setOn(true);

  function begin(index: number): void {
    end();
    story.value = index;
    heard.stories.push({ from: now(), to: Infinity });
    send({ type: "playback", at: now(), index });
    clock.setTimeout(() => {
      if (story.peek() !== index) return;
      end();
      send({ type: "ended", at: now(), index });
    }, 3000 + 30_000 * random());
  }

  function end(): void {
    if (story.peek() === undefined) return;
    heard.stories.at(-1)!.to = now();
    story.value = undefined;
  }

  function send(event: WalkEvent): void {
    const { state, actions } = step(walk.peek(), event);
    walk.value = state;
    for (const action of actions) {
      if (action.type === "play") begin(action.index);
      if (action.type === "pause") end();
      if (action.type === "cue") cues.give(action);
      if (action.type === "offer" && random() < 0.5) {
        clock.setTimeout(() => begin(action.index), 3000);
      }
    }
    // Some ask where they are, at any time.
    if (random() < 0.01) guide.introduce();
  }

  function beat(): void {
    guide.beat();
    clock.setTimeout(beat, BEAT_MS * (0.9 + 0.4 * random()));
  }

  send({ type: "start", at: now(), autoPlay: plan.autoPlay });
  beat();
  for (const { event } of events) {
    clock.runUntil(event.at);
    send(event);
  }
  clock.runUntil(now() + 5000);
  guide.end();
  return heard;
}

/** A clock whose timers run in order when it is moved on. */
function createClock(start: number) {
  let [time, made] = [start, 0];
  const timers = new Map<number, { due: number; run: () => void }>();
  return {
    now: () => time,
    setTimeout(run: () => void, ms: number): number {
      timers.set(++made, { due: time + ms, run });
      return made;
    },
    clearTimeout: (id?: number): void => void timers.delete(id!),
    runUntil(end: number): void {
      for (;;) {
        let next: [number, { due: number; run: () => void }] | undefined;
        for (const timer of timers) if (!next || timer[1].due < next[1].due) next = timer;
        if (!next || next[1].due > end) break;
        time = Math.max(time, next[1].due);
        timers.delete(next[0]);
        next[1].run();
      }
      time = Math.max(time, end);
    },
  };
}

/** How often two kinds of sound were heard at once. */
export const overlaps = (some: Stretch[], others: Stretch[]): number =>
  some.reduce(
    (sum, a) => sum + others.filter((b) => a.from < b.to && b.from < a.to).length,
    0,
  );
