/** The form's texts about saving. They mention a copy on this device only if there is one. */
import type { Question } from "../../../shell/confirm.ts";
import type { SaveState } from "./draft_saver.ts";

/**
 * The note beside the buttons. `hasCopy`: the last attempt to store a copy succeeded. `reason`: why
 * the last save did not succeed.
 */
export function saveNote(state: SaveState, hasCopy: boolean, reason = ""): string {
  if (state === "waiting") return "Not saved yet. Auto-saving enabled";
  if (state === "saving") return "Saving...";
  if (state === "saved") return "Draft saved. Auto-saving enabled";
  if (state === "failed") {
    const why = withoutAdvice(reason);
    return hasCopy
      ? `Not saved yet. ${why} A copy is on this device, and saving is tried again automatically`
      : `Not saved yet. ${why} This device can’t store a copy: leave this page open, or export the archive`;
  }
  if (state === "refused") {
    return hasCopy
      ? `Not saved. ${reason} A copy is on this device`
      : `Not saved. ${reason} This device can’t store a copy: leave this page open, or export the archive`;
  }
  if (state === "conflict") return "Not saved: first choose which version to keep";
  if (state === "signed-out") {
    return hasCopy
      ? "Saved on this device only"
      : "Not saved: this device can’t store a copy. Export the archive before you leave this page";
  }
  return "Auto-saving enabled";
}

/** The server tells people to try again; here the form does that itself. */
const withoutAdvice = (reason: string) => reason.replace(/ ?\bTry again\b[^.]*\./, "");

/** Whether that note reports a problem. */
export const isProblem = (state: SaveState, hasCopy: boolean): boolean =>
  ["failed", "refused", "conflict"].includes(state) || state === "signed-out" && !hasCopy;

/** "deleted": the author's account was deleted in another window or on another device. */
export type SignedOutReason = "ended" | "deleted";

/** The note above the form when the server does not know the author, or, with `why`, no longer. */
export function signInNote(why: SignedOutReason | undefined, hasCopy: boolean): string {
  if (why === "deleted") {
    return hasCopy
      ? "Your account was deleted in another window or on another device. What you typed is stored on this device. Sign in to start a new account with it, or export the archive."
      : "Your account was deleted in another window or on another device, and this device can’t store a copy of the form. Export the archive before you leave this page.";
  }
  if (why === "ended") {
    return hasCopy
      ? "Your session has ended. Your changes are stored on this device. Sign in again to save them."
      : "Your session has ended, and this device can’t store your changes. Export the archive, then sign in again and import it.";
  }
  return hasCopy
    ? "You can start without signing in. Your work is stored on this device. Sign in to save drafts and create the archive."
    : "This device can’t store your work. Sign in first to save drafts and create the archive.";
}

/** The question before leaving the page during a recording. */
export const recordingQuestion = (isStored: boolean): Question => ({
  title: "Stop recording?",
  text: isStored
    ? "Leaving this page stops the recording. What was recorded so far stays on this device, and " +
      "this form offers it when you come back."
    : "Leaving this page stops the recording, and this device couldn’t store it. It will be lost.",
  action: "Stop and leave",
});

/** The question before leaving the page. */
export const leaveQuestion = (hasCopy: boolean): Question => ({
  title: "Leave without saving?",
  text: hasCopy
    ? "Your latest changes aren’t saved yet. A copy stays on this device until you come back."
    : "Your latest changes aren’t saved yet, and this device can’t store a copy. They will be lost.",
  action: "Leave",
});
