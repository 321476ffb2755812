/** Plays a stop's recording, or a part of it, while its transcript is written. */
import { type Signal, signal } from "@preact/signals-core";
import { getPlayer } from "../../../../lib/player/player_instance.ts";
import { loadable } from "../stops/preview.ts";
import { openAudio } from "../takes/use_take.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

/** Times are milliseconds. */
export type RecordingPlayer = {
  position: Signal<number>;
  /** The length; 0 while unknown. */
  length: Signal<number>;
  isPlaying: Signal<boolean>;
  /** Why it does not play. */
  problem: Signal<string>;
  /** Continues at the present position, or plays a part. */
  play(from?: number, until?: number): void;
  pause(): void;
  toggle(): void;
  /** Moves the position by so many milliseconds. */
  skip(by: number): void;
  load(text: string): void;
  /** Takes the same recording from another address, without a stop. */
  goOnWith(text: string): void;
  unload(): void;
};

/** The milliseconds that `skip` goes back while the author types. */
export const BACK = 3000;

export function createRecordingPlayer(): RecordingPlayer {
  const [position, length] = [signal(0), signal(0)];
  const [isPlaying, problem] = [signal(false), signal("")];
  let audio: HTMLAudioElement | undefined;
  /** The recording that is loaded, or will be. */
  let url: string | undefined;
  let end: number | undefined;
  /** A part that is to be played once the recording is loaded. */
  let wanted: [from?: number, until?: number] | undefined;

  const follow = () => {
    if (!audio || !isPlaying.value) return;
    position.value = Math.round(audio.currentTime * 1000);
    const isOver = end !== undefined && position.value >= end;
    if (isOver || audio.ended || audio.paused) pause();
    else requestAnimationFrame(follow);
  };
  const pause = () => {
    audio?.pause();
    isPlaying.value = false;
    end = undefined;
  };
  const moveTo = (time: number) => {
    position.value = Math.max(0, Math.min(length.value || time, time));
    if (audio) audio.currentTime = position.value / 1000;
  };
  const play = async (from?: number, until?: number) => {
    wanted = audio ? undefined : [from, until];
    if (!audio) return;
    if (from !== undefined) moveTo(from);
    else if (position.value >= length.value - 50) moveTo(0);
    end = until;
    getPlayer().pause();
    isPlaying.value = true;
    try {
      await audio.play();
      requestAnimationFrame(follow);
    } catch {
      isPlaying.value = false;
      problem.value = t("wontPlay");
    }
  };
  const unload = () => {
    pause();
    audio = url = undefined;
    [position.value, length.value, problem.value] = [0, 0, ""];
  };
  const load = (text: string) => {
    unload();
    if (text.trim() === "") return;
    const source = loadable(text);
    if ("reason" in source) return void (problem.value = source.reason);
    url = source.url;
    openAudio(source.url).then((opened) => {
      if (url !== source.url) return;
      audio = opened;
      length.value = Number.isFinite(opened.duration) ? Math.round(opened.duration * 1000) : 0;
      if (opened.error) problem.value = t("wontPlay");
      opened.currentTime = 0;
      if (wanted) void play(...wanted);
    });
  };
  return {
    position,
    length,
    isPlaying,
    problem,
    play: (from, until) => void play(from, until),
    pause,
    toggle: () => isPlaying.value ? pause() : void play(),
    skip(by) {
      end = undefined;
      moveTo(position.value + by);
    },
    unload,
    load,
    goOnWith(text) {
      const before = audio;
      const source = loadable(text);
      if (!before || "reason" in source) return load(text);
      url = source.url;
      openAudio(source.url).then((opened) => {
        if (url !== source.url || opened.error) return;
        audio = opened;
        opened.currentTime = before.currentTime;
        if (isPlaying.value) opened.play().catch(pause);
        before.pause();
      });
    },
  };
}
