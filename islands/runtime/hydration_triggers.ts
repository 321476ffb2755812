/** The moments at which an island wakes. Each takes the element and what to do; each gives a way to cancel. */
import { currentToasts } from "../shell/toasts.ts";
import { TOAST_EVENT } from "../../lib/model/page_names.ts";
import { whenPlayerIsWanted } from "./player_wanted.ts";
import { whenWalkStarts } from "./walk_wanted.ts";

type HydrationTrigger = (element: HTMLElement, wake: () => void) => () => void;

const load: HydrationTrigger = (_, wake) => {
  wake();
  return () => {};
};

const idle: HydrationTrigger = (_, wake) => {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) {
    const id = setTimeout(wake, 200);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(wake, { timeout: 2000 });
  return () => cancelIdleCallback(id);
};

const visible: HydrationTrigger = (element, wake) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    wake();
  }, { rootMargin: "200px" });
  // The element itself has `display: contents`; what it holds has a box.
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
};

const interaction: HydrationTrigger = (element, wake) => {
  const events = ["pointerover", "pointerdown", "focusin", "keydown"] as const;
  const stop = () => events.forEach((name) => element.removeEventListener(name, first));
  const first = () => {
    stop();
    wake();
  };
  events.forEach((name) => element.addEventListener(name, first, { passive: true }));
  return stop;
};

const player: HydrationTrigger = (_, wake) => whenPlayerIsWanted(wake);

const walk: HydrationTrigger = (_, wake) => whenWalkStarts(wake);

const toast: HydrationTrigger = (_, wake) => {
  if (currentToasts().length > 0) {
    wake();
    return () => {};
  }
  document.addEventListener(TOAST_EVENT, wake, { once: true });
  return () => document.removeEventListener(TOAST_EVENT, wake);
};

export const hydrationTriggers = { load, idle, visible, interaction, player, walk, toast };
