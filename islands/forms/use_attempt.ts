/** Requests whose failures are shown where they were made: in a form, a dialog, beside a button. */
import { useRef, useState } from "react";
import { messageOf } from "../../lib/device/api.ts";

/** What a person asks the server to do; resolves to the reason of a refusal, or rejects with it. */
type Act = () => Promise<string | void>;

export type Attempts = ReturnType<typeof useAttempt>;

export function useAttempt() {
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  // A second press comes before the first is drawn.
  const isRunning = useRef(false);
  /** Runs `act`, and stores why it failed. Never rejects. */
  const attempt = async (act: Act): Promise<void> => {
    setProblem(undefined);
    try {
      setProblem(await act() || undefined);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  /** The same, but does nothing while an earlier `send` runs. */
  const send = async (act: Act): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    await attempt(act);
    isRunning.current = false;
    setSending(false);
  };
  /** `problem` is why the last attempt failed, for people. */
  return { problem, isSending, attempt, send, clear: () => setProblem(undefined) };
}
