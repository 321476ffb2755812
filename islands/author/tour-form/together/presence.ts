/** Tells the server every 20 seconds where somebody writes, and hears where the others do. */
import type { OtherWriter, PresenceInput } from "../../../../lib/model/people/presence.ts";

/** From one heartbeat to the next, in milliseconds; the server forgets somebody after 60,000. */
export const HEARTBEAT_MS = 20_000;

/** The shortest time between two heartbeats when somebody moves from stop to stop. */
export const MOVE_MS = 1000;

type PresenceParts = {
  /**
   * Sends a heartbeat; resolves to the others, or to "over" when the server refuses all further
   * ones. Rejects without an answer.
   */
  send: (input: PresenceInput) => Promise<OtherWriter[] | "over">;
  onOthers: (others: OtherWriter[]) => void;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
};

/** The heartbeats of one form. */
export function createPresence(
  { send, onOthers, timers = globalThis, now = () => performance.now() }: PresenceParts,
) {
  let stopId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beatAt = -Infinity;
  let isOn = false;
  let isOver = false;

  const schedule = (delay: number) => {
    timers.clearTimeout(timer);
    timer = timers.setTimeout(beat, delay);
  };

  async function beat(): Promise<void> {
    beatAt = now();
    schedule(HEARTBEAT_MS);
    try {
      const others = await send({ stopId });
      if (others === "over") {
        isOver = true;
        stop();
      } else if (isOn) onOthers(others);
    } catch {
      // Without an answer nobody knows more than before; the next heartbeat asks again.
    }
  }

  function stop(): void {
    isOn = false;
    timers.clearTimeout(timer);
    onOthers([]);
  }

  return {
    /** Begins, and goes on after `pause`. */
    start() {
      if (isOn || isOver) return;
      isOn = true;
      void beat();
    },
    /** Somebody begins to write in a stop, or elsewhere (null). */
    moveTo(next: string | null) {
      if (next === stopId) return;
      stopId = next;
      if (isOn) schedule(Math.max(0, beatAt + MOVE_MS - now()));
    },
    /** The form is closed or out of sight. */
    pause() {
      if (!isOn) return;
      stop();
      send({ stopId: null, isGone: true }).catch(() => {});
    },
  };
}
