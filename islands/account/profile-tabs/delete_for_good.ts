/** Removes a deleted item for good, after a question. */
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

/**
 * Resolves to true when it is gone, by this request or an earlier one; to false when the person
 * cancels, or a toast shows a failure.
 */
export async function deleteForGood(
  path: string,
  { title, text }: { title: string; text: string },
): Promise<boolean> {
  if (!await confirm({ title: t("deleteForGoodTitle"), text, action: t("deleteForGood") })) {
    return false;
  }
  try {
    await api("DELETE", path);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone) {
      toast({ title: t("error"), description: messageOf(error), kind: "error" });
      return false;
    }
  }
  toast({ title: t("deletedForGood"), description: title });
  return true;
}
