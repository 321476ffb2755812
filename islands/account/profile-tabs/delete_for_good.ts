/** Removes a deleted item for good, after a question. */
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";

/** The end of the question's text. */
export const NO_UNDO = "You can’t undo this.";

/**
 * Resolves to true when it is gone, by this request or an earlier one; to false when the person
 * cancels, or a toast shows a failure.
 */
export async function deleteForGood(
  path: string,
  { title, text }: { title: string; text: string },
): Promise<boolean> {
  if (!await confirm({ title: "Delete for good?", text, action: "Delete for good" })) return false;
  try {
    await api("DELETE", path);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) {
      toast({ title: "Error", description: messageOf(error), kind: "error" });
      return false;
    }
  }
  toast({ title: "Deleted for good", description: title });
  return true;
}
