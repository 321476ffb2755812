/** The device's part in the deletion of an account. */
import { removeAccountData } from "../../../lib/device/account_data.ts";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import { currentUser } from "../../../lib/device/current_user.ts";
import { tellOtherTabs } from "../../../lib/device/deleted_account.ts";
import {
  ACCOUNT_DATA_REMOVED_EVENT,
  prepareSignOut,
  SIGN_OUT_FAILED_EVENT,
} from "../../../lib/device/sign_out.ts";
import type { RemovalPlan } from "../../../lib/model/account/account.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { saysBlocked, saysDeleted } from "../../../lib/model/account/user.ts";

const t = texts("account");

/**
 * Deletes the account, and its data on this device, as a sign-out does. Returns undefined, or an
 * error message.
 */
export async function sendRemoval(
  plan: RemovalPlan,
  email: string,
): Promise<string | undefined> {
  await prepareSignOut();
  try {
    await api("DELETE", "/api/account", { ...plan, email });
  } catch (error) {
    if (!await wasDone(error)) {
      document.dispatchEvent(new Event(SIGN_OUT_FAILED_EVENT));
      const isUnknown = error instanceof ApiError && error.status === 401 && !saysWhy(error);
      return isUnknown ? t("signedOutMeanwhile") : messageOf(error);
    }
  }
  tellOtherTabs(currentUser());
  removeAccountData();
  document.dispatchEvent(new Event(ACCOUNT_DATA_REMOVED_EVENT));
}

/** Whether the server reports a reason beyond a missing sign-in. */
const saysWhy = ({ detail = "" }: ApiError) => saysBlocked(detail) || saysDeleted(detail);

/** Whether the answer was lost after the request arrived: then nobody is signed in. */
async function wasDone(error: unknown): Promise<boolean> {
  if (!(error instanceof TypeError)) return false;
  try {
    return !(await api<{ isSignedIn: boolean }>("GET", "/api/auth/session")).isSignedIn;
  } catch {
    return false;
  }
}
