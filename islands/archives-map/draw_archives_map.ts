/**
 * Draws the map of all archives with Leaflet: pins, and seals of clusters that lead closer. Nothing
 * here knows React.
 */
import type * as Leaflet from "leaflet";
import type { TourCluster, TourMap, TourPlace } from "../../lib/model/tour_map.ts";
import { narratives } from "../../lib/ui/tour_labels.ts";
import { addSealMarker, createBaseMap, type MapEvents } from "../map/base_map.ts";
import type { L } from "../map/load_leaflet.ts";
import { addPins, type Pin } from "../map/pins.ts";
import type { TourMapProps } from "../map/place.ts";
import { createBoxLoader } from "./box_loader.ts";
import { boxOf, cornersOf, extentOf, type MapBox, pointNear, WHOLE_EARTH } from "./map_box.ts";
import { mergeClusters } from "./merge_clusters.ts";

/** A cluster with the empty element for its seal. */
export type ClusterSeal = { cluster: TourCluster; seal: HTMLElement };

/** What is on the map: pins by the archives' ids, seals by the clusters' places. */
export type ArchivesShown = {
  total: number;
  pins: ReadonlyMap<string, Pin>;
  clusters: ReadonlyMap<string, ClusterSeal>;
};

export type ArchivesEvents = {
  onShown(shown: ArchivesShown): void;
  /** `message` is for people, and undefined once all is loaded. */
  onError(message: string | undefined): void;
};

/** The closest zoom to which clusters lead: from there on the server answers with places alone. */
const CLOSEST = 17;

/** The zoom of the finest clusters that the server has; of a large box it gives coarser ones. */
const FINEST = 16;

/** Seals whose middles are nearer than this, in pixels, would hide each other. */
const SEAL_DISTANCE = 56;

/**
 * Most requests until the first view shows no more than the archives: clusters lie in the cells of
 * a grid, which say where their archives are only as finely as the box that was asked for is small.
 */
const MAX_FITS = 4;

export function drawArchivesMap(
  L: L,
  canvas: HTMLElement,
  tiles: TourMapProps["tiles"],
  { onShown, onError, ...events }: MapEvents & ArchivesEvents,
) {
  const { map, viewport } = createBaseMap(L, canvas, {
    kind: "overview",
    tiles,
    points: [],
    ...events,
  });
  const pins = new Map<string, Pin>();
  const clusters = new Map<string, ClusterSeal & { marker: Leaflet.Marker }>();
  let fits = 0;
  let isFitted = false;

  function zoomTo({ bounds }: TourCluster): void {
    canvas.focus(); // The seal goes, and must not take the focus with it.
    const [southWest, northEast] = cornersOf(bounds);
    const corners = L.latLngBounds(southWest, northEast);
    const { lat, lng } = corners.getCenter();
    const zoom = Math.max(map.getBoundsZoom(corners), map.getZoom() + 1);
    const center = pointNear({ latitude: lat, longitude: lng }, map.getCenter().lng);
    map.setView(center, Math.min(zoom, CLOSEST));
  }

  function boxInView(): MapBox {
    const bounds = map.getBounds();
    const [south, west] = [bounds.getSouth(), bounds.getWest()];
    const [north, east] = [bounds.getNorth(), bounds.getEast()];
    return boxOf({ south, west, north, east }, map.getZoom());
  }

  const pixelOf = (cluster: TourCluster) =>
    map.project(pointNear(cluster, map.getCenter().lng), map.getZoom());

  function addCluster(cluster: TourCluster) {
    const point = pointNear(cluster, map.getCenter().lng);
    const { marker, seal } = addSealMarker(L, map, point, { riseOnHover: true });
    marker.on("click", () => zoomTo(cluster));
    marker.getElement()!.addEventListener("keydown", ({ key }) => {
      if (key === "Enter" || key === " ") zoomTo(cluster);
    });
    return { cluster, seal, marker };
  }

  function addPlace(place: TourPlace): Pin {
    const { id, title, stopCount, duration } = place;
    const detail = `${narratives(stopCount)}, ${duration}`;
    const shown = { ...place, title, detail, href: `/tour/${id}` };
    return addPins(L, map, [shown], [pointNear(place, map.getCenter().lng)])[0];
  }

  /** What is there already stays: its note may be open, or the keyboard on its seal. */
  function show(found: TourMap): void {
    replace(pins, found.kind === "places" ? found.places : [], ({ id }) => id, addPlace);
    const apart = found.kind === "clusters"
      ? mergeClusters(found.clusters, pixelOf, SEAL_DISTANCE)
      : [];
    replace(clusters, apart, keyOf, addCluster);
    onShown({ total: found.total, pins: new Map(pins), clusters: new Map(clusters) });
  }

  const loader = createBoxLoader({
    onError,
    onLoaded(found) {
      if (!isFitted) return fit(found);
      show(found);
    },
  });

  /** Moves the first view closer to what was found, then loads what it shows. */
  function fit(found: TourMap): void {
    const zoom = map.getZoom();
    viewport.show(extentOf(found));
    fits++;
    const isCloser = fits === 1 || map.getZoom() > zoom;
    isFitted = found.kind === "places" || !isCloser || fits === MAX_FITS;
    if (found.kind === "places") return show(found);
    const box = boxInView();
    loader.load(isFitted ? box : { ...box, zoom: FINEST });
  }

  map.on("moveend", () => {
    if (isFitted && canvas.clientWidth) loader.loadSoon(boxInView());
  });
  loader.load({ ...WHOLE_EARTH, zoom: FINEST });

  return {
    remove() {
      loader.end();
      map.remove();
    },
  };
}

const keyOf = ({ count, latitude, longitude }: TourCluster) => `${count} ${latitude} ${longitude}`;

/** Removes the layers of `shown` that are not among `wanted`, and adds those that are missing. */
function replace<T, S extends { marker: Leaflet.Marker }>(
  shown: Map<string, S>,
  wanted: T[],
  keyOf: (item: T) => string,
  add: (item: T) => S,
): void {
  const keys = new Set(wanted.map(keyOf));
  for (const [key, { marker }] of shown) {
    if (keys.has(key)) continue;
    marker.remove();
    shown.delete(key);
  }
  for (const item of wanted) {
    if (!shown.has(keyOf(item))) shown.set(keyOf(item), add(item));
  }
}
