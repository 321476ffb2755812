/** The position of the device, for the prompt, the pages, the map and the walk. Browser only. */
import { batch, type Signal, signal } from "@preact/signals-core";
import { type Fix, hasMoved, isFix, toFix } from "../../geo/fix.ts";
import { locationError, type LocationFailure, locationRefusal } from "./location_error.ts";
import { getLocalStorage, type KeyValueStorage } from "../storage.ts";
import { LOCATION_GRANTED_KEY, LOCATION_HANDLED_KEY } from "../storage_keys.ts";

/**
 * 'unknown': nobody has asked yet. 'error': see the signal `error`, whose words are for people.
 */
type LocationStatus = "unknown" | "loading" | "granted" | "error";

/**
 * Receives every fix, moved or not. `lost` is called when there is no position now, with the
 * reason in words for people.
 */
export type LocationListener = { fix(fix: Fix): void; lost(message: string): void };

/** What the device is asked for, once and by a watch; times in ms. */
const ONCE: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };
const WATCH: PositionOptions = { ...ONCE, maximumAge: 30_000 };

/**
 * Devices have been seen to measure NaN, which is no position: the code of POSITION_UNAVAILABLE.
 */
const NO_POSITION: LocationFailure = { code: 2 };

/** Said where a walk begins without the location, by the visitor's choice. */
const NOT_SHARED = "Location not shared";

/** What a location is made of. Without `geolocation` each question fails, and says so. */
type LocationDependencies = {
  geolocation?: Pick<Geolocation, "getCurrentPosition" | "watchPosition" | "clearWatch">;
  storage?: Pick<KeyValueStorage, "getItem" | "setItem">;
};

/** The signals of a location, and its ways to ask. */
export type Location = ReturnType<typeof createLocation>;

/**
 * Makes the location, which asks nothing by itself. The device's watch, which costs battery, runs
 * only after the device was asked without being denied: for listeners at once, since a walk may
 * begin where no position can be had; for followers as soon as a position is known.
 */
export function createLocation({ geolocation, storage }: LocationDependencies) {
  const status: Signal<LocationStatus> = signal("unknown");
  /** Follows the device in steps above the movement threshold. */
  const position = signal<Fix | undefined>();
  /** Follows the device in all its steps. */
  const latestFix = signal<Fix | undefined>();
  const error = signal<string | undefined>();
  /** True while the device is watched: `position` is where the visitor is, not where they were. */
  const isWatching = signal(false);
  const listeners = new Set<LocationListener>();
  const followers = new Set<symbol>();
  let mayWatch = false;
  let isSkipped = false;
  let watchId: number | undefined;

  function store(granted: boolean): void {
    try {
      storage?.setItem(LOCATION_HANDLED_KEY, "true");
      storage?.setItem(LOCATION_GRANTED_KEY, String(granted));
    } catch {
      // The storage is full: the prompt is shown again next time.
    }
  }

  /** Starts or ends the watch, as it is needed. */
  function updateWatch(): void {
    const isFollowed = followers.size > 0 && position.peek() !== undefined;
    const isNeeded = mayWatch && (isFollowed || listeners.size > 0);
    if (isNeeded === isWatching.peek()) return;
    isWatching.value = isNeeded;
    if (isNeeded) watchId = geolocation!.watchPosition(receive, fail, WATCH);
    else geolocation!.clearWatch(watchId!);
  }

  /** Adopts what was measured; returns the fix, or the message of why it is none. */
  function receive(measured: GeolocationPosition): { fix: Fix } | { message: string } {
    const fix = toFix(measured);
    if (!isFix(fix)) return { message: fail(NO_POSITION) };
    if (status.peek() !== "granted") store(true);
    isSkipped = false;
    batch(() => {
      status.value = "granted";
      error.value = undefined;
      latestFix.value = fix;
      if (!position.peek() || hasMoved(position.peek()!, fix)) position.value = fix;
    });
    for (const listener of listeners) listener.fix(fix);
    mayWatch = true;
    updateWatch();
    return { fix };
  }

  function fail(cause?: LocationFailure): string {
    const message = locationError(cause);
    const isDenied = locationRefusal(cause) === "denied";
    // A position that is late under trees is no refusal by a visitor who has allowed it.
    if (!position.peek() || isDenied) store(false);
    batch(() => {
      error.value = message;
      status.value = "error";
    });
    for (const listener of listeners) listener.lost(message);
    mayWatch = cause !== undefined && !isDenied;
    updateWatch();
    return message;
  }

  function ask(options: PositionOptions): Promise<Fix> {
    if (!position.peek()) status.value = "loading";
    return new Promise((resolve, reject) => {
      const failed = (cause?: LocationFailure) => reject(new Error(fail(cause)));
      if (!geolocation) return queueMicrotask(failed);
      geolocation.getCurrentPosition(
        (measured) => {
          const received = receive(measured);
          if ("fix" in received) resolve(received.fix);
          else reject(new Error(received.message));
        },
        failed,
        options,
      );
    });
  }

  /** Adds to those who need the watch; returns the way out, which may be taken more than once. */
  function need<T>(needed: Set<T>, added: T): () => void {
    needed.add(added);
    updateWatch();
    return () => {
      needed.delete(added);
      updateWatch();
    };
  }

  return {
    status,
    position,
    latestFix,
    error,
    isWatching,
    /**
     * Asks for the position once, which may bring up the browser's question. Rejects with an Error
     * whose message is for people.
     */
    locate: (): Promise<Fix> => {
      isSkipped = false;
      return ask(ONCE);
    },
    /**
     * Asks as `locate` does, but only where it was allowed before; the signals show the outcome.
     */
    locateIfAllowed(): void {
      if (storage?.getItem(LOCATION_GRANTED_KEY) === "true") ask(ONCE).catch(() => {});
    },
    /**
     * The person does not share the location: until `locate`, the device is not asked, and who
     * wants a position now is told so.
     */
    skip(): void {
      isSkipped = true;
      store(false);
    },
    /** Keeps `position` up to date, once it is known, until the returned function is called. */
    follow: (): () => void => need(followers, Symbol()),
    /** Asks for a position measured now; listeners receive the outcome. */
    refresh(): void {
      if (isSkipped) {
        error.value = NOT_SHARED;
        return queueMicrotask(() => listeners.forEach((one) => one.lost(NOT_SHARED)));
      }
      // The outcome of `ask` reaches listeners through `fail`.
      if (!isWatching.peek()) return void ask({ ...ONCE, maximumAge: 0 }).catch(() => {});
      // The watch itself reports when there is no position: a new one that is late, or not to be
      // had, means only that the device stands still.
      const failed = (cause: LocationFailure) => locationRefusal(cause) === "denied" && fail(cause);
      geolocation!.getCurrentPosition(receive, failed, { ...ONCE, maximumAge: 0 });
    },
    /** Adds a listener to every fix; returns the way to remove it. */
    on: (listener: LocationListener): () => void => need(listeners, listener),
  };
}

let instance: Location | undefined;

/** The one location of the page, made at the first call. Asks nothing. Browser only. */
export function getLocation(): Location {
  instance ??= createLocation({
    geolocation: navigator.geolocation,
    storage: getLocalStorage(),
  });
  return instance;
}
