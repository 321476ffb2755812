/** Acts whose failures are toasts. */
import { messageOf } from "../../lib/device/api.ts";
import { toast } from "../shell/toasts.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

/** Says that something has failed. */
export const toastFailure = (error: unknown, title = t("error")) =>
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
