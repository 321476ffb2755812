/** The microphone of this device, and why it cannot be used. */
import { createLevelMeter, type LevelMeter } from "./level_meter.ts";

/** A recording under way; `chunks` is what it has so far. */
export type Microphone = {
  recorder: MediaRecorder;
  chunks: Blob[];
  meter: LevelMeter;
  close: () => void;
};

/** Speech needs no more, and the file is converted anyway; in bits per second. */
const BITRATE = 128_000;

/** Starts to record; rejects as `getUserMedia` does. */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: true, autoGainControl: true },
  });
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITRATE });
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => data.size > 0 && chunks.push(data));
  const meter = createLevelMeter(stream);
  // In pieces of a second: a page that is closed has all but the last one.
  recorder.start(1000);
  return {
    recorder,
    chunks,
    meter,
    close() {
      meter.close();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

const PROBLEMS: Record<string, string> = {
  NotAllowedError:
    "The microphone is blocked for this site. Allow it in the settings of your browser (by the " +
    "sign beside the address), then try again. Or record with another app, and add the file.",
  NotFoundError: "There is no microphone. Connect one and try again, or add a file.",
  NotReadableError: "Another program is using the microphone. Close it, then try again.",
};

/** Words for people about what `getUserMedia` or `MediaRecorder` has thrown. */
export function microphoneProblem(error: unknown): string {
  const known = PROBLEMS[(error as Error)?.name];
  if (known) return known;
  return "This browser cannot record here. Record with another app, and add the file.";
}
