/** The deletion of an account, as this device takes part in it. */
import { removeAccountData } from "../../lib/browser/account_data.ts";
import { api, ApiError, messageOf } from "../../lib/browser/api.ts";
import { currentUser } from "../../lib/browser/current_user.ts";
import { tellOtherTabs } from "../../lib/browser/deleted_account.ts";
import {
  ACCOUNT_DATA_REMOVED_EVENT,
  prepareSignOut,
  SIGN_OUT_FAILED_EVENT,
} from "../../lib/browser/sign_out.ts";
import type { RemovalPlan } from "../../lib/model/account.ts";
import { saysBlocked, saysDeleted } from "../../lib/model/user.ts";

/** Nothing on this device is sent any more, and the person is somebody whom nobody knows. */
const GONE = "You are no longer signed in. If you have deleted this account in another window " +
  "or on another device, nothing is left to do.";

/**
 * Deletes the account, and what this device has of it, as a sign-out does. Returns undefined, or
 * what went wrong.
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
      return isUnknown ? GONE : messageOf(error);
    }
  }
  tellOtherTabs(currentUser());
  removeAccountData();
  document.dispatchEvent(new Event(ACCOUNT_DATA_REMOVED_EVENT));
}

/** Whether the server knows more of who asks than that nobody is signed in. */
const saysWhy = ({ detail = "" }: ApiError) => saysBlocked(detail) || saysDeleted(detail);

/** Whether the answer was lost, and not the request: then nobody is signed in. */
async function wasDone(error: unknown): Promise<boolean> {
  if (!(error instanceof TypeError)) return false;
  try {
    return !(await api<{ isSignedIn: boolean }>("GET", "/api/auth/session")).isSignedIn;
  } catch {
    return false;
  }
}
