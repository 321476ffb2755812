import { useEffect, useRef, useState } from "react";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { Waveform } from "../../../../lib/device/media/peaks.ts";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";

/** From where to where a take is heard, in seconds. */
export type Range = { start: number; end: number };

/** Bars of a waveform: each is two pixels and a gap on a narrow screen. */
const BARS = 96;

/** What a take sounds and looks like; `waveform` is missing until, and where, it cannot be read. */
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

/** Plays a part of what is at `url`; `position` is where, in seconds. */
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

/** A recording of which the browser knows how long it is: what microphones give does not say it. */
export async function openAudio(url: string): Promise<HTMLAudioElement> {
  const audio = new Audio(url);
  const next = (name: string) =>
    new Promise((resolve) => {
      for (const event of [name, "error"]) audio.addEventListener(event, resolve, { once: true });
    });
  await next("loadedmetadata");
  if (audio.duration === Infinity) {
    // Chrome looks for the end only then, and could not move to another place before.
    const moved = next("seeked");
    audio.currentTime = BEYOND;
    await moved;
  }
  return audio;
}
