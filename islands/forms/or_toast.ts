/** Acts whose failures are toasts. */
import { messageOf } from "../../lib/device/api.ts";
import { toast } from "../shell/toasts.ts";

/** Says that something has failed. */
export const toastFailure = (error: unknown, title = "Error") =>
  void toast({ title, description: messageOf(error), kind: "error" });

/** Resolves to whether `act` was done; if it was not, a toast with `title` says why. */
export async function orToast(act: () => Promise<void>, title?: string): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    toastFailure(error, title);
    return false;
  }
}
