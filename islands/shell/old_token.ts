/**
 * The identity token that an older version of the program stored in the browser: exchanged once,
 * and removed.
 */
import { reloadPage, whileLoading } from "./loading.ts";
import { FIREBASE_TOKEN_KEY } from "../../lib/device/storage_keys.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";

/** Removes the token without using it. */
export function forgetOldToken(): void {
  getLocalStorage()?.removeItem(FIREBASE_TOKEN_KEY);
}

/**
 * Begins a session with the token, if there is one. If the server cannot be reached, it stays for
 * the next time.
 */
async function exchange(firebaseToken: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ firebaseToken }),
    });
  } catch {
    return;
  }
  forgetOldToken();
  if (response.ok) await reloadPage();
}

const token = getLocalStorage()?.getItem(FIREBASE_TOKEN_KEY);
if (token) whileLoading(() => exchange(token));
