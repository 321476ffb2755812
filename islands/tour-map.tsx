/** The map of all archives, or of one archive's stops. */
import { useEffect, useRef } from "react";
import { PinContent } from "./map/pin.tsx";
import type { TourMapProps } from "./map/place.ts";
import { useMap } from "./map/use_map.ts";
import { useHeard } from "./map/use_heard.ts";
import { usePlaying } from "./map/use_playing.ts";

const WORDS = {
  overview: { label: "Map of all archives", list: "every archive is in the list below" },
  tour: { label: "Map of the stops", list: "every stop is in the list below" },
};

/** Above the seals that it runs beside. */
const PLAYING_ABOVE = 1000;

export default function TourMap(props: TourMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const { state, pins, tilesMissing, hint, retry } = useMap(canvas, props);
  const playing = usePlaying(props.tourId);
  const heard = useHeard(props.tourId);
  const words = WORDS[props.kind];

  useEffect(() => {
    pins.forEach(({ marker }, i) => marker.setZIndexOffset(i === playing ? PLAYING_ABOVE : 0));
  }, [pins, playing]);

  return (
    <section className={`tour-map ${props.kind}`} data-state={state} aria-label={words.label}>
      <button type="button" className="map-skip" onClick={() => end.current?.focus()}>
        Skip the map: {words.list}
      </button>
      <div
        ref={canvas}
        className="map-canvas"
        role="group"
        aria-label="Map. Arrow keys move it, plus and minus zoom."
        tabIndex={-1}
      />
      {state === "loading" && <p className="map-cover" role="status">Loading map...</p>}
      {state === "failed" && (
        <div className="map-cover" role="alert">
          <p>Unable to load map. Please check your internet connection.</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              canvas.current?.focus(); // This button goes, and must not take the focus with it.
              retry();
            }}
          >
            Retry
          </button>
        </div>
      )}
      {hint && <p className="map-hint">Move the map with two fingers, or tap it first</p>}
      {tilesMissing && (
        <p className="map-notice" role="status">
          Map pictures cannot be loaded. Stops, route and distances are still right.
        </p>
      )}
      <span ref={end} tabIndex={-1} />
      {pins.map((pin, i) => (
        <PinContent key={i} pin={pin} playing={i === playing} heard={heard.includes(i)} />
      ))}
    </section>
  );
}
