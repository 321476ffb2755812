import { useSignals } from "@preact/signals-react/runtime";
import { SkipBack, SkipForward, Volume2, VolumeX } from "lucide-react";
import { hasNext, hasPrevious } from "../../lib/model/player_tour.ts";
import { formatTime, toPercent } from "../../lib/audio/time.ts";
import { PlayerNotice } from "./notice.tsx";
import { type CurrentStop, durationText } from "./current_stop.ts";
import { PlayButton } from "./play_button.tsx";
import { Slider } from "./slider.tsx";

/** The controls of the sound, at the bottom of the sheet, where a thumb reaches them. */
export function Controls({ current }: { current: CurrentStop }) {
  const { player, tour, index } = current;
  return (
    <div className="controls">
      <PlayerNotice player={player} />
      <Seek current={current} />
      <div className="controls-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label="Previous stop"
          disabled={!hasPrevious(tour, index)}
          onClick={() => player.previous()}
        >
          <SkipBack aria-hidden="true" />
        </button>
        <PlayButton current={current} large />
        <button
          type="button"
          className="icon-button"
          aria-label="Next stop"
          disabled={!hasNext(tour, index)}
          onClick={() => player.next()}
        >
          <SkipForward aria-hidden="true" />
        </button>
      </div>
      <Volume current={current} />
    </div>
  );
}

function Seek({ current }: { current: CurrentStop }) {
  useSignals();
  const { player } = current;
  const [seconds, duration] = [player.currentTime.value, player.duration.value];
  const [at, length] = [formatTime(seconds), durationText(current)];
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

function Volume({ current: { player } }: { current: CurrentStop }) {
  useSignals();
  if (!player.volumeWorks.value) {
    return <p className="volume-note">Set the volume with the buttons of your device.</p>;
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
