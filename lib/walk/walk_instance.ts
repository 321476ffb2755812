/** The one walk of the page. It lives as long as the document does, so page changes do not end it. */
import { effect } from "@preact/signals-core";
import { thePlayer } from "../audio/instance.ts";
import { theLocation } from "../browser/location.ts";
import { createWakeLock } from "../browser/wake_lock.ts";
import { SAID_ID, WALK_EVENT } from "./walk_names.ts";
import { theKeeper } from "../progress/walk_kept.ts";
import { createWalkSession, type WalkSession } from "./walk_session.ts";

let instance: WalkSession | undefined;

/** The walk, made at the first call and the same ever after. Browser only. Announces itself by WALK_EVENT. */
export function theWalk(): WalkSession {
  if (instance) return instance;
  const walk = instance = createWalkSession({
    player: thePlayer(),
    location: theLocation(),
    wakeLock: createWakeLock(navigator.wakeLock, document),
    keeper: theKeeper(),
    page: document,
    announce: (text) => {
      const place = document.getElementById(SAID_ID);
      if (place) place.textContent = text;
    },
    // Safari has none.
    vibrate: (pattern) => navigator.vibrate?.(pattern),
  });
  effect(() => {
    if (walk.tour.value) document.dispatchEvent(new Event(WALK_EVENT));
  });
  return walk;
}
