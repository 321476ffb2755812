/** 'Preview this walk': walks along the route on the map with the real engine. */
import { Footprints, Pause, Play, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { PlayerTour } from "../../../../lib/model/tour/player_tour.ts";
import { describeWalk, sentenceOf } from "../../../../lib/walk/description.ts";
import type { TourValues } from "../values.ts";
import { RehearsalLog } from "./log.tsx";
import { previewedTour } from "./previewed_tour.ts";
import { NoiseSlider, Speeds } from "./settings.tsx";
import { useRehearsal } from "./use_rehearsal.ts";

/** The form as it is when the preview is opened. */
export function WalkPreview() {
  const { getValues } = useFormContext<TourValues>();
  const [tour, setTour] = useState<PlayerTour>();
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    const previewed = previewedTour(getValues());
    if (previewed.audioStops.length > 0) setTour(previewed);
  };
  const close = () => {
    setWasOpen(true);
    setTour(undefined);
  };
  if (tour) return <Preview tour={tour} close={close} />;
  return (
    <div className="rehearse">
      <button
        type="button"
        className="button"
        autoFocus={wasOpen} // Gets the focus back that opening took away.
        onClick={open}
      >
        <Footprints aria-hidden="true" />Preview this walk
      </button>
    </div>
  );
}

function Preview({ tour, close }: { tour: PlayerTour; close: () => void }) {
  const { rehearsal, running, factor, noise, ...set } = useRehearsal(tour);
  const Icon = running ? Pause : Play;
  const { over, walk } = rehearsal;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className="rehearse open" aria-label="Preview of the walk">
      <header>
        <h2 className="aside-title">Preview this walk</h2>
        <button type="button" className="icon-button" aria-label="Close preview" onClick={close}>
          <X aria-hidden="true" />
        </button>
      </header>
      <p className="soft">
        The dot on the map walks the route without sound. The list below shows what would play
        where.
      </p>
      <p className="rehearse-where figures">{sentenceOf(describeWalk(walk))}</p>
      <div className="rehearse-controls">
        <button
          type="button"
          className="button primary"
          onClick={over ? set.restart : set.toggle}
        >
          <Icon aria-hidden="true" />
          {over ? "Walk again" : running ? "Pause the walk" : "Resume the walk"}
        </button>
        <Speeds factor={factor} onChoose={set.setFactor} />
      </div>
      <NoiseSlider noise={noise} onMove={set.setNoise} />
      <RehearsalLog rehearsal={rehearsal} />
    </section>
  );
}
