/** Deletes something after a question, and says how it went. */
import { api, ApiError, messageOf } from "../../lib/browser/api.ts";
import { confirm, type Question } from "./confirm.ts";
import { toast, type ToastText } from "./toasts.ts";

/**
 * What is said after a deletion; `failed` makes its text of what went wrong, in words for people.
 */
type Outcome = { done: ToastText; failed: (message: string) => ToastText };

type Deletion = Outcome & { path: string; question: Question };

/** Resolves with true when it is gone, by this request or by an earlier one. */
export async function deleteWithConfirmation(
  { path, question, done, failed }: Deletion,
): Promise<boolean> {
  if (!await confirm(question)) return false;
  try {
    await api("DELETE", path);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) {
      toast({ kind: "error", ...failed(messageOf(error)) });
      return false;
    }
  }
  toast(done);
  return true;
}

/** Deletes an archive, as above. */
export function deleteArchive(
  { id, title }: { id: string; title: string },
  outcome: Outcome,
): Promise<boolean> {
  return deleteWithConfirmation({
    ...outcome,
    path: `/api/tours/${id}`,
    question: {
      title: "Delete this archive?",
      text: `“${title}” and its narratives will be deleted for everyone. This cannot be undone.`,
      action: "Delete",
    },
  });
}
