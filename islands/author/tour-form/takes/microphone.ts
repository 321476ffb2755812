/** The microphone of this device, and why it cannot be used. */
import { within } from "../../../../lib/model/within.ts";
import { createLevelMeter } from "./level_meter.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

/** A recording under way. */
export type Microphone = {
  /** The media type of the recording. */
  type: string;
  /** From 0 for silence to 1 for full scale. */
  level(): number;
  /** The recorded seconds, without pauses. */
  seconds(): number;
  pause(): void;
  resume(): void;
  /** Ends the recording; resolves after its last piece. Never rejects. */
  stop(): Promise<void>;
};

type Parts = {
  /** Called each second with the new piece. */
  onPiece: (piece: Blob) => void;
  /** Called when the recording ends without `stop`, as when the microphone is unplugged. */
  onLost: () => void;
  /** Called when the system turns the microphone off, as during a call, and on again. */
  onMuted: (isMuted: boolean) => void;
};

/** In bits per second: enough for speech, and the file is converted anyway. */
const BITRATE = 128_000;

/** The length of a piece in milliseconds, the most that is lost with the page. */
const PIECE = 1000;

/** The browser's time limit to end a recording, in milliseconds. */
const STOPPING = 3000;

/** Starts to record; rejects as `getUserMedia` does. */
export async function openMicrophone({ onPiece, onLost, onMuted }: Parts): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: true, autoGainControl: true },
  });
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITRATE });
  const meter = createLevelMeter(stream);
  const clock = createClock();
  let isWanted = true;
  const stopped = new Promise<void>((resolve) =>
    recorder.addEventListener("stop", () => {
      clock.pause();
      resolve();
      if (isWanted) onLost();
    }, { once: true })
  );
  recorder.addEventListener("dataavailable", ({ data }) => onPiece(data));
  for (const track of stream.getTracks()) {
    track.addEventListener("mute", () => isWanted && onMuted(true));
    track.addEventListener("unmute", () => isWanted && onMuted(false));
  }
  recorder.start(PIECE);
  clock.resume();
  return {
    type: recorder.mimeType,
    level: meter.level,
    seconds: clock.seconds,
    pause() {
      clock.pause();
      // Stores the last second now: a page in the background may not come back.
      if (recorder.state === "recording") recorder.requestData();
      if (recorder.state !== "inactive") recorder.pause();
    },
    resume() {
      if (recorder.state === "inactive") return;
      recorder.resume();
      clock.resume();
    },
    async stop() {
      isWanted = false;
      clock.pause();
      if (recorder.state !== "inactive") recorder.stop();
      // If the browser never reports the end, all pieces so far are there.
      await within(STOPPING, () => stopped).catch(console.warn);
      meter.close();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

/** Counts while not paused, also in a background page, where timers are slow. */
function createClock() {
  let before = 0;
  let since: number | undefined;
  const running = () => since === undefined ? 0 : performance.now() - since;
  return {
    seconds: () => (before + running()) / 1000,
    pause(): void {
      before += running();
      since = undefined;
    },
    resume: () => void (since ??= performance.now()),
  };
}

const PROBLEMS = {
  NotAllowedError: "microphoneForbidden",
  NotFoundError: "noMicrophone",
  NotReadableError: "microphoneTaken",
} as const;

/** The text for people about an error of `getUserMedia` or `MediaRecorder`. */
export function microphoneProblem(error: unknown): string {
  const name = (error as Error)?.name;
  return t(name in PROBLEMS ? PROBLEMS[name as keyof typeof PROBLEMS] : "cannotRecordHere");
}
