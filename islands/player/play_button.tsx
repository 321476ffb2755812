import { useSignals } from "@preact/signals-react/runtime";
import { Pause, Play } from "lucide-react";
import { isPlayingOrLoading } from "../../lib/player/player_state.ts";
import type { CurrentStop } from "./current_stop.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

/** Plays and pauses the current stop. */
export function PlayButton(
  { current, large }: { current: Pick<CurrentStop, "player">; large?: boolean },
) {
  useSignals();
  const on = isPlayingOrLoading(current.player.status.value);
  const Icon = on ? Pause : Play;
  return (
    <button
      type="button"
      className="play-button"
      data-size={large ? "large" : undefined}
      aria-label={on ? t("pause") : t("play")}
      onClick={() => current.player.toggle()}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
