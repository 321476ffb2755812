/** The map of all archives: loads its box, and clusters dense parts. */
import { Landmark } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { ARCHIVES_FILTERED_EVENT } from "../../../lib/model/web/page_names.ts";
import { cardOf, showCard, watchCards } from "./cards.ts";
import { type ArchivesShown, drawArchivesMap } from "./draw_archives_map.ts";
import { MapFrame } from "../../map/map_frame.tsx";
import { PinContent } from "../../map/pin_content.tsx";
import type { TourMapProps } from "../../map/place.ts";
import { useLeafletMap } from "../../map/use_leaflet_map.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("find");

/** As short as it fits into a seal: "1.2K". */
const shortCount = (count: number) =>
  count.toLocaleString(language(), { notation: "compact", maximumFractionDigits: 1 });

/** `filter` is which archives are shown at first, as the query of an address. */
type Props = Pick<TourMapProps, "tiles"> & { filter: string };

export default function ArchivesMap({ tiles, filter }: Props) {
  const canvas = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ArchivesShown>();
  const [error, setError] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const latest = useRef(filter);
  const { drawing, status } = useLeafletMap(
    canvas,
    (L, element, events) =>
      drawArchivesMap(L, element, { tiles, filter: latest.current }, {
        ...events,
        // At once, because until React has filled them, the pins are buttons without a name.
        onShown: (shown) => flushSync(() => setShown(shown)),
        onError: setError,
        // At once, because its size is measured next. A note may close while React is at work.
        onOpening: (id) => flushSync(() => setOpened(id)),
        onClosed: () => setOpened(undefined),
      }),
  );
  const card = opened === undefined ? undefined : cardOf(opened);

  useEffect(() => {
    const filtered = ({ detail }: Event & { detail?: string }) => {
      latest.current = detail ?? "";
      drawing?.show(latest.current);
    };
    document.addEventListener(ARCHIVES_FILTERED_EVENT, filtered);
    const unwatch = drawing && watchCards(drawing.pointAt);
    return () => {
      document.removeEventListener(ARCHIVES_FILTERED_EVENT, filtered);
      unwatch?.();
    };
  }, [drawing]);

  return (
    <section
      className="tour-map overview"
      data-state={status.state}
      aria-label={t("mapOfAll")}
    >
      <MapFrame
        canvas={canvas}
        status={status}
        skip={t("skipMap")}
        tilesNotice={t("mapTilesMissing")}
        notice={error && t("mapArchivesMissing", { error })}
      >
        <p role="status" className="visually-hidden">
          {shown && t("archivesOnMap", { count: shown.total })}
        </p>
      </MapFrame>
      {[...shown?.pins ?? []].map(([id, pin]) => (
        <PinContent key={id} pin={pin} playing={false} heard={false} symbol={<Landmark />}>
          {id === opened && card && (
            <button
              type="button"
              className="map-note-list"
              onClick={() => showCard(card)}
            >
              {t("showInList")}
            </button>
          )}
        </PinContent>
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
        <span className="seal-number cluster-count">{shortCount(count)}</span>
      </span>
      <span className="visually-hidden">{t("archivesZoomIn", { count })}</span>
    </>
  );
}
