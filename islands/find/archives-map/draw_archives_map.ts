/**
 * Draws the map of all archives with Leaflet: pins, and seals of clusters that zoom in. Without
 * React.
 */
import type * as Leaflet from "leaflet";
import { api, messageOf } from "../../../lib/device/api.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type {
  TourCluster,
  TourExtent,
  TourMap,
  TourPlace,
} from "../../../lib/model/tour/tour_map.ts";
import { tourPath } from "../../../lib/model/web/tour_path.ts";
import { addSealMarker, createBaseMap, type MapEvents } from "../../map/base_map.ts";
import type { L } from "../../map/load_leaflet.ts";
import { addPins, type Pin } from "../../map/pins.ts";
import type { TourMapProps } from "../../map/place.ts";
import { createBoxLoader } from "./box_loader.ts";
import { boxOf, cornersOf, isWithin, type MapBox, pointNear } from "./map_box.ts";
import { mergeClusters } from "./merge_clusters.ts";
import { to } from "../../../lib/texts/paths.ts";
import { ENGLISH } from "../../../lib/texts/languages.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("find");

/** A cluster with the empty element for its seal. */
type ClusterSeal = { cluster: TourCluster; seal: HTMLElement };

/** The content of the map: pins by the archives' ids, seals by the clusters' places. */
export type ArchivesShown = {
  total: number;
  pins: ReadonlyMap<string, Pin>;
  clusters: ReadonlyMap<string, ClusterSeal>;
};

type ArchivesEvents = {
  onShown(shown: ArchivesShown): void;
  /** `message` is for people, and undefined once all is loaded. */
  onError(message: string | undefined): void;
  /** The note of an archive's pin opens: its size is measured when this returns. */
  onOpening(id: string): void;
  /** No note is open. */
  onClosed(): void;
};

/** The closest zoom of clusters: from there on the server answers with places alone. */
const CLOSEST = 17;

/** Seals whose centres are closer than this, in pixels, would hide each other. */
const SEAL_DISTANCE = 56;

/** Added to the stacking position of the marked seal: Leaflet stacks by latitude. */
const ABOVE_OTHERS = 10_000;

/** The class of the seal of the pointed card's archive. */
const POINTED_AT = "pointed-at";

/** `filter` is which archives to show, as the query of an address. */
export function drawArchivesMap(
  L: L,
  canvas: HTMLElement,
  { tiles, filter }: Pick<TourMapProps, "tiles"> & { filter: string },
  { onShown, onError, onOpening, onClosed, ...events }: MapEvents & ArchivesEvents,
) {
  const { map, viewport } = createBaseMap(L, canvas, {
    kind: "overview",
    tiles,
    points: [],
    ...events,
  });
  const pins = new Map<string, Pin>();
  const clusters = new Map<string, ClusterSeal & { marker: Leaflet.Marker }>();
  let asked = filter;
  let fitting: AbortController | undefined;

  function zoomTo({ bounds }: TourCluster): void {
    canvas.focus(); // Keeps the focus when the seal is removed.
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
    const { id, title, stopCount, duration, opensIn } = place;
    const detail = t("stopsAndDuration", { count: stopCount, duration });
    const shown = { ...place, title, detail, href: to(tourPath(id, opensIn)) };
    const [pin] = addPins(L, map, [shown], [pointNear(place, map.getCenter().lng)]);
    const { marker, note } = pin;
    // Updating an open note would remove it from the document for a moment, and with it the focus
    // and the click of a pressed button.
    marker.on("popupclose", onClosed).getPopup()!.setContent(() => {
      onOpening(id);
      return note;
    });
    return pin;
  }

  /** Existing pins stay: a note may be open, or the focus on a seal. */
  function show(found: TourMap): void {
    replace(pins, found.kind === "places" ? found.places : [], ({ id }) => id, addPlace);
    const apart = found.kind === "clusters"
      ? mergeClusters(found.clusters, pixelOf, SEAL_DISTANCE)
      : [];
    replace(clusters, apart, keyOf, addCluster);
    onShown({ total: found.total, pins: new Map(pins), clusters: new Map(clusters) });
  }

  /** The filter with the reader's language, in which archives in several are shown. */
  const inLanguage = () => language() === ENGLISH ? asked : `${asked}&lang=${language()}`;
  const loader = createBoxLoader({ onError, onLoaded: show, filter: inLanguage });

  /** Shows all matching archives, as close as they fit. */
  async function fit(): Promise<void> {
    loader.end();
    fitting?.abort();
    const { signal } = fitting = new AbortController();
    try {
      const path = `/api/tours/extent?${asked}`;
      const { bounds } = await api<TourExtent>("GET", path, undefined, {}, signal);
      if (bounds) viewport.show(cornersOf(bounds));
      fitting = undefined;
      await loader.load(boxInView());
    } catch (error) {
      if (signal.aborted) return;
      fitting = undefined;
      onError(messageOf(error));
    }
  }

  map.on("moveend", () => {
    if (!fitting && canvas.clientWidth) loader.loadSoon(boxInView());
  });
  fit();

  return {
    /** Shows the archives that match `filter`. */
    show(filter: string): void {
      asked = filter;
      fit();
    },
    /** Marks the seal of an archive, or of its cluster; undefined removes the mark. */
    pointAt(archive?: { id: string; at: Position }): void {
      const pointed = archive && (pins.get(archive.id) ??
        [...clusters.values()].find(({ cluster }) => isWithin(archive.at, cluster.bounds)));
      for (const { marker } of [...pins.values(), ...clusters.values()]) {
        marker.getElement()?.classList.toggle(POINTED_AT, marker === pointed?.marker);
        marker.setZIndexOffset(marker === pointed?.marker ? ABOVE_OTHERS : 0);
      }
    },
    remove() {
      fitting?.abort();
      loader.end();
      map.remove();
    },
  };
}

const keyOf = ({ count, latitude, longitude }: TourCluster) => `${count} ${latitude} ${longitude}`;

/** Removes the layers of `shown` that are not among `wanted`, and adds missing ones. */
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
