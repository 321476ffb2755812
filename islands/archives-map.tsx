/** The map of all archives: it loads what its box shows, and clusters what is too dense. */
import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type ArchivesShown, drawArchivesMap } from "./archives-map/draw_archives_map.ts";
import { MapFrame } from "./map/map_frame.tsx";
import { PinContent } from "./map/pin_content.tsx";
import type { TourMapProps } from "./map/place.ts";
import { useLeafletMap } from "./map/use_leaflet_map.ts";

const COUNT = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export default function ArchivesMap({ tiles }: Pick<TourMapProps, "tiles">) {
  const canvas = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<ArchivesShown>();
  const [error, setError] = useState<string>();
  const { status } = useLeafletMap(
    canvas,
    (L, element, events) =>
      drawArchivesMap(L, element, tiles, { ...events, onShown: setShown, onError: setError }),
  );

  return (
    <section
      className="tour-map overview"
      data-state={status.state}
      aria-label="Map of all archives"
    >
      <button type="button" className="map-skip" onClick={() => end.current?.focus()}>
        Skip the map: every archive is in the list below
      </button>
      <MapFrame
        canvas={canvas}
        status={status}
        hint="Move the map with two fingers, or tap it first"
        tilesNotice="Map pictures cannot be loaded. The archives' places are still right."
        notice={error && `Archives cannot be loaded: ${error} Move the map to try again.`}
      />
      <p role="status" className="visually-hidden">
        {shown && `${shown.total.toLocaleString("en")} archives on the map`}
      </p>
      <span ref={end} tabIndex={-1} />
      {[...shown?.pins ?? []].map(([id, pin]) => (
        <PinContent key={id} pin={pin} playing={false} heard={false} />
      ))}
      {[...shown?.clusters ?? []].map(([key, { cluster: { count }, seal }]) =>
        createPortal(<ClusterContent count={count} />, seal, key)
      )}
    </section>
  );
}

function ClusterContent({ count }: { count: number }) {
  return (
    <>
      <span className="seal" data-size="large" aria-hidden="true">
        <span className="seal-number cluster-count">{COUNT.format(count)}</span>
      </span>
      <span className="visually-hidden">{count.toLocaleString("en")} archives: zoom in</span>
    </>
  );
}
