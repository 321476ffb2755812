/**
 * What the form says about saving. A copy on this device is claimed only where there
 * is one.
 */
import type { Question } from "../../shell/confirm.ts";
import type { SaveState } from "./draft_saver.ts";

/**
 * The note beside the buttons of a new archive. `hasCopy`: the last attempt to store a copy
 * succeeded.
 */
export function saveNote(state: SaveState, hasCopy: boolean): string {
  if (state === "saving") return "Saving...";
  if (state === "saved") return "Draft saved. Auto-saving enabled";
  if (state === "failed") {
    return hasCopy
      ? "Not saved yet: kept on this device, and tried again when the network returns"
      : "Not saved yet, and this device cannot keep a copy: leave this page open, or export the tour";
  }
  if (state === "signed-out") {
    return hasCopy
      ? "Kept on this device"
      : "Not saved: this device cannot keep a copy. Export the tour before you leave this page";
  }
  return "Auto-saving enabled";
}

/**
 * The note beside the buttons of an archive that is edited; undefined while there is nothing to
 * warn of.
 */
export const editNote = (hasCopy: boolean): string | undefined =>
  hasCopy
    ? undefined
    : "This device cannot keep a copy: save your changes before you leave this page";

/**
 * The note above the form for somebody whom the server does not know. `expired`: it did, until
 * now.
 */
export function signInNote(expired: boolean, hasCopy: boolean): string {
  if (expired) {
    return hasCopy
      ? "Your session has ended. What you wrote is kept on this device: sign in again to save it."
      : "Your session has ended, and this device cannot keep what you wrote: export the tour, then sign in again and import it.";
  }
  return hasCopy
    ? "You can write without signing in: this device keeps it. Sign in to save drafts, and to create the archive."
    : "This device cannot keep what you write: sign in first to save drafts, and to create the archive.";
}

/** The question to somebody who leaves the page. */
export const leaveQuestion = (hasCopy: boolean): Question => ({
  title: "Leave without saving?",
  text: hasCopy
    ? "Your last changes are not saved yet. This device keeps a copy, and offers it when you come back."
    : "Your last changes are not saved yet, and this device cannot keep a copy: they will be lost.",
  action: "Leave",
});
