/**
 * When islands are hydrated. Each trigger takes the element and a callback, and returns a function
 * that cancels.
 */
import {
  LOCATION_SHARED_EVENT,
  PLAYER_NEEDED_EVENT,
  TOAST_EVENT,
  WALK_SHOWN_EVENT,
  WALK_STARTED_EVENT,
} from "../../lib/model/web/page_names.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";
import {
  DEVICE_PROGRESS_KEY,
  KEPT_TOUR_CACHE,
  LEFT_WALK_KEY,
  PLAYER_TOUR_KEY,
} from "../../lib/device/storage_keys.ts";
import { currentToasts } from "../shell/toasts.ts";

type HydrationTrigger = (element: HTMLElement, hydrate: () => void) => () => void;

/** The delay without requestIdleCallback (Safari), in milliseconds. */
const IDLE_DELAY = 200;

/** The longest delay in milliseconds, however busy the browser is. */
const IDLE_TIMEOUT = 2000;

const INTERACTIONS = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/**
 * In a separate task, because a page defines all of its islands in one, which is long enough. By a
 * message, because browsers delay timers of hidden pages.
 */
const load: HydrationTrigger = (_, hydrate) => {
  const { port1, port2 } = new MessageChannel();
  const cancel = () => {
    // A posted message is delivered even by a port that closes.
    port1.onmessage = null;
    port1.close();
  };
  port1.onmessage = () => {
    cancel();
    hydrate();
  };
  port2.postMessage(undefined);
  return cancel;
};

const idle: HydrationTrigger = (_, hydrate) => {
  // Safari has neither.
  if (!("requestIdleCallback" in globalThis && "cancelIdleCallback" in globalThis)) {
    const id = setTimeout(hydrate, IDLE_DELAY);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(hydrate, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(id);
};

const visible: HydrationTrigger = (element, hydrate) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    hydrate();
  }, { rootMargin: "200px" });
  // The element itself has `display: contents`; its content has a box.
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
};

const interaction: HydrationTrigger = (element, hydrate) => {
  const cancel = () =>
    INTERACTIONS.forEach((name) => element.removeEventListener(name, onInteraction));
  const onInteraction = () => {
    cancel();
    hydrate();
  };
  for (const name of INTERACTIONS) {
    element.addEventListener(name, onInteraction, { passive: true });
  }
  return cancel;
};

const player: HydrationTrigger = (_, hydrate) => whenPlayerIsNeeded(hydrate);

/** Whichever of two triggers fires first; the other one is cancelled. */
const firstOf =
  (a: HydrationTrigger, b: HydrationTrigger): HydrationTrigger => (element, hydrate) => {
    const cancels: (() => void)[] = [];
    let isOver = false;
    const cancel = () => {
      isOver = true;
      cancels.forEach((cancel) => cancel());
    };
    const onEither = () => {
      if (isOver) return;
      cancel();
      hydrate();
    };
    for (const trigger of [a, b]) {
      cancels.push(trigger(element, onEither));
      // The first one may have fired at once.
      if (isOver) cancel();
    }
    return cancel;
  };

const walkShown: HydrationTrigger = (_, hydrate) => onceOnDocument(WALK_SHOWN_EVENT, hydrate);

const walk: HydrationTrigger = (_, hydrate) => onceOnDocument(WALK_STARTED_EVENT, hydrate);

const toast: HydrationTrigger = (element, hydrate) =>
  currentToasts().length > 0 ? load(element, hydrate) : onceOnDocument(TOAST_EVENT, hydrate);

/** `data-located` is set before the first paint if the location was shared before. */
const located: HydrationTrigger = (element, hydrate) =>
  document.documentElement.dataset.located === undefined
    ? onceOnDocument(LOCATION_SHARED_EVENT, hydrate)
    : idle(element, hydrate);

/** Checking the text is enough: parsing the records needs zod, for few visitors. */
const leftWalk: HydrationTrigger = (element, hydrate) =>
  getLocalStorage()?.getItem(DEVICE_PROGRESS_KEY)?.includes('"isActive":"true"') ||
    getLocalStorage()?.getItem(LEFT_WALK_KEY)
    ? idle(element, hydrate)
    : () => {};

/** In idle time, if this device keeps the tour of the page, or a part of it. */
const tourKept: HydrationTrigger = (element, hydrate) => {
  let isCancelled = false;
  let cancelIdle = () => {};
  // Browsers have no caches outside of a secure context.
  globalThis.caches?.has(KEPT_TOUR_CACHE + location.pathname.split("/").at(-1)).then(
    (isKept) => {
      if (isKept && !isCancelled) cancelIdle = idle(element, hydrate);
    },
    () => {}, // The browser refuses its storage.
  );
  return () => {
    isCancelled = true;
    cancelIdle();
  };
};

function onceOnDocument(name: string, callback: () => void): () => void {
  document.addEventListener(name, callback, { once: true });
  return () => document.removeEventListener(name, callback);
}

export const hydrationTriggers = {
  load,
  idle,
  visible,
  "visible-or-walk": firstOf(visible, walkShown),
  interaction,
  player,
  "interaction-or-player": firstOf(interaction, player),
  walk,
  toast,
  located,
  "left-walk": leftWalk,
  // Most visitors of a tour never keep it: its button waits for a touch, but a kept tour does not.
  kept: firstOf(interaction, tourKept),
};

/**
 * The player is needed once something plays, or if it is stored from before a reload: calls
 * `callback` now when a tour is stored, else at the first PLAYER_NEEDED_EVENT; returns a function
 * that cancels it.
 */
function whenPlayerIsNeeded(callback: () => void): () => void {
  if (getLocalStorage()?.getItem(PLAYER_TOUR_KEY)) {
    callback();
    return () => {};
  }
  document.addEventListener(PLAYER_NEEDED_EVENT, callback, { once: true });
  return () => document.removeEventListener(PLAYER_NEEDED_EVENT, callback);
}
