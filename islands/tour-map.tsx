/** The map of an archive's stops. */
import { useEffect, useRef } from "react";
import { drawTourMap } from "./map/draw_tour_map.ts";
import { MapFrame } from "./map/map_frame.tsx";
import { PinContent } from "./map/pin_content.tsx";
import type { TourMapProps } from "./map/place.ts";
import { useHeard } from "./map/use_heard.ts";
import { useLeafletMap } from "./map/use_leaflet_map.ts";
import { usePlaying } from "./map/use_playing.ts";

/** Lifts the seal of the playing stop above all others: Leaflet orders them by latitude. */
const PLAYING_ABOVE = 1000;

export default function TourMap(props: TourMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const { drawing, status } = useLeafletMap(
    canvas,
    (L, element, events) => drawTourMap(L, element, props, events),
  );
  const pins = drawing?.pins ?? [];
  const playing = usePlaying(props.tourId);
  const heard = useHeard(props.tourId);

  useEffect(() => {
    pins.forEach(({ marker }, i) => marker.setZIndexOffset(i === playing ? PLAYING_ABOVE : 0));
  }, [drawing, playing]);

  return (
    <section
      className="tour-map tour"
      data-state={status.state}
      aria-label="Map of the stops"
    >
      <button type="button" className="map-skip" onClick={() => end.current?.focus()}>
        Skip the map: every stop is in the list below
      </button>
      <MapFrame
        canvas={canvas}
        status={status}
        hint="Move the map with two fingers, or tap it first"
        tilesNotice="Map pictures cannot be loaded. Stops, route and distances are still right."
      />
      <span ref={end} tabIndex={-1} />
      {pins.map((pin, i) => (
        <PinContent key={i} pin={pin} playing={i === playing} heard={heard.includes(i)} />
      ))}
    </section>
  );
}
