/** 'Preview this walk': walks along the route on the map with the real engine. */
import { Footprints, Pause, Play, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { PlayerTour } from "../../../../lib/model/tour/player_tour.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { describeWalk, sentenceOf } from "../../../../lib/walk/description.ts";
import type { TourValues } from "../values.ts";
import { RehearsalLog } from "./log.tsx";
import { previewedTour } from "./previewed_tour.ts";
import { NoiseSlider, Speeds } from "./settings.tsx";
import { useRehearsal } from "./use_rehearsal.ts";

const t = texts("rehearsal");

/** Passes on the form as it is when the button is pressed. */
export function PreviewButton({ onWalk }: { onWalk: (tour: PlayerTour) => void }) {
  const { getValues } = useFormContext<TourValues>();
  const [hasNone, setHasNone] = useState(false);
  const begin = () => {
    const tour = previewedTour(getValues());
    setHasNone(tour.audioStops.length === 0);
    if (tour.audioStops.length > 0) onWalk(tour);
  };
  return (
    <>
      <button type="button" className="button quiet" onClick={begin}>
        <Footprints aria-hidden="true" />
        {t("previewWalk")}
      </button>
      <p role="status">{hasNone && t("noStopOnMap")}</p>
    </>
  );
}

export function WalkPreview({ tour, close }: { tour: PlayerTour; close: () => void }) {
  const { rehearsal, running, factor, noise, ...set } = useRehearsal(tour);
  const Icon = running ? Pause : Play;
  const { over, walk } = rehearsal;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className="rehearse" aria-label={t("previewOfWalk")}>
      <header>
        <h2 className="aside-title">{t("previewWalk")}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t("closePreview")}
          onClick={close}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <p className="soft">{t("dotWalks")}</p>
      <p className="rehearse-where figures">{sentenceOf(describeWalk(walk))}</p>
      <div className="rehearse-controls">
        <button
          type="button"
          className="button primary"
          onClick={over ? set.restart : set.toggle}
        >
          <Icon aria-hidden="true" />
          {over ? t("walkAgain") : running ? t("pauseWalk") : t("resumeWalk")}
        </button>
        <Speeds factor={factor} onChoose={set.setFactor} />
      </div>
      <NoiseSlider noise={noise} onMove={set.setNoise} />
      <RehearsalLog rehearsal={rehearsal} />
    </section>
  );
}
