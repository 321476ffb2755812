/**
 * The beacon of a walk under way: follows the walk, times the sounds, silences them for stories and
 * speech, and says where the visitor is. Without React and without a device.
 */
import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals-core";
import type { Position } from "../../model/tour/position.ts";
import { directionsText } from "../announcements.ts";
import type { Cues } from "../cues.ts";
import { nameIn } from "../spoken_name.ts";
import type { WalkState } from "../state.ts";
import { findTarget } from "../target.ts";
import { type Beacon, beaconAfter, type BeaconSide, type BeaconZone, pauseOf } from "./beacon.ts";
import { headingAt, NO_HEADING, trackHeading } from "./heading.ts";
import { NOTHING_SAID, remark } from "./remarks.ts";
import { beaconText, wayTo, whereabouts, whereOf } from "./whereabouts.ts";

/** The maker of the beacon's sounds. `hush` ends the present one within some milliseconds. */
export type BeaconSound = {
  play(zone: BeaconZone, side: BeaconSide, turn: number): void;
  hush(): void;
};

/**
 * The parts of a guide. `compass`: degrees from north, where the device has one. `announce` puts a
 * text into a live region. `hasVoices`: the device speaks the page's language. `streetAt`: the name
 * of the street at a place, where the map has it. `now`: ms, by the clock of the walk's positions.
 */
export type GuideParts = {
  walk: ReadonlySignal<WalkState | undefined>;
  isStoryOn: ReadonlySignal<boolean>;
  cues: Pick<Cues, "isSounding" | "say">;
  compass: ReadonlySignal<number | undefined>;
  sound: BeaconSound;
  announce: (text: string) => void;
  hasVoices: () => boolean;
  streetAt: (place: Position) => Promise<string | undefined>;
  now: () => number;
};

/** Milliseconds between two looks at the walk. */
export const BEAT_MS = 200;

/** Milliseconds between two looks at the map for the street. */
const STREET_MS = 10_000;

/**
 * Milliseconds of silence after a text of a live region, and those of each letter: a screen reader
 * says it, which no page can hear.
 */
const ANNOUNCED_MS = 1500;
const LETTER_MS = 60;

/** The guide: `beacon` is its state, `isOn` says whether it is on. */
export type Guide = ReturnType<typeof createGuide>;

/** Makes the guide, which is silent until `setOn`. `beat` is to be called every BEAT_MS. */
export function createGuide(parts: GuideParts) {
  const { walk, isStoryOn, cues, compass, sound, now } = parts;
  const isOn = signal(false);
  const beacon = signal<Beacon>({ silence: "no-walk" });
  let track = NO_HEADING;
  let said = NOTHING_SAID;
  let nextAt = 0;
  let quietUntil = 0;
  let street: string | undefined;
  let streetAskedAt = -Infinity;

  const heading = () => headingAt(track, compass.peek(), now());

  const ends = [
    effect(() => {
      const fix = walk.value?.fix;
      // While the position is lost for a moment, the course ages by itself.
      if (fix && fix !== track.fixes.at(-1)) track = trackHeading(track, fix);
    }),
    effect(() => {
      if (isStoryOn.value || cues.isSounding.value) untracked(sound.hush);
    }),
  ];

  async function findStreet(): Promise<void> {
    const fix = walk.peek()?.fix;
    if (!fix || now() - streetAskedAt < STREET_MS) return;
    streetAskedAt = now();
    street = await parts.streetAt(fix).catch(() => undefined);
  }

  const whereaboutsNow = (state: WalkState) => ({
    walk: state,
    heading: heading(),
    isWalking: !track.stands,
    street,
  });

  function beat(): void {
    const state = walk.peek();
    const after = beaconAfter(beacon.peek(), {
      walk: state,
      heading: heading(),
      isStoryOn: isStoryOn.peek(),
      isSpeaking: cues.isSounding.peek() || now() < quietUntil,
    });
    if (!isSame(beacon.peek(), after)) beacon.value = after;
    if (!isOn.peek() || !state) return;
    if (comment(state, after) || "silence" in after) return;
    findStreet();
    if (now() < nextAt) return;
    nextAt = now() + pauseOf(after.metres);
    sound.play(after.zone, after.side, after.turn);
  }

  /** Says by itself what there is to say; returns whether it does. */
  function comment(state: WalkState, beacon: Beacon): boolean {
    const { said: next, text, isReason } = remark(said, beacon, whereaboutsNow(state), now());
    said = next;
    if (!text || say([text])) return text !== undefined;
    // Silence without a reason would seem to be a fault.
    if (isReason) parts.announce(text);
    return isReason;
  }

  /** By the voice of the cues; returns whether they say it. */
  function say(sentences: string[]): boolean {
    const stops = walk.peek()?.tour.stops;
    return parts.hasVoices() &&
      cues.say(sentences.map((text) => ({ text, name: nameIn(text, stops) })));
  }

  /**
   * What somebody asked for: by the voice of the cues, or, during a story, without voices and with
   * cues off, by the live region; never by both. Returns it as one text.
   */
  function tell(sentences: string[]): string {
    const text = sentences.join(" ");
    if (!say(sentences)) parts.announce(text);
    return text;
  }

  return {
    isOn: isOn as ReadonlySignal<boolean>,
    beacon: beacon as ReadonlySignal<Beacon>,
    beat,
    setOn(on: boolean): void {
      isOn.value = on;
      nextAt = 0;
      if (!on) sound.hush();
    },
    /** The beacon is silent while a screen reader says `text`. */
    giveWayTo(text: string): void {
      quietUntil = now() + ANNOUNCED_MS + LETTER_MS * text.length;
      sound.hush();
    },
    /** Says the way to the next stop, or why the beacon is silent. */
    introduce(): void {
      beat();
      const state = walk.peek();
      const to = beacon.peek();
      if (!state) return;
      const isHeard = !("silence" in to) || to.silence === "speech";
      tell([
        isHeard && to.index !== undefined ? wayTo(state, to.index, heading()) : beaconText(to),
      ]);
    },
    /** The directions of the walk by the clock, as the beacon's; other sentences as they are. */
    phrase(text: string): string {
      const state = walk.peek();
      const target = state && findTarget(state);
      const facing = heading();
      if (!isOn.peek() || target?.bearing === undefined || facing === undefined) return text;
      const { index, bearing } = target;
      if (text !== directionsText(state!, index)) return text;
      return directionsText(state!, index, whereOf(bearing, facing));
    },
    /** One of the sounds, to learn it; silent during a story. */
    sample(zone: BeaconZone, side: BeaconSide): void {
      if (!isStoryOn.peek()) sound.play(zone, side, zone === "ahead" ? 0 : 90);
    },
    /** Says where the visitor is; resolves to the text. */
    async whereAmI(): Promise<string> {
      streetAskedAt = -Infinity;
      await findStreet();
      const state = walk.peek();
      if (!state) return "";
      return tell(whereabouts(whereaboutsNow(state)));
    },
    /** Ends all listening. */
    end(): void {
      ends.forEach((end) => end());
      sound.hush();
    },
  };
}

/** Differences that people cannot see or hear. */
function isSame(a: Beacon, b: Beacon): boolean {
  if ("silence" in a || "silence" in b) {
    return "silence" in a && "silence" in b && a.silence === b.silence && a.index === b.index;
  }
  return a.index === b.index && a.zone === b.zone && a.side === b.side && a.turn === b.turn &&
    a.metres === b.metres;
}
