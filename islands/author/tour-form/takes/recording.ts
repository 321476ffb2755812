/**
 * The recording of the page, of which there is one at a time. It belongs to no part of the form, so
 * that it goes on while other stops are opened. Each piece becomes a part of a take.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { NewTake, Takes } from "../../../../lib/device/takes/takes.ts";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";
import { createWakeLock } from "../../../../lib/device/wake_lock.ts";
import { getPlayer } from "../../../../lib/player/player_instance.ts";
import { type Microphone, microphoneProblem, openMicrophone } from "./microphone.ts";

/** The stop that a recording is for, and what happens with its take. */
type About = Pick<NewTake, "target" | "stopId"> & {
  /** Called with the id of a take that its author, or the microphone, has ended. */
  onTake: (takeId: string) => void;
};

/** "muted": the system has turned the microphone off; it goes on by itself. */
type State = "asking" | "recording" | "paused" | "muted" | "failed";

/** A recording; times in seconds, levels from 0 for silence to 1 for full scale. */
export type Recording = About & {
  state: State;
  /** Why it cannot record, for people. */
  problem?: string;
  /** Empty until the microphone is open. */
  takeId: string;
  level: number;
  loudest: number;
  seconds: number;
};

type Parts = {
  takes: () => Takes;
  open?: typeof openMicrophone;
  /** Keeps the screen on: some phones turn the microphone off with it. */
  wakeLock?: Pick<ReturnType<typeof createWakeLock>, "hold" | "release">;
  pausePlayer?: () => void;
};

/** How often level and clock are read, in milliseconds. */
const TICK = 100;

/** Makes the recorder of a page. */
export function createRecorder(
  { takes, open = openMicrophone, wakeLock, pausePlayer = () => {} }: Parts,
) {
  const now = signal<Recording>();
  let microphone: Microphone | undefined;
  let timer: ReturnType<typeof setInterval>;
  /** Counts the starts: a microphone that opens too late is closed again. */
  let starts = 0;

  const change = (changes: Partial<Recording>): void => {
    if (now.value) now.value = { ...now.value, ...changes };
  };

  function read(): void {
    if (!now.value || now.value.state !== "recording" || !microphone) return;
    const [level, seconds] = [microphone.level(), microphone.seconds()];
    change({ level, seconds, loudest: Math.max(now.value.loudest, level) });
  }

  async function start(about: About): Promise<void> {
    await end("author");
    const mine = ++starts;
    pausePlayer();
    now.value = { ...about, state: "asking", takeId: "", level: 0, loudest: 0, seconds: 0 };
    const early: Blob[] = [];
    let takeId = "";
    const onPiece = (piece: Blob): void => {
      if (takeId) takes().add(takeId, piece, opened!.seconds());
      else early.push(piece);
    };
    let opened: Microphone | undefined;
    try {
      opened = await open({
        onPiece,
        onLost: () => mine === starts && void end("author"),
        onMuted: (isMuted) => mine === starts && mute(isMuted),
      });
    } catch (error) {
      if (mine === starts) change({ state: "failed", problem: microphoneProblem(error) });
      return;
    }
    if (mine !== starts) return void opened.stop();
    microphone = opened;
    takeId = takes().begin({
      target: about.target,
      stopId: about.stopId,
      type: opened.type,
      name: nameOf(new Date()),
    });
    early.forEach(onPiece);
    change({ state: "recording", takeId });
    wakeLock?.hold();
    timer = setInterval(read, TICK);
  }

  function mute(isMuted: boolean): void {
    const { state } = now.value ?? {};
    if (isMuted && state === "recording") {
      microphone?.pause();
      change({ state: "muted", level: 0 });
    } else if (!isMuted && state === "muted") {
      microphone?.resume();
      change({ state: "recording" });
    }
  }

  async function end(by: "author" | "interruption"): Promise<void> {
    const { value: ended } = now;
    const stopped = microphone;
    starts++;
    microphone = undefined;
    now.value = undefined;
    clearInterval(timer);
    if (!ended || !stopped) return;
    wakeLock?.release();
    await stopped.stop();
    takes().end(ended.takeId, by);
    if (by === "author" && takes().takes.value.has(ended.takeId)) ended.onTake(ended.takeId);
  }

  return {
    /** The running recording, or the reason why it could not start. */
    now: now as ReadonlySignal<Recording | undefined>,
    /** Asks for the microphone, and records; another recording is ended and kept. */
    start,
    /** Ends it: its take is for its stop. Also closes a question or a problem. */
    stop: (): Promise<void> => end("author"),
    /** Ends a recording for a form that is left: the take is offered when it is opened again. */
    async interrupt(target = now.value?.target): Promise<void> {
      if (now.value?.target === target) await end("interruption");
    },
    togglePause(): void {
      const isPaused = now.value?.state === "paused";
      if (isPaused) microphone?.resume();
      else microphone?.pause();
      change({ state: isPaused ? "recording" : "paused", level: 0 });
    },
  };
}

function nameOf(now: Date): string {
  const part = (n: number) => String(n).padStart(2, "0");
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part).join("-");
  return `Recording ${day} ${part(now.getHours())}.${part(now.getMinutes())}`;
}

let instance: ReturnType<typeof createRecorder> | undefined;

/** The recorder of this page. Browser only. */
export function getRecorder() {
  if (instance) return instance;
  const recorder = createRecorder({
    takes: getTakes,
    wakeLock: createWakeLock(navigator.wakeLock, document),
    pausePlayer: () => getPlayer().pause(),
  });
  addEventListener("pagehide", () => void recorder.interrupt());
  return instance = recorder;
}
