import { useSignals } from "@preact/signals-react/runtime";
import { Pause, Play } from "lucide-react";
import { isPlayingOrLoading } from "../../lib/audio/player_state.ts";
import type { Now } from "./now.ts";

/** Plays and pauses the current stop. */
export function PlayButton({ now, large }: { now: Now; large?: boolean }) {
  useSignals();
  const on = isPlayingOrLoading(now.player.status.value);
  const Icon = on ? Pause : Play;
  return (
    <button
      type="button"
      className="play-button"
      data-size={large ? "large" : undefined}
      aria-label={on ? "Pause" : "Play"}
      onClick={() => now.player.toggle()}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
