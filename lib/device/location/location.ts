/** The position of the device, for the prompt, the pages, the map and the walk. Browser only. */
import { batch, type Signal, signal } from "@preact/signals-core";
import { type Fix, hasMoved, isFix, toFix } from "../../geo/fix.ts";
import { locationError, type LocationFailure, locationRefusal } from "./location_error.ts";
import { texts } from "../../texts/texts.ts";
import { getLocalStorage, type KeyValueStorage } from "../storage.ts";
import { LOCATION_GRANTED_KEY, LOCATION_HANDLED_KEY } from "../storage_keys.ts";

/** 'unknown': nobody has asked yet. 'error': the signal `error` has the reason for people. */
type LocationStatus = "unknown" | "loading" | "granted" | "error";

/**
 * Receives every fix, moved or not. `lost` is called when there is no position at present, with the
 * reason for people.
 */
export type LocationListener = { fix(fix: Fix): void; lost(message: string): void };

const t = texts("device");

/** The options for a single position and for a watch; times in ms. */
const ONCE: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };
const WATCH: PositionOptions = { ...ONCE, maximumAge: 30_000 };

/** Some devices report NaN: treated like POSITION_UNAVAILABLE. */
const NO_POSITION: LocationFailure = { code: 2 };

/** The parts of a location. Without `geolocation` each request fails with a message. */
type LocationDependencies = {
  geolocation?: Pick<Geolocation, "getCurrentPosition" | "watchPosition" | "clearWatch">;
  storage?: Pick<KeyValueStorage, "getItem" | "setItem">;
};

/** The signals of a location, and its ways to ask. */
export type Location = ReturnType<typeof createLocation>;

/**
 * Makes the location, which asks nothing by itself. The device's watch, which costs battery, runs
 * only after a request that was not denied: for listeners at once, because a walk may begin where
 * there is no position yet; for followers as soon as a position is known.
 */
export function createLocation({ geolocation, storage }: LocationDependencies) {
  const status: Signal<LocationStatus> = signal("unknown");
  /** Watches the device and moves `position` in steps above the movement threshold. */
  const position = signal<Fix | undefined>();
  /** Watches the device and passes on every fix. */
  const latestFix = signal<Fix | undefined>();
  const error = signal<string | undefined>();
  /** True while the device is watched, so that `position` is current. */
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

  /** Starts or ends the watch as needed. */
  function updateWatch(): void {
    const isFollowed = followers.size > 0 && position.peek() !== undefined;
    const isNeeded = mayWatch && (isFollowed || listeners.size > 0);
    if (isNeeded === isWatching.peek()) return;
    isWatching.value = isNeeded;
    if (isNeeded) watchId = geolocation!.watchPosition(receive, fail, WATCH);
    else geolocation!.clearWatch(watchId!);
  }

  /** Takes over a measurement; returns the fix, or the message of why it was rejected. */
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
    // A timeout under trees does not mean that the visitor has refused.
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

  /**
   * Counts another user of the watch; returns the function that ends the use, which may be called
   * twice.
   */
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
     * Asks for the position once, which may show the browser's question. Rejects with an Error
     * whose message is for people.
     */
    locate: (): Promise<Fix> => {
      isSkipped = false;
      return ask(ONCE);
    },
    /** Asks like `locate`, but only if it was allowed before; the signals show the result. */
    locateIfAllowed(): void {
      if (storage?.getItem(LOCATION_GRANTED_KEY) === "true") ask(ONCE).catch(() => {});
    },
    /**
     * The person does not share the location: until `locate`, the device is not asked, and requests
     * for a position fail with that reason.
     */
    skip(): void {
      isSkipped = true;
      store(false);
    },
    /** Keeps `position` up to date, once it is known, until the returned function is called. */
    follow: (): () => void => need(followers, Symbol()),
    /** Asks for a position measured now; listeners receive the result. */
    refresh(): void {
      if (isSkipped) {
        const message = t("locationNotShared");
        error.value = message;
        return queueMicrotask(() => listeners.forEach((one) => one.lost(message)));
      }
      // Listeners receive the failure of `ask` through `fail`.
      if (!isWatching.peek()) return void ask({ ...ONCE, maximumAge: 0 }).catch(() => {});
      // The watch reports when there is no position. A late or failed new one only means that the
      // device stands still.
      const failed = (cause: LocationFailure) => locationRefusal(cause) === "denied" && fail(cause);
      geolocation!.getCurrentPosition(receive, failed, { ...ONCE, maximumAge: 0 });
    },
    /** Adds a listener to every fix; returns the function that removes it. */
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
