/** The form's texts about saving. They mention a copy on this device only if there is one. */
import type { SaveState } from "./draft_saver.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

/**
 * The note beside the buttons. `hasCopy`: the last attempt to store a copy succeeded. `reason`: why
 * the last save did not succeed.
 */
export function saveNote(state: SaveState, hasCopy: boolean, reason = ""): string {
  if (state === "waiting") return t("notSavedYet");
  if (state === "saving") return t("saving");
  if (state === "saved") return t("draftSaved");
  if (state === "failed") {
    const why = withoutAdvice(reason);
    return hasCopy ? t("notSavedYetCopied", { why }) : t("notSavedYetNoCopy", { why });
  }
  if (state === "refused") {
    return hasCopy ? t("notSavedCopied", { reason }) : t("notSavedNoCopy", { reason });
  }
  if (state === "conflict") return t("notSavedChoose");
  if (state === "signed-out") {
    return hasCopy ? t("savedHereOnly") : t("notSavedExport");
  }
  return t("autoSavingEnabled");
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
    return hasCopy ? t("accountDeletedCopied") : t("accountDeletedNoCopy");
  }
  if (why === "ended") {
    return hasCopy ? t("sessionEndedCopied") : t("sessionEndedNoCopy");
  }
  return hasCopy ? t("signInLater") : t("signInFirst");
}
