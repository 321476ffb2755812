import { useEffect, useRef, useState } from "react";
import { type Microphone, microphoneProblem, openMicrophone } from "./microphone.ts";

/** What was recorded; the name has no ending that matters. */
export type Recorded = { blob: Blob; name: string };

/** How often level and clock are read, in milliseconds. */
const TICK = 100;

/** After so many seconds without any sound something is wrong. */
const QUIET_AFTER = 4;

type State = "asking" | "recording" | "paused";

/**
 * The microphone of this device. `onRecorded` is called once for each recording that was not
 * discarded, also when the page is left in the middle of it.
 */
export function useRecorder(onRecorded: (recording: Recorded) => void) {
  const [state, setState] = useState<State>("asking");
  const [problem, setProblem] = useState<string>();
  const [level, setLevel] = useState(0);
  const [ticks, setTicks] = useState(0);
  const [loudest, setLoudest] = useState(0);
  const session = useRef<Microphone>(undefined);
  const isGone = useRef(false);
  const latest = useRef(onRecorded);
  latest.current = onRecorded;

  const start = async () => {
    setProblem(undefined);
    setState("asking");
    try {
      const opened = await openMicrophone();
      if (isGone.current) return opened.close();
      session.current = opened;
      setState("recording");
    } catch (error) {
      setProblem(microphoneProblem(error));
    }
  };

  /** Ends the session, and hands over what it has, at once. */
  const end = (isWanted: boolean) => {
    const { current } = session;
    if (!current) return;
    session.current = undefined;
    const { recorder, chunks, close } = current;
    const type = recorder.mimeType;
    close();
    if (isWanted && chunks.length > 0) {
      latest.current({ blob: new Blob(chunks, { type }), name: nameOf(new Date()) });
    }
  };

  const stop = () => {
    const { recorder } = session.current ?? {};
    if (!recorder) return;
    // What came since the last piece.
    recorder.addEventListener("stop", () => end(true), { once: true });
    recorder.stop();
  };

  useEffect(() => {
    const leave = () => end(true);
    addEventListener("pagehide", leave);
    isGone.current = false;
    return () => {
      isGone.current = true;
      removeEventListener("pagehide", leave);
      end(true);
    };
  }, []);

  useEffect(() => {
    if (state !== "recording") return;
    const timer = setInterval(() => {
      const now = session.current?.meter.level() ?? 0;
      setLevel(now);
      setLoudest((before) => Math.max(before, now));
      setTicks((count) => count + 1);
    }, TICK);
    return () => clearInterval(timer);
  }, [state]);

  const seconds = ticks * TICK / 1000;
  return {
    state,
    problem,
    level,
    seconds,
    /** No sound at all has come for a while. */
    isQuiet: seconds > QUIET_AFTER && loudest < 0.02,
    start,
    stop,
    discard: () => end(false),
    togglePause() {
      const { recorder } = session.current ?? {};
      if (state === "paused") recorder?.resume();
      else recorder?.pause();
      setState(state === "paused" ? "recording" : "paused");
    },
  };
}

function nameOf(now: Date): string {
  const part = (n: number) => String(n).padStart(2, "0");
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part).join("-");
  return `Recording ${day} ${part(now.getHours())}.${part(now.getMinutes())}`;
}
