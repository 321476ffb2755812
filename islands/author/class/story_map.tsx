/** The place of a story on a small map. */
import { MapPin } from "lucide-react";
import { useRef } from "react";
import { createPortal } from "react-dom";
import { addSealMarker, addZone, createBaseMap } from "../../map/base_map.ts";
import { MapFrame } from "../../map/map_frame.tsx";
import { PanButtons } from "../../map/pan_buttons.tsx";
import type { MapPlace, TourMapProps } from "../../map/place.ts";
import { useLeafletMap } from "../../map/use_leaflet_map.ts";
import { toPoints } from "../../map/view.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = {
  place: Pick<MapPlace, "title" | "latitude" | "longitude" | "radius">;
  tiles: TourMapProps["tiles"];
};

export function StoryMap({ place, tiles }: Props) {
  const canvas = useRef<HTMLDivElement>(null);
  const { drawing, status } = useLeafletMap(canvas, (L, element, events) => {
    const points = toPoints([place]);
    const { map } = createBaseMap(L, element, { kind: "tour", tiles, points, ...events });
    if (place.radius !== undefined) addZone(L, map, points[0], place.radius);
    const options = { interactive: false, keyboard: false };
    const { seal } = addSealMarker(L, map, points[0], options);
    return { map, seal, remove: () => map.remove() };
  });
  return (
    <section
      className="tour-map tour"
      data-state={status.state}
      aria-label={t("mapOf", { title: place.title })}
    >
      <MapFrame
        canvas={canvas}
        status={status}
        skip={t("skipTheMap")}
        tilesNotice={t("placeTilesFailed")}
      >
        <PanButtons map={drawing?.map} />
      </MapFrame>
      {drawing && createPortal(
        <span className="seal" aria-hidden="true">
          <MapPin />
        </span>,
        drawing.seal,
      )}
    </section>
  );
}
