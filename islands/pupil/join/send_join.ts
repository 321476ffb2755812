/** Joins and leaves from the page to join. Loaded when used. */
import { api, ApiError } from "../../../lib/device/api.ts";
import { getLocalStorage } from "../../../lib/device/storage.ts";
import { JOIN_REQUEST_KEY } from "../../../lib/device/storage_keys.ts";
import { confirm } from "../../shell/confirm.ts";
import { visit } from "../../shell/visit.ts";
import { leaveClass, leaveQuestion } from "../stories/leave_class.ts";

/**
 * Joins, and opens the class; rejects as `api` does. A request whose answer was lost is repeated
 * with its key, also by a later page, so that the nickname does not count as taken.
 */
export async function sendJoin(code: string, nickname: string): Promise<void> {
  const storage = getLocalStorage();
  const key = storage?.getItem(JOIN_REQUEST_KEY) ?? crypto.randomUUID();
  try {
    storage?.setItem(JOIN_REQUEST_KEY, key);
  } catch {
    // No room: only this page repeats its request.
  }
  const body = nickname ? { code, nickname } : { code };
  try {
    await api("POST", "/api/class/join", body, { "idempotency-key": key });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) storage?.removeItem(JOIN_REQUEST_KEY);
    throw error;
  }
  storage?.removeItem(JOIN_REQUEST_KEY);
  await visit("/class");
}

/** Asks, and leaves the class; false if the pupil stays. Rejects as `api` does. */
export async function askAndLeave(): Promise<boolean> {
  if (!await confirm(await leaveQuestion())) return false;
  await leaveClass();
  return true;
}
