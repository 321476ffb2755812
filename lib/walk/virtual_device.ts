/**
 * A device that goes along a tour's route by itself, and measures where it is: what a virtual walk
 * has in place of the browser's geolocation.
 */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals-core";
import { bearingBetween, destinationPoint } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Position } from "../model/tour/position.ts";

/** Metres per second: as fast as somebody may be whose positions count as no jump, less a bit. */
const SPEED = 8;

/**
 * Milliseconds for which the walker looks around at each stop: a place that was reached by skipping
 * counts only when positions agree with each other for a while.
 */
const LOOK_AROUND_MS = 4_000;

/** Milliseconds between two measurements, as phones give them. */
const STEP_MS = 1_000;

/** Metres within which the device says that it is. */
export const VIRTUAL_ACCURACY = 5;

/**
 * `route` has at least one place. `isHeld` says whether the walker stands, as while a story plays.
 * `now` is in ms since 1970, by a clock that never jumps; it and the timers are the browser's by
 * default.
 */
export type VirtualDeviceParts = {
  route: readonly Position[];
  isHeld: () => boolean;
  now?: () => number;
  timers?: Pick<typeof globalThis, "setInterval" | "clearInterval">;
};

const steadyTime = () => performance.timeOrigin + performance.now();

/** The device: its geolocation, where it is, and what whoever watches may do. */
type VirtualDevice = ReturnType<typeof createVirtualDevice>;

/** Makes a device that stands at the beginning of the route. It moves while it is watched. */
export function createVirtualDevice(
  { route, isHeld, now = steadyTime, timers = globalThis }: VirtualDeviceParts,
) {
  const place: Signal<Position> = signal(route[0]);
  /** The place of the route that is walked to; beyond the last one at the end. */
  const next = signal(1);
  const isDone = signal(false);
  const listeners = new Set<PositionCallback>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let movedAt = 0;
  let looksAroundUntil = 0;

  function arrive(at: number): void {
    place.value = route[at];
    next.value = at + 1;
    looksAroundUntil = now() + LOOK_AROUND_MS;
  }

  /** Walks on for the time since the last step, but past no stop; then measures. */
  function step(): void {
    const [at, before] = [now(), movedAt];
    movedAt = at;
    const target = route[next.value];
    if (target && !isHeld() && at >= looksAroundUntil) {
      // A timer that was late is no reason to run.
      const metres = SPEED * Math.min(at - before, 2 * STEP_MS) / 1000;
      if (distanceBetween(place.value, target) <= metres) arrive(next.value);
      else {
        const bearing = bearingBetween(place.value, target);
        place.value = destinationPoint(place.value, metres, bearing);
      }
    }
    isDone.value = !target && at >= looksAroundUntil;
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
    /** Which place of the route comes next, from 0; the length of the route at its end. */
    next: next as ReadonlySignal<number>,
    /** True when the walker has looked around at the last place. */
    isDone: isDone as ReadonlySignal<boolean>,
    /** Stands at a place of the route, counted from 0, at once; does nothing beyond its end. */
    skipTo(at: number): void {
      if (at < route.length) arrive(at);
    },
  };
}
