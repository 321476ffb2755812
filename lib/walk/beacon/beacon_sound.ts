/** The sounds of the beacon, by Web Audio. Browser only. */
import { radians } from "../../geo/angles.ts";
import type { BeaconSide, BeaconZone } from "./beacon.ts";
import type { BeaconSound } from "./guide.ts";

/** A tone: hertz from and to, seconds from the start of the sound, and its length. */
type Tone = { from: number; to: number; at: number; seconds: number; shape: OscillatorType };

/**
 * Ahead: two quick high notes. Aside: a note that rises for the right and falls for the left, so
 * that one ear, or the one loudspeaker of a phone, is enough. Behind: a long low one.
 */
const TONES: Record<BeaconZone, (side: BeaconSide) => Tone[]> = {
  ahead: () => [
    { from: 1319, to: 1319, at: 0, seconds: 0.07, shape: "triangle" },
    { from: 1319, to: 1319, at: 0.11, seconds: 0.09, shape: "triangle" },
  ],
  aside: (side) => {
    const [from, to] = side === "right" ? [523, 784] : [784, 523];
    return [{ from, to, at: 0, seconds: 0.22, shape: "triangle" }];
  },
  behind: () => [{ from: 196, to: 165, at: 0, seconds: 0.32, shape: "sawtooth" }],
};

/** The volume from 0 to 1; low tones are heard less. */
const GAIN: Record<BeaconZone, number> = { ahead: 0.3, aside: 0.35, behind: 0.4 };

/** Seconds of the shortest attack and of a sound that is silenced: less would click. */
const RAMP = 0.008;

/**
 * Degrees that a sound is to the side at least, and at most: what is nearly in the middle, or
 * behind, would not be heard on one side.
 */
const LEAST = { ahead: 0, aside: 50, behind: 100 };
const MOST = { ahead: 30, aside: 90, behind: 120 };

/** The longest sound in seconds. */
export const LONGEST_SOUND = 0.35;

/**
 * Adds one sound to a context, at `at` in its seconds; `turn` in degrees to the right. Returns the
 * function that silences it.
 */
export function addBeaconSound(
  context: BaseAudioContext,
  { zone, side, turn, at }: { zone: BeaconZone; side: BeaconSide; turn: number; at: number },
): () => void {
  const volume = context.createGain();
  volume.gain.setValueAtTime(GAIN[zone], at);
  const panner = panAt(context, zone, side, turn);
  volume.connect(panner).connect(context.destination);
  const tones = TONES[zone](side).map((tone) => addTone(context, volume, tone, at));
  // Otherwise each sound would leave a panner behind.
  tones.at(-1)!.onended = () => panner.disconnect();
  return () => {
    const { currentTime } = context;
    volume.gain.setTargetAtTime(0, currentTime, RAMP / 3);
    for (const tone of tones) tone.stop(currentTime + 2 * RAMP);
  };
}

function panAt(context: BaseAudioContext, zone: BeaconZone, side: BeaconSide, turn: number) {
  const away = Math.min(MOST[zone], Math.max(LEAST[zone], Math.abs(turn)));
  const angle = radians(side === "left" ? -away : away);
  const panner = context.createPanner();
  panner.panningModel = "HRTF";
  panner.positionX.value = Math.sin(angle);
  panner.positionY.value = 0;
  panner.positionZ.value = -Math.cos(angle);
  return panner;
}

function addTone(
  context: BaseAudioContext,
  output: AudioNode,
  { from, to, at: after, seconds, shape }: Tone,
  start: number,
): OscillatorNode {
  const at = start + after;
  const [oscillator, envelope] = [context.createOscillator(), context.createGain()];
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(1, at + RAMP);
  envelope.gain.linearRampToValueAtTime(0, at + seconds);
  oscillator.connect(envelope).connect(output);
  oscillator.start(at);
  oscillator.stop(at + seconds);
  return oscillator;
}

/** The sounds in the page's context, which a tap has to have unlocked; silent without one. */
export function createBeaconSound(context: () => AudioContext | undefined): BeaconSound {
  let silence = () => {};
  return {
    play(zone, side, turn) {
      const to = context();
      if (to?.state !== "running") {
        // After a call it is not resumed by itself. Meanwhile it would collect sounds.
        to?.resume().catch(() => {});
        return;
      }
      silence();
      silence = addBeaconSound(to, { zone, side, turn, at: to.currentTime });
    },
    hush() {
      silence();
      silence = () => {};
    },
  };
}
