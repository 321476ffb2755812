/** The camera of a map, loaded when somebody wants to be followed: most visitors only look. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type * as Leaflet from "leaflet";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import type { L } from "./load_leaflet.ts";
import type { Point } from "./view.ts";
import type { Viewport } from "./viewport.ts";

export type Camera = ReturnType<typeof createLazyCamera>;

type Loaded = ReturnType<typeof import("./camera.ts").createCamera>;

/** As `createCamera`. What is asked of it before it is there is done then, in the same order. */
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
    /** The stop to show beside the visitor from now on, while it follows; undefined for none. */
    aimAt: (index: number | undefined): void => withCamera((camera) => camera.aimAt(index)),
    /** Shows all stops. */
    showRoute(): void {
      isFollowing.value = false;
      viewport.show(points);
    },
  };
}
