/** The content of a map: the props of the island. */
import type { Way } from "../../lib/geo/way_line.ts";
import type { OldMap } from "../../lib/model/media/old_map.ts";

export type MapPlace = {
  /** The stop's id; missing for a whole archive. */
  id?: string;
  /** The number on the seal; missing for a whole archive. */
  n?: number;
  title: string;
  /** The language of the title, where it is known. */
  language?: string;
  detail: string;
  href: string;
  latitude: number;
  longitude: number;
  /** Detection radius in metres; missing where the zone is an `area`. */
  radius?: number;
  area?: string;
};

/** A placed old map: the address of its picture, and the language of its texts. */
export type ShownOldMap = Pick<OldMap, "title" | "year" | "credit" | "imageUrl" | "edges"> & {
  language?: string;
};

/** With a `routeLine`, that is drawn instead of straight lines between the places. */
export type TourMapProps = Way & {
  /** With `archiveUrl`, maps are drawn from vector tiles instead of the pictures at `tileUrl`. */
  tiles: { tileUrl: string; archiveUrl?: string; attribution: string };
  places: MapPlace[];
  /** Whether the places are connected in their order. */
  line: boolean;
  /** Pictures over the tiles, which visitors fade in. */
  oldMaps?: ShownOldMap[];
  /** The archive of these stops, whose playing stop is marked. */
  tourId?: string;
};
