/** The camera of a map, loaded when a visitor wants to be followed; most only look. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type * as Leaflet from "leaflet";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import type { L } from "./load_leaflet.ts";
import type { Point } from "./view.ts";
import type { Viewport } from "./viewport.ts";

export type Camera = ReturnType<typeof createLazyCamera>;

type Loaded = ReturnType<typeof import("./camera.ts").createCamera>;

/** Like `createCamera`. Calls before it is loaded are made then, in the same order. */
export function createLazyCamera(L: L, map: Leaflet.Map, viewport: Viewport, points: Point[]) {
  const isFollowing = signal(false);
  let loading: Promise<Loaded> | undefined;
  let isGone = false;
  map.on("unload", () => isGone = true);

  function withCamera(use: (camera: Loaded) => void): void {
    loading ??= loadChunk(() => import("./camera.ts")).then(({ createCamera }) =>
      createCamera(L, map, viewport, points, isFollowing)
    );
    loading.then((camera) => !isGone && use(camera), (error) => {
      loading = undefined;
      console.warn("The map cannot follow the visitor", error);
    });
  }

  return {
    /** Whether the map moves with the visitor. A drag ends that. */
    isFollowing: isFollowing as ReadonlySignal<boolean>,
    /** Moves with the visitor from now on. */
    follow: (): void => withCamera((camera) => camera.follow()),
    /** The stop to show besides the visitor from now on, while it follows, or undefined. */
    aimAt: (index: number | undefined): void => withCamera((camera) => camera.aimAt(index)),
    /** Shows all stops. */
    showRoute(): void {
      isFollowing.value = false;
      viewport.show(points);
    },
  };
}
