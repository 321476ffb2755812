import { useEffect, useRef, useState } from "react";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { Waveform } from "../../../../lib/device/media/peaks.ts";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";

/** The start and end of the played part, in seconds. */
export type Range = { start: number; end: number };

/** Bars of a waveform: two pixels and a gap each on a narrow screen. */
const BARS = 96;

/** A take's sound and waveform, which is missing until it is read, or if that fails. */
export function useTake(id: string) {
  const [url, setUrl] = useState("");
  const [waveform, setWaveform] = useState<Waveform>();
  useEffect(() => {
    let isOver = false;
    let made = "";
    const read = async () => {
      const blob = await getTakes().read(id);
      if (!blob || isOver) return;
      setUrl(made = URL.createObjectURL(blob));
      const { readWaveform } = await loadChunk(() =>
        import("../../../../lib/device/media/convert_recording.ts")
      );
      const found = await readWaveform(blob, BARS);
      if (!isOver) setWaveform(found);
    };
    read().catch((error) => console.warn("A recording cannot be shown, only heard", error));
    return () => {
      isOver = true;
      URL.revokeObjectURL(made);
    };
  }, [id]);
  return { url, waveform };
}

/** Plays a part of the sound at `url`; `position` is in seconds. */
export function useTakePlayer(url: string, { start, end }: Range) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [position, setPosition] = useState<number>();
  const isPlaying = position !== undefined;
  const stop = () => {
    audio.current?.pause();
    setPosition(undefined);
  };

  useEffect(() => () => {
    audio.current?.pause();
    audio.current = undefined;
  }, [url]);
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    const follow = () => {
      const { currentTime = end, ended = true } = audio.current ?? {};
      if (ended || currentTime >= end) return stop();
      setPosition(currentTime);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, end]);

  const play = async () => {
    audio.current ??= await openAudio(url);
    audio.current.currentTime = start;
    await audio.current.play();
    setPosition(start);
  };
  return {
    position,
    stop,
    toggle: () =>
      isPlaying ? stop() : void play().catch((error) => console.warn("It does not play", error)),
  };
}

/** Longer than any recording, in seconds. */
const BEYOND = 1e9;

/** A recording with a known length, which recordings of microphones lack. */
export async function openAudio(url: string): Promise<HTMLAudioElement> {
  const audio = new Audio(url);
  const next = (name: string) =>
    new Promise((resolve) => {
      for (const event of [name, "error"]) audio.addEventListener(event, resolve, { once: true });
    });
  await next("loadedmetadata");
  if (audio.duration === Infinity) {
    // Chrome looks for the end only then, and could not seek before.
    const moved = next("seeked");
    audio.currentTime = BEYOND;
    await moved;
  }
  return audio;
}
