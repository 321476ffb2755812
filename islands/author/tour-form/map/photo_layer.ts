/**
 * The photographs without a stop that lie where they were taken, to be dragged on a pin. Without
 * React.
 */
import type * as Leaflet from "leaflet";
import { MARKER_SIZE } from "../../../map/base_map.ts";
import type { L } from "../../../map/load_leaflet.ts";
import { type Point, toPoints } from "../../../map/view.ts";
import type { LoosePhoto } from "../batch/loose_photos.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("writing");

type PlacedPhoto = LoosePhoto & Required<Pick<LoosePhoto, "place">>;

export const isPlaced = (photo: LoosePhoto): photo is PlacedPhoto =>
  photo.place !== undefined && !photo.problem;

/** The pin of a stop that is under a point. */
type PinAt = (at: Leaflet.LatLng) => { index: number; marker: Leaflet.Marker } | undefined;

type PhotoEvents = {
  /** A photograph was dropped on the pin of a stop. */
  onPut(id: string, index: number): void;
  onSelect(id: string): void;
};

export function createPhotoLayer(L: L, map: Leaflet.Map, pinAt: PinAt) {
  let markers = new Map<string, Leaflet.Marker>();
  let events: PhotoEvents | undefined;

  function add({ id, name }: PlacedPhoto, point: Point): Leaflet.Marker {
    const picture = document.createElement("img");
    const iconSize: Leaflet.PointTuple = [MARKER_SIZE, MARKER_SIZE];
    const icon = L.divIcon({ className: "map-photo", html: picture, iconSize });
    const marker = L.marker(point, { icon, draggable: true, autoPan: true, title: name });
    /** The pin under the dragged picture. */
    let target: Leaflet.Marker | undefined;
    const mark = (over: Leaflet.Marker | undefined) => {
      target?.getElement()?.removeAttribute("data-drop");
      over?.getElement()?.setAttribute("data-drop", "");
      target = over;
    };
    marker.on("click", () => events?.onSelect(id));
    marker.on("drag", () => mark(pinAt(marker.getLatLng())?.marker));
    marker.on("dragend", () => {
      const index = pinAt(marker.getLatLng())?.index;
      mark(undefined);
      marker.setLatLng(point);
      if (index !== undefined) events?.onPut(id, index);
    });
    marker.addTo(map).getElement()!.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      events?.onSelect(id);
    });
    return marker;
  }

  return {
    /** Shows `photos` in place of those before. */
    show(photos: PlacedPhoto[], next: PhotoEvents): void {
      events = next;
      const { lat, lng } = map.getCenter();
      const [, ...points] = toPoints([
        { latitude: lat, longitude: lng },
        ...photos.map(({ place }) => place),
      ]);
      const before = markers;
      markers = new Map(
        photos.map((photo, i) => [photo.id, before.get(photo.id) ?? add(photo, points[i])]),
      );
      for (const [id, marker] of before) if (!markers.has(id)) marker.remove();
      for (const { id, name, url } of photos) {
        const picture = markers.get(id)!.getElement()!.querySelector("img")!;
        if (url && picture.src !== url) picture.src = url;
        picture.alt = t("photographNamed", { name });
      }
    },
  };
}
