/** Draws a scan, and today's map beside it, with numbered points on both. Without React. */
import type * as Leaflet from "leaflet";
import type { ControlPoint, MapEdges } from "../../../../lib/model/media/old_map.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { addSealMarker, createBaseMap, type MapEvents } from "../../../map/base_map.ts";
import type { L } from "../../../map/load_leaflet.ts";
import { addOverlay } from "../../../map/old_maps.tsx";
import type { TourMapProps } from "../../../map/place.ts";
import { type Point, toPoints } from "../../../map/view.ts";

const t = texts("oldMaps");

type Pixel = { x: number; y: number };

type Events<At> = {
  onTap(at: At): void;
  /** A point was dragged. */
  onMove(index: number, to: At): void;
};

/** Numbered seals that can be dragged. */
function createSeals(
  L: L,
  map: Leaflet.Map,
  onDragged: (index: number, to: Leaflet.LatLng) => void,
) {
  let shown: Leaflet.Marker[] = [];
  return (places: Point[], isLastPending = false) => {
    shown.forEach((marker) => marker.remove());
    shown = places.map((at, index) => {
      const isPending = isLastPending && index === places.length - 1;
      const options = {
        draggable: !isPending,
        autoPan: true,
        title: t("point", { number: index + 1 }),
      };
      const { marker, seal } = addSealMarker(L, map, at, options);
      seal.className = "seal";
      seal.textContent = String(index + 1);
      seal.toggleAttribute("data-pending", isPending);
      marker.on("dragend", () => onDragged(index, marker.getLatLng()));
      return marker;
    });
  };
}

/** The scan; a pixel of it is a unit of the map. */
export function drawScan(
  L: L,
  canvas: HTMLElement,
  scan: { url: string; width: number; height: number },
  { onTap, onMove }: Events<Pixel>,
) {
  const map = L.map(canvas, { crs: L.CRS.Simple, minZoom: -5, attributionControl: false });
  const bounds = L.latLngBounds([[-scan.height, 0], [0, scan.width]]);
  L.imageOverlay(scan.url, bounds).addTo(map);
  map.fitBounds(bounds);
  const toPixel = ({ lat, lng }: Leaflet.LatLng): Pixel => ({ x: round(lng), y: round(-lat) });
  map.on("click", ({ latlng }) => bounds.contains(latlng) && onTap(toPixel(latlng)));
  const seals = createSeals(L, map, (index, to) => onMove(index, toPixel(to)));
  return {
    show(points: readonly ControlPoint[], pending?: Pixel): void {
      const all = pending ? [...points, pending] : points;
      seals(all.map(({ x, y }) => [-y, x]), pending !== undefined);
    },
    remove: () => map.remove(),
  };
}

/** Today's map, with the picture of the old one over it. */
export function drawToday(
  L: L,
  canvas: HTMLElement,
  { tiles, places }: { tiles: TourMapProps["tiles"]; places: Position[] },
  { onTap, onMove, ...events }: Events<Position> & MapEvents,
) {
  const toPosition = (latlng: Leaflet.LatLng): Position => {
    const { lat, lng } = latlng.wrap();
    return { latitude: Number(lat.toFixed(7)), longitude: Number(lng.toFixed(7)) };
  };
  const { map } = createBaseMap(L, canvas, {
    kind: "tour",
    tiles,
    points: toPoints(places),
    onTap: (at) => onTap(toPosition(at)),
    ...events,
  });
  const seals = createSeals(L, map, (index, to) => onMove(index, toPosition(to)));
  let over: Leaflet.ImageOverlay | undefined;
  return {
    show: (points: readonly ControlPoint[]): void =>
      seals(points.map(({ latitude, longitude }) => [latitude, longitude])),
    overlay(placed: { url: string; edges: MapEdges } | undefined): void {
      const before = over?.getBounds();
      over?.remove();
      over = placed && addOverlay(L, map, placed.url, placed.edges);
      // The picture has another address once it is sent.
      const isNew = over && !before?.equals(over.getBounds());
      if (over && isNew) map.fitBounds(over.getBounds());
    },
    setOpacity: (opacity: number): void => void over?.setOpacity(opacity),
    remove: () => map.remove(),
  };
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
