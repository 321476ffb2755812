import { useEffect, useRef, useState } from "react";
import type { NewTake } from "../../../../lib/device/takes/takes.ts";
import { getTakes } from "../../../../lib/device/takes/takes_instance.ts";
import { type Microphone, microphoneProblem, openMicrophone } from "./microphone.ts";

type Options = {
  /** The stop for a recording; read when it begins. */
  about: () => Pick<NewTake, "target" | "stopId">;
  /** Called with the id of a take that was ended by its author or the microphone. */
  onFinished: (takeId: string) => void;
  /** Called when the page is left during a recording. */
  onInterrupted: () => void;
};

/** How often level and clock are read, in milliseconds. */
const TICK = 100;

/** After this many seconds of silence something is probably wrong. */
const QUIET_AFTER = 4;

type State = "asking" | "recording" | "paused";

type Session = { microphone: Microphone; takeId: string };

/** The microphone of this device: its recording becomes a take, piece by piece. */
export function useRecorder(options: Options) {
  const [state, setState] = useState<State>("asking");
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState({ level: 0, seconds: 0, loudest: 0 });
  const [takeId, setTakeId] = useState("");
  const session = useRef<Session>(undefined);
  const isGone = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const start = async () => {
    setProblem(undefined);
    setState("asking");
    const takes = getTakes();
    try {
      const early: Blob[] = [];
      const onPiece = (piece: Blob) => {
        if (!opened) return void early.push(piece);
        takes.add(opened.takeId, piece, opened.microphone.seconds());
      };
      let opened: Session | undefined;
      const microphone = await openMicrophone({ onPiece, onLost: () => end("author") });
      if (isGone.current) return void microphone.stop();
      const { type } = microphone;
      const id = takes.begin({ ...latest.current.about(), type, name: nameOf(new Date()) });
      session.current = opened = { microphone, takeId: id };
      early.forEach(onPiece);
      setTakeId(id);
      setState("recording");
    } catch (error) {
      setProblem(microphoneProblem(error));
    }
  };

  const end = async (by: "author" | "interruption" | "discard") => {
    const { current } = session;
    if (!current) return;
    session.current = undefined;
    const { microphone, takeId } = current;
    if (by === "discard") getTakes().remove(takeId);
    await microphone.stop();
    if (by !== "discard") getTakes().end(takeId, by);
    if (by === "author") latest.current.onFinished(takeId);
  };

  useEffect(() => {
    const leave = () => {
      if (session.current) latest.current.onInterrupted();
      end("interruption");
    };
    addEventListener("pagehide", leave);
    isGone.current = false;
    return () => {
      isGone.current = true;
      removeEventListener("pagehide", leave);
      end("interruption");
    };
  }, []);

  useEffect(() => {
    if (state !== "recording") return;
    const timer = setInterval(() => {
      const { microphone } = session.current ?? {};
      if (!microphone) return;
      const [level, seconds] = [microphone.level(), microphone.seconds()];
      setReading(({ loudest }) => ({ level, seconds, loudest: Math.max(loudest, level) }));
    }, TICK);
    return () => clearInterval(timer);
  }, [state]);

  const { level, seconds, loudest } = reading;
  return {
    state,
    problem,
    level,
    seconds,
    takeId,
    /** There has been only silence for a while. */
    isQuiet: seconds > QUIET_AFTER && loudest < 0.02,
    start,
    stop: () => void end("author"),
    discard: () => void end("discard"),
    togglePause() {
      const { microphone } = session.current ?? {};
      if (state === "paused") microphone?.resume();
      else microphone?.pause();
      setState(state === "paused" ? "recording" : "paused");
    },
  };
}

function nameOf(now: Date): string {
  const part = (n: number) => String(n).padStart(2, "0");
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part).join("-");
  return `Recording ${day} ${part(now.getHours())}.${part(now.getMinutes())}`;
}
