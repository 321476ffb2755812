import { useSignals } from "@preact/signals-react/runtime";
import { Volume2, VolumeX } from "lucide-react";
import { RATES } from "../../lib/player/player_state.ts";
import { formatTime, toPercent } from "../../lib/player/time.ts";
import { ChapterStep } from "./chapters/step.tsx";
import { type CurrentStop, lengthText } from "./current_stop.ts";
import { PlayerNotice } from "./notice.tsx";
import { SleepChoice } from "./sleep.tsx";
import { Slider } from "./slider.tsx";
import { Transport } from "./transport.tsx";

/** The controls of the sound, at the bottom of the sheet, where a thumb reaches them. */
export function Controls({ current }: { current: CurrentStop }) {
  return (
    <div className="controls">
      <PlayerNotice player={current.player} />
      <ChapterStep current={current} />
      <Seek current={current} />
      <Transport current={current} large />
      <Speed current={current} />
      <SleepChoice player={current.player} />
      <Volume current={current} />
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
        label="Seek"
        value={toPercent(seconds, duration)}
        text={`${at} of ${length}`}
        disabled={!(duration > 0)}
        onSet={player.seek}
      />
      <span className="figures">{length}</span>
    </div>
  );
}

/** The platform's own list of speeds. */
export function Speed({ current: { player } }: { current: CurrentStop }) {
  useSignals();
  return (
    <select
      className="speed"
      aria-label="Speed"
      value={player.rate.value}
      onChange={(event) => player.setRate(Number(event.currentTarget.value))}
    >
      {RATES.map((rate) => <option key={rate} value={rate}>{rate}×</option>)}
    </select>
  );
}

export function Volume({ current: { player } }: { current: CurrentStop }) {
  useSignals();
  if (!player.volumeWorks.value) {
    return <p className="volume-note">Use your device’s buttons to change the volume.</p>;
  }
  const volume = player.volume.value;
  const Icon = volume > 0 ? Volume2 : VolumeX;
  return (
    <div className="volume">
      <Icon aria-hidden="true" />
      <Slider
        label="Volume"
        value={volume}
        text={`${volume} percent`}
        onMove={player.setVolume}
        onSet={player.setVolume}
      />
    </div>
  );
}
