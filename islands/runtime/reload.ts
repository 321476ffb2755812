/** Reloads the page if nothing is lost by it. */
import { PLAYER_AUDIO_ID } from "../../lib/model/web/page_names.ts";
import { getSessionStorage, type KeyValueStorage } from "../../lib/device/storage.ts";
import { RELOADED_AT_KEY } from "../../lib/device/storage_keys.ts";

/**
 * The shortest time between reloads in milliseconds: a page that fails each time must not reload
 * for ever.
 */
const MIN_INTERVAL = 60_000;

type ReloadParts = {
  /** True while a reload would lose something: a sound, a walk, or a typed text. */
  wouldLose: () => boolean;
  storage: KeyValueStorage | undefined;
  now: () => number;
  reload: () => void;
};

/**
 * Reloads unless something would be lost or the page was reloaded just now; returns whether it
 * does.
 */
export function reloadIfHarmless(
  { wouldLose, storage, now, reload }: ReloadParts = {
    wouldLose: pageWouldLose,
    storage: getSessionStorage(),
    now: Date.now,
    reload: () => location.reload(),
  },
): boolean {
  if (wouldLose() || !storage) return false;
  const reloadedAt = Number(storage.getItem(RELOADED_AT_KEY) ?? -Infinity);
  if (now() - reloadedAt < MIN_INTERVAL) return false;
  try {
    storage.setItem(RELOADED_AT_KEY, String(now()));
  } catch {
    return false; // Without the stored time it could repeat for ever.
  }
  reload();
  return true;
}

/**
 * True while a reload would lose something. A walk and a paused story also keep the source of the
 * audio element.
 */
export function pageWouldLose(): boolean {
  if (document.getElementById(PLAYER_AUDIO_ID)?.hasAttribute("src")) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    // The value of a switch is "on", whatever its default.
    "input:not([type=hidden], [type=checkbox], [type=radio]), textarea",
  );
  if (Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue)) return true;
  // Forms that ask before somebody leaves cancel this event.
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
