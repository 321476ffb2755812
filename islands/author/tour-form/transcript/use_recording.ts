/** The recording of a stop while its transcript is written: to play, show and time it. */
import { useEffect, useRef, useState } from "react";
import { effect } from "@preact/signals-core";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { Waveform } from "../../../../lib/device/media/peaks.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { addressOf } from "../media/upload_addresses.ts";
import { useLocalUrl } from "../media/use_local_url.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { createRecordingPlayer } from "./recording_player.ts";

const t = texts("transcripts");

/** Peaks per second, and most peaks of a recording. */
const [RATE, MOST_PEAKS] = [50, 90_000];

/** The player of the recording in `address`, the text of an audio box. */
export function useRecording(address: string) {
  const url = useLocalUrl(address);
  const [player] = useState(createRecordingPlayer);
  const last = useRef(address);
  useEffect(() => {
    if (hasArrived(last.current, url)) player.goOnWith(url);
    else player.load(url);
    last.current = address;
  }, [url]);
  useEffect(() => player.unload, []);
  return player;
}

/** True for the address that the server has given to an upload. */
function hasArrived(upload: string, address: string): boolean {
  const id = uploadIdOf(upload);
  const shown = id && getUploadQueue().uploads.value.get(id);
  return Boolean(shown) && addressOf(shown as ShownUpload) === address;
}

/** Whether the file can be read: one on another server can only be played. */
export const isReadable = (address: string): boolean =>
  uploadIdOf(address) !== undefined || address.startsWith("/");

/** The file of a recording. Rejects with a text for people if it cannot be read. */
export async function readRecording(address: string, signal?: AbortSignal): Promise<Blob> {
  const uploadId = uploadIdOf(address);
  if (uploadId === undefined) {
    const response = await fetch(address, { signal });
    if (response.ok) return await response.blob();
  } else {
    await converted(uploadId, signal);
    const blob = await getUploadQueue().preview(uploadId);
    if (blob) return blob;
  }
  throw new Error(t("recordingUnread"));
}

/**
 * Resolves once an upload is converted: a part of a recording, or one without its silence, has
 * other times than the chosen file.
 */
async function converted(uploadId: string, signal?: AbortSignal): Promise<void> {
  const { uploads, ready } = getUploadQueue();
  await ready;
  let stop = () => {};
  await new Promise<void>((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    stop = effect(() => {
      if (uploads.value.get(uploadId)?.step !== "preparing") resolve();
    });
  }).finally(() => stop());
}

/** The waveform of a recording of `length` milliseconds; undefined if it cannot be read. */
export function useWaveform(address: string, length: number): Waveform | undefined {
  const [waveform, setWaveform] = useState<Waveform>();
  const isDue = length > 0 && isReadable(address);
  useEffect(() => {
    setWaveform(undefined);
    if (!isDue) return;
    const shown = new AbortController();
    const read = async () => {
      const blob = await readRecording(address, shown.signal);
      const { readWaveform } = await loadChunk(() =>
        import("../../../../lib/device/media/convert_recording.ts")
      );
      const count = Math.min(MOST_PEAKS, Math.ceil(length / 1000 * RATE));
      const found = await readWaveform(blob, count);
      if (!shown.signal.aborted) setWaveform(found);
    };
    read().catch((error) => {
      if (!shown.signal.aborted) console.warn("A recording cannot be shown, only heard", error);
    });
    return () => shown.abort();
  }, [address, length, isDue]);
  return waveform;
}
