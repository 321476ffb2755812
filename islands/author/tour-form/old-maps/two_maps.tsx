/** The scan and today's map, beside each other: a spot on the one, then the same on the other. */
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import {
  type ControlPoint,
  type MapEdges,
  MAX_CONTROL_POINTS,
} from "../../../../lib/model/media/old_map.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { MapFrame } from "../../../map/map_frame.tsx";
import type { TourMapProps } from "../../../map/place.ts";
import { useLeafletMap } from "../../../map/use_leaflet_map.ts";
import { formPlaces } from "../map/form_places.ts";
import type { TourValues } from "../values.ts";
import { drawScan, drawToday } from "./draw_two_maps.ts";

const t = texts("oldMaps");

type Props = {
  tiles: TourMapProps["tiles"];
  scanUrl: string;
  /** Its size in pixels. */
  scan: { width: number; height: number };
  points: ControlPoint[];
  /** The picture that was made last. */
  placed: { url: string; edges: MapEdges } | undefined;
  onPoints: (points: ControlPoint[]) => void;
};

const sizeOf = ({ width, height }: Props["scan"]) => ({ width, height });

export function TwoMaps({ tiles, scanUrl, scan, points, placed, onPoints }: Props) {
  const { getValues } = useFormContext<TourValues>();
  const canvases = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  /** A spot on the scan that has none on the map yet. */
  const [pending, setPending] = useState<{ x: number; y: number }>();
  const [opacity, setOpacity] = useState(70);

  const tapScan = (at: { x: number; y: number }) => setPending(at);
  const tapToday = (at: { latitude: number; longitude: number }) => {
    if (!pending || points.length >= MAX_CONTROL_POINTS) return;
    setPending(undefined);
    onPoints([...points, { ...pending, ...at }]);
  };
  const move = (index: number, to: Partial<ControlPoint>) =>
    onPoints(points.map((point, i) => i === index ? { ...point, ...to } : point));
  /** Callbacks of the maps, which are drawn once, and must see the present points. */
  const events = useRef({ tapScan, tapToday, move });
  events.current = { tapScan, tapToday, move };

  const left = useLeafletMap(
    canvases[0],
    (L, element) =>
      drawScan(L, element, { url: scanUrl, ...sizeOf(scan) }, {
        onTap: (at) => events.current.tapScan(at),
        onMove: (index, to) => events.current.move(index, to),
      }),
  );
  const right = useLeafletMap(
    canvases[1],
    (L, element, mapEvents) =>
      drawToday(L, element, { tiles, places: formPlaces(getValues()) }, {
        ...mapEvents,
        onTap: (at) => events.current.tapToday(at),
        onMove: (index, to) => events.current.move(index, to),
      }),
  );

  useEffect(() => {
    left.drawing?.show(points, pending);
    right.drawing?.show(points);
  }, [left.drawing, right.drawing, points, pending]);
  useEffect(() => right.drawing?.overlay(placed), [right.drawing, placed?.url]);
  useEffect(() => right.drawing?.setOpacity(opacity / 100), [right.drawing, placed?.url, opacity]);

  return (
    <>
      <p className="old-map-step" role="status">
        {pending
          ? t("tapSameSpotOf", { number: points.length + 1 })
          : points.length < MAX_CONTROL_POINTS
          ? t("tapScan")
          : t("mostPoints")}
      </p>
      <div className="two-maps">
        <div className="tour-map" data-state={left.status.state}>
          <MapFrame canvas={canvases[0]} status={left.status} tilesNotice="" />
        </div>
        <div className="tour-map" data-state={right.status.state}>
          <MapFrame
            canvas={canvases[1]}
            status={right.status}
            hint={pending ? t("tapSameSpot") : t("firstTapScan")}
            tilesNotice={t("backgroundMissing")}
          />
        </div>
      </div>
      {placed && (
        <label className="old-map-opacity">
          <span>{t("oldMap")}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={opacity}
            onChange={({ target }) => setOpacity(target.valueAsNumber)}
          />
        </label>
      )}
    </>
  );
}
