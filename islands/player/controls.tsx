import { useSignals } from "@preact/signals-react/runtime";
import { Volume2, VolumeX } from "lucide-react";
import { formatTime, toPercent } from "../../lib/player/time.ts";
import type { LiveText } from "../../lib/player/transcript/live_text.ts";
import { type CurrentStop, lengthText } from "./current_stop.ts";
import { More } from "./more.tsx";
import { PlayerNotice } from "./notice.tsx";
import { Slider } from "./slider.tsx";
import { Transport } from "./transport.tsx";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

/** The controls of the sound, at the bottom of the sheet, where a thumb reaches them. */
export function Controls({ current, text }: { current: CurrentStop; text: LiveText | undefined }) {
  return (
    <div className="controls">
      <PlayerNotice player={current.player} />
      <Seek current={current} />
      <Transport current={current} large />
      <Volume current={current} />
      <More current={current} text={text} />
    </div>
  );
}

/** The progress of the stop, between its time and its length. */
export function Seek({ current }: { current: CurrentStop }) {
  useSignals();
  const { player, stop } = current;
  const [seconds, duration] = [player.currentTime.value, player.duration.value];
  const [at, length] = [formatTime(seconds), lengthText(stop, player)];
  return (
    <div className="seek">
      <span className="figures">{at}</span>
      <Slider
        label={t("seek")}
        value={toPercent(seconds, duration)}
        text={t("atOfLength", { at, length })}
        disabled={!(duration > 0)}
        onSet={player.seek}
      />
      <span className="figures">{length}</span>
    </div>
  );
}

export function Volume({ current: { player } }: { current: CurrentStop }) {
  useSignals();
  if (!player.volumeWorks.value) {
    return <p className="volume-note">{t("volumeByButtons")}</p>;
  }
  const volume = player.volume.value;
  const Icon = volume > 0 ? Volume2 : VolumeX;
  return (
    <div className="volume">
      <Icon aria-hidden="true" />
      <Slider
        label={t("volume")}
        value={volume}
        text={t("volumePercent", { percent: volume })}
        onMove={player.setVolume}
        onSet={player.setVolume}
      />
    </div>
  );
}
