/** Where the device is: one watch for the prompt, the pages, the map and the walk. Browser only. */
import { batch, type Signal, signal } from "@preact/signals-core";
import { type Fix, hasMoved, isFix, toFix } from "../geo/fix.ts";
import { locationError, locationRefusal } from "./location_error.ts";
import { LOCATION_GRANTED_KEY, LOCATION_HANDLED_KEY } from "./storage_keys.ts";
import { getLocalStorage } from "./storage.ts";

/** 'unknown': nobody has asked yet. 'error': see the signal `error`, whose words are for people. */
export type LocationStatus = "unknown" | "loading" | "granted" | "error";

/** Who wants every position, moved or not. `lost` comes when there is none now, with the reason. */
export type LocationListener = { fix(fix: Fix): void; lost(message: string): void };

/** What the device is asked for, once and from then on; times in ms. */
const ONCE: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };
const WATCH: PositionOptions = { ...ONCE, maximumAge: 30_000 };

type Parts = { geolocation?: Geolocation; storage?: Pick<Storage, "getItem" | "setItem"> };

/** The signals of a location, and its ways to ask. */
export type Location = ReturnType<typeof createLocation>;

/** Asks nobody until told, except where it was allowed before. */
export function createLocation({ geolocation, storage }: Parts) {
  const status: Signal<LocationStatus> = signal("unknown");
  /** What pages show: follows the device in steps above the movement threshold. */
  const position = signal<Fix | undefined>();
  /** Metres, of the last fix. */
  const accuracy = signal<number | undefined>();
  const error = signal<string | undefined>();
  const listeners = new Set<LocationListener>();
  let watching = false;

  function remember(granted: boolean): void {
    try {
      storage?.setItem(LOCATION_HANDLED_KEY, "true");
      storage?.setItem(LOCATION_GRANTED_KEY, String(granted));
    } catch {
      // The storage is full: the question comes again next time.
    }
  }

  function take(measured: GeolocationPosition): Fix {
    const fix = toFix(measured);
    if (!isFix(fix)) return fix;
    if (status.peek() !== "granted") remember(true);
    batch(() => {
      status.value = "granted";
      error.value = undefined;
      accuracy.value = fix.accuracy;
      if (!position.peek() || hasMoved(position.peek()!, fix)) position.value = fix;
    });
    for (const listener of listeners) listener.fix(fix);
    if (!watching) {
      watching = true;
      geolocation!.watchPosition(take, fail, WATCH);
    }
    return fix;
  }

  function fail(cause?: GeolocationPositionError): string {
    const message = locationError(cause);
    // A position that is late under trees is no refusal of somebody who has allowed it.
    if (!watching || locationRefusal(cause) === "denied") remember(false);
    batch(() => {
      error.value = message;
      status.value = "error";
    });
    for (const listener of listeners) listener.lost(message);
    return message;
  }

  function ask(options: PositionOptions): Promise<Fix> {
    if (!position.peek()) status.value = "loading";
    return new Promise((resolve, reject) => {
      const failed = (cause?: GeolocationPositionError) => reject(new Error(fail(cause)));
      if (!geolocation) return queueMicrotask(failed);
      geolocation.getCurrentPosition((measured) => resolve(take(measured)), failed, options);
    });
  }

  return {
    status,
    position,
    accuracy,
    error,
    /** Asks for the position, which may bring up the browser's question. Rejects with an Error for people. */
    locate: (): Promise<Fix> => ask(ONCE),
    /** Asks for a position measured now; listeners hear what comes of it. */
    refresh(): void {
      if (!watching) return void ask({ ...ONCE, maximumAge: 0 }).catch(() => {}); // `fail` has told everybody.
      // Where the watch runs, it says itself when there is no position: a new one that is late, or not to
      // be had, tells only that the device stands still.
      const failed = (cause: GeolocationPositionError) =>
        locationRefusal(cause) === "denied" && fail(cause);
      geolocation!.getCurrentPosition(take, failed, { ...ONCE, maximumAge: 0 });
    },
    /** Adds a listener to every fix; gives the way to remove it. */
    on(listener: LocationListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let instance: Location | undefined;

/** The one location of the page; asks by itself where that was allowed before. Browser only. */
export function getLocation(): Location {
  if (instance) return instance;
  const storage = getLocalStorage();
  instance = createLocation({ geolocation: navigator.geolocation, storage });
  if (storage?.getItem(LOCATION_GRANTED_KEY) === "true") instance.locate().catch(() => {});
  return instance;
}
