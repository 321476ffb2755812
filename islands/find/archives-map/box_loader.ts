/** Loads the archives in the map's box, as the viewer moves it. */
import type { TourMap } from "../../../lib/model/tour/tour_map.ts";
import { api, messageOf } from "../../../lib/device/api.ts";
import type { MapBox } from "./map_box.ts";

/** From the end of a movement to the request, in milliseconds, because movements come in series. */
export const MOVE_PAUSE = 200;

type Parts = {
  onLoaded: (found: TourMap) => void;
  /** `message` is for people, and undefined once a request has succeeded. */
  onError: (message: string | undefined) => void;
  /** Which archives, as the query of an address; sent with each box. All by default. */
  filter?: () => string;
  request?: (path: string, signal: AbortSignal) => Promise<TourMap>;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

const get = (path: string, signal: AbortSignal) => api<TourMap>("GET", path, undefined, {}, signal);

/** A loader with one request at a time; a new one aborts the one before. */
export function createBoxLoader(
  { onLoaded, onError, filter = () => "", request = get, timers = globalThis }: Parts,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;

  async function load(box: MapBox): Promise<void> {
    const mine = underWay = new AbortController();
    const edges = Object.entries(box).map(([name, value]) => [name, String(value)]);
    try {
      const query = new URLSearchParams([...new URLSearchParams(filter()), ...edges]);
      const path = `/api/tours/map?${query}`;
      const found = await request(path, mine.signal);
      if (mine.signal.aborted) return;
      onError(undefined);
      onLoaded(found);
    } catch (error) {
      if (!mine.signal.aborted) onError(messageOf(error));
    }
  }

  const cancel = () => {
    timers.clearTimeout(timer);
    underWay?.abort();
  };

  return {
    /** Loads `box` at once. */
    load(box: MapBox): Promise<void> {
      cancel();
      return load(box);
    },
    /** Loads `box` if no other box follows for a while. */
    loadSoon(box: MapBox): void {
      cancel();
      timer = timers.setTimeout(() => load(box), MOVE_PAUSE);
    },
    /** Ends all loading. */
    end: cancel,
  };
}
