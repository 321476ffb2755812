/**
 * A simulated device that goes along a tour's route and measures its position: replaces the
 * browser's geolocation in a virtual walk.
 */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals-core";
import { bearingBetween, destinationPoint } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Position } from "../model/tour/position.ts";
import type { RoutePlace } from "./route.ts";

/** Metres per second: slightly below the speed that counts as a jump. */
const SPEED = 8;

/**
 * Measurements for which the walker stays at each stop: one after a stop that was skipped starts
 * only by several positions. By time, a slow device would measure too few.
 */
const LOOKS = 5;

/** Milliseconds between two measurements, as on phones. */
const STEP_MS = 1_000;

/** The reported accuracy in metres. */
export const VIRTUAL_ACCURACY = 5;

/**
 * `route` has at least one place. `isHeld`: whether the walker stands, as while a story plays.
 * `now` is in ms since 1970, of a monotonic clock; it and the timers are the browser's by default.
 */
export type VirtualDeviceParts = {
  route: readonly RoutePlace[];
  isHeld: () => boolean;
  now?: () => number;
  timers?: Pick<typeof globalThis, "setInterval" | "clearInterval">;
};

const steadyTime = () => performance.timeOrigin + performance.now();

/** The device: its geolocation, its position, and the controls of the walker. */
type VirtualDevice = ReturnType<typeof createVirtualDevice>;

/** Makes a device that stands at the beginning of the route. It moves while it is watched. */
export function createVirtualDevice(
  { route, isHeld, now = steadyTime, timers = globalThis }: VirtualDeviceParts,
) {
  const place: Signal<Position> = signal(route[0]);
  /** The place of the route that is walked to; past the last one at the end. */
  const next = signal(1);
  const isDone = signal(false);
  const listeners = new Set<PositionCallback>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let movedAt = 0;
  let looksLeft = 0;
  /** Bends of the way to the next place that were passed. */
  let passed = 0;

  function arrive(at: number): void {
    place.value = route[at];
    next.value = at + 1;
    passed = 0;
    looksLeft = LOOKS;
  }

  /** Walks on to a place of the route, round its bends, but not past it. */
  function walkOn(metres: number): void {
    const { bends = [] } = route[next.value];
    let left = metres;
    for (;;) {
      const to = bends[passed] ?? route[next.value];
      const away = distanceBetween(place.value, to);
      if (away > left) {
        place.value = destinationPoint(place.value, left, bearingBetween(place.value, to));
        return;
      }
      if (to === route[next.value]) return arrive(next.value);
      left -= away;
      place.value = to;
      passed++;
    }
  }

  /** Walks on for the time since the last step; then measures. */
  function step(): void {
    const [at, before] = [now(), movedAt];
    movedAt = at;
    const target = route[next.value];
    const stays = looksLeft > 0;
    if (stays) looksLeft--;
    if (target && !isHeld() && !stays) {
      // After a late timer the walker must not run.
      walkOn(SPEED * Math.min(at - before, 2 * STEP_MS) / 1000);
    }
    isDone.value = !target && !stays;
    for (const listener of listeners) listener(measure());
  }

  function measure(): GeolocationPosition {
    const coords = { ...place.value, accuracy: VIRTUAL_ACCURACY } as GeolocationCoordinates;
    return { coords, timestamp: now() } as GeolocationPosition;
  }

  const geolocation = {
    getCurrentPosition: (success: PositionCallback) => queueMicrotask(() => success(measure())),
    watchPosition(success: PositionCallback): number {
      listeners.add(success);
      movedAt = now();
      timer ??= timers.setInterval(step, STEP_MS);
      return 1;
    },
    clearWatch(): void {
      listeners.clear();
      timers.clearInterval(timer);
      timer = undefined;
    },
  } satisfies Pick<Geolocation, "getCurrentPosition" | "watchPosition" | "clearWatch">;

  return {
    geolocation,
    place: place as ReadonlySignal<Position>,
    /** The next place of the route, from 0; the length of the route at its end. */
    next: next as ReadonlySignal<number>,
    /** True when the walker has stayed long enough at the last place. */
    isDone: isDone as ReadonlySignal<boolean>,
    /**
     * Moves the walker to a place of the route, counted from 0, at once; no effect beyond its end.
     */
    skipTo(at: number): void {
      if (at < route.length) arrive(at);
    },
  };
}
