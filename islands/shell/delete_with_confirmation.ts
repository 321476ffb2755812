/** Deletes something after a question, and says how it went. */
import { api, ApiError } from "../../lib/browser/api.ts";
import { ask, type Question } from "./confirm.ts";
import { toast, type ToastText } from "./toasts.ts";

type Deletion = { path: string; question: Question; done: ToastText; failed: string };

/** True when it is gone, now or before. */
export async function deleteWithConfirmation(
  { path, question, done, failed }: Deletion,
): Promise<boolean> {
  if (!await ask(question)) return false;
  try {
    await api("DELETE", path);
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 404;
    if (!gone) {
      toast({ title: "Error", description: failed, kind: "error" });
      return false;
    }
  }
  toast(done);
  return true;
}
